! Generated from every_array.fypp by fypp: change that file, then run `make regenerate`.
!
! Every procedure that takes an array, for every element type and rank. The program adds its
! input to itself, which for truth values is "or".
program every_array
  use, intrinsic :: iso_c_binding, only: c_loc
  use, intrinsic :: iso_fortran_env, only: int16, int32, int64, int8, logical_kinds, &
      real32, real64
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: buffer, result

  call open_client(client)
  call test_i8_0()
  call test_i8_1()
  call test_i8_2()
  call test_i8_3()
  call test_i8_4()
  call test_i8_5()
  call test_i8_6()
  call test_i8_7()
  call test_i16_0()
  call test_i16_1()
  call test_i16_2()
  call test_i16_3()
  call test_i16_4()
  call test_i16_5()
  call test_i16_6()
  call test_i16_7()
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
  call test_z32_0()
  call test_z32_1()
  call test_z32_2()
  call test_z32_3()
  call test_z32_4()
  call test_z32_5()
  call test_z32_6()
  call test_z32_7()
  call test_z64_0()
  call test_z64_1()
  call test_z64_2()
  call test_z64_3()
  call test_z64_4()
  call test_z64_5()
  call test_z64_6()
  call test_z64_7()
  call executable%load_memory(client, made_up_program('i1'))
  call model%create(executable)
  call test_l1_0()
  call test_l2_0()
  call test_l3_0()
  call test_l4_0()
  call executable%load_memory(client, made_up_program('2xi1'))
  call model%create(executable)
  call test_l1_1()
  call test_l2_1()
  call test_l3_1()
  call test_l4_1()
  call executable%load_memory(client, made_up_program('3x2xi1'))
  call model%create(executable)
  call test_l1_2()
  call test_l2_2()
  call test_l3_2()
  call test_l4_2()
  call executable%load_memory(client, made_up_program('1x3x2xi1'))
  call model%create(executable)
  call test_l1_3()
  call test_l2_3()
  call test_l3_3()
  call test_l4_3()
  call executable%load_memory(client, made_up_program('2x1x3x2xi1'))
  call model%create(executable)
  call test_l1_4()
  call test_l2_4()
  call test_l3_4()
  call test_l4_4()
  call executable%load_memory(client, made_up_program('2x2x1x3x2xi1'))
  call model%create(executable)
  call test_l1_5()
  call test_l2_5()
  call test_l3_5()
  call test_l4_5()
  call executable%load_memory(client, made_up_program('1x2x2x1x3x2xi1'))
  call model%create(executable)
  call test_l1_6()
  call test_l2_6()
  call test_l3_6()
  call test_l4_6()
  call executable%load_memory(client, made_up_program('3x1x2x2x1x3x2xi1'))
  call model%create(executable)
  call test_l1_7()
  call test_l2_7()
  call test_l3_7()
  call test_l4_7()
  call result%destroy()
  call buffer%destroy()
  call model%destroy()
  call executable%destroy()
  call client%destroy()

