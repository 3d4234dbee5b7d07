! The Fortran module that `pjrtlite wrap` makes of a bundle of tests/programs/bundles, run on the inputs that are stored in it:
! it gives the outputs that are stored there. Usage: golden <bundle> <its values, by values.py>; with LENGTHY for lengthy.pjrt.
program golden
  use, intrinsic :: iso_fortran_env, only: int16, int32, int64, real32, real64
#ifdef LENGTHY
  use lengthy_model, only: lengthy
#else
  use model_model, only: model
#endif
  use pjrtlite, only: pjrtlite_client
  implicit none
  type(pjrtlite_client) :: client
  character(1000) :: bundle, values

  call get_command_argument(1, bundle)
  call get_command_argument(2, values)
  call client%create('cpu')
  call run()
  call client%destroy()
  print '(a)', 'Wrappers give the stored numbers'

contains

  subroutine check(what, is_right)
    character(*), intent(in) :: what
    logical, intent(in) :: is_right
    if (is_right) return
    print '(a)', 'wrong: '//what
    error stop 1
  end subroutine check

  ! Opens the file of an array.
  integer function opened(function, program, kind, place)
    integer, intent(in) :: function, program, place
    character(*), intent(in) :: kind
    character(1000) :: path
    write (path, '(a,"/",i0,".",i0,".",a,".",i0)') trim(values), function, program, kind, place
    open (newunit=opened, file=trim(path), access='stream', form='unformatted', status='old', action='read')
  end function opened

#ifdef LENGTHY
  subroutine run()
    type(lengthy) :: it
    integer(int16) :: half(3), half_new(3), wanted_half(3)
    integer(int64) :: count(3,2), count_new(3,2), wanted_count(3,2)
    real(real32) :: nothing(4,0), nothing_new(4,0)
    real(real64), dimension(2,1,2,1,3,1,2) :: seven, seven_new, wanted_seven
    real(real32), allocatable :: ground(:), a(:), b(:), wanted(:)
    integer :: n, p, unit
    call it%create(trim(bundle), client=client)
    call it%load_a_function_whose_name_i_2a42326f(n=11)
    do p = 0, 1
      n = merge(8, 11, p == 0)
      if (allocated(ground)) deallocate (ground, a, b, wanted)
      allocate (ground(n), a(n), b(n), wanted(n))
      unit = opened(0, p, 'in', 0); read (unit) half; close (unit)
      unit = opened(0, p, 'in', 1); read (unit) count; close (unit)
      unit = opened(0, p, 'in', 3); read (unit) seven; close (unit)
      unit = opened(0, p, 'in', 4); read (unit) ground; close (unit)
      call it%run(half, count, nothing, seven, ground, count_new, half_new, nothing_new, seven_new, a, b)
      unit = opened(0, p, 'out', 0); read (unit) wanted_count; close (unit)
      call check('i64', all(count_new == wanted_count))
      unit = opened(0, p, 'out', 1); read (unit) wanted_half; close (unit)
      call check('f16', all(half_new == wanted_half))
      unit = opened(0, p, 'out', 3); read (unit) wanted_seven; close (unit)
      call check('seven axes', all(abs(seven_new - wanted_seven) <= 0))
      unit = opened(0, p, 'out', 4); read (unit) wanted; close (unit)
      call check('one', all(abs(a - wanted) <= 0))
      unit = opened(0, p, 'out', 5); read (unit) wanted; close (unit)
      call check('the other', all(abs(b - wanted) <= 0))
    end do
    call it%destroy()
  end subroutine run
#else
  ! Within the tolerance that the exporter stores for f32.
  subroutine near(function, program, place, found)
    integer, intent(in) :: function, program, place
    real(real32), intent(in) :: found(:)
    real(real32) :: wanted(size(found))
    integer :: unit
    unit = opened(function, program, 'out', place)
    read (unit) wanted
    close (unit)
    call check('a stored value', all(abs(found - wanted) <= 1e-5 + 1e-4*abs(wanted)))
  end subroutine near

  subroutine run()
    type(model) :: it
    real(real32), allocatable, dimension(:,:) :: u, v, x, y, a, b
    integer(int32), allocatable :: level(:)
    real(real32) :: state(8), change(8), dt, total
    integer :: f, n, p, unit
    call it%create(trim(bundle), client=client)
    call it%load()
    do p = 0, 1
      n = merge(1, 4, p == 0)
      if (allocated(u)) deallocate (u, v, x, y, a, b, level)
      allocate (u(3,n), v(3,n), x(3,n), y(3,n), a(3,n), b(3,n), level(n))
      do f = 0, 2
        unit = opened(f, p, 'in', 0); read (unit) u; close (unit)
        unit = opened(f, p, 'in', 1); read (unit) v; close (unit)
        unit = opened(f, p, 'in', 2); read (unit) level; close (unit)
        if (f > 0) then
          unit = opened(f, p, 'in', 3); read (unit) x; close (unit)
          unit = opened(f, p, 'in', 4); read (unit) y; close (unit)
        end if
        if (f == 0) call it%run_wind(u, v, level, a, b)
        if (f == 1) call it%run_wind_tl(u, v, level, x, y, a, b)
        if (f == 2) call it%run_wind_ad(u, v, level, x, y, a, b)
        call near(f, p, 0, reshape(a, [3*n]))
        call near(f, p, 1, reshape(b, [3*n]))
      end do
    end do
    unit = opened(3, 0, 'in', 0); read (unit) state; close (unit)
    unit = opened(3, 0, 'in', 1); read (unit) dt; close (unit)
    call it%run_step(state, dt, change, total)
    call near(3, 0, 0, change)
    call near(3, 0, 1, [total])
    call near(3, 0, 2, state)
    call it%run_start(state)
    call near(4, 0, 0, state)
    call it%destroy()
  end subroutine run
#endif

end program golden
