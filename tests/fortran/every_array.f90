! Generated from every_array.fypp by fypp: change that file, then run `make regenerate`.
!
! Every procedure that takes an array, for every element type and rank. The program adds its
! input to itself.
program every_array
  use, intrinsic :: iso_c_binding, only: c_loc
  use, intrinsic :: iso_fortran_env, only: int32, int64, real32, real64
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_call) :: model
  type(pjrtlite_buffer) :: buffer, result

  call open_client(client)
  call test_r32_0()
  call test_r32_1()
  call test_r32_2()
  call test_r32_3()
  call test_r32_4()
  call test_r32_5()
  call test_r32_6()
  call test_r32_7()
  call test_r64_0()
  call test_r64_1()
  call test_r64_2()
  call test_r64_3()
  call test_r64_4()
  call test_r64_5()
  call test_r64_6()
  call test_r64_7()
  call test_i32_0()
  call test_i32_1()
  call test_i32_2()
  call test_i32_3()
  call test_i32_4()
  call test_i32_5()
  call test_i32_6()
  call test_i32_7()
  call test_i64_0()
  call test_i64_1()
  call test_i64_2()
  call test_i64_3()
  call test_i64_4()
  call test_i64_5()
  call test_i64_6()
  call test_i64_7()
  call result%destroy()
  call buffer%destroy()
  call model%destroy()
  call executable%destroy()
  call client%destroy()

