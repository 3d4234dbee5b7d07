! The call row from Fortran: plan%run() of the module, in a loop.
module bench_call_fortran
  use, intrinsic :: iso_c_binding
  use pjrtlite
  implicit none
  private

  type :: state_type
    type(pjrtlite_client) :: client
    type(pjrtlite_executable) :: executable
    type(pjrtlite_plan) :: plan
    real(c_float), pointer :: x(:), y(:), out(:)
  end type state_type

  ! The arrays are those of the harness, which start on 64-byte lines as those of the other ways do.
  interface
    function call_array(offset) result(memory) bind(c)
      import :: c_ptr, c_size_t
      integer(c_size_t), value :: offset
      type(c_ptr) :: memory
    end function call_array

    subroutine call_fill(x, y) bind(c)
      import :: c_float
      real(c_float), intent(out) :: x(*), y(*)
    end subroutine call_fill

    subroutine call_check(way, out) bind(c)
      import :: c_char, c_float
      character(kind=c_char), intent(in) :: way(*)
      real(c_float), intent(inout) :: out(*)
    end subroutine call_check
  end interface

contains

  function call_fortran_create(plugin, program) result(handle) bind(c)
    type(c_ptr), value :: plugin, program
    type(c_ptr) :: handle
    type(state_type), pointer :: state

    allocate (state)
    call array(state%x)
    call array(state%y)
    call array(state%out)
    call call_fill(state%x, state%y)
    call state%client%create(text(plugin))
    call state%executable%load_file(state%client, text(program))
    call state%plan%create(state%executable)
    call state%plan%bind_input(1, state%x)
    call state%plan%bind_input(2, state%y)
    call state%plan%bind_output(1, state%out)
    handle = c_loc(state)
  end function call_fortran_create

  subroutine call_fortran_run(handle, calls) bind(c)
    type(c_ptr), value :: handle
    integer(c_int), value :: calls
    type(state_type), pointer :: state
    integer :: i

    call c_f_pointer(handle, state)
    do i = 1, calls
      call state%plan%run()
    end do
  end subroutine call_fortran_run

  subroutine call_fortran_check(handle, calls) bind(c)
    type(c_ptr), value :: handle
    integer(c_int), value :: calls
    type(state_type), pointer :: state

    call c_f_pointer(handle, state)
    if (calls > 0) call call_check('Fortran' // c_null_char, state%out)
  end subroutine call_fortran_check

  subroutine call_fortran_destroy(handle) bind(c)
    type(c_ptr), value :: handle
    type(state_type), pointer :: state

    call c_f_pointer(handle, state)
    call state%plan%destroy()
    call state%executable%destroy()
    call state%client%destroy()
    deallocate (state)
  end subroutine call_fortran_destroy

  subroutine array(pointer_to)
    real(c_float), pointer, intent(out) :: pointer_to(:)

    call c_f_pointer(call_array(0_c_size_t), pointer_to, [4])
  end subroutine array

  ! The characters of a C string.
  function text(string) result(copy)
    type(c_ptr), intent(in) :: string
    character(:), allocatable :: copy
    character(kind=c_char), pointer :: characters(:)
    integer :: i, length

    interface
      function strlen(string) result(length) bind(c)
        import :: c_ptr, c_size_t
        type(c_ptr), value :: string
        integer(c_size_t) :: length
      end function strlen
    end interface

    length = int(strlen(string))
    call c_f_pointer(string, characters, [length])
    allocate (character(length) :: copy)
    do i = 1, length
      copy(i:i) = characters(i)
    end do
  end function text

end module bench_call_fortran
