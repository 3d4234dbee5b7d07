! Truth values: logicals of every kind are converted when they are copied; bytes can be bound. The
! program computes not a, and (a and b).
program logicals
  use, intrinsic :: iso_c_binding, only: c_bool
  use, intrinsic :: iso_fortran_env, only: int8, logical_kinds
  use checks
  use pjrtlite
  implicit none
  integer, parameter :: k1 = logical_kinds(1), k2 = logical_kinds(2), k4 = logical_kinds(3)
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: buffer
  logical :: a(4) = [.true., .true., .false., .false.], b(2, 4), answer(4), wide(3, 8)
  logical(k1) :: short(4)
  logical(k2) :: middle(4)
  logical(k4) :: long(4)
  logical(c_bool) :: c(4)
  integer(int8), target :: bytes(4), others(4), results(4)
  integer(int8), pointer :: seen(:)
  integer :: stat
  character(1000) :: errmsg

  call open_client(client)
  call load(executable, client, 'dtype_bool.mlir')
  call model%create(executable)
  b(1, :) = [.true., .false., .true., .false.]
  b(2, :) = .true.
  call model%set_input(1, a)
  call model%set_input(2, b(1, :))
  call model%run()
  call model%get_output(1, answer)
  call check(all(answer .eqv. [.false., .false., .true., .true.]), 'not, of default logicals')
  wide = .true.
  call model%get_output(2, wide(2, 8:1:-2))
  call check(all(wide(2, 8:1:-2) .eqv. [.true., .false., .false., .false.]), &
      'and, into a section with gaps')
  call check(count(wide) == 21, 'and into nothing else')

  ! Other kinds, and mixed ones.
  call model%get_output(2, short)
  call model%get_output(2, middle)
  call model%get_output(2, long)
  call model%get_output(2, c)
  call check(count(short) == 1 .and. count(middle) == 1 .and. count(long) == 1 .and. &
      count(c) == 1, 'other kinds')
  call check(short(1) .and. middle(1) .and. long(1) .and. c(1), 'in the right place')
  call model%set_input(1, c)
  call model%set_input(2, .not. short)
  call model%run()
  call model%get_output(2, answer)
  call check(.not. any(answer), 'kinds mixed')

  ! What is no program's bool.
  call model%set_input(1, [1, 1, 0, 0], stat=stat, errmsg=errmsg)
  call check_failure('integers for bool', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'input 1 wants logical (4), which is the program''s bool[4]; got int32 (4): convert')
  call model%set_input(1, a(1:3), stat=stat, errmsg=errmsg)
  call check_failure('a logical too few', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'input 1 wants logical (4)|got logical (3): pass an array of that shape')
  call model%set_input(1, a, dtype=PJRTLITE_DTYPE_U8, stat=stat, errmsg=errmsg)
  call check_failure('a logical given as u8', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
      'set_input: an array of logical cannot be given as dtype=6 (u8)')
  call model%set_input(1, a, dtype=PJRTLITE_DTYPE_BOOL)

  ! A logical cannot be bound; a byte of 0 or 1 can.
  bytes = [1_int8, 0_int8, 1_int8, 0_int8]
  others = 1_int8
  results = -1_int8
  call model%bind_input(1, bytes, dtype=PJRTLITE_DTYPE_BOOL)
  call model%bind_input(2, others, dtype=PJRTLITE_DTYPE_BOOL)
  call model%bind_output(1, results, dtype=PJRTLITE_DTYPE_BOOL)
  call model%run()
  call check(all(results == [0_int8, 1_int8, 0_int8, 1_int8]), 'bytes, bound')
  bytes = 1_int8 - bytes
  call model%run()
  call check(all(results == [1_int8, 0_int8, 1_int8, 0_int8]), 'and bound still')
  call model%bind_input(1, bytes, stat=stat, errmsg=errmsg)
  call check_failure('bytes that are not said to be truth values', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'got int8 (4)|dtype=PJRTLITE_DTYPE_BOOL')

  ! Buffers.
  call buffer%from_host(client, a(4:1:-1))
  call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, 'a buffer of bool')
  call check(buffer%byte_size() == 4, 'of a byte each')
  call buffer%pointer(seen, dtype=PJRTLITE_DTYPE_BOOL)
  call check(all(seen == [0_int8, 0_int8, 1_int8, 1_int8]), 'whose bytes are 0 and 1')
  call buffer%pointer(seen, stat=stat, errmsg=errmsg)
  call check_failure('a pointer to numbers', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'pointer: the buffer holds logical (4)|got a pointer to int8 of rank 1|DTYPE_BOOL')
  call check(.not. associated(seen), 'which is null then')
  answer = .true.
  call buffer%to_host(answer)
  call check(all(answer .eqv. a(4:1:-1)), 'and back')
  long = .true._k4
  call buffer%to_host(long(1:3), stat=stat, errmsg=errmsg)
  call check_failure('to_host of a part', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'to_host: the buffer holds logical (4)')
  call check(logical(all(long)), 'which is as it was')

  call buffer%destroy()
  call model%destroy()
  call executable%destroy()
  call client%destroy()
end program logicals
