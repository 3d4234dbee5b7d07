! A program whose arguments and results are trees of arrays, in Fortran. Usage: pytrees [program]; PJRTLITE_PLUGIN=cpu
! JAX flattens a tree: dictionaries in the order of their sorted keys, tuples and lists in their own.
program pytrees
  use pjrtlite
  use, intrinsic :: iso_fortran_env, only: int32, int64, real64
  implicit none
  integer, parameter :: columns = 4, components = 3, steps = 5

  ! step(state, parameters, number) -> (state, diagnostics), as c_examples/04_pytrees/pytrees.py prints it. The names
  ! are the source's: the program itself knows types and shapes only.
  integer, parameter :: temperature_in = 1, wind_in = 2, gain_in = 3, rate_in = 4, number_in = 5
  integer, parameter :: temperature_out = 1, wind_out = 2, energy_out = 3, hottest_out = 4
  character(*), parameter :: inputs(5) = [character(22) :: 'state["temperature"]', 'state["wind"]', &
      'parameters["gain"]', 'parameters["rate"]', 'number']
  character(*), parameter :: outputs(4) = [character(22) :: 'state["temperature"]', 'state["wind"]', &
      'diagnostics["energy"]', 'diagnostics["hottest"]']

  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: step
  real(real64), target :: temperature(columns) = [10, 40, 30, 20], wind(components,columns), energy
  real(real64) :: rate(components), expected_temperature(columns), expected_wind(components,columns)
  real(real64), parameter :: gain = 0.5_real64
  integer(int32), target :: number, hottest
  integer(int64), allocatable :: extents(:)
  character(1024) :: path, plugin
  character(:), allocatable :: signature
  integer :: absent, dtype, i, n

  path = 'c_examples/04_pytrees/step.mlir'
  if (command_argument_count() > 0) call get_command_argument(1, path)
  call get_environment_variable('PJRTLITE_PLUGIN', plugin, status=absent)
  if (absent /= 0) plugin = 'cpu'

  call client%create(plugin)
  call executable%load_file(client, path)
  call executable%signature(signature)
  print '(2a)', 'Fortran  ', signature
  if (executable%input_count() /= size(inputs)) error stop 'not as many inputs as expected'
  if (executable%output_count() /= size(outputs)) error stop 'not as many outputs as expected'
  do i = 1, executable%input_count()
    call executable%input_type(i, dtype, extents)
    call show('Input  ', i, inputs(i))
  end do
  do i = 1, executable%output_count()
    call executable%output_type(i, dtype, extents)
    call show('Output ', i, outputs(i))
  end do

  do i = 1, columns
    wind(:,i) = [(real(16 * i + n, real64), n = 0, components - 1)]
  end do
  rate = [0.5_real64, 0.25_real64, 0.0_real64]
  expected_temperature = temperature
  expected_wind = wind

  ! The state is an input and an output: bound to the same arrays, it goes from one run into the next.
  call step%create(executable)
  call step%bind_inout(temperature_in, temperature_out, temperature)
  call step%bind_inout(wind_in, wind_out, wind)
  call step%set_input(gain_in, gain)
  call step%set_input(rate_in, rate)
  call step%bind_input(number_in, number)
  call step%bind_output(energy_out, energy)
  call step%bind_output(hottest_out, hottest)

  do n = 1, steps
    number = int(n, int32)
    call step%run()
    expected_temperature = expected_temperature + gain * n
    expected_wind = expected_wind - spread(rate, 2, columns) * expected_wind
    ! All numbers are sums of few powers of 2, which nothing rounds. The function counts columns from 0.
    if (any(abs(temperature - expected_temperature) > 0)) error stop 'wrong temperatures'
    if (any(abs(wind - expected_wind) > 0)) error stop 'wrong winds'
    if (abs(energy - sum(expected_wind**2) / 2) > 0) error stop 'wrong energy'
    if (hottest + 1 /= maxloc(expected_temperature, 1)) error stop 'wrong column'
    print '(a, i0, a, f0.6, a, i0, a, f0.1)', 'Fortran  Step ', n, ': energy ', energy, ', hottest column ', &
        hottest + 1, ' of ', temperature(hottest + 1)
  end do

  call step%destroy()
  call executable%destroy()
  call client%destroy()
  print '(a)', 'Fortran  All values are right'

contains

  subroutine show(side, index, leaf)
    character(*), intent(in) :: side, leaf
    integer, intent(in) :: index
    character(80) :: shape_text
    shape_text = ''
    if (size(extents) > 0) write (shape_text, '(a, *(i0, :, ","))') '(', extents
    if (size(extents) > 0) shape_text = trim(shape_text)//')'
    print '(2a, i0, 7a)', 'Fortran  ', side, index, ': ', pjrtlite_dtype_name(dtype), ' ', trim(shape_text), '  ', &
        trim(leaf)
  end subroutine show

end program pytrees
