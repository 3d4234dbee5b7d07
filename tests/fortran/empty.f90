! Arrays without elements, scalars, and programs without inputs.
program empty
  use, intrinsic :: iso_fortran_env, only: int32, int64, real32
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: buffer, none(0), one(1), two(2)
  real(real32), target :: a(3, 0), b(3, 0), middle(3, 0, 2), sums(3, 2), scalar, constants(3)
  real(real32), allocatable, target :: list(:)
  integer(int32), target :: counted(3, 2)
  integer(int64), allocatable :: shape_of(:)
  integer :: dtype

  call open_client(client)

  ! f32[0,3].
  call load(executable, client, 'empty.mlir')
  call executable%input_type(1, dtype, shape_of)
  call check(all(shape_of == [3, 0]), 'f32[0,3] has the shape (3,0)')
  call model%create(executable)
  call model%bind_input(1, a)
  call model%bind_output(1, b)
  call model%run()
  call model%set_input(1, a)
  call model%run()
  call model%get_output(1, b)
  call check(.true., 'an array of shape (3,0), bound and copied')
  call buffer%from_host(client, a)
  call check(all(buffer%shape() == [3, 0]), 'and as a buffer')
  call check(buffer%byte_size() == 0, 'of no bytes')
  call buffer%to_host(b)
  call buffer%view_host(client, a)
  call check(buffer%byte_size() == 0, 'and as a view')
  one(1) = buffer
  call executable%execute(one, two(1:1))
  call check(all(two(1)%shape() == [3, 0]), 'and executed on')

  ! f32[2,0,3] -> f32[2,0,3], f32[2,3]: the sums over nothing are zero.
  call load(executable, client, 'empty_middle.mlir')
  call model%create(executable)
  call model%bind_input(1, middle)
  sums = -1
  call model%bind_output(2, sums)
  call model%run()
  call model%get_output(1, middle)
  call check(all(same(sums, 0.0)), 'sums over nothing')
  call model%take_output_buffer(1, buffer)
  call check(all(buffer%shape() == [3, 0, 2]), 'f32[2,0,3] has the shape (3,0,2)')

  ! f32[0], f32[] -> f32[0], f32[].
  call load(executable, client, 'empty_and_scalar.mlir')
  allocate (list(0))
  call model%create(executable)
  call model%bind_input(1, list)
  call model%set_input(2, 41.0)
  call model%bind_output(1, list)
  call model%bind_output(2, scalar)
  call model%run()
  call check(nint(scalar) == 42, 'an empty list and a scalar')

  ! -> i32[2,3], f32[3].
  call load(executable, client, 'no_inputs.mlir')
  call check(executable%input_count() == 0, 'no inputs')
  call check(executable%output_count() == 2, 'two outputs')
  call model%create(executable)
  call model%bind_output(1, counted)
  call model%run()
  call model%get_output(2, constants)
  call check(all(counted == reshape([0, 1, 2, 3, 4, 5], [3, 2])), 'numbered without an input')
  call check(all(same(constants, [0.5, -1.25, 3.0])), 'constants')
  counted = -1
  call executable%execute(none, two)
  call two(1)%to_host(counted)
  call check(all(counted == reshape([0, 1, 2, 3, 4, 5], [3, 2])), 'execute on no buffers')

  call two(1)%destroy()
  call two(2)%destroy()
  call buffer%destroy()
  call model%destroy()
  call executable%destroy()
  call client%destroy()
end program empty
