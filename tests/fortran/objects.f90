! Making and destroying: in any order, more than once, again over what is there.
program objects
  use, intrinsic :: iso_fortran_env, only: real32
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_options) :: options
  type(pjrtlite_client) :: client, second
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model, other
  type(pjrtlite_buffer) :: buffer, copy
  type(pjrtlite_event) :: event
  real(real32), target :: x(4) = [1.0, 2.0, 3.0, 4.0], y(4) = [5.5, 6.6, 7.7, 8.8], z(4)
  integer :: round, stat

  ! Nothing is there yet, and destroying it does nothing.
  call check(.not. options%is_created(), 'no options yet')
  call check(.not. client%is_created(), 'no client yet')
  call check(.not. executable%is_created(), 'no executable yet')
  call check(.not. model%is_created(), 'no plan yet')
  call check(.not. buffer%is_created(), 'no buffer yet')
  call check(.not. event%is_created(), 'no event yet')
  call destroy_all()

  do round = 1, 2
    call options%create()
    call options%set('cpu_device_count', 2)
    call client%create(plugin(), options)
    call load(executable, client, 'hello.mlir')
    call model%create(executable)
    call buffer%from_host(client, x)
    call buffer%ready(event)
    call check(options%is_created(), 'options')
    call check(client%is_created(), 'a client')
    call check(executable%is_created(), 'an executable')
    call check(model%is_created(), 'a plan')
    call check(buffer%is_created(), 'a buffer')
    call check(event%is_created(), 'an event')
    if (round == 1) then
      call destroy_all()
    else
      ! The other way round: the client goes first. What was made with it still works.
      call options%destroy()
      call client%destroy()
      call executable%destroy()
      call event%wait()
      call model%bind_input(1, x)
      call model%bind_input(2, y)
      call model%run()
      call model%get_output(1, z)
      call check(all(same(z, 2*x + y)), 'a plan outlives its client and executable')
      call model%set_input_buffer(1, buffer)
      call buffer%destroy()
      z = 0
      call model%run()
      call model%get_output(1, z)
      call check(all(same(z, 2*x + y)), 'a plan keeps the buffer it was given')
      call model%take_output_buffer(1, buffer)
      call model%destroy()
      z = 0
      call buffer%to_host(z)
      call check(all(same(z, 2*x + y)), 'a result outlives its plan')
      call destroy_all()
    end if
  end do

  ! Making something where there is something.
  call open_client(client)
  call open_client(client)
  call load(executable, client, 'hello.mlir')
  call load(executable, client, 'hello.mlir')
  call model%create(executable)
  call model%create(executable)
  call buffer%from_host(client, x)
  call buffer%from_host(client, y)
  call buffer%to_host(z)
  call check(all(same(z, y)), 'the second of two buffers')
  call buffer%ready(event)
  call buffer%ready(event)
  call event%wait()
  call executable%load_file(client, '/nowhere/program.mlir', stat=stat)
  call check(stat /= 0 .and. .not. executable%is_created(), &
      'what was there is gone even if the new one cannot be made')

  ! A copied handle is the same object: destroyed once, by either.
  copy = buffer
  buffer = pjrtlite_buffer()
  call check(.not. buffer%is_created(), 'a handle that was let go of')
  z = 0
  call copy%to_host(z)
  call check(all(same(z, y)), 'its copy')
  call copy%destroy()

  ! Two clients, and two plans of one executable.
  call open_client(second)
  call load(executable, second, 'hello.mlir')
  call model%create(executable)
  call other%create(executable)
  call model%set_input(1, x)
  call model%set_input(2, y)
  call other%set_input(1, y)
  call other%set_input(2, x)
  call model%run()
  call other%run()
  call model%get_output(1, z)
  call check(all(same(z, 2*x + y)), 'one plan')
  call other%get_output(1, z)
  call check(all(same(z, 2*y + x)), 'another of the same executable')

  call other%destroy()
  call second%destroy()
  call destroy_all()

contains

  !> Twice each, from the last made to the first.
  subroutine destroy_all()
    call event%destroy()
    call event%destroy()
    call buffer%destroy()
    call buffer%destroy()
    call model%destroy()
    call model%destroy()
    call executable%destroy()
    call executable%destroy()
    call client%destroy()
    call client%destroy()
    call options%destroy()
    call options%destroy()
    call check(.not. options%is_created(), 'no options any more')
    call check(.not. client%is_created(), 'no client any more')
    call check(.not. executable%is_created(), 'no executable any more')
    call check(.not. model%is_created(), 'no plan any more')
    call check(.not. buffer%is_created(), 'no buffer any more')
    call check(.not. event%is_created(), 'no event any more')
  end subroutine destroy_all

end program objects
