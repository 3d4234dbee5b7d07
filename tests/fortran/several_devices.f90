! Programs that JAX divided among four devices.
program several_devices
  use, intrinsic :: iso_fortran_env, only: int64, real32
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: plan
  type(pjrtlite_options) :: options
  ! What the program calls [8,3] is (3,8) here: each device has two columns.
  real(real32), target :: x(3, 8), y(3, 8), f(3, 8), mine(3, 2, 0:3)
  integer(int64), allocatable :: shape_of(:), start(:)
  character(:), allocatable :: text
  character(1000) :: errmsg
  integer :: i, stat, dtype
  logical :: told

  call open_client(client)
  call load(executable, client, '../devices/sharded/rows.mlir')
  call check(executable%device_count() == 4, 'for four devices')
  call check(executable%device(3) == 3, 'the last is device 3')
  i = executable%device(4, stat=stat, errmsg=errmsg)
  call check_failure('a device too many', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, 'pjrtlite_executable%device')
  call executable%input_sharding(2, text)
  told = len(text) > 0
  if (told) call check(text == '{devices=[4,1]<=[4]}', text)
  call executable%output_sharding(1, text)
  call check(told .eqv. len(text) > 0, 'the output, too')
  call executable%input_piece(2, 1, shape_of)
  call check(all(shape_of == [3, 2]), 'a piece of two columns')
  if (told) then
    call executable%output_piece(1, 3, shape_of, start)
    call check(all(shape_of == [3, 2]) .and. all(start == [1, 7]), 'the last two columns')
  else
    call executable%input_piece(2, 1, shape_of, start, stat=stat, errmsg=errmsg)
    call check_failure('a place that is not told', stat, errmsg, PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN, &
        'pjrtlite_executable%input_piece')
  end if

  x = reshape([(real(i, real32), i=1, size(x))], shape(x))
  y = 100 - x
  call plan%create(executable)
  if (told) then
    call plan%bind_input(1, x)
    call plan%set_input(2, y)
    call plan%bind_output(1, f)
    call plan%run()
    call check(all(abs(f - (2*x + y)) <= 0), 'whole arrays')
  else
    call plan%bind_input(1, x, stat=stat, errmsg=errmsg)
    call check_failure('a whole array whose pieces nobody tells', stat, errmsg, &
        PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN, 'pjrtlite_plan%bind_input')
  end if
  do i = 0, 3
    mine(:, :, i) = x(:, 2*i + 1:2*i + 2)
    call plan%select_piece(i)
    call plan%input_type(1, dtype, shape_of)
    call check(all(shape_of == [3, 2]), 'the plan tells of the piece')
    call plan%bind_input(1, mine(:, :, i))
    call plan%set_input(2, y(:, 2*i + 1:2*i + 2))
    call plan%bind_output(1, f(:, 2*i + 1:2*i + 2))
  end do
  mine = 2*mine
  call plan%run()
  call check(all(abs(f - (4*x + y)) <= 0), 'pieces')
  call plan%select_piece(4, stat=stat, errmsg=errmsg)
  call check_failure('a piece too many', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, 'pjrtlite_plan%select_piece')
  call plan%select_whole()
  call plan%input_type(1, dtype, shape_of)
  call check(all(shape_of == [3, 8]), 'the plan tells of the whole')
  call plan%destroy()
  call executable%destroy()

  ! A plan is on the devices that the program is for.
  call options%create()
  call options%set('pjrtlite.devices', [3, 2, 1, 0])
  call executable%load_file(client, path_of('../devices/sharded/rows.mlir'), options)
  call options%destroy()
  call check(executable%device(0) == 3, 'the first piece is on device 3')
  call plan%create(executable)
  call plan%create(executable, 0, stat=stat, errmsg=errmsg)
  call check_failure('a plan on another device', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, 'device 3')
  call plan%destroy()
  call executable%destroy()
  call client%destroy()
end program several_devices
