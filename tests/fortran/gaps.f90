! Sections through components, of every form: what keeps an address refuses those with gaps, and
! takes those without; what copies takes the right elements. every_gap.f90 has all types and ranks.
module particles
  use, intrinsic :: iso_fortran_env, only: int32, real32
  implicit none

  type :: place
    real(real32) :: x, y
  end type place

  type :: particle
    real(real32) :: mass
    type(place) :: at
    real(real32) :: history(3)
  end type particle

  type, extends(particle) :: charged
    real(real32) :: charge
  end type charged

  !> One component alone: its sections have no gaps.
  type :: wrapped
    real(real32) :: value
  end type wrapped

  type :: cloud
    type(particle), allocatable :: all(:)
    real(real32), pointer :: masses(:) => null()
  end type cloud

contains

  !> Associates a pointer where the caller's compiler does not see with what.
  subroutine point_at_masses(p, of)
    real(real32), pointer, intent(out) :: p(:)
    type(particle), target, intent(in) :: of(:)
    p => of%mass
  end subroutine point_at_masses

end module particles

program gaps
  use, intrinsic :: iso_fortran_env, only: int32, real32, real64
  use checks
  use particles
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable, table, double
  type(pjrtlite_plan) :: model
  type(particle), target :: four(4), grid(2, 3), eight(8)
  class(particle), allocatable, target :: any_kind(:)
  type(wrapped), target :: whole(4)
  type(cloud), target :: cluster
  complex(real32), target :: z(4)
  complex(real64), target :: w(4)
  real(real32), target :: numbers(4), out(4), rows(5, 3), flat(2, 3)
  real(real64), target :: out_64(4)
  real(real32), pointer :: p(:), q(:,:), block(:,:,:)
  integer :: stat, i
  character(1000) :: errmsg

  call open_client(client)
  call executable%load_memory(client, made_up_program('4xf32'))
  call model%create(executable)
  call model%bind_output(1, out)
  numbers = [1.0, 2.0, 3.0, 4.0]

  ! One component of each.
  call fill(four)
  call refused(four%mass, 'a component')
  call refused(four%at%x, 'the first component of a component')
  call refused(four%at%y, 'the second component of a component')
  call refused(four%history(2), 'an element of a component')
  call refused(four(4:1:-1)%mass, 'backwards')
  call refused(eight(1:8:2)%mass, 'with a step')
  allocate (charged :: any_kind(4))
  any_kind%mass = numbers
  call refused(any_kind%mass, 'of a polymorphic array')
  allocate (cluster%all(4))
  call fill(cluster%all)
  call refused(cluster%all%mass, 'of an allocatable component')
  cluster%masses => cluster%all%mass
  call refused(cluster%masses, 'by a pointer that is a component')
  z = cmplx(numbers, -1.0, real32)
  call refused(z%re, 'the real parts')
  call refused(z%im, 'the imaginary parts')
  w = cmplx(numbers, -1.0, real64)
  call refused_64(w%re, 'the real parts, of 8 bytes')
  call refused_64(w%im, 'the imaginary parts, of 8 bytes')

  ! By pointers, wherever they were associated, and whatever their bounds.
  p => four%mass
  call refused(p, 'by a pointer')
  call point_at_masses(p, four)
  call refused(p, 'by a pointer of another procedure')
  p(-3:) => four%mass
  call refused(p, 'by a pointer with bounds of its own')
  call by_dummy(p)

  ! Gaps in the last direction alone, and across one element.
  rows = 0
  call refused_2(rows(:, 1:3:2), 'gaps between columns')
  call refused_2(rows(1:1, :), 'one row of a matrix')
  call refused_2(grid(1:1, :)%mass, 'one row of components')
  call refused_2(grid(:, 2:2)%mass, 'one column of components')

  ! Without gaps.
  whole%value = numbers
  call taken(whole%value, 'the only component')
  call taken(numbers(:), 'a section that is all')
  numbers = numbers + 10
  p(0:) => numbers
  call taken(p, 'bounds from 0')
  q => rows(:, 2:3)
  call model%bind_input(1, q, stat=stat, errmsg=errmsg)
  call check_failure('whole columns', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'got real32 (5,2)')
  block(1:1, 1:5, 0:2) => rows
  call model%bind_input(1, block, stat=stat, errmsg=errmsg)
  call check_failure('with an extent of 1', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'got real32 (1,5,3)')
  call model%bind_input(1, four(3:2)%mass, stat=stat, errmsg=errmsg)
  call check_failure('no elements', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'got real32 (0)')
  call model%bind_input(1, four(3)%mass, stat=stat, errmsg=errmsg)
  call check_failure('one component of one object', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'got real32 scalar')

  ! One element has no gaps, and is the right one.
  call fill(four)
  call table%load_memory(client, made_up_program('1x1xf32'))
  call model%create(table)
  q(1:1, 1:1) => four(3:3)%mass
  call model%bind_input(1, q)
  call model%bind_output(1, flat(2:2, 3:3))
  flat = 0
  call model%run()
  call check(same(flat(2, 3), 6.0_real32) .and. count(same(flat, 0.0_real32)) == 5, 'one element, in and out')

  ! A copy takes what the section has.
  call model%create(executable)
  call fill(four)
  numbers = [1.0, 2.0, 3.0, 4.0]
  call model%set_input(1, four%mass)
  call model%run()
  call model%get_output(1, four(4:1:-1)%at%y)
  call check(all(same(four(4:1:-1)%at%y, 2*numbers)), 'copied from a component to a component, backwards')
  call check(all(same(four%at%x, -1.0_real32)) .and. all(same(four%mass, numbers)), 'and nowhere else')
  call model%set_input(1, z%re)
  call model%run()
  call model%get_output(1, z%im)
  call check(all(same(z%im, 2*numbers)) .and. all(same(z%re, numbers)), 'from real to imaginary parts')
  call double%load_memory(client, made_up_program('4xf64'))
  call model%create(double)
  call model%set_input(1, w%re)
  call model%run()
  call model%get_output(1, w%im)
  call check(all(same(w%im, 2*w%re)) .and. all(same(w%re, real(numbers, real64))), 'and with 8 bytes')
  call model%set_input(1, w%im)
  call model%bind_output(1, out_64)
  call model%run()
  call check(all(same(out_64, 4*w%re)), 'from imaginary parts of 8 bytes')
  call model%create(executable)
  p => four%mass
  call model%set_input(1, p)
  call model%run()
  call model%get_output(1, out)
  call check(all(same(out, 2*numbers)), 'copied from where a pointer points')
  call model%get_output(1, p)
  call check(all(same(four%mass, 2*numbers)) .and. all(same(four%at%x, -1.0_real32)), 'and to there')

  call model%destroy()
  call table%destroy()
  call double%destroy()
  call executable%destroy()
  call client%destroy()