contains

  subroutine test_r32_0()
    character(*), parameter :: what = 'real(real32), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    real(real32), target :: store(1 + 64), store_out(1 + 64)
    real(real32), pointer :: x, y
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x => store(first)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y => store_out(first)
    x = 1
    i = 1

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F32, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('f32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(same(y, x + x), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(same(y, x + x), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(same(y, x + x), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_0

  subroutine test_r32_1()
    character(*), parameter :: what = 'real(real32), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    real(real32), target :: store(2 + 64), store_out(2 + 64)
    real(real32), pointer :: x(:), y(:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2) => store(first:first + 1)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2) => store_out(first:first + 1)
    x = reshape([(real(i, real32), i=1, 2)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F32, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2xf32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_1

  subroutine test_r32_2()
    character(*), parameter :: what = 'real(real32), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    real(real32), target :: store(6 + 64), store_out(6 + 64)
    real(real32), pointer :: x(:,:), y(:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3) => store_out(first:first + 5)
    x = reshape([(real(i, real32), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F32, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x2xf32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_2

  subroutine test_r32_3()
    character(*), parameter :: what = 'real(real32), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    real(real32), target :: store(6 + 64), store_out(6 + 64)
    real(real32), pointer :: x(:,:,:), y(:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1) => store_out(first:first + 5)
    x = reshape([(real(i, real32), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F32, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x3x2xf32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_3

  subroutine test_r32_4()
    character(*), parameter :: what = 'real(real32), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    real(real32), target :: store(12 + 64), store_out(12 + 64)
    real(real32), pointer :: x(:,:,:,:), y(:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2) => store(first:first + 11)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2) => store_out(first:first + 11)
    x = reshape([(real(i, real32), i=1, 12)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F32, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x1x3x2xf32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_4

  subroutine test_r32_5()
    character(*), parameter :: what = 'real(real32), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    real(real32), target :: store(24 + 64), store_out(24 + 64)
    real(real32), pointer :: x(:,:,:,:,:), y(:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2) => store_out(first:first + 23)
    x = reshape([(real(i, real32), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F32, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x2x1x3x2xf32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_5

  subroutine test_r32_6()
    character(*), parameter :: what = 'real(real32), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    real(real32), target :: store(24 + 64), store_out(24 + 64)
    real(real32), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store_out(first:first + 23)
    x = reshape([(real(i, real32), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F32, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x2x2x1x3x2xf32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_6

  subroutine test_r32_7()
    character(*), parameter :: what = 'real(real32), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    real(real32), target :: store(72 + 64), store_out(72 + 64)
    real(real32), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store(first:first + 71)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store_out(first:first + 71)
    x = reshape([(real(i, real32), i=1, 72)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F32, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x1x2x2x1x3x2xf32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_7

  subroutine test_r64_0()
    character(*), parameter :: what = 'real(real64), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    real(real64), target :: store(1 + 64), store_out(1 + 64)
    real(real64), pointer :: x, y
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x => store(first)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y => store_out(first)
    x = 1
    i = 1

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F64, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('f64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(same(y, x + x), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(same(y, x + x), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(same(y, x + x), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_0

  subroutine test_r64_1()
    character(*), parameter :: what = 'real(real64), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    real(real64), target :: store(2 + 64), store_out(2 + 64)
    real(real64), pointer :: x(:), y(:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2) => store(first:first + 1)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2) => store_out(first:first + 1)
    x = reshape([(real(i, real64), i=1, 2)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F64, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2xf64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_1

  subroutine test_r64_2()
    character(*), parameter :: what = 'real(real64), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    real(real64), target :: store(6 + 64), store_out(6 + 64)
    real(real64), pointer :: x(:,:), y(:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3) => store_out(first:first + 5)
    x = reshape([(real(i, real64), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F64, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x2xf64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_2

  subroutine test_r64_3()
    character(*), parameter :: what = 'real(real64), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    real(real64), target :: store(6 + 64), store_out(6 + 64)
    real(real64), pointer :: x(:,:,:), y(:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1) => store_out(first:first + 5)
    x = reshape([(real(i, real64), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F64, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x3x2xf64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_3

  subroutine test_r64_4()
    character(*), parameter :: what = 'real(real64), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    real(real64), target :: store(12 + 64), store_out(12 + 64)
    real(real64), pointer :: x(:,:,:,:), y(:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2) => store(first:first + 11)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2) => store_out(first:first + 11)
    x = reshape([(real(i, real64), i=1, 12)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F64, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x1x3x2xf64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_4

  subroutine test_r64_5()
    character(*), parameter :: what = 'real(real64), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    real(real64), target :: store(24 + 64), store_out(24 + 64)
    real(real64), pointer :: x(:,:,:,:,:), y(:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2) => store_out(first:first + 23)
    x = reshape([(real(i, real64), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F64, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x2x1x3x2xf64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_5

  subroutine test_r64_6()
    character(*), parameter :: what = 'real(real64), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    real(real64), target :: store(24 + 64), store_out(24 + 64)
    real(real64), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store_out(first:first + 23)
    x = reshape([(real(i, real64), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F64, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x2x2x1x3x2xf64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_6

  subroutine test_r64_7()
    character(*), parameter :: what = 'real(real64), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    real(real64), target :: store(72 + 64), store_out(72 + 64)
    real(real64), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store(first:first + 71)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store_out(first:first + 71)
    x = reshape([(real(i, real64), i=1, 72)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_F64, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x1x2x2x1x3x2xf64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_7

  subroutine test_i32_0()
    character(*), parameter :: what = 'integer(int32), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    integer(int32), target :: store(1 + 64), store_out(1 + 64)
    integer(int32), pointer :: x, y
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x => store(first)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y => store_out(first)
    x = 1
    i = 1

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I32, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('i32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(same(y, x + x), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(same(y, x + x), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(same(y, x + x), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_0

  subroutine test_i32_1()
    character(*), parameter :: what = 'integer(int32), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    integer(int32), target :: store(2 + 64), store_out(2 + 64)
    integer(int32), pointer :: x(:), y(:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2) => store(first:first + 1)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2) => store_out(first:first + 1)
    x = reshape([(int(i, int32), i=1, 2)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I32, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2xi32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_1

  subroutine test_i32_2()
    character(*), parameter :: what = 'integer(int32), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    integer(int32), target :: store(6 + 64), store_out(6 + 64)
    integer(int32), pointer :: x(:,:), y(:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3) => store_out(first:first + 5)
    x = reshape([(int(i, int32), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I32, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x2xi32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_2

  subroutine test_i32_3()
    character(*), parameter :: what = 'integer(int32), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    integer(int32), target :: store(6 + 64), store_out(6 + 64)
    integer(int32), pointer :: x(:,:,:), y(:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1) => store_out(first:first + 5)
    x = reshape([(int(i, int32), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I32, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x3x2xi32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_3

  subroutine test_i32_4()
    character(*), parameter :: what = 'integer(int32), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    integer(int32), target :: store(12 + 64), store_out(12 + 64)
    integer(int32), pointer :: x(:,:,:,:), y(:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2) => store(first:first + 11)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2) => store_out(first:first + 11)
    x = reshape([(int(i, int32), i=1, 12)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I32, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x1x3x2xi32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_4

  subroutine test_i32_5()
    character(*), parameter :: what = 'integer(int32), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    integer(int32), target :: store(24 + 64), store_out(24 + 64)
    integer(int32), pointer :: x(:,:,:,:,:), y(:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2) => store_out(first:first + 23)
    x = reshape([(int(i, int32), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I32, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x2x1x3x2xi32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_5

  subroutine test_i32_6()
    character(*), parameter :: what = 'integer(int32), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    integer(int32), target :: store(24 + 64), store_out(24 + 64)
    integer(int32), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store_out(first:first + 23)
    x = reshape([(int(i, int32), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I32, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x2x2x1x3x2xi32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_6

  subroutine test_i32_7()
    character(*), parameter :: what = 'integer(int32), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    integer(int32), target :: store(72 + 64), store_out(72 + 64)
    integer(int32), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store(first:first + 71)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store_out(first:first + 71)
    x = reshape([(int(i, int32), i=1, 72)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I32, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x1x2x2x1x3x2xi32'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_7

  subroutine test_i64_0()
    character(*), parameter :: what = 'integer(int64), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    integer(int64), target :: store(1 + 64), store_out(1 + 64)
    integer(int64), pointer :: x, y
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x => store(first)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y => store_out(first)
    x = 1
    i = 1

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I64, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('i64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(same(y, x + x), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(same(y, x + x), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(same(y, x + x), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_0

  subroutine test_i64_1()
    character(*), parameter :: what = 'integer(int64), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    integer(int64), target :: store(2 + 64), store_out(2 + 64)
    integer(int64), pointer :: x(:), y(:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2) => store(first:first + 1)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2) => store_out(first:first + 1)
    x = reshape([(int(i, int64), i=1, 2)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I64, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2xi64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_1

  subroutine test_i64_2()
    character(*), parameter :: what = 'integer(int64), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    integer(int64), target :: store(6 + 64), store_out(6 + 64)
    integer(int64), pointer :: x(:,:), y(:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3) => store_out(first:first + 5)
    x = reshape([(int(i, int64), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I64, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x2xi64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_2

  subroutine test_i64_3()
    character(*), parameter :: what = 'integer(int64), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    integer(int64), target :: store(6 + 64), store_out(6 + 64)
    integer(int64), pointer :: x(:,:,:), y(:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1) => store_out(first:first + 5)
    x = reshape([(int(i, int64), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I64, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x3x2xi64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_3

  subroutine test_i64_4()
    character(*), parameter :: what = 'integer(int64), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    integer(int64), target :: store(12 + 64), store_out(12 + 64)
    integer(int64), pointer :: x(:,:,:,:), y(:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2) => store(first:first + 11)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2) => store_out(first:first + 11)
    x = reshape([(int(i, int64), i=1, 12)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I64, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x1x3x2xi64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_4

  subroutine test_i64_5()
    character(*), parameter :: what = 'integer(int64), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    integer(int64), target :: store(24 + 64), store_out(24 + 64)
    integer(int64), pointer :: x(:,:,:,:,:), y(:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2) => store_out(first:first + 23)
    x = reshape([(int(i, int64), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I64, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x2x1x3x2xi64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_5

  subroutine test_i64_6()
    character(*), parameter :: what = 'integer(int64), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    integer(int64), target :: store(24 + 64), store_out(24 + 64)
    integer(int64), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store_out(first:first + 23)
    x = reshape([(int(i, int64), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I64, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x2x2x1x3x2xi64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_6

  subroutine test_i64_7()
    character(*), parameter :: what = 'integer(int64), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    integer(int64), target :: store(72 + 64), store_out(72 + 64)
    integer(int64), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store(first:first + 71)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store_out(first:first + 71)
    x = reshape([(int(i, int64), i=1, 72)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I64, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x1x2x2x1x3x2xi64'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_7

end program every_array
