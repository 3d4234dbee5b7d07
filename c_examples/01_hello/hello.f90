! f(x, y) = 2x + y, a JAX program, run from Fortran. Usage: hello [program]; PJRTLITE_PLUGIN=cpu
! The program may be what jax.export serialized, StableHLO or a serialized executable.
program hello
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model
  real, target :: x(4) = [1.0, 2.0, 3.0, 4.0], y(4) = [5.5, 6.6, 7.7, 8.8], result(4)
  character(1024) :: path, plugin
  character(:), allocatable :: library, platform, format, signature
  integer :: major, minor, absent

  path = 'target/programs/hello.jaxexport'
  if (command_argument_count() > 0) call get_command_argument(1, path)
  call get_environment_variable('PJRTLITE_PLUGIN', plugin, status=absent)
  if (absent /= 0) plugin = 'cpu'

  ! 1. Open a client: the plugin's name decides the device. A failure stops with a message, here
  !    and below; give stat=, errmsg= to go on instead.
  call client%create(plugin)
  ! 2. Load the program.
  call executable%load_file(client, path)
  ! 3. Bind our arrays, once. They are read and written at every run. They must have `target`,
  !    and stay where they are until the plan is destroyed.
  call model%create(executable)
  call model%bind_input(1, x)
  call model%bind_input(2, y)
  call model%bind_output(1, result)
  ! 4. Run, as often as the time loop wants.
  call model%run()

  call client%plugin_path(library)
  call client%pjrt_version(major, minor)
  call client%platform_name(platform)
  call executable%format(format)
  call executable%signature(signature)
  print '(3a, i0, a, i0, 3a)', 'Fortran  Plugin: ', library, ' (PJRT ', major, '.', minor, &
      ', platform ', platform, ')'
  print '(6a)', 'Fortran  Program: ', trim(path), ' (', format, '), ', signature
  print '(a, 3(f0.1, ", "), f0.1, a)', 'Fortran  Output: [', result, ']'

  call model%destroy()
  call executable%destroy()
  call client%destroy()
end program hello
