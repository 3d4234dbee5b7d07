! The heat equation, stepped by a JAX program from one array of the host to another and back, in Fortran.
! Usage: heat [program [steps]]; PJRTLITE_PLUGIN=cpu
!
! The field u(nx+2,ny+2), with its edge, is the program's u[ny+2,nx+2]. It is compared with the exact solution of the discrete equations: with
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
  type(pjrtlite_plan) :: there, back
  real(real64), pointer :: first(:,:), second(:,:)
  real(real64) :: u(nx,ny), exact(nx,ny), by_x(nx,nx), by_y(ny,ny), begin, end
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
  call pjrtlite_allocate(first, [nx + 2, ny + 2])
  call pjrtlite_allocate(second, [nx + 2, ny + 2])
  first = 0
  second = 0
  first(2:nx+1, 2:ny+1) = start_field()

  ! One plan for the steps from the first array to the second, one for those back.
  call there%create(executable)
  call there%bind_input(1, first)
  call there%bind_inout(2, 1, second)
  call there%set_input(3, r)
  call back%create(executable)
  call back%bind_input(1, second)
  call back%bind_inout(2, 1, first)
  call back%set_input(3, r)
  call there%report()
  copied = there%bytes_copied() + back%bytes_copied()

  call cpu_time(begin)
  do n = 1, steps
    if (mod(n, 2) == 1) then
      call there%run()
    else
      call back%run()
    end if
  end do
  call cpu_time(end)

  u = first(2:nx+1, 2:ny+1)
  if (mod(steps, 2) == 1) u = second(2:nx+1, 2:ny+1)

  exact = exact_field(steps)
  print '(a, i0, a, i0, a, i0, a, f0.2, a)', 'Fortran  ', steps, ' steps of a grid of ', nx, ' by ', ny, ': ', &
      1e6_real64 * (end - begin) / steps, ' microseconds of processor time a step'
  print '(a, f8.6, a, es7.1, a, i0)', 'Fortran  Warmest point ', maxval(u), '; largest error ', &
      maxval(abs(u - exact)), '; bytes copied in a step: ', copied
  if (.not. all(abs(u - exact) < 1e-11_real64)) error stop 'this is not the exact solution'
  if (copied /= 0) error stop 'something was copied'

  call there%destroy()
  call back%destroy()
  call pjrtlite_deallocate(first)
  call pjrtlite_deallocate(second)
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
