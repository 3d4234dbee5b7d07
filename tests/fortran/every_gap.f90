! Generated from every_gap.fypp by fypp: change that file, then run `make regenerate`.
!
! A section through a component of an array of objects, for every element type and rank: what keeps an
! address refuses it, and what copies takes the right elements and no others. gfortran 12 takes such a
! section for contiguous.
program every_gap
  use, intrinsic :: iso_fortran_env, only: int16, int32, int64, int8, real32, real64
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: buffer
  integer :: stat
  character(1000) :: errmsg

  call open_client(client)
  ! Arrays are refused for their gaps before they are compared with the program's.
  call executable%load_memory(client, made_up_program('4xf32'))
  call model%create(executable)
  call test_i8_1()
  call test_i8_2()
  call test_i8_3()
  call test_i8_4()
  call test_i8_5()
  call test_i8_6()
  call test_i8_7()
  call test_i16_1()
  call test_i16_2()
  call test_i16_3()
  call test_i16_4()
  call test_i16_5()
  call test_i16_6()
  call test_i16_7()
  call test_i32_1()
  call test_i32_2()
  call test_i32_3()
  call test_i32_4()
  call test_i32_5()
  call test_i32_6()
  call test_i32_7()
  call test_i64_1()
  call test_i64_2()
  call test_i64_3()
  call test_i64_4()
  call test_i64_5()
  call test_i64_6()
  call test_i64_7()
  call test_r32_1()
  call test_r32_2()
  call test_r32_3()
  call test_r32_4()
  call test_r32_5()
  call test_r32_6()
  call test_r32_7()
  call test_r64_1()
  call test_r64_2()
  call test_r64_3()
  call test_r64_4()
  call test_r64_5()
  call test_r64_6()
  call test_r64_7()
  call test_z32_1()
  call test_z32_2()
  call test_z32_3()
  call test_z32_4()
  call test_z32_5()
  call test_z32_6()
  call test_z32_7()
  call test_z64_1()
  call test_z64_2()
  call test_z64_3()
  call test_z64_4()
  call test_z64_5()
  call test_z64_6()
  call test_z64_7()
  call buffer%destroy()
  call model%destroy()
  call executable%destroy()
  call client%destroy()

