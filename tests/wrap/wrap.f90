! The Fortran modules that `pjrtlite wrap` makes of tests/programs/bundles/jax_0.11.2.pjrt, odd.pjrt and a single program,
! run. What they should give is worked out here. Usage: wrap <folder of the bundles> <of the program>
program wrap
  use pjrtlite
  use model_model, only: model
  use odd_model, only: odd
  use plain_model, only: plain
  use single_model, only: single
  use, intrinsic :: iso_fortran_env, only: int8, int16, int32, int64, real32, real64
  implicit none
  type(pjrtlite_client) :: client
  ! The same number, which compilers warn of as ==.
  interface operator(.is.)
    procedure :: is_32, is_64, is_complex
  end interface operator(.is.)
  character(1000) :: folder, programs, message
  integer :: stat

  call get_command_argument(1, folder)
  call get_command_argument(2, programs)
  call client%create('cpu')
  if (programs == 'stop') call stop_at_a_failure()
  call rows()
  call derivatives()
  call state()
  call bound()
  call loaded()
  call types()
  call second_axis()
  call one_program()
  call text()
  call other_weights()
  call refusals()
  call client%destroy()
  print '(a)', 'Wrappers give the right numbers'

contains

  elemental logical function is_32(a, b)
    real(real32), intent(in) :: a, b
    is_32 = a <= b .and. a >= b
  end function is_32

  elemental logical function is_64(a, b)
    real(real64), intent(in) :: a, b
    is_64 = a <= b .and. a >= b
  end function is_64

  elemental logical function is_complex(a, b)
    complex(real32), intent(in) :: a, b
    is_complex = is_32(real(a), real(b)) .and. is_32(aimag(a), aimag(b))
  end function is_complex

  subroutine check(what, is_right)
    character(*), intent(in) :: what
    logical, intent(in) :: is_right
    if (is_right) return
    print '(a)', 'wrong: '//what
    error stop 1
  end subroutine check

  ! The function `wind` of python/tests/make_bundle.py, whose weights follow a rule, in plain Fortran.
  subroutine wind(u, v, level, du, dv)
    real(real32), intent(in) :: u(:,:), v(:,:)
    integer(int32), intent(in) :: level(:)
    real(real32), intent(out) :: du(:,:), dv(:,:)
    real(real32) :: w(5,6), b(5), last(6,5), x(6), y(5)
    integer :: i, k
    w = reshape([(real(mod(k, 7), real32) / 8 - 0.375, k = 0, 29)], [5, 6])
    b = [(real(k, real32) / 16, k = 0, 4)]
    last = reshape([(real(mod(k, 5), real32) / 4 - 0.5, k = 0, 29)], [6, 5])
    do i = 1, size(u, 2)
      x = [u(:,i), v(:,i)]
      y = tanh(matmul(w, x) + b)
      if (level(i) > 0) y = 2 * y
      x = matmul(last, y)
      du(:,i) = x(:3)
      dv(:,i) = x(4:)
    end do
  end subroutine wind

  ! Any number of rows and any section give what one row by itself gives, to the last bit.
  subroutine rows()
    type(model) :: it, other
    real(real32), target :: u(3,23), v(3,23), du(3,23), dv(3,23), pu(3,23), pv(3,23), du2(3,23), dv2(3,23)
    integer(int32) :: level(23)
    integer :: i, n
    call it%create(trim(folder)//'/jax_0.11.2.pjrt', client=client)
    call random_number(u)
    call random_number(v)
    level = [(mod(i, 2), i = 1, 23)]
    call wind(u, v, level, pu, pv)
    call it%run_wind(u, v, level, du, dv)
    call check('wind', all(abs(du - pu) < 1e-5) .and. all(abs(dv - pv) < 1e-5))
    do n = 0, 9
      du2 = -7
      dv2 = -7
      call it%run_wind(u(:,:n), v(:,:n), level(:n), du2(:,:n), dv2(:,:n))
      call check('any number of rows', all(du2(:,:n) .is. du(:,:n)) .and. all(dv2(:,:n) .is. dv(:,:n)))
      call check('other rows stay', all(du2(:,n + 1:) .is. -7.0) .and. all(dv2(:,n + 1:) .is. -7.0))
    end do
    ! Every second row, backwards.
    du2 = -7
    call it%run_wind(u(:,23:1:-2), v(:,23:1:-2), level(23:1:-2), du2(:,23:1:-2), dv2(:,23:1:-2))
    call check('sections', all(du2(:,1::2) .is. du(:,1::2)) .and. all(du2(:,2::2) .is. -7.0))
    ! Blocks of one row, and a model that shares.
    call other%create(trim(folder)//'/jax_0.11.2.pjrt', client=client, block_size=1)
    call other%run_wind(u, v, level, du2, dv2)
    call check('blocks of one row', all(abs(du2 - du) < 1e-6))
    call other%share(it)
    call it%destroy()
    call check('destroyed', .not. it%is_created() .and. other%is_created())
    call other%run_wind(u, v, level, du2, dv2)
    call check('a model that shares', all(du2 .is. du) .and. all(dv2 .is. dv))
    call other%destroy()
  end subroutine rows

  ! The tangent-linear function against difference quotients, the adjoint one against the tangent-linear one.
  subroutine derivatives()
    type(model) :: it
    real(real32) :: u(3,6), v(3,6), ut(3,6), vt(3,6), dut(3,6), dvt(3,6), dua(3,6), dva(3,6), ua(3,6), va(3,6)
    real(real32) :: du1(3,6), dv1(3,6), du2(3,6), dv2(3,6)
    integer(int32) :: level(6)
    real(real64) :: forward, backward
    real(real32), parameter :: small = 1e-2
    level = 1
    call it%create(trim(folder)//'/jax_0.11.2.pjrt', client=client)
    call random_number(u); call random_number(v); call random_number(ut); call random_number(vt)
    call random_number(dua); call random_number(dva)
    call it%run_wind_tl(u, v, level, ut, vt, dut, dvt)
    call wind(u + small * ut, v + small * vt, level, du1, dv1)
    call wind(u - small * ut, v - small * vt, level, du2, dv2)
    call check('tangent-linear', all(abs(dut - (du1 - du2) / (2 * small)) < 1e-2))
    call it%run_wind_ad(u, v, level, dua, dva, ua, va)
    forward = sum(real(dut, real64) * dua) + sum(real(dvt, real64) * dva)
    backward = sum(real(ut, real64) * ua) + sum(real(vt, real64) * va)
    call check('adjoint', abs(forward - backward) < 1e-5 * (1 + abs(forward)))
    call it%destroy()
  end subroutine derivatives

  ! A state is updated in place; scalars are scalars; a function without inputs.
  subroutine state()
    type(model) :: it
    real(real32) :: u(8), before(8), change(8), total
    integer :: i
    call it%create(trim(folder)//'/jax_0.11.2.pjrt', client=client)
    call it%run_start(u)
    call check('start', all(u .is. [(real(i, real32) / 8, i = 0, 7)]))
    do i = 1, 3
      before = u
      call it%run_step(u, 0.25, change, total)
      call check('state', all(abs(u - (before - 0.25 * before**2)) < 1e-6))
      call check('change', all(abs(change - (u - before)) < 1e-6) .and. abs(total - sum(u)) < 1e-5)
    end do
    call it%destroy()
  end subroutine state

  ! Bound arrays are read and written at each step, and not copied where they are aligned.
  subroutine bound()
    type(model) :: it
    real(real32), pointer :: u(:), change(:), dt, total
    real(real32) :: before(8)
    real(real32), pointer :: p(:,:), q(:,:), dp(:,:), dq(:,:), wide(:,:)
    integer(int32), pointer :: level(:)
    real(real32) :: dp2(3,4), dq2(3,4)
    integer :: i
    call it%create(trim(folder)//'/jax_0.11.2.pjrt', client=client)
    call pjrtlite_allocate(u, [8])
    call pjrtlite_allocate(change, [8])
    call pjrtlite_allocate(dt)
    call pjrtlite_allocate(total)
    u = [(real(i, real32) / 8, i = 0, 7)]
    dt = 0.25
    call it%step_step(stat, message)
    call check('nothing bound', stat == PJRTLITE_STATUS_NULL_ARGUMENT .and. &
        index(message, 'model%step_step: nothing is bound') == 1)
    call it%bind_step(u, dt, change, total)
    do i = 1, 4
      before = u
      if (i == 3) dt = 0.125
      call it%step_step()
      call check('bound state', all(abs(u - (before - dt * before**2)) < 1e-6))
    end do
    call pjrtlite_allocate(p, [3, 4]); call pjrtlite_allocate(q, [3, 4]); call pjrtlite_allocate(level, [4])
    call pjrtlite_allocate(dp, [3, 4]); call pjrtlite_allocate(dq, [3, 4])
    call random_number(p); call random_number(q)
    level = 1
    call it%bind_wind(p, q, level, dp, dq)
    call it%step_wind()
    call it%run_wind(p, q, level, dp2, dq2)
    call check('bound and copied', all(dp .is. dp2) .and. all(dq .is. dq2))
    ! Bound again: the same arrays, and others, whose outputs change places; then those with gaps, at the same address.
    do i = 1, 4
      dp = 0
      dq = 0
      if (i < 3) then
        call it%bind_wind(p, q, level, dp, dq)
        call it%step_wind()
        call check('bound again', all(dp .is. dp2) .and. all(dq .is. dq2))
      else
        call it%bind_wind(p, q, level, dq, dp)
        call it%step_wind()
        call check('bound the other way round', all(dq .is. dp2) .and. all(dp .is. dq2))
      end if
    end do
    call pjrtlite_allocate(wide, [3, 8])
    wide = 0
    wide(:,:4) = p
    call it%bind_wind(wide(:,:4), q, level, dp, dq)
    call it%step_wind()
    call check('in another array', all(dp .is. dp2))
    call it%bind_wind(wide(:,::2), q, level, dp, dq, stat, message)
    call check('gaps: '//trim(message), stat == PJRTLITE_STATUS_INVALID_VALUE)
    call it%step_wind(stat, message)
    call check('nothing bound', stat == PJRTLITE_STATUS_NULL_ARGUMENT)
    call pjrtlite_deallocate(wide)
    call it%bind_wind(p, wide, level, dp, dq, stat, message)
    call check('not associated: '//trim(message), stat == PJRTLITE_STATUS_NULL_ARGUMENT .and. &
        index(message, 'model%bind_wind: the argument ''v'' is not associated') == 1)
    ! Three rows are no size that there is.
    call it%bind_wind(p(:,:3), q(:,:3), level(:3), dp(:,:3), dq(:,:3), stat, message)
    call check('sizes: '//trim(message), stat == PJRTLITE_STATUS_INVALID_VALUE .and. index(message, 'n=1; n=4') > 0)
    call it%destroy()
    call pjrtlite_deallocate(u); call pjrtlite_deallocate(change); call pjrtlite_deallocate(dt); call pjrtlite_deallocate(total)
    call pjrtlite_deallocate(p); call pjrtlite_deallocate(q); call pjrtlite_deallocate(level)
    call pjrtlite_deallocate(dp); call pjrtlite_deallocate(dq)
  end subroutine bound

  ! What is loaded is compiled no more; a cache tells how often something is.
  subroutine loaded()
    type(model) :: it
    type(odd) :: two
    type(pjrtlite_options) :: options
    character(40) :: number
    character(:), allocatable :: place
    integer(int64) :: now
    real(real32) :: u(3,9), du(3,9), dv(3,9)
    integer(int32) :: level(9)
    u = 1
    level = 0
    ! The tests with other plugins have folders of their own.
    call system_clock(now)
    write (number, '(i0)') now
    place = './wrap-fortran-'//trim(number)
    call options%set('pjrtlite.cache', place)
    call it%create(trim(folder)//'/jax_0.11.2.pjrt', client=client, options=options)
    call check('nothing', kept(place) == 0)
    call it%load_wind()
    call it%run_wind(u, u, level, du, dv)
    call check('a block', kept(place) == 1)
    call it%load_wind(n=1)
    call check('a size', kept(place) == 2)
    call it%load_wind(3, stat, message)
    call check('no size: '//trim(message), stat == PJRTLITE_STATUS_INVALID_VALUE .and. index(message, 'model%load_wind: ') == 1 &
        .and. index(message, 'n=1; n=4') > 0)
    call it%load()
    call check('all', kept(place) == 6)
    call it%destroy()
    call two%create(trim(folder)//'/odd.pjrt', client=client, options=options)
    call two%load_mixed(m=4)
    call check('by one extent', kept(place) == 7)
    call two%load()
    call check('all', kept(place) == 9)
    call two%destroy()
    call execute_command_line('rm -rf '//place)
  end subroutine loaded

  ! How many programs a cache keeps.
  integer function kept(place)
    character(*), intent(in) :: place
    integer :: unit
    call execute_command_line('ls '//place//' 2>/dev/null | grep -c executable > '//place//'.count; true')
    open (newunit=unit, file=place//'.count', status='old')
    read (unit, *) kept
    close (unit, status='delete')
  end function kept

  ! Types that Fortran has, and does not have, and two extents with several sizes each.
  subroutine types()
    type(odd) :: it
    real(real64) :: a(4,3), s(4), a_out(4,3), wide(8,3)
    logical :: flag(3), flag_out(3)
    complex(real32) :: z(4), z_out(4)
    integer(int16) :: half(3), half_out(3)
    integer(int8) :: count_out
    integer :: n, m
    call it%create(trim(folder)//'/odd.pjrt', client=client)
    call random_number(a)
    call random_number(s)
    flag = [.true., .false., .true.]
    z = cmplx([1., 2., 3., 4.], [5., 6., 7., 8.])
    half = pjrtlite_to_bf16([1.0, -2.5, 3.0])
    do n = 2, 3
      m = 2 * n - 2
      a_out = 0
      call it%run_mixed(a(:m,:n), s(:m), flag(:n), z(:m), half(:n), 100_int8, a_out(:m,:n), flag_out(:n), half_out(:n), &
          count_out, z_out(:m))
      call check('f64', all(a_out(:m,1) .is. 2 * a(:m,1) + s(:m)) .and. all(a_out(:m,2) .is. a(:m,2)))
      call check('bool', all(flag_out(:n) .neqv. flag(:n)))
      call check('c64', all(z_out(:m) .is. conjg(z(:m))))
      call check('bf16', all(pjrtlite_from_bf16(half_out(:n)) .is. 2 * pjrtlite_from_bf16(half(:n))))
      call check('u8', count_out == 44_int8)
    end do
    wide = 0
    wide(::2,:) = a
    call it%run_mixed(wide(::2,:), s, flag, z, half, 1_int8, a_out, flag_out, half_out, count_out, z_out)
    call check('a section with gaps', all(a_out(:,3) .is. 2 * a(:,3) + s))
    call it%run_mixed(a(:3,:), s(:3), flag, z(:3), half, 1_int8, a_out(:3,:), flag_out, half_out, count_out, z_out(:3), &
        stat, message)
    call check('sizes: '//trim(message), stat == PJRTLITE_STATUS_INVALID_VALUE .and. index(message, 'n=3,m=3') > 0)
    call it%run_mixed(a, s(:3), flag, z, half, 1_int8, a_out, flag_out, half_out, count_out, z_out, stat, message)
    call check('extents: '//trim(message), stat == PJRTLITE_STATUS_SIGNATURE_MISMATCH .and. index(message, &
        'odd%run_mixed: the argument ''size_'' wants real(real64) (4); got (3)') == 1)
    call it%destroy()
  end subroutine types

  ! Rows that are not the slowest axis of each array, and are a state.
  subroutine second_axis()
    type(odd) :: it
    real(real32) :: t(10,3), before(10,3), loss(10)
    integer :: n
    call it%create(trim(folder)//'/odd.pjrt', client=client)
    do n = 1, 10
      call random_number(t)
      before = t
      call it%run_type(t(:n,:), 0.5, loss(:n))
      call check('cooled', all(abs(t(:n,:) - (before(:n,:) - 0.5 * before(:n,:)**2)) < 1e-6))
      call check('the others are as they were', all(t(n + 1:,:) .is. before(n + 1:,:)))
      call check('loss', all(abs(loss(:n) - sum(before(:n,:) - t(:n,:), 2)) < 1e-6))
    end do
    call it%destroy()
  end subroutine second_axis

  ! A program that jax.export wrote: y = -(state @ w + b), state = 2 state, h = h + 1 of tests/programs/by_jax/make.py.
  subroutine one_program()
    type(single) :: it
    real(real32) :: w(2,3), b(2), state(3,4), state_out(3,4), y(2,4)
    integer(int16) :: h(6)
    integer :: i
    call it%create(trim(programs)//'/jax_0.7.2_rich.jaxexport', client=client)
    w = reshape([1., 2., -3., 4., 5., -6.], [2, 3])
    b = [0.5, -8.0]
    state = reshape([(real(i - 5), i = 0, 11)], [3, 4])
    call it%run(b, w, [1, 2, 3, 4, 5], state, .false., pjrtlite_to_bf16([1., 2., 3., 4., 5., 6.]), h, state_out, y)
    call check('y', all(y .is. -(matmul(w, state) + spread(b, 2, 4))) .and. all(state_out .is. 2 * state))
    call check('h', all(pjrtlite_from_bf16(h) .is. [2., 3., 4., 5., 6., 7.]))
    call it%create(trim(programs)//'/jax_0.7.2_tanh.jaxexport', client=client, stat=stat, errmsg=message)
    call check('another program: '//trim(message), stat == PJRTLITE_STATUS_SIGNATURE_MISMATCH)
    call it%destroy()
  end subroutine one_program

  ! A failure without `stat` ends the program.
  subroutine stop_at_a_failure()
    type(model) :: it
    real(real32) :: u(3,4), du(3,4)
    u = 0
    call it%create(trim(folder)//'/jax_0.11.2.pjrt', client=client)
    call it%run_wind(u, u, [1, 1, 1], du, du)
    print '(a)', 'it goes on'
    stop
  end subroutine stop_at_a_failure

  ! A program as StableHLO text: 2 x + y.
  subroutine text()
    type(plain) :: it
    real(real32) :: x(4), y(4), z(4)
    x = [1, 2, 3, 4]
    y = [5, 6, 7, 8]
    call it%create(trim(folder)//'/../hello.mlir', client=client)
    call it%run(x, y, z)
    call check('text', all(z .is. 2*x + y))
    call it%destroy()
  end subroutine text

  ! Weights of another file: with those of the last layer zero, so are the results.
  subroutine other_weights()
    type(model) :: it
    character(*), parameter :: header = '{"in.b":{"dtype":"F32","shape":[5],"data_offsets":[0,20]},'// &
        '"in.w":{"dtype":"F32","shape":[6,5],"data_offsets":[20,140]},'// &
        '"out":{"dtype":"F32","shape":[5,6],"data_offsets":[140,260]}}'
    real(real32) :: u(3,1), du(3,1), dv(3,1), zeros(65)
    character(40) :: number
    integer(int64) :: now
    integer :: unit
    call system_clock(now)
    write (number, '("wrap-weights-",i0)') now
    open (newunit=unit, file=number, access='stream', form='unformatted', status='replace')
    zeros = 0
    write (unit) int(len(header), int64), header, zeros
    flush (unit)
    u = 1
    call it%create(trim(folder)//'/jax_0.11.2.pjrt', client=client, weights=trim(number))
    call it%run_wind(u, u, [1], du, dv)
    call check('other weights', all(du .is. 0.0) .and. all(dv .is. 0.0))
    call it%create(trim(folder)//'/jax_0.11.2.pjrt', client=client)
    call it%run_wind(u, u, [1], du, dv)
    call check('its own weights', any(abs(du) > 0.1))
    call it%destroy()
    close (unit, status='delete')
  end subroutine other_weights

  ! Another bundle, a file that is none, a plugin that is none, and a model that was never made.
  subroutine refusals()
    type(odd) :: it
    real(real32) :: t(1,3), loss(1)
    call it%create(trim(folder)//'/jax_0.11.2.pjrt', client=client, stat=stat, errmsg=message)
    call check('another bundle: '//trim(message), stat == PJRTLITE_STATUS_SIGNATURE_MISMATCH &
        .and. index(message, 'odd%create: ') == 1 .and. index(message, 'pjrtlite wrap') > 0)
    call it%create(trim(folder)//'/none.pjrt', client=client, stat=stat, errmsg=message)
    call check('no bundle', stat == PJRTLITE_STATUS_FILE_UNREADABLE .and. .not. it%is_created())
    call it%create(trim(folder)//'/odd.pjrt', plugin='none', stat=stat, errmsg=message)
    call check('no plugin', stat == PJRTLITE_STATUS_PLUGIN_NOT_FOUND)
    call it%create(trim(folder)//'/odd.pjrt', client=client, weights='none.npz', stat=stat)
    call check('no weights', stat == PJRTLITE_STATUS_FILE_UNREADABLE)
    t = 0
    call it%run_type(t, 1.0, loss, stat, message)
    call check('no model: '//trim(message), stat == PJRTLITE_STATUS_NULL_ARGUMENT .and. &
        index(message, 'odd%run_type: there is no model: call create first') == 1)
    call it%load(stat, message)
    call check('no model: '//trim(message), stat == PJRTLITE_STATUS_NULL_ARGUMENT .and. index(message, 'odd%load: ') == 1)
    call it%create(trim(folder)//'/odd.pjrt', client=client, block_size=7)
    call it%run_type(t, 1.0, loss, stat, message)
    call check('no such block: '//trim(message), stat == PJRTLITE_STATUS_INVALID_VALUE .and. index(message, 'n=7') > 0)
    call it%destroy()
  end subroutine refusals

end program wrap
