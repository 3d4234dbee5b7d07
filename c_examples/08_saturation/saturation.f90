! A routine of a Fortran model, unchanged, inside of a JAX program: as it is, for many columns at once, and differentiated.
module clouds
  use, intrinsic :: iso_fortran_env, only: real64
  use pjrtlite
  implicit none
  private
  public :: saturation, saturation_partials, call_saturation, call_partials, heat_per_vapour

  !> Latent heat of condensation over heat capacity, in K.
  real(real64), parameter :: heat_per_vapour = 2.501e6_real64/1004.0_real64
  real(real64), parameter :: ratio = 0.622_real64

contains

  !> The vapour that air can hold, its derivatives by temperature and by pressure.
  pure subroutine hold(t, p, q, q_t, q_p)
    real(real64), intent(in) :: t, p
    real(real64), intent(out) :: q, q_t, q_p
    real(real64) :: e, e_t, rest
    e = 610.78_real64*exp(17.269_real64*(t - 273.16_real64)/(t - 35.86_real64))
    e_t = e*17.269_real64*(273.16_real64 - 35.86_real64)/(t - 35.86_real64)**2
    rest = p - (1 - ratio)*e
    q = ratio*e/rest
    q_t = ratio*p/rest**2*e_t
    q_p = -ratio*e/rest**2
  end subroutine hold

  !> The legacy routine: what is more than the air of a cell can hold condenses, which warms the cell.
  subroutine saturation(n, t, q, p, new_t, new_q)
    integer, intent(in) :: n
    real(real64), intent(in) :: t(n), q(n), p(n)
    real(real64), intent(out) :: new_t(n), new_q(n)
    real(real64) :: held, held_t, held_p, change
    integer :: i, iteration
    do i = 1, n
      new_t(i) = t(i)
      new_q(i) = q(i)
      call hold(t(i), p(i), held, held_t, held_p)
      if (q(i) <= held) cycle
      do iteration = 1, 50
        change = (new_t(i) - t(i) - heat_per_vapour*(q(i) - held))/(1 + heat_per_vapour*held_t)
        new_t(i) = new_t(i) - change
        call hold(new_t(i), p(i), held, held_t, held_p)
        if (abs(change) < 1.0e-12_real64*t(i)) exit
      end do
      new_q(i) = held
    end do
  end subroutine saturation

  !> Its derivatives, written by hand: of the new temperature by t, q, p, and of the new vapour.
  subroutine saturation_partials(n, t, q, p, t_t, t_q, t_p, q_t, q_q, q_p)
    integer, intent(in) :: n
    real(real64), intent(in) :: t(n), q(n), p(n)
    real(real64), intent(out) :: t_t(n), t_q(n), t_p(n), q_t(n), q_q(n), q_p(n)
    real(real64) :: new_t(n), new_q(n), held, held_t, held_p
    integer :: i
    call saturation(n, t, q, p, new_t, new_q)
    t_t = 1
    t_q = 0
    t_p = 0
    q_t = 0
    q_q = 1
    q_p = 0
    do i = 1, n
      call hold(t(i), p(i), held, held_t, held_p)
      if (q(i) <= held) cycle
      call hold(new_t(i), p(i), held, held_t, held_p)
      t_t(i) = 1/(1 + heat_per_vapour*held_t)
      t_q(i) = heat_per_vapour*t_t(i)
      t_p(i) = -heat_per_vapour*held_p*t_t(i)
      q_t(i) = held_t*t_t(i)
      q_q(i) = held_t*t_q(i)
      q_p(i) = held_t*t_p(i) + held_p
    end do
  end subroutine saturation_partials

  !> What the program calls.
  subroutine call_saturation(arguments)
    type(pjrtlite_arguments), intent(inout) :: arguments
    real(real64), pointer, contiguous :: t(:, :), q(:, :), p(:, :), new_t(:, :), new_q(:, :)
    call take(arguments, t, q, p)
    call arguments%output(1, new_t)
    call arguments%output(2, new_q)
    if (minval(t) < 100) then
      call arguments%fail('the air is colder than 100 K', PJRTLITE_STATUS_OUT_OF_RANGE)
    else
      call saturation(size(t), t, q, p, new_t, new_q)
    end if
  end subroutine call_saturation

  subroutine call_partials(arguments)
    type(pjrtlite_arguments), intent(inout) :: arguments
    real(real64), pointer, contiguous :: t(:, :), q(:, :), p(:, :)
    real(real64), pointer, contiguous :: t_t(:, :), t_q(:, :), t_p(:, :), q_t(:, :), q_q(:, :), q_p(:, :)
    call take(arguments, t, q, p)
    call arguments%output(1, t_t)
    call arguments%output(2, t_q)
    call arguments%output(3, t_p)
    call arguments%output(4, q_t)
    call arguments%output(5, q_q)
    call arguments%output(6, q_p)
    call saturation_partials(size(t), t, q, p, t_t, t_q, t_p, q_t, q_q, q_p)
  end subroutine call_partials

  subroutine take(arguments, t, q, p)
    type(pjrtlite_arguments), intent(in) :: arguments
    real(real64), pointer, contiguous, intent(out) :: t(:, :), q(:, :), p(:, :)
    call arguments%input(1, t)
    call arguments%input(2, q)
    call arguments%input(3, p)
  end subroutine take