contains

  subroutine expect_gaps(what)
    character(*), intent(in) :: what
    call check_failure(what, stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, 'a section with gaps')
  end subroutine expect_gaps

  subroutine test_i8_1()
    character(*), parameter :: what = 'integer(int8), rank 1: '
    type :: item
      integer(int8) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2)
    integer(int8), target :: dense(2)
    integer(int8), pointer :: p(:)
    integer :: i

    dense = reshape([(int(i, int8), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i8_1

  subroutine test_i8_2()
    character(*), parameter :: what = 'integer(int8), rank 2: '
    type :: item
      integer(int8) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3)
    integer(int8), target :: dense(2, 3)
    integer(int8), pointer :: p(:,:)
    integer :: i

    dense = reshape([(int(i, int8), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i8_2

  subroutine test_i8_3()
    character(*), parameter :: what = 'integer(int8), rank 3: '
    type :: item
      integer(int8) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1)
    integer(int8), target :: dense(2, 3, 1)
    integer(int8), pointer :: p(:,:,:)
    integer :: i

    dense = reshape([(int(i, int8), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i8_3

  subroutine test_i8_4()
    character(*), parameter :: what = 'integer(int8), rank 4: '
    type :: item
      integer(int8) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2)
    integer(int8), target :: dense(2, 3, 1, 2)
    integer(int8), pointer :: p(:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int8), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i8_4

  subroutine test_i8_5()
    character(*), parameter :: what = 'integer(int8), rank 5: '
    type :: item
      integer(int8) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2)
    integer(int8), target :: dense(2, 3, 1, 2, 2)
    integer(int8), pointer :: p(:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int8), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i8_5

  subroutine test_i8_6()
    character(*), parameter :: what = 'integer(int8), rank 6: '
    type :: item
      integer(int8) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1)
    integer(int8), target :: dense(2, 3, 1, 2, 2, 1)
    integer(int8), pointer :: p(:,:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int8), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i8_6

  subroutine test_i8_7()
    character(*), parameter :: what = 'integer(int8), rank 7: '
    type :: item
      integer(int8) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1, 3)
    integer(int8), target :: dense(2, 3, 1, 2, 2, 1, 3)
    integer(int8), pointer :: p(:,:,:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int8), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i8_7

  subroutine test_i16_1()
    character(*), parameter :: what = 'integer(int16), rank 1: '
    type :: item
      integer(int16) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2)
    integer(int16), target :: dense(2)
    integer(int16), pointer :: p(:)
    integer :: i

    dense = reshape([(int(i, int16), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i16_1

  subroutine test_i16_2()
    character(*), parameter :: what = 'integer(int16), rank 2: '
    type :: item
      integer(int16) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3)
    integer(int16), target :: dense(2, 3)
    integer(int16), pointer :: p(:,:)
    integer :: i

    dense = reshape([(int(i, int16), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i16_2

  subroutine test_i16_3()
    character(*), parameter :: what = 'integer(int16), rank 3: '
    type :: item
      integer(int16) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1)
    integer(int16), target :: dense(2, 3, 1)
    integer(int16), pointer :: p(:,:,:)
    integer :: i

    dense = reshape([(int(i, int16), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i16_3

  subroutine test_i16_4()
    character(*), parameter :: what = 'integer(int16), rank 4: '
    type :: item
      integer(int16) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2)
    integer(int16), target :: dense(2, 3, 1, 2)
    integer(int16), pointer :: p(:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int16), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i16_4

  subroutine test_i16_5()
    character(*), parameter :: what = 'integer(int16), rank 5: '
    type :: item
      integer(int16) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2)
    integer(int16), target :: dense(2, 3, 1, 2, 2)
    integer(int16), pointer :: p(:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int16), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i16_5

  subroutine test_i16_6()
    character(*), parameter :: what = 'integer(int16), rank 6: '
    type :: item
      integer(int16) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1)
    integer(int16), target :: dense(2, 3, 1, 2, 2, 1)
    integer(int16), pointer :: p(:,:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int16), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i16_6

  subroutine test_i16_7()
    character(*), parameter :: what = 'integer(int16), rank 7: '
    type :: item
      integer(int16) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1, 3)
    integer(int16), target :: dense(2, 3, 1, 2, 2, 1, 3)
    integer(int16), pointer :: p(:,:,:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int16), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i16_7

  subroutine test_i32_1()
    character(*), parameter :: what = 'integer(int32), rank 1: '
    type :: item
      integer(int32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2)
    integer(int32), target :: dense(2)
    integer(int32), pointer :: p(:)
    integer :: i

    dense = reshape([(int(i, int32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i32_1

  subroutine test_i32_2()
    character(*), parameter :: what = 'integer(int32), rank 2: '
    type :: item
      integer(int32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3)
    integer(int32), target :: dense(2, 3)
    integer(int32), pointer :: p(:,:)
    integer :: i

    dense = reshape([(int(i, int32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i32_2

  subroutine test_i32_3()
    character(*), parameter :: what = 'integer(int32), rank 3: '
    type :: item
      integer(int32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1)
    integer(int32), target :: dense(2, 3, 1)
    integer(int32), pointer :: p(:,:,:)
    integer :: i

    dense = reshape([(int(i, int32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i32_3

  subroutine test_i32_4()
    character(*), parameter :: what = 'integer(int32), rank 4: '
    type :: item
      integer(int32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2)
    integer(int32), target :: dense(2, 3, 1, 2)
    integer(int32), pointer :: p(:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i32_4

  subroutine test_i32_5()
    character(*), parameter :: what = 'integer(int32), rank 5: '
    type :: item
      integer(int32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2)
    integer(int32), target :: dense(2, 3, 1, 2, 2)
    integer(int32), pointer :: p(:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i32_5

  subroutine test_i32_6()
    character(*), parameter :: what = 'integer(int32), rank 6: '
    type :: item
      integer(int32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1)
    integer(int32), target :: dense(2, 3, 1, 2, 2, 1)
    integer(int32), pointer :: p(:,:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i32_6

  subroutine test_i32_7()
    character(*), parameter :: what = 'integer(int32), rank 7: '
    type :: item
      integer(int32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1, 3)
    integer(int32), target :: dense(2, 3, 1, 2, 2, 1, 3)
    integer(int32), pointer :: p(:,:,:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i32_7

  subroutine test_i64_1()
    character(*), parameter :: what = 'integer(int64), rank 1: '
    type :: item
      integer(int64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2)
    integer(int64), target :: dense(2)
    integer(int64), pointer :: p(:)
    integer :: i

    dense = reshape([(int(i, int64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i64_1

  subroutine test_i64_2()
    character(*), parameter :: what = 'integer(int64), rank 2: '
    type :: item
      integer(int64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3)
    integer(int64), target :: dense(2, 3)
    integer(int64), pointer :: p(:,:)
    integer :: i

    dense = reshape([(int(i, int64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i64_2

  subroutine test_i64_3()
    character(*), parameter :: what = 'integer(int64), rank 3: '
    type :: item
      integer(int64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1)
    integer(int64), target :: dense(2, 3, 1)
    integer(int64), pointer :: p(:,:,:)
    integer :: i

    dense = reshape([(int(i, int64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i64_3

  subroutine test_i64_4()
    character(*), parameter :: what = 'integer(int64), rank 4: '
    type :: item
      integer(int64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2)
    integer(int64), target :: dense(2, 3, 1, 2)
    integer(int64), pointer :: p(:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i64_4

  subroutine test_i64_5()
    character(*), parameter :: what = 'integer(int64), rank 5: '
    type :: item
      integer(int64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2)
    integer(int64), target :: dense(2, 3, 1, 2, 2)
    integer(int64), pointer :: p(:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i64_5

  subroutine test_i64_6()
    character(*), parameter :: what = 'integer(int64), rank 6: '
    type :: item
      integer(int64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1)
    integer(int64), target :: dense(2, 3, 1, 2, 2, 1)
    integer(int64), pointer :: p(:,:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i64_6

  subroutine test_i64_7()
    character(*), parameter :: what = 'integer(int64), rank 7: '
    type :: item
      integer(int64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1, 3)
    integer(int64), target :: dense(2, 3, 1, 2, 2, 1, 3)
    integer(int64), pointer :: p(:,:,:,:,:,:,:)
    integer :: i

    dense = reshape([(int(i, int64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_i64_7

  subroutine test_r32_1()
    character(*), parameter :: what = 'real(real32), rank 1: '
    type :: item
      real(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2)
    real(real32), target :: dense(2)
    real(real32), pointer :: p(:)
    integer :: i

    dense = reshape([(real(i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r32_1

  subroutine test_r32_2()
    character(*), parameter :: what = 'real(real32), rank 2: '
    type :: item
      real(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3)
    real(real32), target :: dense(2, 3)
    real(real32), pointer :: p(:,:)
    integer :: i

    dense = reshape([(real(i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r32_2

  subroutine test_r32_3()
    character(*), parameter :: what = 'real(real32), rank 3: '
    type :: item
      real(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1)
    real(real32), target :: dense(2, 3, 1)
    real(real32), pointer :: p(:,:,:)
    integer :: i

    dense = reshape([(real(i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r32_3

  subroutine test_r32_4()
    character(*), parameter :: what = 'real(real32), rank 4: '
    type :: item
      real(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2)
    real(real32), target :: dense(2, 3, 1, 2)
    real(real32), pointer :: p(:,:,:,:)
    integer :: i

    dense = reshape([(real(i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r32_4

  subroutine test_r32_5()
    character(*), parameter :: what = 'real(real32), rank 5: '
    type :: item
      real(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2)
    real(real32), target :: dense(2, 3, 1, 2, 2)
    real(real32), pointer :: p(:,:,:,:,:)
    integer :: i

    dense = reshape([(real(i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r32_5

  subroutine test_r32_6()
    character(*), parameter :: what = 'real(real32), rank 6: '
    type :: item
      real(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1)
    real(real32), target :: dense(2, 3, 1, 2, 2, 1)
    real(real32), pointer :: p(:,:,:,:,:,:)
    integer :: i

    dense = reshape([(real(i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r32_6

  subroutine test_r32_7()
    character(*), parameter :: what = 'real(real32), rank 7: '
    type :: item
      real(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1, 3)
    real(real32), target :: dense(2, 3, 1, 2, 2, 1, 3)
    real(real32), pointer :: p(:,:,:,:,:,:,:)
    integer :: i

    dense = reshape([(real(i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r32_7

  subroutine test_r64_1()
    character(*), parameter :: what = 'real(real64), rank 1: '
    type :: item
      real(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2)
    real(real64), target :: dense(2)
    real(real64), pointer :: p(:)
    integer :: i

    dense = reshape([(real(i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r64_1

  subroutine test_r64_2()
    character(*), parameter :: what = 'real(real64), rank 2: '
    type :: item
      real(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3)
    real(real64), target :: dense(2, 3)
    real(real64), pointer :: p(:,:)
    integer :: i

    dense = reshape([(real(i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r64_2

  subroutine test_r64_3()
    character(*), parameter :: what = 'real(real64), rank 3: '
    type :: item
      real(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1)
    real(real64), target :: dense(2, 3, 1)
    real(real64), pointer :: p(:,:,:)
    integer :: i

    dense = reshape([(real(i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r64_3

  subroutine test_r64_4()
    character(*), parameter :: what = 'real(real64), rank 4: '
    type :: item
      real(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2)
    real(real64), target :: dense(2, 3, 1, 2)
    real(real64), pointer :: p(:,:,:,:)
    integer :: i

    dense = reshape([(real(i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r64_4

  subroutine test_r64_5()
    character(*), parameter :: what = 'real(real64), rank 5: '
    type :: item
      real(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2)
    real(real64), target :: dense(2, 3, 1, 2, 2)
    real(real64), pointer :: p(:,:,:,:,:)
    integer :: i

    dense = reshape([(real(i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r64_5

  subroutine test_r64_6()
    character(*), parameter :: what = 'real(real64), rank 6: '
    type :: item
      real(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1)
    real(real64), target :: dense(2, 3, 1, 2, 2, 1)
    real(real64), pointer :: p(:,:,:,:,:,:)
    integer :: i

    dense = reshape([(real(i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r64_6

  subroutine test_r64_7()
    character(*), parameter :: what = 'real(real64), rank 7: '
    type :: item
      real(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1, 3)
    real(real64), target :: dense(2, 3, 1, 2, 2, 1, 3)
    real(real64), pointer :: p(:,:,:,:,:,:,:)
    integer :: i

    dense = reshape([(real(i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_r64_7

  subroutine test_z32_1()
    character(*), parameter :: what = 'complex(real32), rank 1: '
    type :: item
      complex(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2)
    complex(real32), target :: dense(2)
    complex(real32), pointer :: p(:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z32_1

  subroutine test_z32_2()
    character(*), parameter :: what = 'complex(real32), rank 2: '
    type :: item
      complex(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3)
    complex(real32), target :: dense(2, 3)
    complex(real32), pointer :: p(:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z32_2

  subroutine test_z32_3()
    character(*), parameter :: what = 'complex(real32), rank 3: '
    type :: item
      complex(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1)
    complex(real32), target :: dense(2, 3, 1)
    complex(real32), pointer :: p(:,:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z32_3

  subroutine test_z32_4()
    character(*), parameter :: what = 'complex(real32), rank 4: '
    type :: item
      complex(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2)
    complex(real32), target :: dense(2, 3, 1, 2)
    complex(real32), pointer :: p(:,:,:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z32_4

  subroutine test_z32_5()
    character(*), parameter :: what = 'complex(real32), rank 5: '
    type :: item
      complex(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2)
    complex(real32), target :: dense(2, 3, 1, 2, 2)
    complex(real32), pointer :: p(:,:,:,:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z32_5

  subroutine test_z32_6()
    character(*), parameter :: what = 'complex(real32), rank 6: '
    type :: item
      complex(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1)
    complex(real32), target :: dense(2, 3, 1, 2, 2, 1)
    complex(real32), pointer :: p(:,:,:,:,:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z32_6

  subroutine test_z32_7()
    character(*), parameter :: what = 'complex(real32), rank 7: '
    type :: item
      complex(real32) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1, 3)
    complex(real32), target :: dense(2, 3, 1, 2, 2, 1, 3)
    complex(real32), pointer :: p(:,:,:,:,:,:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real32), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z32_7

  subroutine test_z64_1()
    character(*), parameter :: what = 'complex(real64), rank 1: '
    type :: item
      complex(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2)
    complex(real64), target :: dense(2)
    complex(real64), pointer :: p(:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z64_1

  subroutine test_z64_2()
    character(*), parameter :: what = 'complex(real64), rank 2: '
    type :: item
      complex(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3)
    complex(real64), target :: dense(2, 3)
    complex(real64), pointer :: p(:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z64_2

  subroutine test_z64_3()
    character(*), parameter :: what = 'complex(real64), rank 3: '
    type :: item
      complex(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1)
    complex(real64), target :: dense(2, 3, 1)
    complex(real64), pointer :: p(:,:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z64_3

  subroutine test_z64_4()
    character(*), parameter :: what = 'complex(real64), rank 4: '
    type :: item
      complex(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2)
    complex(real64), target :: dense(2, 3, 1, 2)
    complex(real64), pointer :: p(:,:,:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z64_4

  subroutine test_z64_5()
    character(*), parameter :: what = 'complex(real64), rank 5: '
    type :: item
      complex(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2)
    complex(real64), target :: dense(2, 3, 1, 2, 2)
    complex(real64), pointer :: p(:,:,:,:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z64_5

  subroutine test_z64_6()
    character(*), parameter :: what = 'complex(real64), rank 6: '
    type :: item
      complex(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1)
    complex(real64), target :: dense(2, 3, 1, 2, 2, 1)
    complex(real64), pointer :: p(:,:,:,:,:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z64_6

  subroutine test_z64_7()
    character(*), parameter :: what = 'complex(real64), rank 7: '
    type :: item
      complex(real64) :: other = 0, value(2) = 0
    end type item
    type(item) :: nothing
    type(item), target :: items(2, 3, 1, 2, 2, 1, 3)
    complex(real64), target :: dense(2, 3, 1, 2, 2, 1, 3)
    complex(real64), pointer :: p(:,:,:,:,:,:,:)
    integer :: i

    dense = reshape([(cmplx(i, -2*i, real64), i=1, size(dense))], shape(dense))
    items%value(2) = dense
    p => items%value(2)
    call model%bind_input(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_input(1, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_input')
    call model%bind_output(1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_output')
    call model%bind_inout(1, 1, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_inout')
    call model%bind_pair(1, 1, items%value(2), dense, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call model%bind_pair(1, 1, dense, p, stat=stat, errmsg=errmsg)
    call expect_gaps(what//'model%bind_pair')
    call buffer%view_host(client, items%value(2), stat=stat, errmsg=errmsg)
    call expect_gaps(what//'buffer%view_host')

    call buffer%from_host(client, items%value(2))
    call buffer%to_host(items%value(1))
    call check(all(same(items%value(1), dense)), what//'copied from one component to another')
    call check(all(same(items%value(2), dense)) .and. all(same(items%other, nothing%other)), &
        what//'and nowhere else')
  end subroutine test_z64_7

end program every_gap
