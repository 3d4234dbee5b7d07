! What is known of a buffer, and what a view of the host's memory shares with it.
program buffers
  use, intrinsic :: iso_c_binding, only: c_associated, c_f_pointer, c_loc
  use, intrinsic :: iso_fortran_env, only: int64, real32, real64
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: buffer, doubles, copy
  type(pjrtlite_event) :: event
  real(real32), target :: store(6 + 32), x(3, 2), y(3, 2)
  real(real32), pointer :: aligned(:,:), seen(:,:)
  real(real64) :: d(2, 2, 5)
  integer :: first, stat
  character(1000) :: errmsg
  character(:), allocatable :: text

  call open_client(client)
  d = 1.5_real64
  call doubles%from_host(client, d)
  call check(doubles%dtype() == PJRTLITE_DTYPE_F64, 'type f64')
  call check(all(doubles%shape() == [2, 2, 5]), 'shape (2,2,5)')
  call check(doubles%byte_size() == 160_int64, 'size 160 bytes')
  call check(doubles%device() == 0, 'on the first device')
  d = -1
  call doubles%to_host(d)
  call check(all(same(d, 1.5_real64)), 'from_host copied')

  ! The memory of a buffer, in place.
  x = reshape([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [3, 2])
  call buffer%from_host(client, x)
  call c_f_pointer(buffer%host_pointer(), seen, [3, 2])
  call check(all(same(seen, x)), 'host_pointer leads to the contents')
  call check(.not. c_associated(buffer%host_pointer(), c_loc(x)), 'which are a copy')

  ! A view shares the host's memory if it is aligned.
  first = 1 + padding(c_loc(store), 4)
  aligned(1:3, 1:2) => store(first:first + 5)
  aligned = x
  call buffer%view_host(client, aligned)
  call check(c_associated(buffer%host_pointer(), c_loc(aligned)), 'a view is the array''s memory')
  aligned(3, 2) = 60
  call buffer%to_host(y)
  call check(all(same(y, aligned)), 'a view sees a change')
  call buffer%destroy()

  ! It refuses if not, and says what to do.
  aligned(1:3, 1:2) => store(first + 1:first + 6)
  aligned = x
  call buffer%view_host(client, aligned, stat=stat, errmsg=errmsg)
  call check_failure('a view of memory that is not aligned', stat, errmsg, &
      PJRTLITE_STATUS_COPY_REQUIRED, 'view_host|64')
  call check(.not. buffer%is_created(), 'no view was made')

  ! A bound input need not be aligned: it is then copied at every run.
  call load(executable, client, 'order.mlir')
  call model%create(executable)
  call model%bind_input(1, aligned)
  call model%bind_output(1, y)
  call model%run()
  call check(nint(y(3, 2)) == 126, 'a bound input that is not aligned')
  aligned(3, 2) = 60
  call model%run()
  call check(nint(y(3, 2)) == 180, 'is read at every run all the same')

  ! Buffers in and out of a plan.
  call buffer%from_host(client, x)
  call model%create(executable)
  call model%set_input_buffer(1, buffer)
  call model%run()
  y = 0
  call model%get_output(1, y)
  call check(nint(y(3, 2)) == 126, 'a buffer as an input')
  call model%take_output_buffer(1, buffer)
  y = 0
  call buffer%to_host(y)
  call check(nint(y(3, 2)) == 126, 'a buffer as an output')
  call model%set_input_buffer(1, buffer)
  call model%take_output_buffer(1, buffer, stat=stat, errmsg=errmsg)
  call check_failure('the same output a second time', stat, errmsg, PJRTLITE_STATUS_NOT_RUN, &
      'take_output_buffer')
  call check(.not. buffer%is_created(), 'the first buffer is gone, and there is no second')
  call buffer%from_host(client, y)
  call model%set_input_buffer(1, buffer)
  call model%run()
  call model%get_output(1, y)
  call check(nint(y(3, 2)) == 246, 'an output as the next input')
  ! What was handed over cannot be fetched any more: an error, not old numbers.
  call model%take_output_buffer(1, buffer)
  y = 0
  call model%get_output(1, y, stat=stat)
  call check(stat == PJRTLITE_STATUS_NOT_RUN .or. (stat == 0 .and. nint(y(3, 2)) == 246), &
      'get_output after take_output_buffer')
  ! An output that is bound is in the host's memory, and can be copied from there.
  call model%bind_output(1, y)
  call model%run()
  call model%take_output_buffer(1, buffer, stat=stat, errmsg=errmsg)
  call check_failure('a bound output as a buffer', stat, errmsg, PJRTLITE_STATUS_NOT_RUN, &
      'take_output_buffer')
  x = 0
  call model%get_output(1, x)
  call check(all(same(x, y)), 'a bound output is copied from where it is')
  ! Nor is what was never written there.
  x = -7
  call model%bind_output(1, x)
  y = 0
  call model%get_output(1, y, stat=stat)
  call check(stat == PJRTLITE_STATUS_NOT_RUN .or. (stat == 0 .and. nint(y(1, 1)) /= -7), &
      'get_output of an output that was bound anew after the run')
  call model%set_input_buffer(1, doubles, stat=stat, errmsg=errmsg)
  call check_failure('a buffer of another type', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'set_input_buffer: input 1 wants real32 (3,2), which is the program''s f32[2,3]; '// &
      'got real64 (2,2,5): pass an array of that type and shape')
  call buffer%from_host(client, x, device=1)
  call model%set_input_buffer(1, buffer, stat=stat, errmsg=errmsg)
  call check_failure('a buffer on another device', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'set_input_buffer: input 1 is a buffer on device 1, but the program runs on device 0;')

  ! Copies: on another device and back, and in another memory.
  call buffer%from_host(client, x)
  call buffer%copy_to(1, copy)
  call check(copy%device() == 1, 'a copy on the second device')
  call check(buffer%device() == 0, 'of a buffer that stays on the first')
  call check(all(copy%shape() == [3, 2]), 'of the same shape')
  y = 0
  call copy%to_host(y)
  call check(all(same(y, x)), 'with the same contents')
  call copy%copy_to(0_int64, copy)
  call check(copy%device() == 0, 'and a copy of that in its place')
  call copy%memory_kind(text)
  call check(text == 'device', 'in the memory that programs use')
  call model%set_input_buffer(1, copy)
  call buffer%copy_to_memory(0, 'pinned_host', copy)
  call copy%memory_kind(text)
  call check(text == 'pinned_host', 'a copy in memory of the host')
  y = 0
  call copy%to_host(y)
  call check(all(same(y, x)), 'with the same contents, too')
  call copy%ready(event)
  call event%wait()
  call model%set_input_buffer(1, copy, stat=stat, errmsg=errmsg)
  call check_failure('a buffer that programs cannot take', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'pinned_host|copy_to')
  call buffer%copy_to(999, copy, stat=stat, errmsg=errmsg)
  call check_failure('a copy on no device', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'pjrtlite_buffer%copy_to|999')
  call check(.not. copy%is_created(), 'of which there is none')
  call buffer%copy_to(-1, copy, stat=stat, errmsg=errmsg)
  call check_failure('a copy on a device below the first', stat, errmsg, &
      PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, 'pjrtlite_buffer%copy_to|-1')
  call buffer%copy_to('1', copy, stat=stat, errmsg=errmsg)
  call check_failure('a device that is a text', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
      'pjrtlite_buffer%copy_to|device')
  call buffer%copy_to_memory(0, 'cupboard', copy, stat=stat, errmsg=errmsg)
  call check_failure('a copy in no memory', stat, errmsg, PJRTLITE_STATUS_NOT_FOUND, &
      'copy_to_memory|cupboard|pinned_host')
  call copy%copy_to(0, buffer, stat=stat, errmsg=errmsg)
  call check_failure('a copy of nothing', stat, errmsg, PJRTLITE_STATUS_NULL_ARGUMENT, &
      'pjrtlite_buffer%copy_to')
  call check(.not. buffer%is_created(), 'which takes its place')

  call event%destroy()
  call copy%destroy()
  call doubles%destroy()
  call buffer%destroy()
  call model%destroy()
  call executable%destroy()
  call client%destroy()
end program buffers
