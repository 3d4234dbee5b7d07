! Memory of the device that another library of the host allocated. The devices of CPU plugins work in
! the host's memory, which can therefore stand for it.
module released_memory
  use, intrinsic :: iso_c_binding, only: c_f_pointer, c_ptr
  implicit none
contains
  !> Counts in the integer behind USER.
  subroutine count_release(user) bind(C)
    type(c_ptr), value :: user
    integer, pointer :: count
    call c_f_pointer(user, count)
    count = count + 1
  end subroutine count_release
end module released_memory

program device
  use, intrinsic :: iso_c_binding, only: c_intptr_t, c_loc, c_null_ptr
  use, intrinsic :: iso_fortran_env, only: int64, real32
  use checks
  use pjrtlite
  use released_memory
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: donated, destination, order
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: buffer
  real(real32), pointer :: x(:), y(:), z(:), field(:,:)
  real(real32) :: got(3, 2)
  integer, target :: releases
  integer :: i, stat
  character(1000) :: errmsg
  procedure(pjrtlite_release_callback), pointer :: callback

  call open_client(client)
  call load(donated, client, 'donated.mlir')
  call load(destination, client, 'destination.mlir')
  call load(order, client, 'order.mlir')
  call pjrtlite_allocate(x, [8])
  call pjrtlite_allocate(y, [8])
  call pjrtlite_allocate(z, [8])
  call pjrtlite_allocate(field, [3, 2])

  ! An input, and an output that the program can write where it is.
  x = [(real(i), i=1, 8)]
  y = 100
  z = -1
  call model%create(destination)
  call model%bind_input_device(1, c_loc(x), PJRTLITE_DTYPE_F32, [8])
  call model%bind_input_device(2, c_loc(y), PJRTLITE_DTYPE_F32, [8_int64], stream=0_c_intptr_t)
  call model%bind_output_device(1, c_loc(z), PJRTLITE_DTYPE_F32, [8])
  call model%run()
  call check(all(same(z, 2*x + y)), 'device memory in and out')
  x = -x
  call model%run()
  call check(all(same(z, 2*x + y)), 'read at every run')

  ! One array.
  call model%create(donated)
  x = 1
  call model%bind_inout_device(1, 1, c_loc(x), PJRTLITE_DTYPE_F32, [8])
  call model%run()
  call model%run()
  call check(all(same(x, 3.0)), 'device memory in place')

  ! Shapes are Fortran's, also in messages.
  call model%create(order)
  field = reshape([(real(i), i=1, 6)], [3, 2])
  call model%bind_input_device(1, c_loc(field), PJRTLITE_DTYPE_F32, [3, 2])
  call model%run()
  call model%get_output(1, got)
  call check(all(same(got, reshape([1.0, 12.0, 23.0, 104.0, 115.0, 126.0], [3, 2]))), 'rank 2')
  call model%bind_input_device(1, c_loc(field), PJRTLITE_DTYPE_F32, [2, 3], stat=stat, &
      errmsg=errmsg)
  call check_failure('another shape', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'bind_input_device: input 1 wants real32 (3,2)|got real32 (2,3)')
  call model%bind_output_device(3, c_loc(field), PJRTLITE_DTYPE_F32, [3, 2], stat=stat, &
      errmsg=errmsg)
  call check_failure('an output too many', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'bind_output_device: there is no output 3: they are numbered 1 to 2')
  call model%bind_inout_device(1, 1, c_null_ptr, PJRTLITE_DTYPE_F32, [3, 2], stat=stat, &
      errmsg=errmsg)
  call check_failure('no address', stat, errmsg, PJRTLITE_STATUS_NULL_ARGUMENT, &
      'bind_inout_device')

  ! A buffer, and the word that its memory is free.
  releases = 0
  callback => count_release
  call buffer%view_device(client, c_loc(field), PJRTLITE_DTYPE_F32, [3, 2], &
      released=callback, user=c_loc(releases))
  call check(all(buffer%shape() == [3, 2]), 'a view of device memory')
  got = 0
  call buffer%to_host(got)
  call check(all(same(got, field)), 'with what is there')
  call check(releases == 0, 'not released yet')
  call buffer%view_device(client, c_loc(field), PJRTLITE_DTYPE_F32, [6_int64], device=0)
  call check(all(buffer%shape() == [6]), 'another view')
  call buffer%view_device(client, c_null_ptr, PJRTLITE_DTYPE_F32, [6], stat=stat, errmsg=errmsg)
  call check_failure('a view of nothing', stat, errmsg, PJRTLITE_STATUS_NULL_ARGUMENT, &
      'view_device')

  call buffer%destroy()
  call model%destroy()
  call order%destroy()
  call destination%destroy()
  call donated%destroy()
  call client%destroy()
  call check(releases == 1, 'released once, at the latest with the client')
  call pjrtlite_deallocate(x)
  call pjrtlite_deallocate(y)
  call pjrtlite_deallocate(z)
  call pjrtlite_deallocate(field)
end program device
