! Weather in a small world: each day a forecast is corrected by what was observed, by 4D-Var. The model is a JAX
! function, and JAX derives its tangent-linear and adjoint, which 4D-Var needs. See README.md.
!
!   11_lorenz_96_f lorenz_96.pjrt [table.csv]
program assimilation
  use, intrinsic :: iso_fortran_env, only: int64, real64
  use lorenz_96_model
  implicit none
  integer, parameter :: N = 40          ! values around the circle of latitude
  integer, parameter :: WINDOW = 8      ! model steps of six hours in a window: two days
  integer, parameter :: CYCLES = 60
  integer, parameter :: OUTER = 3, INNER = 20
  real(real64), parameter :: SIGMA_B = 0.4_real64   ! of the error of a forecast, as 4D-Var is told
  real(real64), parameter :: SIGMA_O = 0.5_real64   ! of the error of an observation
  type(lorenz_96) :: model
  real(real64) :: truth(N,0:WINDOW), guess(N,0:WINDOW), observed(N/2,WINDOW)
  real(real64) :: background(N), analysis(N), free(N), errors(3), sums(3)
  integer(int64) :: seed = 1996
  character(300) :: argument
  integer :: cycle, step, table

  call get_command_argument(1, argument)
  call model%create(trim(argument))
  call get_command_argument(2, argument)
  table = 0
  if (argument /= '') open (newunit=table, file=trim(argument), status='replace', action='write')

  ! A truth that has forgotten how it began, and a first forecast that is wrong.
  truth(:,0) = 8.0
  truth(1,0) = 8.01_real64
  do step = 1, 400
    call model%run(truth(:,0), truth(:,1))
    truth(:,0) = truth(:,1)
  end do
  background = truth(:,0) + gaussian(N)
  free = background
  call observe()
  call test_derivatives(background)

  print '(/a)', '  day   error of: free run   forecast   analysis'
  sums = 0
  do cycle = 1, CYCLES
    analysis = background
    call assimilate(background, analysis)
    errors = [rms(free - truth(:,0)), rms(background - truth(:,0)), rms(analysis - truth(:,0))]
    if (cycle > CYCLES/2) sums = sums + errors
    if (mod(cycle, 10) == 1) print '(i5,11x,3f11.3)', 2*(cycle - 1), errors
    if (table /= 0) write (table, '(i0,3(",",f0.5))') 2*(cycle - 1), errors
    ! On to the next window: the analysis becomes a forecast.
    call forecast(analysis, guess)
    background = guess(:,WINDOW)
    call forecast(free, guess)
    free = guess(:,WINDOW)
    truth(:,0) = truth(:,WINDOW)
    call observe()
  end do
  sums = sums/(CYCLES - CYCLES/2)
  print '(/a,3f8.3)', 'Mean over the second half: ', sums
  if (sums(3) > 0.5*SIGMA_O .or. sums(2) < sums(3) .or. sums(1) < 10*sums(2)) error stop 'assimilation does not help'
  print '(a)', 'The forecasts follow the truth.'
  call model%destroy()

