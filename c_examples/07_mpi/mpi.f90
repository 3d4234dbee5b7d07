! One client a rank, in Fortran with MPI: the emulator of 06_gravity_wave_drag, its columns shared out among the ranks.
! Usage: mpirun -n 4 mpi [bundle [columns [steps]]]; PJRTLITE_PLUGIN=cpu
!
! Without stat=, a failure of pjrtlite stops its rank with an error, upon which mpirun ends the others.
program mpi_example
  use pjrtlite
  use drag_f32_model, only: drag => drag_f32
  use mpi_f08
  use, intrinsic :: iso_c_binding, only: c_int
  use, intrinsic :: iso_fortran_env, only: int8, int64, real32, real64
  implicit none
  interface
    ! How many cores this machine has: Fortran cannot tell, the C library of Linux can.
    integer(c_int) function get_nprocs() bind(C)
      import :: c_int
    end function get_nprocs
  end interface
  ! As in c_examples/06_gravity_wave_drag/drag.py.
  integer, parameter :: levels = 40, hidden = 96, block_size = 64
  type(pjrtlite_client) :: client
  type(pjrtlite_options) :: options
  type(drag), allocatable :: models(:)
  type(MPI_Comm) :: node
  real(real32), allocatable :: w1(:,:), w2(:,:), w3(:,:), b1(:), b2(:), b3(:)
  real(real32), pointer :: u(:,:), v(:,:), du(:,:), dv(:,:)
  integer(int64), allocatable :: hashes(:)
  integer(int64) :: of_all
  character(1024) :: argument, path, plugin
  integer :: absent, all_blocks, b, blocks, columns, device, first, last, local_rank, local_ranks
  integer :: n, rank, ranks, steps
  real(real64) :: begin, seconds
  real(real32) :: difference, worst

  call MPI_Init()
  path = 'c_examples/06_gravity_wave_drag/drag_f32.pjrt'
  columns = 4096
  steps = 20
  if (command_argument_count() > 0) call get_command_argument(1, path)
  if (command_argument_count() > 1) then
    call get_command_argument(2, argument)
    read (argument, *) columns
  end if
  if (command_argument_count() > 2) then
    call get_command_argument(3, argument)
    read (argument, *) steps
  end if
  call get_environment_variable('PJRTLITE_PLUGIN', plugin, status=absent)
  if (absent /= 0) plugin = 'cpu'

  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks)
  call MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank, MPI_INFO_NULL, node)
  call MPI_Comm_rank(node, local_rank)
  call MPI_Comm_size(node, local_ranks)
  call MPI_Comm_free(node)

  ! The cores of the node, shared out. Each client would else make threads for all of them.
  call options%set('pjrtlite.threads', max(4, int(get_nprocs()) / local_ranks))
  call client%create(plugin, options)

  ! The device of this rank, from 0: on a node with several GPUs each rank takes its own.
  device = mod(local_rank, client%device_count())

  ! Blocks rank, rank + ranks, rank + 2 ranks, … are this rank's: a model for each, which share the program.
  all_blocks = columns / block_size
  blocks = (all_blocks - rank + ranks - 1) / ranks
  call pjrtlite_allocate(u, [levels, blocks * block_size])
  call pjrtlite_allocate(v, [levels, blocks * block_size])
  call pjrtlite_allocate(du, [levels, blocks * block_size])
  call pjrtlite_allocate(dv, [levels, blocks * block_size])
  w1 = reshape(numbers(hidden * 2 * levels, 1), [hidden, 2 * levels])
  w2 = reshape(numbers(hidden * hidden, 2), [hidden, hidden])
  w3 = reshape(numbers(2 * levels * hidden, 3), [2 * levels, hidden])
  b1 = numbers(hidden, 4)
  b2 = numbers(hidden, 5)
  b3 = numbers(2 * levels, 6)
  allocate (models(blocks))
  do b = 1, blocks
    last = b * block_size
    first = last - block_size + 1
    call start_winds(rank + (b - 1) * ranks, u(:,first:last), v(:,first:last))
    if (b == 1) call models(b)%create(path, client=client, device=device)
    if (b > 1) call models(b)%share(models(1))
    call models(b)%bind(u(:,first:last), v(:,first:last), du(:,first:last), dv(:,first:last))
  end do

  call MPI_Barrier(MPI_COMM_WORLD)
  begin = MPI_Wtime()
  do n = 1, steps
    do b = 1, blocks
      call models(b)%step()
    end do
    u = u + du
    v = v + dv
  end do
  call MPI_Barrier(MPI_COMM_WORLD)
  seconds = MPI_Wtime() - begin

  ! The bits of each block, brought together in the order of the blocks, whoever computed them.
  allocate (hashes(all_blocks))
  hashes = 0
  do b = 1, blocks
    last = b * block_size
    first = last - block_size + 1
    hashes(rank + (b - 1) * ranks + 1) = hash(transfer([u(:,first:last), v(:,first:last)], [0_int8]))
  end do
  call MPI_Allreduce(MPI_IN_PLACE, hashes, all_blocks, MPI_INTEGER8, MPI_BOR, MPI_COMM_WORLD)
  of_all = hash(transfer(hashes, [0_int8]))

  ! Each rank compares its last block with plain Fortran.
  worst = 0
  if (blocks > 0) then
    first = (blocks - 1) * block_size + 1
    worst = difference_of(rank + (blocks - 1) * ranks, u(:,first:), v(:,first:))
  end if
  call MPI_Allreduce(worst, difference, 1, MPI_REAL, MPI_MAX, MPI_COMM_WORLD)
  if (rank == 0) then
    print '(a, i0, a, i0, a, z16.16, a, es7.1)', 'ranks ', ranks, '  columns a second ', &
        nint(real(columns, real64) * steps / seconds), '  winds ', of_all, '  difference from plain Fortran ', &
        difference
  end if
  ! Of each rank by itself, since MPI_MAX may pass over a NaN.
  if (.not. worst < 1e-3) error stop 'the winds differ from those of plain Fortran'

  do b = 1, blocks
    call models(b)%destroy()
  end do
  call client%destroy()
  call options%destroy()
  call pjrtlite_deallocate(u)
  call pjrtlite_deallocate(v)
  call pjrtlite_deallocate(du)
  call pjrtlite_deallocate(dv)
  call MPI_Finalize()

