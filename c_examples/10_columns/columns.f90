! Columns of air on four devices of one process: one plan, whole arrays, in Fortran.
! Usage: columns [program [steps]]; PJRTLITE_PLUGIN=cpu
program columns_example
  use pjrtlite
  use, intrinsic :: iso_fortran_env, only: real64
  implicit none
  ! As in columns.py, whose [columns,levels] is (levels,columns) here.
  integer, parameter :: columns = 64, levels = 16
  ! What `python columns.py` prints.
  real(real64), parameter :: by_jax = 0.008978908043178_real64
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: plan
  real(real64), pointer :: u(:,:)
  real(real64), target :: energy
  character(1024) :: argument, path, plugin
  character(:), allocatable :: sharding
  integer :: absent, i, n, steps

  path = 'c_examples/10_columns/columns.mlir'
  steps = 100
  if (command_argument_count() > 0) call get_command_argument(1, path)
  if (command_argument_count() > 1) then
    call get_command_argument(2, argument)
    read (argument, *) steps
  end if
  call get_environment_variable('PJRTLITE_PLUGIN', plugin, status=absent)
  if (absent /= 0) plugin = 'cpu'

  call client%create(plugin)
  call executable%load_file(client, path)
  call executable%input_sharding(1, sharding)
  print '(i0, a, i0, 2a)', columns, ' columns on ', executable%device_count(), ' devices, divided as ', sharding

  call pjrtlite_allocate(u, [levels, columns])
  u = reshape([(sin(0.1_real64 * i), i = 0, levels * columns - 1)], shape(u))

  ! Each device reads and updates its sixteen columns where they are.
  call plan%create(executable)
  call plan%bind_inout(1, 1, u)
  call plan%bind_output(2, energy)
  do n = 1, steps
    call plan%run()
  end do
  call plan%report()

  print '(a, i0, a, f17.15)', 'After ', steps, ' steps: energy ', energy
  if (steps == 100 .and. .not. abs(energy - by_jax) < 1e-13_real64) then
    print '(a, f17.15)', 'JAX has ', by_jax
    error stop 'another number than by JAX'
  end if
  call plan%destroy()
  call executable%destroy()
  call client%destroy()
  call pjrtlite_deallocate(u)
end program columns_example