end module clouds

program saturation_example
  use, intrinsic :: iso_fortran_env, only: int64, real64
  use clouds
  use pjrtlite
  implicit none
  integer, parameter :: levels = 40, columns = 64, tries = 20
  real(real64), parameter :: gravity = 9.81_real64, pi = acos(-1.0_real64)
  real(real64), target :: t(levels, columns), q(levels, columns), p(levels, columns)
  real(real64), target :: new_t(levels, columns), new_q(levels, columns), rain(columns), total
  real(real64), target :: by_t(levels, columns), by_q(levels, columns)
  real(real64) :: plain_t(levels, columns), plain_q(levels, columns), plain_rain(columns)
  real(real64) :: moved(levels, columns), step, difference, worst
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: forward, gradient
  character(1000) :: folder
  character(20) :: form
  character(200) :: errmsg
  integer :: i, k, c, stat

  if (command_argument_count() /= 2) then
    print '(a)', 'usage: 08_saturation_f <folder of saturation_step and saturation_gradient> mlir|jaxexport'
    error stop 2
  end if
  call get_command_argument(1, folder)
  call get_command_argument(2, form)

  ! Moist air, in part supersaturated.
  do c = 1, columns
    do k = 1, levels
      p(k, c) = 101325*exp(-(k - 1)/14.0_real64)
      t(k, c) = 300 - 1.6_real64*(k - 1) + 2*sin(0.7_real64*c + 0.3_real64*k)
      q(k, c) = 0.02_real64*exp(-(k - 1)/7.0_real64)*(1 + 0.4_real64*sin(1.1_real64*c*k))
    end do
  end do

  ! The program calls these by name.
  call pjrtlite_register_function('saturation', call_saturation)
  call pjrtlite_register_function('saturation_partials', call_partials)

  call client%create('cpu')
  call executable%load_file(client, trim(folder)//'/saturation_step.'//trim(form))
  call forward%create(executable)
  call forward%bind_input(1, t)
  call forward%bind_input(2, q)
  call forward%bind_input(3, p)
  call forward%bind_output(1, new_t)
  call forward%bind_output(2, new_q)
  call forward%bind_output(3, rain)
  call forward%run()

  call plain(t, q, plain_t, plain_q, plain_rain)
  print '(a,i0,a,i0,a)', 'Fortran  ', columns, ' columns of ', levels, ' levels'
  print '(a,f8.4,a,f8.4)', 'Fortran  rain in kg/m2, by the program:', sum(rain), ', in plain Fortran:', sum(plain_rain)
  worst = max(maxval(abs(new_t - plain_t)), maxval(abs(new_q - plain_q)), maxval(abs(rain - plain_rain)))
  print '(a,es8.1)', 'Fortran  largest difference: ', worst
  if (worst > 1.0e-10_real64 .or. sum(rain) < 1) error stop 'the program and plain Fortran differ'

  ! The derivative of all rain by each temperature and each vapour, against central differences of plain Fortran.
  call executable%load_file(client, trim(folder)//'/saturation_gradient.'//trim(form))
  call gradient%create(executable)
  call gradient%bind_input(1, t)
  call gradient%bind_input(2, q)
  call gradient%bind_input(3, p)
  call gradient%bind_output(1, total)
  call gradient%bind_output(2, by_t)
  call gradient%bind_output(3, by_q)
  call gradient%run()
  if (abs(total - sum(plain_rain)) > 1.0e-9_real64) error stop 'the rain differs'
  worst = 0
  do i = 1, tries
    ! Alternately anywhere and where it rains.
    k = 1 + mod(7*i, levels)
    c = 1 + mod(11*i, columns)
    if (mod(i, 2) == 0) c = maxloc(abs(by_q(k, :)), 1)
    step = 1.0e-3_real64
    difference = (changed(t, k, c, step, q, .true.) - changed(t, k, c, -step, q, .true.))/(2*step)
    worst = max(worst, abs(difference - by_t(k, c))/maxval(abs(by_t)))
    step = 1.0e-6_real64
    difference = (changed(q, k, c, step, t, .false.) - changed(q, k, c, -step, t, .false.))/(2*step)
    worst = max(worst, abs(difference - by_q(k, c))/maxval(abs(by_q)))
  end do
  print '(a,i0,a,es8.1)', 'Fortran  gradient against ', 2*tries, ' central differences: ', worst
  if (worst > 1.0e-6_real64) error stop 'the gradient is wrong'

  ! A failure of the routine is the run's.
  t(3, 5) = 4
  call forward%run(stat, errmsg)
  if (stat /= PJRTLITE_STATUS_OUT_OF_RANGE) error stop 'the failure was lost'
  print '(2a)', 'Fortran  as it should, a run fails: ', trim(errmsg)
  print '(a)', 'Fortran  The program and plain Fortran agree'

  call forward%destroy()
  call gradient%destroy()
  call executable%destroy()
  call client%destroy()

contains

  !> The same in plain Fortran.
  subroutine plain(t, q, new_t, new_q, rain)
    real(real64), intent(in) :: t(:, :), q(:, :)
    real(real64), intent(out) :: new_t(:, :), new_q(:, :), rain(:)
    real(real64) :: lifted(levels)
    integer :: c, k
    do c = 1, columns
      do k = 1, levels
        lifted(k) = t(k, c) - 0.004_real64*(t(1, c) - 250)*sin(pi*(k - 1)/(levels - 1))**2
      end do
      call saturation(levels, lifted, q(:, c), p(:, c), new_t(:, c), new_q(:, c))
      rain(c) = sum((q(:levels - 1, c) - new_q(:levels - 1, c))*(p(:levels - 1, c) - p(2:, c)))/gravity
    end do
  end subroutine plain

  !> All rain, with one number of A changed; OTHER is the vapour if A is the temperature.
  function changed(a, k, c, by, other, is_t) result(rain)
    real(real64), intent(in) :: a(:, :), by, other(:, :)
    integer, intent(in) :: k, c
    logical, intent(in) :: is_t
    real(real64) :: rain, new_t(levels, columns), new_q(levels, columns), of_columns(columns)
    moved = a
    moved(k, c) = moved(k, c) + by
    if (is_t) then
      call plain(moved, other, new_t, new_q, of_columns)
    else
      call plain(other, moved, new_t, new_q, of_columns)
    end if
    rain = sum(of_columns)
  end function changed

end program saturation_example
