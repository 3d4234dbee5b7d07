! The same as consumer.c.
program consumer
  use mpi_f08
  use pjrtlite
  use pjrtlite_mpi
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: plan
  real, target :: x(2) = [7.5, 10.6], y(2)
  character(4096) :: path
  call get_command_argument(1, path)
  path = path(:index(path, '/', .true.))//'mpi/nan.mlir'
  call MPI_Init()
  call pjrtlite_mpi_register(MPI_COMM_WORLD)
  call client%create('cpu')
  call executable%load_file(client, trim(path))
  call plan%create(executable)
  call plan%bind_input(1, x)
  call plan%bind_output(1, y)
  call plan%run()
  print '(a,f0.1,a,f0.1)', 'greatest: ', y(1), ', ', y(2)
  call plan%destroy()
  call executable%destroy()
  call client%destroy()
  call MPI_Finalize()
end program consumer
