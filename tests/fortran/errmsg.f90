! The variables that errmsg may be: of fixed length, as short as it likes, and allocatable.
program errmsg_variables
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_plan) :: model
  character(200) :: fixed
  character(12) :: short
  character(0) :: none
  character(20) :: several(2)
  character(:), allocatable :: allocated_one, not_allocated, passed_on
  character(*), parameter :: start = 'pjrtlite_plan%run: the object was not created'
  integer :: stat

  call model%run(stat=stat, errmsg=fixed)
  call check(stat == PJRTLITE_STATUS_NULL_ARGUMENT .and. index(fixed, start) == 1, 'fixed length: '//trim(fixed))
  call check(index(trim(fixed), ' ') > 0 .and. fixed(200:) == ' ', 'with blanks behind the text')
  call model%run(stat=stat, errmsg=short)
  call check(short == start(:12), 'cut where the variable ends: '//short)
  call model%run(stat=stat, errmsg=none)
  call check(stat == PJRTLITE_STATUS_NULL_ARGUMENT, 'a variable without characters')
  several = 'before'
  call model%run(stat=stat, errmsg=several(2))
  call check(several(1) == 'before' .and. several(2) == start(:20), 'an element of an array')
  call model%run(stat=stat, errmsg=fixed(11:20))
  call check(fixed(:20) == start(:10)//start(:10), 'a part of a variable')

  allocate (character(300) :: allocated_one)
  call model%run(stat=stat, errmsg=allocated_one)
  call check(len(allocated_one) == 300 .and. index(allocated_one, start) == 1, &
      'allocated: keeps its length')
  ! By the rules of Fortran this is an errmsg that is absent.
  allocate (character(30) :: not_allocated)
  deallocate (not_allocated)
  call model%run(stat=stat, errmsg=not_allocated)
  call check(stat == PJRTLITE_STATUS_NULL_ARGUMENT .and. .not. allocated(not_allocated), &
      'not allocated: stays so, and stat is set')

  ! An optional one, handed on.
  allocate (character(60) :: passed_on)
  call run(passed_on)
  call check(len(passed_on) == 60 .and. index(passed_on, start) == 1, 'handed on')
  call run(fixed)
  call check(index(fixed, start) == 1, 'handed on, of fixed length')
  call run()

contains

  subroutine run(errmsg)
    character(*), intent(inout), optional :: errmsg
    integer :: status
    call model%run(stat=status, errmsg=errmsg)
    call check(status == PJRTLITE_STATUS_NULL_ARGUMENT, 'handed on or not, it fails')
  end subroutine run

end program errmsg_variables
