! Shallow water on MPI ranks, whose halos a JAX program exchanges in its middle; and its adjoint, across all ranks.
program shallow_water
  use, intrinsic :: iso_fortran_env, only: int8, int64, real64
  use mpi_f08
  use pjrtlite
  use pjrtlite_mpi
  implicit none
  integer, parameter :: nx = 96, ny = 64, runs = 10, steps = 10
  real(real64), allocatable, target :: u(:, :, :), gradient(:, :, :)
  real(real64), allocatable :: all(:, :, :), next(:, :, :), at(:, :, :), direction(:, :, :), own(:, :, :)
  real(real64), target :: part
  real(real64) :: cost, worst, of_all, error, along, wanted, side(2), seconds
  type(pjrtlite_client) :: client
  type(pjrtlite_plan) :: forward, adjoint
  character(1000) :: folder, form
  integer(int64) :: print_of_all
  integer :: rank, ranks, rows, level, i, k, s

  ! With less than this, programs call MPI on this thread, which takes longer.
  call MPI_Init_thread(MPI_THREAD_MULTIPLE, level)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks)
  if (command_argument_count() /= 2 .or. all_but(ranks)) then
    print '(a)', 'usage: mpirun -n 1|2|4 09_shallow_water_f <folder of the programs> mlir|jaxexport'
    error stop 2
  end if
  call get_command_argument(1, folder)
  call get_command_argument(2, form)
  rows = ny/ranks

  ! 1. Programs may call MPI, over this communicator.
  call pjrtlite_mpi_register(MPI_COMM_WORLD)

  ! 2. Load the program for this number of ranks. A failure ends all ranks, by error stop.
  call client%create('cpu')
  call load(forward, 'shallow_water')
  call load(adjoint, 'shallow_water_adjoint')

  ! 3. All ranks run it. The program's [3, rows, columns] is u(nx, rows, 3).
  allocate (u(nx, rows, 3), gradient(nx, rows, 3), at(nx, rows, 3), direction(nx, rows, 3), own(nx, rows, 3))
  allocate (all(nx, ny, 3), next(nx, ny, 3))
  call begin(all)
  u = all(:, rank*rows + 1:(rank + 1)*rows, :)
  call forward%bind_inout(1, 1, u)
  seconds = MPI_Wtime()
  do i = 1, runs
    call forward%run()
  end do
  seconds = MPI_Wtime() - seconds
  print_of_all = fingerprint()

  do i = 1, runs*steps
    call plain_step(all, next)
    all = next
  end do
  worst = maxval(abs(u - all(:, rank*rows + 1:(rank + 1)*rows, :)))
  call MPI_Allreduce(worst, of_all, 1, MPI_DOUBLE_PRECISION, MPI_MAX, MPI_COMM_WORLD)
  if (of_all > 1.0e-10_real64) error stop 'the program and plain Fortran differ'

  ! The derivative of the cost by all ranks' numbers, against central differences along directions.
  call begin(all)
  own = all(:, rank*rows + 1:(rank + 1)*rows, :)
  u = own
  call adjoint%bind_input(1, u)
  call adjoint%bind_output(1, part)
  call adjoint%bind_output(2, gradient)
  cost = cost_of_all()
  at = gradient
  error = 0
  do k = 1, 2
    direction = reshape([(sin(0.7_real64*k*(i + rank*1000)), i=1, size(u))], shape(u))
    along = sum(at*direction)
    call MPI_Allreduce(along, wanted, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
    do s = 1, 2
      u = own + merge(-1.0e-5_real64, 1.0e-5_real64, s == 1)*direction
      side(s) = cost_of_all()
    end do
    error = max(error, abs((side(2) - side(1))/2.0e-5_real64 - wanted)/(1 + abs(wanted)))
  end do
  if (error > 1.0e-6_real64) error stop 'the derivative is wrong'

  if (rank == 0) print '(a,i0,a,i0,a,z16.16,a,g0.12,a,es7.1,a,es7.1)', 'Fortran  ranks ', ranks, '  steps a second ', &
      nint(runs*steps/seconds), '  fingerprint ', print_of_all, '  cost ', cost, '  plain Fortran ', of_all, &
      '  differences ', error
  call forward%destroy()
  call adjoint%destroy()
  call client%destroy()
  call MPI_Finalize()

contains

  pure logical function all_but(n)
    integer, intent(in) :: n
    all_but = n /= 1 .and. n /= 2 .and. n /= 4
  end function all_but

  !> Rank 0 compiles, and sends what it made; the others load that.
  subroutine load(plan, name)
    type(pjrtlite_plan), intent(inout) :: plan
    character(*), intent(in) :: name
    type(pjrtlite_executable) :: executable
    integer(int8), allocatable :: bytes(:)
    integer :: length
    character(12) :: number
    write (number, '(i0)') ranks
    if (rank == 0) then
      call executable%load_file(client, trim(folder)//'/'//name//'_'//trim(number)//'.'//trim(form))
      call executable%serialize(bytes)
      length = size(bytes)
    end if
    call MPI_Bcast(length, 1, MPI_INTEGER, 0, MPI_COMM_WORLD)
    if (rank /= 0) allocate (bytes(length))
    call MPI_Bcast(bytes, length, MPI_BYTE, 0, MPI_COMM_WORLD)
    if (rank /= 0) call executable%load_memory(client, bytes)
    call plan%create(executable)
    call executable%destroy()
  end subroutine load

  real(real64) function cost_of_all() result(total)
    call adjoint%run()
    call MPI_Allreduce(part, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
  end function cost_of_all

  !> A hill of water, and a current: depth, depth times velocity along x, along y.
  pure subroutine begin(u)
    real(real64), intent(out) :: u(nx, ny, 3)
    real(real64), parameter :: pi = acos(-1.0_real64)
    integer :: i, j
    do j = 1, ny
      do i = 1, nx
        u(i, j, 1) = 10 + exp(-((i - 1 - nx/2.0_real64)**2 + (j - 1 - ny/3.0_real64)**2)/50)
        u(i, j, 2) = u(i, j, 1)*sin(2*pi*(i - 1)/nx)
        u(i, j, 3) = 0
      end do
    end do
  end subroutine begin

  !> The same scheme in plain Fortran, on the whole channel.
  pure subroutine plain_step(u, next)
    real(real64), intent(in) :: u(nx, ny, 3)
    real(real64), intent(out) :: next(nx, ny, 3)
    real(real64), allocatable, dimension(:, :, :) :: wide, f, g
    allocate (wide(nx, 0:ny + 1, 3), f(nx, 0:ny + 1, 3), g(nx, 0:ny + 1, 3))
    wide(:, 1:ny, :) = u
    wide(:, 0, :) = u(:, 1, :)
    wide(:, ny + 1, :) = u(:, ny, :)
    wide(:, 0, 3) = -u(:, 1, 3)
    wide(:, ny + 1, 3) = -u(:, ny, 3)
    f(:, :, 1) = wide(:, :, 2)
    g(:, :, 1) = wide(:, :, 3)
    f(:, :, 3) = wide(:, :, 2)*wide(:, :, 3)/wide(:, :, 1)
    g(:, :, 2) = f(:, :, 3)
    f(:, :, 2) = wide(:, :, 2)**2/wide(:, :, 1) + 0.5_real64*9.81_real64*wide(:, :, 1)**2
    g(:, :, 3) = wide(:, :, 3)**2/wide(:, :, 1) + 0.5_real64*9.81_real64*wide(:, :, 1)**2
    next = 0.25_real64*(wide(:, 2:ny + 1, :) + wide(:, 0:ny - 1, :) + cshift(u, 1, 1) + cshift(u, -1, 1)) &
           - 0.01_real64*(cshift(f(:, 1:ny, :), 1, 1) - cshift(f(:, 1:ny, :), -1, 1) + g(:, 2:ny + 1, :) - g(:, 0:ny - 1, :))
  end subroutine plain_step

  !> A number of all ranks' rows that changes with any bit: each word, turned by its place in the whole, xor-ed.
  integer(int64) function fingerprint() result(of_all)
    integer(int64) :: mine
    integer :: i, j, k
    mine = 0
    do k = 1, 3
      do j = 1, rows
        do i = 1, nx
          mine = ieor(mine, ishftc(transfer(u(i, j, k), mine), mod(7*i + 13*(rank*rows + j) + 29*k, 64)))
        end do
      end do
    end do
    call MPI_Allreduce(mine, of_all, 1, MPI_INTEGER8, MPI_BXOR, MPI_COMM_WORLD)
  end function fingerprint

end program shallow_water
