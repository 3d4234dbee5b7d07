! What the Fortran tests share. A test prints a line for each thing it checked, and stops with a
! message and a non-zero exit code at the first that is wrong.
module checks
  use, intrinsic :: iso_c_binding, only: c_int, c_intptr_t, c_ptr
  use, intrinsic :: iso_fortran_env, only: error_unit, int16, int32, int64, int8, real32, real64
  use pjrtlite
  implicit none
  private
  public :: check, check_failure, same, plugin, open_client, load, path_of, is_there
  public :: made_up_program, padding, scratch_file

  !> Whether two numbers are the same to the last bit.
  interface same
    module procedure same_real32, same_real64, same_int8, same_int16, same_int32, same_int64
    module procedure same_complex32, same_complex64
  end interface same

  interface
    function c_getpid() bind(C, name='getpid') result(id)
      import :: c_int
      integer(c_int) :: id
    end function c_getpid
  end interface

contains

  !> Prints WHAT if it holds, else stops.
  subroutine check(holds, what)
    logical, intent(in) :: holds
    character(*), intent(in) :: what
    if (.not. holds) then
      write (error_unit, '(2a)') 'WRONG: ', what
      flush (error_unit)
      error stop 1
    end if
    print '(2a)', 'ok: ', what
  end subroutine check

  !> Checks that a procedure failed with the status WANT and a message that has each of the WORDS,
  !! which are separated by '|'. Takes STAT and ERRMSG as the procedure gave them, and clears
  !! ERRMSG for the next.
  subroutine check_failure(what, stat, errmsg, want, words)
    character(*), intent(in) :: what
    integer, intent(in) :: stat
    character(*), intent(inout) :: errmsg
    integer(int32), intent(in) :: want
    character(*), intent(in) :: words
    integer :: from, to
    if (stat /= want) then
      write (error_unit, '(6a)') 'WRONG: ', what, ': wanted ', pjrtlite_status_name(want), &
          ', got ', pjrtlite_status_name(stat)
      write (error_unit, '(a)') trim(errmsg)
      flush (error_unit)
      error stop 1
    end if
    if (errmsg == '') then
      write (error_unit, '(3a)') 'WRONG: ', what, ': no message'
      flush (error_unit)
      error stop 1
    end if
    from = 1
    do while (from <= len(words))
      to = index(words(from:)//'|', '|') + from - 2
      if (index(errmsg, words(from:to)) == 0) then
        write (error_unit, '(6a)') 'WRONG: ', what, ': no "', words(from:to), '" in: ', trim(errmsg)
        flush (error_unit)
      error stop 1
      end if
      from = to + 2
    end do
    print '(6a)', 'ok: ', what, ': ', pjrtlite_status_name(stat), ': ', trim(errmsg)
    errmsg = ''
  end subroutine check_failure

  elemental function same_real32(left, right) result(yes)
    real(real32), intent(in) :: left, right
    logical :: yes
    yes = transfer(left, 0_int32) == transfer(right, 0_int32)
  end function same_real32

  elemental function same_real64(left, right) result(yes)
    real(real64), intent(in) :: left, right
    logical :: yes
    yes = transfer(left, 0_int64) == transfer(right, 0_int64)
  end function same_real64

  elemental function same_int8(left, right) result(yes)
    integer(int8), intent(in) :: left, right
    logical :: yes
    yes = left == right
  end function same_int8

  elemental function same_int16(left, right) result(yes)
    integer(int16), intent(in) :: left, right
    logical :: yes
    yes = left == right
  end function same_int16

  elemental function same_complex32(left, right) result(yes)
    complex(real32), intent(in) :: left, right
    logical :: yes
    yes = same_real32(real(left), real(right)) .and. same_real32(aimag(left), aimag(right))
  end function same_complex32

  elemental function same_complex64(left, right) result(yes)
    complex(real64), intent(in) :: left, right
    logical :: yes
    yes = same_real64(real(left), real(right)) .and. same_real64(aimag(left), aimag(right))
  end function same_complex64

  elemental function same_int32(left, right) result(yes)
    integer(int32), intent(in) :: left, right
    logical :: yes
    yes = left == right
  end function same_int32

  elemental function same_int64(left, right) result(yes)
    integer(int64), intent(in) :: left, right
    logical :: yes
    yes = left == right
  end function same_int64

  !> The name of the plugin that the test runs on.
  function plugin() result(name)
    character(:), allocatable :: name
    name = from_environment('PJRTLITE_PLUGIN', 'cpu')
  end function plugin

  !> Opens the plugin that the test runs on.
  subroutine open_client(client)
    type(pjrtlite_client), intent(inout) :: client
    call client%create(plugin())
  end subroutine open_client

  !> Loads one of the programs in tests/programs.
  subroutine load(executable, client, file)
    type(pjrtlite_executable), intent(inout) :: executable
    type(pjrtlite_client), intent(in) :: client
    character(*), intent(in) :: file
    call executable%load_file(client, path_of(file))
  end subroutine load

  !> Whether this file is there: those that JAX makes are not on every machine.
  function is_there(file) result(yes)
    character(*), intent(in) :: file
    logical :: yes
    inquire (file=path_of(file), exist=yes)
    if (.not. yes) print '(2a)', 'not there, hence not tested: ', file
  end function is_there

  !> The path of one of the programs in tests/programs.
  function path_of(file) result(path)
    character(*), intent(in) :: file
    character(:), allocatable :: path
    path = from_environment('PJRTLITE_TEST_PROGRAMS', 'tests/programs')//'/'//file
  end function path_of

  !> StableHLO text of a program with one input and one output of the type TENSOR, such as
  !! '2x3xf32' (in the program's order). It adds its input to itself.
  function made_up_program(tensor) result(text)
    character(*), intent(in) :: tensor
    character(:), allocatable :: text
    character(*), parameter :: line = new_line('a')
    character(:), allocatable :: t
    t = 'tensor<'//tensor//'>'
    text = 'module @twice {'//line// &
        '  func.func public @main(%arg0: '//t//') -> '//t//' {'//line// &
        '    %0 = stablehlo.add %arg0, %arg0 : '//t//line// &
        '    return %0 : '//t//line// &
        '  }'//line// &
        '}'//line
  end function made_up_program

  !> How many elements of SIZE bytes lie between ADDRESS and the next multiple of 64, from where
  !! on CPU plugins can use memory in place.
  function padding(address, size) result(elements)
    type(c_ptr), intent(in) :: address
    integer, intent(in) :: size
    integer :: elements
    integer(c_intptr_t) :: number
    number = transfer(address, number)
    elements = int(modulo(-number, 64_c_intptr_t))/size
  end function padding

  !> The name of a file beside this program, another one for each run of it.
  function scratch_file(suffix) result(name)
    character(*), intent(in) :: suffix
    character(:), allocatable :: name
    character(1024) :: own, id
    call get_command_argument(0, own)
    write (id, '(i0)') c_getpid()
    name = trim(own)//'.'//trim(id)//suffix
  end function scratch_file

  !> An environment variable, or DEFAULT if there is none.
  function from_environment(name, default) result(value)
    character(*), intent(in) :: name, default
    character(:), allocatable :: value
    integer :: length, status
    call get_environment_variable(name, length=length, status=status)
    if (status /= 0 .or. length == 0) then
      value = default
      return
    end if
    allocate (character(length) :: value)
    call get_environment_variable(name, value(:))
  end function from_environment

end module checks
