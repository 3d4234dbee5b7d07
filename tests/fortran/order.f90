! The order rule: a(nx,ny) is the program's [ny,nx]. The program computes, for a f32[2,3],
! out[i,j] = a[i,j] + 100*i + 10*j (indices from 0), and out transposed, f32[3,2].
program order
  use, intrinsic :: iso_fortran_env, only: int64, real32
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: inputs(1), outputs(2)
  ! nx = 3, ny = 2, so the program's [2,3]. Neither square nor symmetric.
  real(real32), target :: a(3, 2), out(3, 2), transposed(2, 3)
  real(real32) :: want(3, 2)
  integer(int64), allocatable :: shape_of(:)
  integer :: i, j, dtype, stat
  character(:), allocatable :: text
  character(1000) :: errmsg

  a(:, 1) = [1.0, 2.0, 4.0]
  a(:, 2) = [7.0, 11.0, 16.0]
  ! a(j,i) here is a[i-1,j-1] there.
  do i = 1, 2
    do j = 1, 3
      want(j, i) = a(j, i) + 100*(i - 1) + 10*(j - 1)
    end do
  end do

  call open_client(client)
  call load(executable, client, 'order.mlir')
  call executable%input_type(1, dtype, shape_of)
  call check(all(shape_of == [3, 2]), 'the program''s input [2,3] has the shape (3,2)')
  call check(all(shape_of == shape(a)), 'a reported shape compares with shape()')
  call executable%output_type(1, dtype, shape_of)
  call check(all(shape_of == [3, 2]), 'the output [2,3] has the shape (3,2)')
  call executable%output_type(2, dtype, shape_of)
  call check(all(shape_of == [2, 3]), 'the output [3,2] has the shape (2,3)')
  call check(dtype == PJRTLITE_DTYPE_F32, 'its type is f32')
  call executable%signature(text)
  call check(index(text, 'f32[2,3]') == 1, 'describe says it in the program''s order: '//text)

  call model%create(executable)
  call model%input_type(1, dtype, shape_of)
  call check(dtype == PJRTLITE_DTYPE_F32 .and. all(shape_of == shape(a)), &
      'a plan tells the same of the input')
  call model%output_type(2, dtype, shape_of)
  call check(dtype == PJRTLITE_DTYPE_F32 .and. all(shape_of == [2, 3]), &
      'a plan tells the same of the output')
  call model%bind_input(1, a)
  call model%bind_output(1, out)
  call model%bind_output(2, transposed)
  out = -1
  transposed = -1
  call model%run()
  call check(all(same(out, want)), 'bound: out(j,i) = a(j,i) + 100*(i-1) + 10*(j-1)')
  call check(all(same(transposed, transpose(want))), 'bound: the transposed output')
  call check(nint(out(3, 2)) == 136 .and. nint(out(2, 1)) == 12 .and. nint(out(1, 2)) == 107, &
      'and so in numbers')

  out = -1
  transposed = -1
  call model%create(executable)
  call model%set_input(1, a)
  call model%run()
  call model%get_output(1, out)
  call model%get_output(2, transposed)
  call check(all(same(out, want)), 'copied: out')
  call check(all(same(transposed, transpose(want))), 'copied: the transposed output')

  out = -1
  transposed = -1
  call inputs(1)%from_host(client, a)
  call check(all(inputs(1)%shape() == [3, 2]), 'a buffer''s shape is the array''s')
  call executable%execute(inputs, outputs)
  call check(all(outputs(2)%shape() == [2, 3]), 'and that of an output Fortran''s too')
  call outputs(1)%to_host(out)
  call outputs(2)%to_host(transposed)
  call check(all(same(out, want)), 'buffers: out')
  call check(all(same(transposed, transpose(want))), 'buffers: the transposed output')

  call outputs(2)%to_host(out, stat=stat, errmsg=errmsg)
  call check_failure('an array with the extents the wrong way round', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'to_host: the buffer holds real32 (2,3)|got real32 (3,2)|wrong way round')
  call model%set_input(1, transposed, stat=stat, errmsg=errmsg)
  call check_failure('an input with the extents the wrong way round', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'set_input: input 1 wants real32 (3,2)|wrong way round')
  call model%set_input_buffer(1, outputs(2), stat=stat, errmsg=errmsg)
  call check_failure('a buffer with the extents the wrong way round', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'set_input_buffer: input 1 wants real32 (3,2)|wrong way round')

  call inputs(1)%destroy()
  call outputs(1)%destroy()
  call outputs(2)%destroy()
  call model%destroy()
  call executable%destroy()
  call client%destroy()
end program order
