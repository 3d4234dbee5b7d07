! State that a program updates: one array in place, two that take turns, memory that is aligned for
! it; runs that are only started; what is copied, and the report of it.
program inplace
  use, intrinsic :: iso_c_binding, only: c_loc
  use, intrinsic :: iso_fortran_env, only: int16, int64, int8, real32, real64
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: donated, destination
  type(pjrtlite_plan) :: model
  type(pjrtlite_event) :: event
  real(real32), pointer, contiguous :: state(:), other(:), odd(:)
  real(real32), pointer :: latest(:), matrix(:,:)
  real(real32), target :: store(64), a(8), b(8)
  real(real64), pointer :: empty(:,:,:), number
  integer(int8), pointer :: bytes(:)
  integer :: i, stat, unit, ios
  integer(int64) :: copied
  character(:), allocatable :: text, file
  character(1000) :: errmsg
  character(200) :: line
  integer(int64), parameter :: extents(3) = [3, 4, 5]

  call open_client(client)
  call load(donated, client, 'donated.mlir') ! x + 1, the input donated
  call load(destination, client, 'destination.mlir') ! 2 a + b, into the third argument

  ! Memory.
  call pjrtlite_allocate(state, [8])
  call pjrtlite_allocate(other, [8_int64])
  call check(padding(c_loc(state), 4) == 0, 'memory that is aligned')
  call check(size(state) == 8 .and. lbound(state, 1) == 1, 'with bounds from 1')
  call pjrtlite_allocate(matrix, [3, 2])
  matrix = reshape([(real(i), i=1, 6)], [3, 2])
  call check(all(shape(matrix) == [3, 2]), 'of rank 2')
  call check(all(same(matrix(:, 2), [4.0, 5.0, 6.0])), 'that can be written')
  call pjrtlite_deallocate(matrix)
  call check(.not. associated(matrix), 'and freed')
  call pjrtlite_deallocate(matrix)
  call pjrtlite_allocate(empty, [3, 0, 2])
  call check(associated(empty) .or. size(empty) == 0, 'an array without elements')
  call check(all(shape(empty) == [3, 0, 2]), 'with its shape')
  call pjrtlite_deallocate(empty)
  call pjrtlite_allocate(number)
  number = 5
  call pjrtlite_deallocate(number)
  call check(.not. associated(number), 'a number')
  call pjrtlite_allocate(bytes, [-1], stat=stat, errmsg=errmsg)
  call check_failure('a negative extent', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
      'pjrtlite_allocate: there is no shape (-1)')
  call check(.not. associated(bytes), 'gives nothing')
  call pjrtlite_allocate(bytes, [8_int16], stat=stat, errmsg=errmsg)
  call check_failure('extents of another kind', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
      'pjrtlite_allocate: the shape must be integers of the kind int32 or int64')
  call check(.not. associated(bytes), 'give nothing')
  call pjrtlite_allocate(matrix, extents(3:1:-2))
  call check(all(shape(matrix) == [5, 3]), 'a shape that is a section')
  call pjrtlite_deallocate(matrix)
  call pjrtlite_allocate(empty, [huge(0), huge(0), huge(0)], stat=stat, errmsg=errmsg)
  call check_failure('too many elements', stat, errmsg, PJRTLITE_STATUS_RESOURCE_EXHAUSTED, &
      'pjrtlite_allocate: the shape (2147483647,2147483647,2147483647) is larger than any memory')
  call pjrtlite_allocate(bytes, [4000000000000000000_int64], stat=stat, errmsg=errmsg)
  call check_failure('more memory than there is', stat, errmsg, &
      PJRTLITE_STATUS_RESOURCE_EXHAUSTED, 'pjrtlite_allocate')

  ! One array.
  state = [(real(i), i=1, 8)]
  call model%create(donated)
  call model%bind_inout(1, 1, state)
  do i = 1, 3
    call model%run()
  end do
  call check(all(same(state, [(real(i + 3), i=1, 8)])), 'updated by every run')
  state = 10*state
  call model%run()
  call check(all(same(state, [(real(10*(i + 3) + 1), i=1, 8)])), 'changed by the host between')
  call check(model%bytes_copied() == 0, 'without a copy')
  call model%report(text=text)
  call check(index(text, 'input 1 f32[8]: updated where it is, into output 1') > 0, text)
  ! At other addresses the numbers are the same.
  odd => store(2 + padding(c_loc(store), 4):)
  odd => odd(1:8)
  odd = 1
  call model%bind_inout(1, 1, odd)
  call model%run()
  call model%run()
  call check(all(same(odd, 3.0)), 'an address that is not aligned')
  call check(model%bytes_copied() > 0, 'with copies')
  ! The report, to a file.
  file = scratch_file('.report')
  open (newunit=unit, file=file, status='replace', action='readwrite')
  call model%report(unit)
  rewind (unit)
  read (unit, '(a)', iostat=ios) line
  close (unit, status='delete')
  call check(ios == 0 .and. len_trim(line) > 0, 'a report: '//trim(line))
  call model%report()

  ! What cannot be bound so.
  call model%bind_inout(1, 1, store(1:16:2), stat=stat, errmsg=errmsg)
  call check_failure('a section with gaps', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
      'bind_inout: a bound array needs contiguous memory')
  call model%bind_inout(1, 2, state, stat=stat, errmsg=errmsg)
  call check_failure('an output too many', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'bind_inout: there is no output 2: there is only number 1')
  call model%bind_inout(1, 1, store(1:7), stat=stat, errmsg=errmsg)
  call check_failure('one too few', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'bind_inout: input 1 wants real32 (8), which is the program''s f32[8]; got real32 (7)')
  nullify (latest)
  call model%bind_inout(1, 1, latest, stat=stat, errmsg=errmsg)
  call check_failure('nothing', stat, errmsg, PJRTLITE_STATUS_NULL_ARGUMENT, 'points at nothing')

  ! Two arrays that take turns.
  call model%create(donated)
  state = [(real(i), i=1, 8)]
  other = -1
  call model%bind_pair(1, 1, state, other)
  call model%pair_current(1, latest)
  call check(associated(latest, state), 'before a run the first is current')
  call model%run()
  call model%pair_current(1, latest)
  call check(associated(latest, other), 'then the second')
  call check(all(same(latest, [(real(i + 1), i=1, 8)])), 'which has the result')
  call model%run()
  call model%pair_current(1, latest)
  call check(associated(latest, state), 'then the first')
  call check(all(same(latest, [(real(i + 2), i=1, 8)])), 'after two runs')
  call model%bind_pair(1, 1, state, store(1:7), stat=stat, errmsg=errmsg)
  call check_failure('two shapes', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'bind_pair: the first array is real32 (8)|got real32 (7)')
  call model%bind_pair(1, 1, state, state, stat=stat, errmsg=errmsg)
  call check_failure('one array twice', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, 'bind_pair')
  call model%pair_current(1, matrix, stat=stat, errmsg=errmsg)
  call check_failure('a pointer of another rank', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'pair_current: output 1 is real32 (8)|of rank 2')
  call check(.not. associated(matrix), 'which is null then')
  call model%create(donated)
  call model%pair_current(1, latest, stat=stat, errmsg=errmsg)
  call check_failure('no pair', stat, errmsg, PJRTLITE_STATUS_NOT_BOUND, 'pair_current')

  ! A destination argument is supplied by the plan, and a run can be started.
  call model%create(destination)
  a = [(real(i), i=1, 8)]
  b = 100
  call model%set_input(1, a)
  call model%set_input(2, b)
  call model%bind_output(1, state)
  copied = model%bytes_copied()
  call check(copied == 0, 'a result in place')
  call model%start(event)
  call event%wait()
  call check(all(same(state, 2*a + b)), 'a run that was started')
  call model%start(event, stat=stat)
  call check(stat == 0, 'and again')
  call event%wait()
  call check(pjrtlite_status_name(int(PJRTLITE_STATUS_IN_USE)) == 'IN_USE', 'a plan in use has a status')

  call event%destroy()
  call model%destroy()
  call pjrtlite_deallocate(state)
  call pjrtlite_deallocate(other)
  call destination%destroy()
  call donated%destroy()
  call client%destroy()
end program inplace
