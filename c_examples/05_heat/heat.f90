! The heat equation, stepped in place by a JAX program, in Fortran.
! Usage: heat [program [steps]]; PJRTLITE_PLUGIN=cpu
!
! The field u(nx,ny) is the program's u[ny,nx]. It is compared with the exact solution of the discrete equations: with
! the edge at zero, the sine waves sin(pi k x / (nx + 1)) sin(pi l y / (ny + 1)) are left as they are by a step, but for
! the factor 1 - 4 r (sin^2(pi k / (2 (nx + 1))) + sin^2(pi l / (2 (ny + 1)))). So the field at the start is written as
! a sum of sine waves, each is multiplied by its factor to the power of the number of steps, and they are summed.
program heat
  use pjrtlite
  use, intrinsic :: iso_fortran_env, only: int64, real64
  implicit none
  integer, parameter :: nx = 96, ny = 64
  ! r = diffusivity * time step / spacing^2. The scheme is stable up to 0.25.
  real(real64), parameter :: r = 0.002_real64, pi = acos(-1.0_real64)
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: step
  real(real64), pointer :: u(:,:)
  real(real64) :: exact(nx,ny), by_x(nx,nx), by_y(ny,ny), begin, end
  integer(int64) :: copied
  character(1024) :: argument, path, plugin
  integer :: absent, n, steps

  path = 'c_examples/05_heat/heat.mlir'
  steps = 100000
  if (command_argument_count() > 0) call get_command_argument(1, path)
  if (command_argument_count() > 1) then
    call get_command_argument(2, argument)
    read (argument, *) steps
  end if
  call get_environment_variable('PJRTLITE_PLUGIN', plugin, status=absent)
  if (absent /= 0) plugin = 'cpu'

  call client%create(plugin)
  call executable%load_file(client, path)

  ! Aligned memory, so that the program can work in it.
  call pjrtlite_allocate(u, [nx, ny])
  u = start_field()

  call step%create(executable)
  call step%bind_inout(1, 1, u)
  call step%set_input(2, r)
  call step%report()
  copied = step%bytes_copied()

  call cpu_time(begin)
  do n = 1, steps
    call step%run()
  end do
  call cpu_time(end)

  exact = exact_field(steps)
  print '(a, i0, a, i0, a, i0, a, f0.2, a)', 'Fortran  ', steps, ' steps of a grid of ', nx, ' by ', ny, ': ', &
      1e6_real64 * (end - begin) / steps, ' microseconds of processor time a step'
  print '(a, f8.6, a, es7.1, a, i0)', 'Fortran  Warmest point ', maxval(u), '; largest error ', &
      maxval(abs(u - exact)), '; bytes copied in a step: ', copied
  if (.not. all(abs(u - exact) < 1e-11_real64)) error stop 'this is not the exact solution'
  if (copied /= 0) error stop 'something was copied'

  call step%destroy()
  call pjrtlite_deallocate(u)
  call executable%destroy()
  call client%destroy()

contains

  ! A ring and a bar, of temperature 1.
  function start_field() result(field)
    real(real64) :: field(nx,ny), distance
    integer :: x, y
    field = 0
    do y = 1, ny
      do x = 1, nx
        distance = hypot(real(x - 31, real64), real(y - 35, real64))
        if (distance >= 11 .and. distance <= 18) field(x,y) = 1
      end do
    end do
    field(63:84,15:26) = 1
  end function start_field

  ! What the discrete equations have after that many steps. The matrices of sine waves are their own inverses.
  function exact_field(steps) result(field)
    integer, intent(in) :: steps
    real(real64) :: field(nx,ny), in_x, in_y
    integer :: k, l
    by_x = sine_waves(nx)
    by_y = sine_waves(ny)
    field = matmul(matmul(by_x, start_field()), by_y)
    do l = 1, ny
      do k = 1, nx
        in_x = sin(pi * k / (2 * (nx + 1)))
        in_y = sin(pi * l / (2 * (ny + 1)))
        field(k,l) = field(k,l) * (1 - 4 * r * (in_x**2 + in_y**2))**steps
      end do
    end do
    field = matmul(matmul(by_x, field), by_y)
  end function exact_field

  function sine_waves(n) result(waves)
    integer, intent(in) :: n
    real(real64) :: waves(n,n)
    integer :: i, k
    do k = 1, n
      waves(:,k) = [(sqrt(2.0_real64 / (n + 1)) * sin(pi * k * i / (n + 1)), i = 1, n)]
    end do
  end function sine_waves

end program heat