contains

  !> The truth of a window, and every second value of it, with errors.
  subroutine observe()
    call forecast(truth(:,0), truth)
    do step = 1, WINDOW
      observed(:,step) = truth(1::2,step) + SIGMA_O*gaussian(N/2)
    end do
  end subroutine observe

  !> All states of a window.
  subroutine forecast(from, states)
    real(real64), intent(in) :: from(:)
    real(real64), intent(inout) :: states(:,0:)
    integer :: t
    states(:,0) = from
    do t = 1, WINDOW
      call model%run(states(:,t-1), states(:,t))
    end do
  end subroutine forecast

  !> What a change at the start of a window becomes.
  subroutine tangent_linear(states, change, changes)
    real(real64), intent(in) :: states(:,0:), change(:)
    real(real64), intent(inout) :: changes(:,0:)
    integer :: t
    changes(:,0) = change
    do t = 1, WINDOW
      call model%run_tl(states(:,t-1), changes(:,t-1), changes(:,t))
    end do
  end subroutine tangent_linear

  !> The sensitivity to the state at the start of what is sensitive to the states of a window.
  subroutine adjoint(states, sensitivities, sensitivity)
    real(real64), intent(in) :: states(:,0:), sensitivities(:,0:)
    real(real64), intent(out) :: sensitivity(:)
    real(real64) :: before(N)
    integer :: t
    sensitivity = sensitivities(:,WINDOW)
    do t = WINDOW, 1, -1
      call model%run_ad(states(:,t-1), sensitivity, before)
      sensitivity = before + sensitivities(:,t-1)
    end do
  end subroutine adjoint

  !> The cost of a state: its distance from the background, and that of its window from what was observed.
  real(real64) function cost(state, around)
    real(real64), intent(in) :: state(:), around(:)
    call forecast(state, guess)
    cost = sum((state - around)**2)/(2*SIGMA_B**2) + sum((guess(1::2,1:) - observed)**2)/(2*SIGMA_O**2)
  end function cost

  !> Its gradient, by one run of the model and one of its adjoint.
  subroutine gradient(state, around, slope)
    real(real64), intent(in) :: state(:), around(:)
    real(real64), intent(out) :: slope(:)
    real(real64) :: misfits(N,0:WINDOW)
    call forecast(state, guess)
    misfits = 0
    misfits(1::2,1:) = (guess(1::2,1:) - observed)/SIGMA_O**2
    call adjoint(guess, misfits, slope)
    slope = slope + (state - around)/SIGMA_B**2
  end subroutine gradient

  !> The second derivative of the cost, as Gauss and Newton take it, times a vector: tangent-linear, then adjoint.
  subroutine curvature(vector, product)
    real(real64), intent(in) :: vector(:)
    real(real64), intent(out) :: product(:)
    real(real64) :: changes(N,0:WINDOW)
    call tangent_linear(guess, vector, changes)
    changes(1::2,1:) = changes(1::2,1:)/SIGMA_O**2
    changes(2::2,:) = 0
    changes(:,0) = 0
    call adjoint(guess, changes, product)
    product = product + vector/SIGMA_B**2
  end subroutine curvature

  !> Incremental 4D-Var: in each outer loop the model is made linear around the state, and the conjugate gradient method
  !> finds where the cost is least.
  subroutine assimilate(around, state)
    real(real64), intent(in) :: around(:)
    real(real64), intent(inout) :: state(:)
    real(real64) :: residual(N), direction(N), product(N), change(N), old, new, step_size
    integer :: loop, iteration
    do loop = 1, OUTER
      call gradient(state, around, residual)
      residual = -residual
      change = 0
      direction = residual
      new = dot_product(residual, residual)
      old = new
      do iteration = 1, INNER
        if (new < 1e-6*old) exit
        call curvature(direction, product)
        step_size = new/dot_product(direction, product)
        change = change + step_size*direction
        residual = residual - step_size*product
        direction = residual + dot_product(residual, residual)/new*direction
        new = dot_product(residual, residual)
      end do
      state = state + change
    end do
  end subroutine assimilate

  !> Three tests without which nobody should trust a derivative.
  subroutine test_derivatives(state)
    real(real64), intent(in) :: state(:)
    real(real64) :: states(N,0:WINDOW), moved(N,0:WINDOW), changes(N,0:WINDOW), weights(N,0:WINDOW)
    real(real64) :: direction(N), slope(N), back(N), left, right, ratio, best(2)
    integer :: power
    call forecast(state, states)
    direction = gaussian(N)
    call tangent_linear(states, direction, changes)
    do step = 0, WINDOW
      weights(:,step) = gaussian(N)
    end do
    call adjoint(states, weights, back)
    left = sum(changes*weights)
    right = dot_product(direction, back)
    print '(a,2es24.16)', 'Dot-product test: <M x, y>, <x, M* y> =', left, right
    if (abs(left - right) > 1e-12*sum(abs(changes*weights))) error stop 'the adjoint is wrong'

    print '(/a)', '   step   Taylor test   gradient test'
    call gradient(state, state, slope)
    best = huge(best)
    do power = 1, 9
      call forecast(state + 0.1_real64**power*direction, moved)
      left = sqrt(sum(((moved - states)/0.1_real64**power - changes)**2)/sum(changes**2))
      ratio = (cost(state + 0.1_real64**power*direction, state) - cost(state, state)) &
          /(0.1_real64**power*dot_product(slope, direction))
      best = min(best, [left, abs(ratio - 1)])
      print '(es8.0,es14.2,f16.9)', 0.1_real64**power, left, ratio
    end do
    if (any(best > 1e-6)) error stop 'the derivatives are wrong'
  end subroutine test_derivatives

  real(real64) function rms(x)
    real(real64), intent(in) :: x(:)
    rms = sqrt(sum(x**2)/size(x))
  end function rms

  !> Numbers of the normal distribution: the same ones with each compiler.
  function gaussian(count) result(numbers)
    integer, intent(in) :: count
    real(real64) :: numbers(count)
    integer :: i
    do i = 1, count
      numbers(i) = sqrt(-2*log(uniform()))*cos(2*acos(-1.0_real64)*uniform())
    end do
  end function gaussian

  !> Between 0 and 1: the generator of Lehmer, with the factor of Park and Miller.
  real(real64) function uniform()
    seed = mod(48271_int64*seed, 2147483647_int64)
    uniform = real(seed, real64)/2147483647
  end function uniform

end program assimilation
