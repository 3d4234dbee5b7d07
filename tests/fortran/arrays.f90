! Which arrays can be bound, and which have to be copied: whole arrays, allocatables, pointers,
! components, dummies, other lower bounds, sections, expressions.
program arrays
  use, intrinsic :: iso_fortran_env, only: real32
  use checks
  use pjrtlite
  implicit none

  type :: simulation
    real(real32), allocatable :: field(:,:)
    real(real32) :: fixed(3, 2)
    real(real32), pointer :: elsewhere(:,:) => null()
  end type simulation

  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable, scalar
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: buffer
  real(real32), target :: a(3, 2), out(3, 2), wide(6, 5), deep(3, 4)
  real(real32) :: plain(3, 2), big(0:6, -2:3)
  real(real32), allocatable, target :: movable(:,:)
  real(real32), pointer :: pointing(:,:), row(:,:), nothing(:,:)
  type(simulation), target :: state
  integer :: i, stat
  character(1000) :: errmsg

  call open_client(client)
  ! out(j,i) = a(j,i) + 100*(i-1) + 10*(j-1)
  call load(executable, client, 'order.mlir')
  a = reshape([(real(i), i=1, 6)], [3, 2])

  ! What can be bound.
  allocate (movable(-1:1, 7:8), source=a)
  call run_bound(movable, a, 'an allocatable with lower bounds of its own')
  pointing => a
  call run_bound(pointing, a, 'a pointer')
  allocate (pointing(10:12, 10:11))
  pointing = a
  call run_bound(pointing, a, 'a pointer''s own memory')
  deallocate (pointing)
  allocate (state%field(3, 2), source=a)
  call run_bound(state%field, a, 'an allocatable component')
  state%fixed = a
  call run_bound(state%fixed, a, 'a component')
  allocate (state%elsewhere(3, 2), source=a)
  call run_bound(state%elsewhere, a, 'a pointer component')
  deallocate (state%elsewhere)
  deep = 0
  deep(:, 2:3) = a
  call run_bound(deep(:, 2:3), a, 'a section without gaps')
  call through_a_dummy(a)

  ! A bound array is read at every run; a set one is copied at once.
  call model%create(executable)
  call model%bind_input(1, a)
  call model%bind_output(1, out)
  call model%run()
  a = a + 1000
  call model%run()
  call check(all(same(out, want(a))), 'a bound input is read at every run')
  call model%set_input(1, a)
  a = a - 1000
  call model%run()
  call check(all(same(out, want(a + 1000))), 'a set input is not')
  call model%set_input(1, a)
  call model%run()
  call check(all(same(out, want(a))), 'until it is set again')
  call model%bind_input(1, a)
  a = 2*a
  call model%run()
  call check(all(same(out, want(a))), 'or bound again')

  ! What cannot.
  wide = -1
  wide(1:5:2, 1:2) = a
  row => wide(1:5:2, 1:2)
  out = 3
  call model%create(executable)
  call model%bind_input(1, wide(1:5:2, 1:2), stat=stat, errmsg=errmsg)
  call check_failure('bind_input of a section with gaps', stat, errmsg, &
      PJRTLITE_STATUS_INVALID_VALUE, 'bind_input|contiguous|set_input, which copies')
  call model%bind_input(1, row, stat=stat, errmsg=errmsg)
  call check_failure('bind_input of a pointer to one', stat, errmsg, &
      PJRTLITE_STATUS_INVALID_VALUE, 'bind_input|contiguous|set_input, which copies')
  call model%bind_output(1, wide(1:3, 2:4:2), stat=stat, errmsg=errmsg)
  call check_failure('bind_output of a section with gaps', stat, errmsg, &
      PJRTLITE_STATUS_INVALID_VALUE, 'bind_output|contiguous|get_output, which copies')
  call model%bind_output(1, out(3:1:-1, :), stat=stat, errmsg=errmsg)
  call check_failure('bind_output backwards', stat, errmsg, &
      PJRTLITE_STATUS_INVALID_VALUE, 'bind_output|contiguous|get_output, which copies')
  call buffer%view_host(client, wide(::2, ::2), stat=stat, errmsg=errmsg)
  call check_failure('view_host of a section with gaps', stat, errmsg, &
      PJRTLITE_STATUS_INVALID_VALUE, 'view_host|contiguous|from_host, which copies')
  nullify (nothing)
  call model%bind_input(1, nothing, stat=stat, errmsg=errmsg)
  call check_failure('bind_input of a null pointer', stat, errmsg, &
      PJRTLITE_STATUS_NULL_ARGUMENT, 'bind_input|points at nothing')
  call model%bind_output(1, nothing, stat=stat, errmsg=errmsg)
  call check_failure('bind_output of a null pointer', stat, errmsg, &
      PJRTLITE_STATUS_NULL_ARGUMENT, 'bind_output|points at nothing')
  call buffer%view_host(client, nothing, stat=stat, errmsg=errmsg)
  call check_failure('view_host of a null pointer', stat, errmsg, &
      PJRTLITE_STATUS_NULL_ARGUMENT, 'view_host|points at nothing')
  call check(.not. buffer%is_created(), 'no view was made')

  ! What can be copied from: everything.
  plain = a
  call run_copied(plain, a, 'an array without target')
  call run_copied(wide(1:5:2, 1:2), a, 'a section with gaps')
  call run_copied(row, a, 'a pointer to one')
  call run_copied(a(3:1:-1, 2:1:-1), a(3:1:-1, 2:1:-1), 'backwards')
  call run_copied(2*a + 1, 2*a + 1, 'an expression')
  call run_copied(reshape([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [3, 2]), &
      reshape([(real(i), i=1, 6)], [3, 2]), 'a constant')
  call run_copied(transpose(reshape([(real(i), i=1, 6)], [2, 3])), &
      transpose(reshape([(real(i), i=1, 6)], [2, 3])), 'what a function returns')
  call run_copied(a([2, 3, 1], :), a([2, 3, 1], :), 'a vector subscript')
  call run_copied(state%field, state%field, 'a component')
  call buffer%from_host(client, wide(1:5:2, 1:2))
  out = 0
  call buffer%to_host(out)
  call check(all(same(out, a)), 'from_host of a section with gaps')
  call buffer%from_host(client, a + 1)
  call buffer%to_host(out)
  call check(all(same(out, a + 1)), 'from_host of an expression')

  ! What can be copied to: every variable, and only that part of it.
  call model%create(executable)
  call model%set_input(1, a)
  call model%run()
  plain = 0
  call model%get_output(1, plain)
  call check(all(same(plain, want(a))), 'get_output to an array without target')
  big = -7
  call model%get_output(1, big(0:4:2, -2:1:3))
  plain = big(0:4:2, -2:1:3)
  call check(all(same(plain, want(a))), 'get_output to a section with gaps')
  call check(count(same(big, -7.0)) == size(big) - 6, 'and to nothing else')
  big = -7
  call model%get_output(1, big(5:3:-1, 3:2:-1))
  plain = big(5:3:-1, 3:2:-1)
  call check(all(same(plain, want(a))), 'get_output backwards')
  call check(count(same(big, -7.0)) == size(big) - 6, 'and to nothing else')
  row = -7
  call model%get_output(1, row)
  plain = wide(1:5:2, 1:2)
  call check(all(same(plain, want(a))), 'get_output to a pointer to a section')
  big = -7
  call buffer%from_host(client, a)
  call buffer%to_host(big(0:6:3, 1:3:2))
  plain = big(0:6:3, 1:3:2)
  call check(all(same(plain, a)), 'to_host to a section with gaps')
  call check(count(same(big, -7.0)) == size(big) - 6, 'and to nothing else')
  call model%get_output(1, big(0:4, 1:2), stat=stat, errmsg=errmsg)
  call check_failure('get_output to a section of another shape', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'get_output')
  call check(count(same(big, -7.0)) == size(big) - 6, 'which is as it was')

  ! One element of an array is a scalar.
  call load(scalar, client, 'rank_0.mlir')
  call model%create(scalar)
  call model%bind_input(1, a(2, 1))
  call model%bind_output(1, out(3, 2))
  a(2, 1) = 20
  out = -7
  call model%run()
  call check(nint(out(3, 2)) == 41 .and. count(same(out, -7.0)) == 5, 'binding an element')
  call model%set_input(1, 4.0)
  call model%run()
  call model%get_output(1, big(1, 1))
  call check(nint(big(1, 1)) == 9, 'setting a number')

  call buffer%destroy()
  call model%destroy()
  call scalar%destroy()
  call executable%destroy()
  call client%destroy()

contains

  !> What the program makes of INPUT.
  pure function want(input) result(output)
    real(real32), intent(in) :: input(3, 2)
    real(real32) :: output(3, 2)
    integer :: i, j
    do i = 1, 2
      do j = 1, 3
        output(j, i) = input(j, i) + 100*(i - 1) + 10*(j - 1)
      end do
    end do
  end function want

  subroutine run_bound(array, values, what)
    real(real32), pointer, intent(in) :: array(:,:)
    real(real32), intent(in) :: values(:,:)
    character(*), intent(in) :: what
    type(pjrtlite_plan) :: here
    real(real32) :: before(3, 2)
    ! ARRAY and VALUES may be the same memory.
    before = values
    out = -1
    call here%create(executable)
    call here%bind_input(1, array)
    call here%bind_output(1, out)
    call here%run()
    call check(all(same(out, want(before))), 'bind_input of '//what)
    ! And as an output too: results are written when the program is done.
    call here%bind_output(1, array)
    call here%run()
    call check(all(same(array, want(before))), 'bind_output of '//what)
    array = before
    call here%destroy()
  end subroutine run_bound

  subroutine run_copied(array, values, what)
    real(real32), intent(in) :: array(:,:), values(:,:)
    character(*), intent(in) :: what
    type(pjrtlite_plan) :: here
    out = -1
    call here%create(executable)
    call here%set_input(1, array)
    call here%run()
    call here%get_output(1, out)
    call check(all(same(out, want(values))), 'set_input of '//what)
    call here%destroy()
  end subroutine run_copied

  !> The caller's own dummy can be bound if it has target.
  subroutine through_a_dummy(input)
    real(real32), intent(inout), target :: input(:,:)
    real(real32), target :: result(3, 2)
    type(pjrtlite_plan) :: here
    call here%create(executable)
    call here%bind_input(1, input)
    call here%bind_output(1, result)
    call here%run()
    call check(all(same(result, want(input))), 'bind_input of a dummy with target')
    call here%destroy()
  end subroutine through_a_dummy

end program arrays