contains

  ! Weights by a rule, instead of a file: each reader of the program can work them out.
  pure function numbers(count, salt) result(values)
    integer, intent(in) :: count, salt
    real(real32) :: values(count)
    integer :: k
    values = [(real(mod(37 * k + 11 * salt, 101) - 50, real32) / 512, k = 0, count - 1)]
  end function numbers

  ! The winds of a block of columns at the start: between -20 and 20 m/s.
  subroutine start_winds(number, u, v)
    integer, intent(in) :: number
    real(real32), intent(out) :: u(:,:), v(:,:)
    integer :: level, column
    do column = 1, block_size
      do level = 1, levels
        u(level,column) = real(mod(7 * level + 3 * (number * block_size + column), 41) - 20, real32)
        v(level,column) = real(mod(5 * level + 11 * (number * block_size + column), 41) - 20, real32)
      end do
    end do
  end subroutine start_winds

  ! The largest difference between the winds of a block and those that plain Fortran has after as many steps.
  real(real32) function difference_of(number, u, v) result(worst)
    integer, intent(in) :: number
    real(real32), intent(in) :: u(:,:), v(:,:)
    real(real32) :: pu(levels,block_size), pv(levels,block_size)
    real(real32) :: x(2 * levels,block_size), y(hidden,block_size), z(hidden,block_size)
    integer :: n
    call start_winds(number, pu, pv)
    do n = 1, steps
      x(:levels,:) = pu / 32
      x(levels + 1:,:) = pv / 32
      y = tanh(matmul(w1, x) + spread(b1, 2, block_size))
      z = tanh(matmul(w2, y) + spread(b2, 2, block_size))
      x = matmul(w3, z) + spread(b3, 2, block_size)
      pu = pu + x(:levels,:)
      pv = pv + x(levels + 1:,:)
    end do
    worst = max(maxval(abs(u - pu)), maxval(abs(v - pv)))
    if (any(.not. abs(u) < 1000) .or. any(.not. abs(v) < 1000)) worst = huge(worst)
  end function difference_of

  ! A number that changes with any bit (FNV-1a). Fortran has no unsigned integers and may check for overflow, so the
  ! product is put together from halves.
  pure integer(int64) function hash(data)
    integer(int8), intent(in) :: data(:)
    integer(int64), parameter :: low = int(z'FFFFFFFF', int64), prime = 435_int64
    integer(int64) :: lower, upper
    integer :: i
    lower = int(z'84222325', int64)
    upper = int(z'CBF29CE4', int64)
    do i = 1, size(data)
      lower = ieor(lower, iand(int(data(i), int64), 255_int64))
      ! times 2^40 + 435, modulo 2^64
      upper = iand(upper * prime + ishft(lower, 8) + ishft(lower * prime, -32), low)
      lower = iand(lower * prime, low)
    end do
    hash = ior(ishft(upper, 32), lower)
  end function hash

end program mpi_example