contains

  subroutine test_i8_0()
    character(*), parameter :: what = 'integer(int8), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    integer(int8), target :: store(1 + 64), store_out(1 + 64)
    integer(int8), pointer :: x, y, p
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x => store(first)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y => store_out(first)
    x = 1
    i = 1

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I8, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(same(p, x), what//'pointer')
    call buffer%view_host(client, x)
    x = x + 1_int8
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('i8'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(same(y, x + x), what//'bind_input and bind_output')
    x = x + 5_int8
    call model%run()
    call check(same(y, x + x), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(same(y, x + x), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i8_0

  subroutine test_i8_1()
    character(*), parameter :: what = 'integer(int8), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    integer(int8), target :: store(2 + 64), store_out(2 + 64)
    integer(int8), pointer :: x(:), y(:), p(:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2) => store(first:first + 1)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2) => store_out(first:first + 1)
    x = reshape([(int(i, int8), i=1, 2)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I8, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int8
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2xi8'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int8
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i8_1

  subroutine test_i8_2()
    character(*), parameter :: what = 'integer(int8), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    integer(int8), target :: store(6 + 64), store_out(6 + 64)
    integer(int8), pointer :: x(:,:), y(:,:), p(:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3) => store_out(first:first + 5)
    x = reshape([(int(i, int8), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I8, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int8
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x2xi8'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int8
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i8_2

  subroutine test_i8_3()
    character(*), parameter :: what = 'integer(int8), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    integer(int8), target :: store(6 + 64), store_out(6 + 64)
    integer(int8), pointer :: x(:,:,:), y(:,:,:), p(:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1) => store_out(first:first + 5)
    x = reshape([(int(i, int8), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I8, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int8
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x3x2xi8'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int8
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i8_3

  subroutine test_i8_4()
    character(*), parameter :: what = 'integer(int8), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    integer(int8), target :: store(12 + 64), store_out(12 + 64)
    integer(int8), pointer :: x(:,:,:,:), y(:,:,:,:), p(:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2) => store(first:first + 11)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2) => store_out(first:first + 11)
    x = reshape([(int(i, int8), i=1, 12)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I8, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int8
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x1x3x2xi8'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int8
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i8_4

  subroutine test_i8_5()
    character(*), parameter :: what = 'integer(int8), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    integer(int8), target :: store(24 + 64), store_out(24 + 64)
    integer(int8), pointer :: x(:,:,:,:,:), y(:,:,:,:,:), p(:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2) => store_out(first:first + 23)
    x = reshape([(int(i, int8), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I8, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int8
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x2x1x3x2xi8'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int8
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i8_5

  subroutine test_i8_6()
    character(*), parameter :: what = 'integer(int8), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    integer(int8), target :: store(24 + 64), store_out(24 + 64)
    integer(int8), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:), p(:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store_out(first:first + 23)
    x = reshape([(int(i, int8), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I8, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int8
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x2x2x1x3x2xi8'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int8
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i8_6

  subroutine test_i8_7()
    character(*), parameter :: what = 'integer(int8), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    integer(int8), target :: store(72 + 64), store_out(72 + 64)
    integer(int8), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:), p(:,:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store(first:first + 71)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store_out(first:first + 71)
    x = reshape([(int(i, int8), i=1, 72)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I8, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int8
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x1x2x2x1x3x2xi8'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int8
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i8_7

  subroutine test_i16_0()
    character(*), parameter :: what = 'integer(int16), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    integer(int16), target :: store(1 + 64), store_out(1 + 64)
    integer(int16), pointer :: x, y, p
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x => store(first)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y => store_out(first)
    x = 1
    i = 1

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I16, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(same(p, x), what//'pointer')
    call buffer%view_host(client, x)
    x = x + 1_int16
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('i16'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(same(y, x + x), what//'bind_input and bind_output')
    x = x + 5_int16
    call model%run()
    call check(same(y, x + x), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(same(y, x + x), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i16_0

  subroutine test_i16_1()
    character(*), parameter :: what = 'integer(int16), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    integer(int16), target :: store(2 + 64), store_out(2 + 64)
    integer(int16), pointer :: x(:), y(:), p(:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2) => store(first:first + 1)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2) => store_out(first:first + 1)
    x = reshape([(int(i, int16), i=1, 2)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I16, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int16
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2xi16'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int16
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i16_1

  subroutine test_i16_2()
    character(*), parameter :: what = 'integer(int16), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    integer(int16), target :: store(6 + 64), store_out(6 + 64)
    integer(int16), pointer :: x(:,:), y(:,:), p(:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3) => store_out(first:first + 5)
    x = reshape([(int(i, int16), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I16, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int16
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x2xi16'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int16
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i16_2

  subroutine test_i16_3()
    character(*), parameter :: what = 'integer(int16), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    integer(int16), target :: store(6 + 64), store_out(6 + 64)
    integer(int16), pointer :: x(:,:,:), y(:,:,:), p(:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1) => store_out(first:first + 5)
    x = reshape([(int(i, int16), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I16, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int16
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x3x2xi16'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int16
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i16_3

  subroutine test_i16_4()
    character(*), parameter :: what = 'integer(int16), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    integer(int16), target :: store(12 + 64), store_out(12 + 64)
    integer(int16), pointer :: x(:,:,:,:), y(:,:,:,:), p(:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2) => store(first:first + 11)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2) => store_out(first:first + 11)
    x = reshape([(int(i, int16), i=1, 12)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I16, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int16
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x1x3x2xi16'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int16
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i16_4

  subroutine test_i16_5()
    character(*), parameter :: what = 'integer(int16), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    integer(int16), target :: store(24 + 64), store_out(24 + 64)
    integer(int16), pointer :: x(:,:,:,:,:), y(:,:,:,:,:), p(:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2) => store_out(first:first + 23)
    x = reshape([(int(i, int16), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I16, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int16
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x2x1x3x2xi16'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int16
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i16_5

  subroutine test_i16_6()
    character(*), parameter :: what = 'integer(int16), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    integer(int16), target :: store(24 + 64), store_out(24 + 64)
    integer(int16), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:), p(:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store_out(first:first + 23)
    x = reshape([(int(i, int16), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I16, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int16
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x2x2x1x3x2xi16'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int16
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i16_6

  subroutine test_i16_7()
    character(*), parameter :: what = 'integer(int16), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    integer(int16), target :: store(72 + 64), store_out(72 + 64)
    integer(int16), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:), p(:,:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store(first:first + 71)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store_out(first:first + 71)
    x = reshape([(int(i, int16), i=1, 72)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_I16, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int16
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x1x2x2x1x3x2xi16'))
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, y)
    y = 0
    call model%run()
    call check(all(same(y, x + x)), what//'bind_input and bind_output')
    x = x + 5_int16
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i16_7

  subroutine test_i32_0()
    character(*), parameter :: what = 'integer(int32), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    integer(int32), target :: store(1 + 64), store_out(1 + 64)
    integer(int32), pointer :: x, y, p
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
    call buffer%pointer(p)
    call check(same(p, x), what//'pointer')
    call buffer%view_host(client, x)
    x = x + 1_int32
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
    x = x + 5_int32
    call model%run()
    call check(same(y, x + x), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(same(y, x + x), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_0

  subroutine test_i32_1()
    character(*), parameter :: what = 'integer(int32), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    integer(int32), target :: store(2 + 64), store_out(2 + 64)
    integer(int32), pointer :: x(:), y(:), p(:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int32
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
    x = x + 5_int32
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_1

  subroutine test_i32_2()
    character(*), parameter :: what = 'integer(int32), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    integer(int32), target :: store(6 + 64), store_out(6 + 64)
    integer(int32), pointer :: x(:,:), y(:,:), p(:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int32
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
    x = x + 5_int32
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_2

  subroutine test_i32_3()
    character(*), parameter :: what = 'integer(int32), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    integer(int32), target :: store(6 + 64), store_out(6 + 64)
    integer(int32), pointer :: x(:,:,:), y(:,:,:), p(:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int32
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
    x = x + 5_int32
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_3

  subroutine test_i32_4()
    character(*), parameter :: what = 'integer(int32), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    integer(int32), target :: store(12 + 64), store_out(12 + 64)
    integer(int32), pointer :: x(:,:,:,:), y(:,:,:,:), p(:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int32
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
    x = x + 5_int32
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_4

  subroutine test_i32_5()
    character(*), parameter :: what = 'integer(int32), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    integer(int32), target :: store(24 + 64), store_out(24 + 64)
    integer(int32), pointer :: x(:,:,:,:,:), y(:,:,:,:,:), p(:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int32
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
    x = x + 5_int32
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_5

  subroutine test_i32_6()
    character(*), parameter :: what = 'integer(int32), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    integer(int32), target :: store(24 + 64), store_out(24 + 64)
    integer(int32), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:), p(:,:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int32
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
    x = x + 5_int32
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_6

  subroutine test_i32_7()
    character(*), parameter :: what = 'integer(int32), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    integer(int32), target :: store(72 + 64), store_out(72 + 64)
    integer(int32), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:), p(:,:,:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int32
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
    x = x + 5_int32
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i32_7

  subroutine test_i64_0()
    character(*), parameter :: what = 'integer(int64), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    integer(int64), target :: store(1 + 64), store_out(1 + 64)
    integer(int64), pointer :: x, y, p
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
    call buffer%pointer(p)
    call check(same(p, x), what//'pointer')
    call buffer%view_host(client, x)
    x = x + 1_int64
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
    x = x + 5_int64
    call model%run()
    call check(same(y, x + x), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(same(y, x + x), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_0

  subroutine test_i64_1()
    character(*), parameter :: what = 'integer(int64), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    integer(int64), target :: store(2 + 64), store_out(2 + 64)
    integer(int64), pointer :: x(:), y(:), p(:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int64
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
    x = x + 5_int64
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_1

  subroutine test_i64_2()
    character(*), parameter :: what = 'integer(int64), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    integer(int64), target :: store(6 + 64), store_out(6 + 64)
    integer(int64), pointer :: x(:,:), y(:,:), p(:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int64
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
    x = x + 5_int64
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_2

  subroutine test_i64_3()
    character(*), parameter :: what = 'integer(int64), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    integer(int64), target :: store(6 + 64), store_out(6 + 64)
    integer(int64), pointer :: x(:,:,:), y(:,:,:), p(:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int64
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
    x = x + 5_int64
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_3

  subroutine test_i64_4()
    character(*), parameter :: what = 'integer(int64), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    integer(int64), target :: store(12 + 64), store_out(12 + 64)
    integer(int64), pointer :: x(:,:,:,:), y(:,:,:,:), p(:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int64
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
    x = x + 5_int64
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_4

  subroutine test_i64_5()
    character(*), parameter :: what = 'integer(int64), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    integer(int64), target :: store(24 + 64), store_out(24 + 64)
    integer(int64), pointer :: x(:,:,:,:,:), y(:,:,:,:,:), p(:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int64
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
    x = x + 5_int64
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_5

  subroutine test_i64_6()
    character(*), parameter :: what = 'integer(int64), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    integer(int64), target :: store(24 + 64), store_out(24 + 64)
    integer(int64), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:), p(:,:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int64
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
    x = x + 5_int64
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_6

  subroutine test_i64_7()
    character(*), parameter :: what = 'integer(int64), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    integer(int64), target :: store(72 + 64), store_out(72 + 64)
    integer(int64), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:), p(:,:,:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1_int64
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
    x = x + 5_int64
    call model%run()
    call check(all(same(y, x + x)), what//'the same again')
    call model%create(executable)
    call model%set_input(1, x)
    call model%run()
    y = 0
    call model%get_output(1, y)
    call check(all(same(y, x + x)), what//'set_input and get_output')
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_i64_7

  subroutine test_r32_0()
    character(*), parameter :: what = 'real(real32), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    real(real32), target :: store(1 + 64), store_out(1 + 64)
    real(real32), pointer :: x, y, p
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
    call buffer%pointer(p)
    call check(same(p, x), what//'pointer')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_0

  subroutine test_r32_1()
    character(*), parameter :: what = 'real(real32), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    real(real32), target :: store(2 + 64), store_out(2 + 64)
    real(real32), pointer :: x(:), y(:), p(:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_1

  subroutine test_r32_2()
    character(*), parameter :: what = 'real(real32), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    real(real32), target :: store(6 + 64), store_out(6 + 64)
    real(real32), pointer :: x(:,:), y(:,:), p(:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_2

  subroutine test_r32_3()
    character(*), parameter :: what = 'real(real32), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    real(real32), target :: store(6 + 64), store_out(6 + 64)
    real(real32), pointer :: x(:,:,:), y(:,:,:), p(:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_3

  subroutine test_r32_4()
    character(*), parameter :: what = 'real(real32), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    real(real32), target :: store(12 + 64), store_out(12 + 64)
    real(real32), pointer :: x(:,:,:,:), y(:,:,:,:), p(:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_4

  subroutine test_r32_5()
    character(*), parameter :: what = 'real(real32), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    real(real32), target :: store(24 + 64), store_out(24 + 64)
    real(real32), pointer :: x(:,:,:,:,:), y(:,:,:,:,:), p(:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_5

  subroutine test_r32_6()
    character(*), parameter :: what = 'real(real32), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    real(real32), target :: store(24 + 64), store_out(24 + 64)
    real(real32), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:), p(:,:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_6

  subroutine test_r32_7()
    character(*), parameter :: what = 'real(real32), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    real(real32), target :: store(72 + 64), store_out(72 + 64)
    real(real32), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:), p(:,:,:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r32_7

  subroutine test_r64_0()
    character(*), parameter :: what = 'real(real64), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    real(real64), target :: store(1 + 64), store_out(1 + 64)
    real(real64), pointer :: x, y, p
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
    call buffer%pointer(p)
    call check(same(p, x), what//'pointer')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_0

  subroutine test_r64_1()
    character(*), parameter :: what = 'real(real64), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    real(real64), target :: store(2 + 64), store_out(2 + 64)
    real(real64), pointer :: x(:), y(:), p(:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_1

  subroutine test_r64_2()
    character(*), parameter :: what = 'real(real64), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    real(real64), target :: store(6 + 64), store_out(6 + 64)
    real(real64), pointer :: x(:,:), y(:,:), p(:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_2

  subroutine test_r64_3()
    character(*), parameter :: what = 'real(real64), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    real(real64), target :: store(6 + 64), store_out(6 + 64)
    real(real64), pointer :: x(:,:,:), y(:,:,:), p(:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_3

  subroutine test_r64_4()
    character(*), parameter :: what = 'real(real64), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    real(real64), target :: store(12 + 64), store_out(12 + 64)
    real(real64), pointer :: x(:,:,:,:), y(:,:,:,:), p(:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_4

  subroutine test_r64_5()
    character(*), parameter :: what = 'real(real64), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    real(real64), target :: store(24 + 64), store_out(24 + 64)
    real(real64), pointer :: x(:,:,:,:,:), y(:,:,:,:,:), p(:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_5

  subroutine test_r64_6()
    character(*), parameter :: what = 'real(real64), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    real(real64), target :: store(24 + 64), store_out(24 + 64)
    real(real64), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:), p(:,:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_6

  subroutine test_r64_7()
    character(*), parameter :: what = 'real(real64), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    real(real64), target :: store(72 + 64), store_out(72 + 64)
    real(real64), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:), p(:,:,:,:,:,:,:)
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
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_r64_7

  subroutine test_z32_0()
    character(*), parameter :: what = 'complex(real32), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    complex(real32), target :: store(1 + 64), store_out(1 + 64)
    complex(real32), pointer :: x, y, p
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x => store(first)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y => store_out(first)
    x = 1
    i = 1

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C64, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(same(p, x), what//'pointer')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('complex<f32>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z32_0

  subroutine test_z32_1()
    character(*), parameter :: what = 'complex(real32), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    complex(real32), target :: store(2 + 64), store_out(2 + 64)
    complex(real32), pointer :: x(:), y(:), p(:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2) => store(first:first + 1)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2) => store_out(first:first + 1)
    x = reshape([(cmplx(i, -2*i, real32), i=1, 2)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C64, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2xcomplex<f32>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z32_1

  subroutine test_z32_2()
    character(*), parameter :: what = 'complex(real32), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    complex(real32), target :: store(6 + 64), store_out(6 + 64)
    complex(real32), pointer :: x(:,:), y(:,:), p(:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3) => store_out(first:first + 5)
    x = reshape([(cmplx(i, -2*i, real32), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C64, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x2xcomplex<f32>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z32_2

  subroutine test_z32_3()
    character(*), parameter :: what = 'complex(real32), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    complex(real32), target :: store(6 + 64), store_out(6 + 64)
    complex(real32), pointer :: x(:,:,:), y(:,:,:), p(:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1) => store_out(first:first + 5)
    x = reshape([(cmplx(i, -2*i, real32), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C64, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x3x2xcomplex<f32>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z32_3

  subroutine test_z32_4()
    character(*), parameter :: what = 'complex(real32), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    complex(real32), target :: store(12 + 64), store_out(12 + 64)
    complex(real32), pointer :: x(:,:,:,:), y(:,:,:,:), p(:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2) => store(first:first + 11)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2) => store_out(first:first + 11)
    x = reshape([(cmplx(i, -2*i, real32), i=1, 12)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C64, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x1x3x2xcomplex<f32>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z32_4

  subroutine test_z32_5()
    character(*), parameter :: what = 'complex(real32), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    complex(real32), target :: store(24 + 64), store_out(24 + 64)
    complex(real32), pointer :: x(:,:,:,:,:), y(:,:,:,:,:), p(:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2) => store_out(first:first + 23)
    x = reshape([(cmplx(i, -2*i, real32), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C64, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x2x1x3x2xcomplex<f32>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z32_5

  subroutine test_z32_6()
    character(*), parameter :: what = 'complex(real32), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    complex(real32), target :: store(24 + 64), store_out(24 + 64)
    complex(real32), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:), p(:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store_out(first:first + 23)
    x = reshape([(cmplx(i, -2*i, real32), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C64, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x2x2x1x3x2xcomplex<f32>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z32_6

  subroutine test_z32_7()
    character(*), parameter :: what = 'complex(real32), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    complex(real32), target :: store(72 + 64), store_out(72 + 64)
    complex(real32), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:), p(:,:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store(first:first + 71)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store_out(first:first + 71)
    x = reshape([(cmplx(i, -2*i, real32), i=1, 72)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C64, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x1x2x2x1x3x2xcomplex<f32>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z32_7

  subroutine test_z64_0()
    character(*), parameter :: what = 'complex(real64), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    complex(real64), target :: store(1 + 64), store_out(1 + 64)
    complex(real64), pointer :: x, y, p
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x => store(first)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y => store_out(first)
    x = 1
    i = 1

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C128, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(same(p, x), what//'pointer')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(same(y, x), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('complex<f64>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z64_0

  subroutine test_z64_1()
    character(*), parameter :: what = 'complex(real64), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    complex(real64), target :: store(2 + 64), store_out(2 + 64)
    complex(real64), pointer :: x(:), y(:), p(:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2) => store(first:first + 1)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2) => store_out(first:first + 1)
    x = reshape([(cmplx(i, -2*i, real64), i=1, 2)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C128, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2xcomplex<f64>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z64_1

  subroutine test_z64_2()
    character(*), parameter :: what = 'complex(real64), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    complex(real64), target :: store(6 + 64), store_out(6 + 64)
    complex(real64), pointer :: x(:,:), y(:,:), p(:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3) => store_out(first:first + 5)
    x = reshape([(cmplx(i, -2*i, real64), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C128, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x2xcomplex<f64>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z64_2

  subroutine test_z64_3()
    character(*), parameter :: what = 'complex(real64), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    complex(real64), target :: store(6 + 64), store_out(6 + 64)
    complex(real64), pointer :: x(:,:,:), y(:,:,:), p(:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1) => store(first:first + 5)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1) => store_out(first:first + 5)
    x = reshape([(cmplx(i, -2*i, real64), i=1, 6)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C128, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x3x2xcomplex<f64>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z64_3

  subroutine test_z64_4()
    character(*), parameter :: what = 'complex(real64), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    complex(real64), target :: store(12 + 64), store_out(12 + 64)
    complex(real64), pointer :: x(:,:,:,:), y(:,:,:,:), p(:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2) => store(first:first + 11)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2) => store_out(first:first + 11)
    x = reshape([(cmplx(i, -2*i, real64), i=1, 12)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C128, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x1x3x2xcomplex<f64>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z64_4

  subroutine test_z64_5()
    character(*), parameter :: what = 'complex(real64), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    complex(real64), target :: store(24 + 64), store_out(24 + 64)
    complex(real64), pointer :: x(:,:,:,:,:), y(:,:,:,:,:), p(:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2) => store_out(first:first + 23)
    x = reshape([(cmplx(i, -2*i, real64), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C128, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('2x2x1x3x2xcomplex<f64>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z64_5

  subroutine test_z64_6()
    character(*), parameter :: what = 'complex(real64), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    complex(real64), target :: store(24 + 64), store_out(24 + 64)
    complex(real64), pointer :: x(:,:,:,:,:,:), y(:,:,:,:,:,:), p(:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store(first:first + 23)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1) => store_out(first:first + 23)
    x = reshape([(cmplx(i, -2*i, real64), i=1, 24)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C128, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('1x2x2x1x3x2xcomplex<f64>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z64_6

  subroutine test_z64_7()
    character(*), parameter :: what = 'complex(real64), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    complex(real64), target :: store(72 + 64), store_out(72 + 64)
    complex(real64), pointer :: x(:,:,:,:,:,:,:), y(:,:,:,:,:,:,:), p(:,:,:,:,:,:,:)
    integer :: first, i

    ! Memory that a CPU plugin can use in place.
    first = 1 + padding(c_loc(store), storage_size(store)/8)
    x(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store(first:first + 71)
    first = 1 + padding(c_loc(store_out), storage_size(store_out)/8)
    y(1:2, 1:3, 1:1, 1:2, 1:2, 1:1, 1:3) => store_out(first:first + 71)
    x = reshape([(cmplx(i, -2*i, real64), i=1, 72)], extents)

    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_C128, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'from_host and to_host')
    call buffer%pointer(p)
    call check(all(same(p, x)), what//'pointer')
    call check(all(shape(p) == extents) .and. all(lbound(p) == 1), what//'its bounds')
    call buffer%view_host(client, x)
    x = x + 1
    y = 0
    call buffer%to_host(y)
    call check(all(same(y, x)), what//'view_host sees a change')
    call buffer%destroy()

    call executable%load_memory(client, made_up_program('3x1x2x2x1x3x2xcomplex<f64>'))
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
    call model%take_output_buffer(1, result)
    call check(all(result%shape() == extents), what//'shape of the result')
  end subroutine test_z64_7

  subroutine test_l1_0()
    character(*), parameter :: what = 'logical(logical_kinds(1)), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    logical(logical_kinds(1)) :: x
    logical(logical_kinds(1)), allocatable :: y
    integer :: i

    x = .true.
    i = 1
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(y .eqv. x), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(y .neqv. x), what//'set_input and get_output')
  end subroutine test_l1_0

  subroutine test_l1_1()
    character(*), parameter :: what = 'logical(logical_kinds(1)), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    logical(logical_kinds(1)) :: x(2)
    logical(logical_kinds(1)), allocatable :: y(:)
    logical(logical_kinds(1)), allocatable :: wide(:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 2)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5))
    wide = .false.
    wide(4:2:-2) = x
    call model%set_input(1, wide(4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2))
    call check(logical(all(wide(4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2))
    call buffer%from_host(client, wide(4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l1_1

  subroutine test_l1_2()
    character(*), parameter :: what = 'logical(logical_kinds(1)), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    logical(logical_kinds(1)) :: x(2, 3)
    logical(logical_kinds(1)), allocatable :: y(:,:)
    logical(logical_kinds(1)), allocatable :: wide(:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 6)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7))
    wide = .false.
    wide(4:2:-2, 6:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l1_2

  subroutine test_l1_3()
    character(*), parameter :: what = 'logical(logical_kinds(1)), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    logical(logical_kinds(1)) :: x(2, 3, 1)
    logical(logical_kinds(1)), allocatable :: y(:,:,:)
    logical(logical_kinds(1)), allocatable :: wide(:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 6)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l1_3

  subroutine test_l1_4()
    character(*), parameter :: what = 'logical(logical_kinds(1)), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    logical(logical_kinds(1)) :: x(2, 3, 1, 2)
    logical(logical_kinds(1)), allocatable :: y(:,:,:,:)
    logical(logical_kinds(1)), allocatable :: wide(:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 12)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l1_4

  subroutine test_l1_5()
    character(*), parameter :: what = 'logical(logical_kinds(1)), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    logical(logical_kinds(1)) :: x(2, 3, 1, 2, 2)
    logical(logical_kinds(1)), allocatable :: y(:,:,:,:,:)
    logical(logical_kinds(1)), allocatable :: wide(:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 24)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l1_5

  subroutine test_l1_6()
    character(*), parameter :: what = 'logical(logical_kinds(1)), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    logical(logical_kinds(1)) :: x(2, 3, 1, 2, 2, 1)
    logical(logical_kinds(1)), allocatable :: y(:,:,:,:,:,:)
    logical(logical_kinds(1)), allocatable :: wide(:,:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 24)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5, 3))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l1_6

  subroutine test_l1_7()
    character(*), parameter :: what = 'logical(logical_kinds(1)), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    logical(logical_kinds(1)) :: x(2, 3, 1, 2, 2, 1, 3)
    logical(logical_kinds(1)), allocatable :: y(:,:,:,:,:,:,:)
    logical(logical_kinds(1)), allocatable :: wide(:,:,:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 72)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5, 3, 7))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l1_7

  subroutine test_l2_0()
    character(*), parameter :: what = 'logical(logical_kinds(2)), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    logical(logical_kinds(2)) :: x
    logical(logical_kinds(2)), allocatable :: y
    integer :: i

    x = .true.
    i = 1
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(y .eqv. x), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(y .neqv. x), what//'set_input and get_output')
  end subroutine test_l2_0

  subroutine test_l2_1()
    character(*), parameter :: what = 'logical(logical_kinds(2)), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    logical(logical_kinds(2)) :: x(2)
    logical(logical_kinds(2)), allocatable :: y(:)
    logical(logical_kinds(2)), allocatable :: wide(:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 2)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5))
    wide = .false.
    wide(4:2:-2) = x
    call model%set_input(1, wide(4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2))
    call check(logical(all(wide(4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2))
    call buffer%from_host(client, wide(4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l2_1

  subroutine test_l2_2()
    character(*), parameter :: what = 'logical(logical_kinds(2)), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    logical(logical_kinds(2)) :: x(2, 3)
    logical(logical_kinds(2)), allocatable :: y(:,:)
    logical(logical_kinds(2)), allocatable :: wide(:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 6)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7))
    wide = .false.
    wide(4:2:-2, 6:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l2_2

  subroutine test_l2_3()
    character(*), parameter :: what = 'logical(logical_kinds(2)), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    logical(logical_kinds(2)) :: x(2, 3, 1)
    logical(logical_kinds(2)), allocatable :: y(:,:,:)
    logical(logical_kinds(2)), allocatable :: wide(:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 6)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l2_3

  subroutine test_l2_4()
    character(*), parameter :: what = 'logical(logical_kinds(2)), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    logical(logical_kinds(2)) :: x(2, 3, 1, 2)
    logical(logical_kinds(2)), allocatable :: y(:,:,:,:)
    logical(logical_kinds(2)), allocatable :: wide(:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 12)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l2_4

  subroutine test_l2_5()
    character(*), parameter :: what = 'logical(logical_kinds(2)), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    logical(logical_kinds(2)) :: x(2, 3, 1, 2, 2)
    logical(logical_kinds(2)), allocatable :: y(:,:,:,:,:)
    logical(logical_kinds(2)), allocatable :: wide(:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 24)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l2_5

  subroutine test_l2_6()
    character(*), parameter :: what = 'logical(logical_kinds(2)), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    logical(logical_kinds(2)) :: x(2, 3, 1, 2, 2, 1)
    logical(logical_kinds(2)), allocatable :: y(:,:,:,:,:,:)
    logical(logical_kinds(2)), allocatable :: wide(:,:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 24)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5, 3))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l2_6

  subroutine test_l2_7()
    character(*), parameter :: what = 'logical(logical_kinds(2)), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    logical(logical_kinds(2)) :: x(2, 3, 1, 2, 2, 1, 3)
    logical(logical_kinds(2)), allocatable :: y(:,:,:,:,:,:,:)
    logical(logical_kinds(2)), allocatable :: wide(:,:,:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 72)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5, 3, 7))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l2_7

  subroutine test_l3_0()
    character(*), parameter :: what = 'logical(logical_kinds(3)), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    logical(logical_kinds(3)) :: x
    logical(logical_kinds(3)), allocatable :: y
    integer :: i

    x = .true.
    i = 1
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(y .eqv. x), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(y .neqv. x), what//'set_input and get_output')
  end subroutine test_l3_0

  subroutine test_l3_1()
    character(*), parameter :: what = 'logical(logical_kinds(3)), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    logical(logical_kinds(3)) :: x(2)
    logical(logical_kinds(3)), allocatable :: y(:)
    logical(logical_kinds(3)), allocatable :: wide(:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 2)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5))
    wide = .false.
    wide(4:2:-2) = x
    call model%set_input(1, wide(4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2))
    call check(logical(all(wide(4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2))
    call buffer%from_host(client, wide(4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l3_1

  subroutine test_l3_2()
    character(*), parameter :: what = 'logical(logical_kinds(3)), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    logical(logical_kinds(3)) :: x(2, 3)
    logical(logical_kinds(3)), allocatable :: y(:,:)
    logical(logical_kinds(3)), allocatable :: wide(:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 6)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7))
    wide = .false.
    wide(4:2:-2, 6:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l3_2

  subroutine test_l3_3()
    character(*), parameter :: what = 'logical(logical_kinds(3)), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    logical(logical_kinds(3)) :: x(2, 3, 1)
    logical(logical_kinds(3)), allocatable :: y(:,:,:)
    logical(logical_kinds(3)), allocatable :: wide(:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 6)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l3_3

  subroutine test_l3_4()
    character(*), parameter :: what = 'logical(logical_kinds(3)), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    logical(logical_kinds(3)) :: x(2, 3, 1, 2)
    logical(logical_kinds(3)), allocatable :: y(:,:,:,:)
    logical(logical_kinds(3)), allocatable :: wide(:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 12)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l3_4

  subroutine test_l3_5()
    character(*), parameter :: what = 'logical(logical_kinds(3)), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    logical(logical_kinds(3)) :: x(2, 3, 1, 2, 2)
    logical(logical_kinds(3)), allocatable :: y(:,:,:,:,:)
    logical(logical_kinds(3)), allocatable :: wide(:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 24)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l3_5

  subroutine test_l3_6()
    character(*), parameter :: what = 'logical(logical_kinds(3)), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    logical(logical_kinds(3)) :: x(2, 3, 1, 2, 2, 1)
    logical(logical_kinds(3)), allocatable :: y(:,:,:,:,:,:)
    logical(logical_kinds(3)), allocatable :: wide(:,:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 24)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5, 3))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l3_6

  subroutine test_l3_7()
    character(*), parameter :: what = 'logical(logical_kinds(3)), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    logical(logical_kinds(3)) :: x(2, 3, 1, 2, 2, 1, 3)
    logical(logical_kinds(3)), allocatable :: y(:,:,:,:,:,:,:)
    logical(logical_kinds(3)), allocatable :: wide(:,:,:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 72)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5, 3, 7))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l3_7

  subroutine test_l4_0()
    character(*), parameter :: what = 'logical(logical_kinds(4)), rank 0: '
    integer, parameter :: extents(0) = [integer :: ]
    logical(logical_kinds(4)) :: x
    logical(logical_kinds(4)), allocatable :: y
    integer :: i

    x = .true.
    i = 1
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 0, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(y .eqv. x), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(y .neqv. x), what//'set_input and get_output')
  end subroutine test_l4_0

  subroutine test_l4_1()
    character(*), parameter :: what = 'logical(logical_kinds(4)), rank 1: '
    integer, parameter :: extents(1) = [integer :: 2]
    logical(logical_kinds(4)) :: x(2)
    logical(logical_kinds(4)), allocatable :: y(:)
    logical(logical_kinds(4)), allocatable :: wide(:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 2)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 1, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5))
    wide = .false.
    wide(4:2:-2) = x
    call model%set_input(1, wide(4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2))
    call check(logical(all(wide(4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2))
    call buffer%from_host(client, wide(4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l4_1

  subroutine test_l4_2()
    character(*), parameter :: what = 'logical(logical_kinds(4)), rank 2: '
    integer, parameter :: extents(2) = [integer :: 2, 3]
    logical(logical_kinds(4)) :: x(2, 3)
    logical(logical_kinds(4)), allocatable :: y(:,:)
    logical(logical_kinds(4)), allocatable :: wide(:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 6)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 2, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7))
    wide = .false.
    wide(4:2:-2, 6:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l4_2

  subroutine test_l4_3()
    character(*), parameter :: what = 'logical(logical_kinds(4)), rank 3: '
    integer, parameter :: extents(3) = [integer :: 2, 3, 1]
    logical(logical_kinds(4)) :: x(2, 3, 1)
    logical(logical_kinds(4)), allocatable :: y(:,:,:)
    logical(logical_kinds(4)), allocatable :: wide(:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 6)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 3, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l4_3

  subroutine test_l4_4()
    character(*), parameter :: what = 'logical(logical_kinds(4)), rank 4: '
    integer, parameter :: extents(4) = [integer :: 2, 3, 1, 2]
    logical(logical_kinds(4)) :: x(2, 3, 1, 2)
    logical(logical_kinds(4)), allocatable :: y(:,:,:,:)
    logical(logical_kinds(4)), allocatable :: wide(:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 12)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 4, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l4_4

  subroutine test_l4_5()
    character(*), parameter :: what = 'logical(logical_kinds(4)), rank 5: '
    integer, parameter :: extents(5) = [integer :: 2, 3, 1, 2, 2]
    logical(logical_kinds(4)) :: x(2, 3, 1, 2, 2)
    logical(logical_kinds(4)), allocatable :: y(:,:,:,:,:)
    logical(logical_kinds(4)), allocatable :: wide(:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 24)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 5, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l4_5

  subroutine test_l4_6()
    character(*), parameter :: what = 'logical(logical_kinds(4)), rank 6: '
    integer, parameter :: extents(6) = [integer :: 2, 3, 1, 2, 2, 1]
    logical(logical_kinds(4)) :: x(2, 3, 1, 2, 2, 1)
    logical(logical_kinds(4)), allocatable :: y(:,:,:,:,:,:)
    logical(logical_kinds(4)), allocatable :: wide(:,:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 24)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 6, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5, 3))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l4_6

  subroutine test_l4_7()
    character(*), parameter :: what = 'logical(logical_kinds(4)), rank 7: '
    integer, parameter :: extents(7) = [integer :: 2, 3, 1, 2, 2, 1, 3]
    logical(logical_kinds(4)) :: x(2, 3, 1, 2, 2, 1, 3)
    logical(logical_kinds(4)), allocatable :: y(:,:,:,:,:,:,:)
    logical(logical_kinds(4)), allocatable :: wide(:,:,:,:,:,:,:)
    integer :: i

    x = reshape([(mod(i, 3) == 1, i=1, 72)], extents)
    allocate (y, source=.not. x)
    call buffer%from_host(client, x)
    call check(buffer%dtype() == PJRTLITE_DTYPE_BOOL, what//'type of the buffer')
    call check(size(buffer%shape()) == 7, what//'rank of the buffer')
    call check(all(buffer%shape() == extents), what//'shape of the buffer')
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'from_host and to_host')

    call model%set_input(1, .not. x)
    call model%run()
    call model%get_output(1, y)
    call check(logical(all(y .neqv. x)), what//'set_input and get_output')

    allocate (wide(5, 7, 3, 5, 5, 3, 7))
    wide = .false.
    wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2) = x
    call model%set_input(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call model%run()
    wide = .true.
    call model%get_output(1, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call check(logical(all(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2) .eqv. x)), what//'a section with gaps')
    call check(count(wide) == size(wide) - count(.not. x), what//'and what lies between')
    call buffer%to_host(wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call buffer%from_host(client, wide(4:2:-2, 6:2:-2, 2:2:-2, 4:2:-2, 4:2:-2, 2:2:-2, 6:2:-2))
    call buffer%to_host(y)
    call check(logical(all(y .eqv. x)), what//'a section in a buffer')
  end subroutine test_l4_7

end program every_array
