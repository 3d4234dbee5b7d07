!> MPI inside of programs, for Fortran: what pjrtlite_mpi.h has for C, which documents it.
!!
!! `comm` is a communicator of mpi_f08, type(MPI_Comm), or the integer handle of `use mpi` and mpif.h. As in
!! the module pjrtlite: with stat a procedure tells how it went (0: well), and errmsg why not; without, a
!! failure prints its message and ends the program.
module pjrtlite_mpi
  use, intrinsic :: iso_c_binding, only: c_bool, c_char, c_f_pointer, c_int, c_int32_t, c_ptr, c_size_t
  use, intrinsic :: iso_fortran_env, only: error_unit
#ifdef PJRTLITE_MPI_F08
  use mpi_f08, only: MPI_Comm
#endif
  implicit none
  private
  public :: pjrtlite_mpi_register, pjrtlite_mpi_add, pjrtlite_mpi_remove
  public :: pjrtlite_mpi_abort_on_failure, pjrtlite_mpi_compare_calls

  !> `call pjrtlite_mpi_register(comm [,stat] [,errmsg])`: registers the functions by which programs call MPI, and
  !! makes COMM number 0. After MPI_Init, on all ranks of COMM, before programs are loaded.
  interface pjrtlite_mpi_register
    module procedure register_integer
#ifdef PJRTLITE_MPI_F08
    module procedure register_f08
#endif
  end interface pjrtlite_mpi_register

  !> `call pjrtlite_mpi_add(number, comm [,stat] [,errmsg])`: gives programs a further communicator, by a number.
  interface pjrtlite_mpi_add
    module procedure add_integer
#ifdef PJRTLITE_MPI_F08
    module procedure add_f08
#endif
  end interface pjrtlite_mpi_add

  ! MPI_Fint is C's int in all MPIs whose Fortran has integers of four bytes.
  interface
    function c_register(comm) bind(c, name='pjrtlite_mpi_register_f') result(status)
      import :: c_int, c_int32_t
      integer(c_int), value :: comm
      integer(c_int32_t) :: status
    end function c_register

    function c_add(number, comm) bind(c, name='pjrtlite_mpi_add_f') result(status)
      import :: c_int, c_int32_t
      integer(c_int32_t), value :: number
      integer(c_int), value :: comm
      integer(c_int32_t) :: status
    end function c_add

    function c_remove(number) bind(c, name='pjrtlite_mpi_remove') result(status)
      import :: c_int32_t
      integer(c_int32_t), value :: number
      integer(c_int32_t) :: status
    end function c_remove

    function c_abort(abort) bind(c, name='pjrtlite_mpi_abort_on_failure') result(status)
      import :: c_bool, c_int32_t
      logical(c_bool), value :: abort
      integer(c_int32_t) :: status
    end function c_abort

    function c_compare(compare) bind(c, name='pjrtlite_mpi_compare_calls') result(status)
      import :: c_bool, c_int32_t
      logical(c_bool), value :: compare
      integer(c_int32_t) :: status
    end function c_compare

    function c_message() bind(c, name='pjrtlite_mpi_last_error_message') result(message)
      import :: c_ptr
      type(c_ptr) :: message
    end function c_message

    pure function c_strlen(text) bind(c, name='strlen') result(length)
      import :: c_ptr, c_size_t
      type(c_ptr), value, intent(in) :: text
      integer(c_size_t) :: length
    end function c_strlen
  end interface

contains

#ifdef PJRTLITE_MPI_F08
  subroutine register_f08(comm, stat, errmsg)
    type(MPI_Comm), intent(in) :: comm
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call conclude(c_register(int(comm%MPI_VAL, c_int)), 'pjrtlite_mpi_register', stat, errmsg)
  end subroutine register_f08

  subroutine add_f08(number, comm, stat, errmsg)
    integer, intent(in) :: number
    type(MPI_Comm), intent(in) :: comm
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call conclude(c_add(int(number, c_int32_t), int(comm%MPI_VAL, c_int)), 'pjrtlite_mpi_add', stat, errmsg)
  end subroutine add_f08
#endif

  subroutine register_integer(comm, stat, errmsg)
    integer, intent(in) :: comm
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call conclude(c_register(int(comm, c_int)), 'pjrtlite_mpi_register', stat, errmsg)
  end subroutine register_integer

  subroutine add_integer(number, comm, stat, errmsg)
    integer, intent(in) :: number, comm
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call conclude(c_add(int(number, c_int32_t), int(comm, c_int)), 'pjrtlite_mpi_add', stat, errmsg)
  end subroutine add_integer

  !> `call pjrtlite_mpi_remove(number [,stat] [,errmsg])`: takes a communicator away from programs.
  subroutine pjrtlite_mpi_remove(number, stat, errmsg)
    integer, intent(in) :: number
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call conclude(c_remove(int(number, c_int32_t)), 'pjrtlite_mpi_remove', stat, errmsg)
  end subroutine pjrtlite_mpi_remove

  !> `call pjrtlite_mpi_abort_on_failure(abort)`: whether a failure of a program's call of MPI ends all ranks.
  subroutine pjrtlite_mpi_abort_on_failure(abort)
    logical, intent(in) :: abort
    call conclude(c_abort(logical(abort, c_bool)), 'pjrtlite_mpi_abort_on_failure')
  end subroutine pjrtlite_mpi_abort_on_failure

  !> `call pjrtlite_mpi_compare_calls(compare)`: whether the ranks compare their collective calls before each.
  subroutine pjrtlite_mpi_compare_calls(compare)
    logical, intent(in) :: compare
    call conclude(c_compare(logical(compare, c_bool)), 'pjrtlite_mpi_compare_calls')
  end subroutine pjrtlite_mpi_compare_calls

  !> Tells the caller how it went, in the way that it asked for.
  subroutine conclude(status, where, stat, errmsg)
    integer(c_int32_t), intent(in) :: status
    character(*), intent(in) :: where
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    character(:), allocatable :: message
    if (present(stat)) stat = int(status)
    if (status == 0) return
    message = where//': '//last_message()
    if (present(errmsg)) errmsg = message
    if (present(stat)) return
    write (error_unit, '(a)') message
    flush (error_unit)
    error stop 1
  end subroutine conclude

  function last_message() result(message)
    character(:), allocatable :: message
    character(kind=c_char), pointer :: text(:)
    type(c_ptr) :: address
    integer(c_size_t) :: length, i
    address = c_message()
    length = c_strlen(address)
    call c_f_pointer(address, text, [length])
    allocate (character(int(length)) :: message)
    do i = 1, length
      message(i:i) = text(i)
    end do
  end function last_message

end module pjrtlite_mpi
