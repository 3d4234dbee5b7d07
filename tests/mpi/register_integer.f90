! The module pjrtlite_mpi with communicators of the module mpi, which are integers.
program register_integer
  use, intrinsic :: iso_fortran_env, only: real32
  use mpi
  use pjrtlite
  use pjrtlite_mpi
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: plan
  integer :: mine, half
  real(real32), target :: x(2), y(2)
  integer :: level, rank, size, stat
  character(1000) :: programs
  character(300) :: errmsg

  call pjrtlite_mpi_remove(0, stat, errmsg)
  call check(stat == PJRTLITE_STATUS_FAILED_PRECONDITION, 'before MPI_Init')
  call check(index(errmsg, 'pjrtlite_mpi_remove: MPI is not initialised') == 1, trim(errmsg))
  call MPI_Init_thread(MPI_THREAD_FUNNELED, level, stat)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank, stat)
  call MPI_Comm_size(MPI_COMM_WORLD, size, stat)

  ! What is registered is the host's to free.
  call MPI_Comm_dup(MPI_COMM_WORLD, mine, stat)
  call pjrtlite_mpi_register(mine)
  call MPI_Comm_free(mine, stat)
  call MPI_Comm_split(MPI_COMM_WORLD, rank, 0, half, stat)
  call pjrtlite_mpi_add(3, half, stat)
  call check(stat == 0, 'add')
  call pjrtlite_mpi_add(64, half, stat, errmsg)
  call check(stat == PJRTLITE_STATUS_INVALID_VALUE .and. index(errmsg, 'from 0 to 63') > 0, trim(errmsg))
  call MPI_Comm_free(half, stat)
  call pjrtlite_mpi_abort_on_failure(.false.)
  call pjrtlite_mpi_compare_calls(.true.)

  call get_environment_variable('PJRTLITE_TEST_PROGRAMS', programs)
  call client%create('cpu')
  x = [real(rank, real32), 5.0]
  ! The greatest of all ranks.
  call executable%load_file(client, trim(programs)//'/mpi/nan.mlir')
  call plan%create(executable)
  call plan%bind_input(1, x)
  call plan%bind_output(1, y)
  call plan%run()
  call check(all(abs(y - [real(size - 1, real32), 5.0]) < 1.0e-6), 'allreduce')
  ! The sum of one rank.
  call executable%load_file(client, trim(programs)//'/mpi/other.mlir')
  call plan%create(executable)
  call plan%bind_input(1, x)
  call plan%bind_output(1, y)
  call plan%run()
  call check(all(abs(y - x) < 1.0e-6), 'allreduce of one rank')
  call pjrtlite_mpi_remove(3)
  call plan%run(stat, errmsg)
  call check(stat == PJRTLITE_STATUS_NOT_FOUND .and. index(errmsg, 'no communicator 3') > 0, trim(errmsg))

  call plan%destroy()
  call executable%destroy()
  call client%destroy()
  call MPI_Finalize(stat)
  if (rank == 0) print '(a,i0,a)', 'all passed on ', size, ' ranks'

contains

  subroutine check(holds, what)
    logical, intent(in) :: holds
    character(*), intent(in) :: what
    if (holds) return
    print '(2a)', 'wrong: ', what
    error stop 1
  end subroutine check

end program register_integer
