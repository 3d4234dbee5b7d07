! A solver that trains its own emulator: while the scheme for the fluxes at the surface does its work, a network learns
! from it, and is saved. Then it takes the scheme's place. See README.md.
!
!   12_online_training_f emulator.pjrt [table.csv]
program online_training
  use, intrinsic :: iso_fortran_env, only: int32, int64, real32, real64
  use emulator_model
  use pjrtlite
  implicit none
  integer, parameter :: COLUMNS = extent_columns, LEARN = 10000, TESTS = 500
  type(emulator) :: learner, learned
  type(pjrtlite_client) :: client
  type(pjrtlite_bundle) :: bundle
  real(real32), pointer :: theta(:), mean(:), square(:), rate, loss
  integer(int32), pointer :: steps
  real(real32), pointer :: wind(:), difference(:), log_roughness(:), friction(:), heat(:)
  real(real32) :: by_network(COLUMNS,2)
  real(real64) :: phases(COLUMNS,2), wrong(2), spread(2), error, seconds(2)
  integer(int64) :: before, after, ticks
  character(300) :: path, argument
  character(:), allocatable :: report
  integer :: step, table

  call get_command_argument(1, path)
  call get_command_argument(2, argument)
  table = 0
  if (argument /= '') open (newunit=table, file=trim(argument), status='replace', action='write')
  call allocate_all()

  ! Weights and the state of Adam begin as the bundle says, and stay in these arrays: each step updates them in place.
  call client%create('cpu')
  call learner%create(trim(path), client=client)
  call learner%run_start(theta=theta, steps=steps, mean=mean, square=square)
  call learner%bind_train(theta, steps, mean, square, rate, wind, difference, log_roughness, friction, heat, loss)
  print '(a)', '  step   mean error of the network'
  error = 0
  do step = 1, LEARN
    call weather()
    call scheme(wind, difference, log_roughness, friction, heat)
    rate = 3e-3*0.5*(1 + cos(3.1415927*real(step)/LEARN))
    call learner%step_train()
    ! Each column is new: the network is asked before it has learned from it.
    error = error + loss
    if (mod(step, 500) == 0) then
      error = sqrt(error/500)
      if (mod(step, 2000) == 0) print '(i6,f12.5)', step, error
      if (table /= 0) write (table, '(i0,",",es10.3)') step, error
      error = 0
    end if
  end do

  ! What was learned becomes a bundle of its own, for other runs, machines and languages.
  call bundle%open(trim(path))
  call bundle%set_weight('theta', theta)
  call bundle%save('trained.pjrt', client)
  call bundle%destroy()
  call bundle%open('trained.pjrt')
  call bundle%check(client, report)
  call bundle%destroy()
  print '(/2a)', 'Saved as trained.pjrt. Its check says: ', report(:index(report, new_line('a')) - 1)

  ! From here on it takes the scheme's place; here beside it, to see how good it is.
  call learned%create('trained.pjrt', client=client)
  wrong = 0
  spread = 0
  seconds = 0
  do step = 1, TESTS
    call weather()
    call system_clock(before, ticks)
    call scheme(wind, difference, log_roughness, friction, heat)
    call system_clock(after)
    seconds(1) = seconds(1) + real(after - before, real64)/ticks
    call system_clock(before)
    call learned%run_fluxes(wind, difference, log_roughness, by_network(:,1), by_network(:,2))
    call system_clock(after)
    seconds(2) = seconds(2) + real(after - before, real64)/ticks
    wrong = wrong + [sum((by_network(:,1) - friction)**2), sum((by_network(:,2) - heat)**2)]
    spread = spread + [sum((friction - sum(friction)/COLUMNS)**2), sum((heat - sum(heat)/COLUMNS)**2)]
  end do
  print '(a,2f8.3)', 'Variance that it explains, of friction and heat: ', 1 - wrong/spread
  print '(2(a,f0.1))', 'Microseconds a step, scheme: ', 1e6*seconds(1)/TESTS, '; network: ', 1e6*seconds(2)/TESTS
  if (any(wrong > 0.05*spread)) error stop 'the network has not learned'
  print '(a)', 'The network has learned what the scheme does.'
  call learner%destroy()
  call learned%destroy()
  call client%destroy()

contains

  !> Memory that the programs use where it is.
  subroutine allocate_all()
    integer :: i
    call pjrtlite_allocate(theta, [extent_weights])
    call pjrtlite_allocate(mean, [extent_weights])
    call pjrtlite_allocate(square, [extent_weights])
    call pjrtlite_allocate(wind, [COLUMNS])
    call pjrtlite_allocate(difference, [COLUMNS])
    call pjrtlite_allocate(log_roughness, [COLUMNS])
    call pjrtlite_allocate(friction, [COLUMNS])
    call pjrtlite_allocate(heat, [COLUMNS])
    call pjrtlite_allocate(rate)
    call pjrtlite_allocate(loss)
    call pjrtlite_allocate(steps)
    phases = reshape([(mod(0.618034_real64*i, 1.0_real64)*6.2831853, i=1, 2*COLUMNS)], [COLUMNS, 2])
    log_roughness = [(-4 + 3.5*mod(0.414214*i, 1.0), i=1, COLUMNS)]
  end subroutine allocate_all

  !> The weather of the next step: each column's wind and temperature have their own period.
  subroutine weather()
    integer :: i
    phases(:,1) = phases(:,1) + [(0.11 + 0.0007*i, i=1, COLUMNS)]
    phases(:,2) = phases(:,2) + [(0.07 + 0.0011*i, i=1, COLUMNS)]
    wind = real(9 + 7*sin(phases(:,1)), real32)
    difference = real(6*sin(phases(:,2)), real32)
  end subroutine weather

  !> Fluxes at the surface by the theory of Monin and Obukhov, with the functions of Businger and Dyer: the stability
  !> depends on the fluxes, and the fluxes on the stability, so it goes round until they agree.
  elemental subroutine scheme(wind, difference, log_roughness, friction, heat)
    real(real32), intent(in) :: wind, difference, log_roughness
    real(real32), intent(out) :: friction, heat
    real(real32), parameter :: KARMAN = 0.4, HEIGHT = 10.0, GRAVITY = 9.81, TEMPERATURE = 290.0
    real(real32) :: depth, stability, momentum, warmth, x
    integer :: round
    depth = log(HEIGHT) - log_roughness*log(10.0)
    stability = 0
    do round = 1, 30
      if (stability < 0) then
        x = sqrt(sqrt(1 - 16*stability))
        momentum = 2*log((1 + x)/2) + log((1 + x*x)/2) - 2*atan(x) + acos(-1.0)/2
        warmth = 2*log((1 + x*x)/2)
      else
        momentum = -5*stability
        warmth = momentum
      end if
      friction = KARMAN*wind/(depth - momentum)
      heat = KARMAN*difference/(depth - warmth)
      x = KARMAN*GRAVITY*HEIGHT*heat/(TEMPERATURE*friction**2)
      stability = stability + 0.5*(max(-5.0, min(1.0, x)) - stability)
    end do
  end subroutine scheme

end program online_training