contains

  subroutine fill(objects)
    type(particle), intent(inout) :: objects(:)
    objects = particle(0.0, place(-1.0, -1.0), [-1.0, -1.0, -1.0])
    objects%mass = [(real(i, real32), i=1, size(objects))]
  end subroutine fill

  !> Checks that no procedure that keeps an address takes ARRAY.
  subroutine refused(array, what)
    real(real32), pointer, intent(in) :: array(:)
    character(*), intent(in) :: what
    type(pjrtlite_buffer) :: buffer
    call model%bind_input(1, array, stat=stat, errmsg=errmsg)
    call expect_gaps('bind_input: '//what)
    call model%bind_output(1, array, stat=stat, errmsg=errmsg)
    call expect_gaps('bind_output: '//what)
    call model%bind_inout(1, 1, array, stat=stat, errmsg=errmsg)
    call expect_gaps('bind_inout: '//what)
    call model%bind_pair(1, 1, array, numbers, stat=stat, errmsg=errmsg)
    call expect_gaps('bind_pair: '//what)
    call buffer%view_host(client, array, stat=stat, errmsg=errmsg)
    call expect_gaps('view_host: '//what)
  end subroutine refused

  !> The same with numbers of 8 bytes.
  subroutine refused_64(array, what)
    real(real64), pointer, intent(in) :: array(:)
    character(*), intent(in) :: what
    type(pjrtlite_buffer) :: buffer
    call model%bind_input(1, array, stat=stat, errmsg=errmsg)
    call expect_gaps('bind_input: '//what)
    call model%bind_output(1, array, stat=stat, errmsg=errmsg)
    call expect_gaps('bind_output: '//what)
    call model%bind_inout(1, 1, array, stat=stat, errmsg=errmsg)
    call expect_gaps('bind_inout: '//what)
    call model%bind_pair(1, 1, array, out_64, stat=stat, errmsg=errmsg)
    call expect_gaps('bind_pair: '//what)
    call buffer%view_host(client, array, stat=stat, errmsg=errmsg)
    call expect_gaps('view_host: '//what)
  end subroutine refused_64

  subroutine refused_2(array, what)
    real(real32), pointer, intent(in) :: array(:,:)
    character(*), intent(in) :: what
    call model%bind_input(1, array, stat=stat, errmsg=errmsg)
    call expect_gaps('bind_input: '//what)
  end subroutine refused_2

  subroutine expect_gaps(what)
    character(*), intent(in) :: what
    call check_failure(what, stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, 'a section with gaps')
  end subroutine expect_gaps

  !> Checks that a run reads ARRAY where it is.
  subroutine taken(array, what)
    real(real32), pointer, intent(in) :: array(:)
    character(*), intent(in) :: what
    call model%bind_input(1, array)
    out = 0
    call model%run()
    call check(all(same(out, 2*array)), 'taken: '//what)
  end subroutine taken

  subroutine by_dummy(array)
    real(real32), pointer, intent(in) :: array(:)
    call refused(array, 'by a dummy argument')
  end subroutine by_dummy

end program gaps
