! What stat and errmsg are after a success and after each kind of mistake.
module callbacks
  use, intrinsic :: iso_c_binding, only: c_int32_t, c_ptr
  use pjrtlite
  implicit none
contains

  !> For an event that is not there.
  subroutine never(status, message, user) bind(C)
    integer(c_int32_t), value :: status
    type(c_ptr), value :: message, user
    print *, status, pjrtlite_string(message), pjrtlite_string(user)
    error stop 'a callback of an event that is not there'
  end subroutine never

end module callbacks

program errors
  use, intrinsic :: iso_c_binding, only: c_null_ptr
  use, intrinsic :: iso_fortran_env, only: int8, int64, real32
  use callbacks
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client, no_client
  type(pjrtlite_executable) :: executable, no_executable, other
  type(pjrtlite_plan) :: model, no_plan
  type(pjrtlite_buffer) :: buffer, no_buffer, inputs(2), outputs(1), too_many(3)
  type(pjrtlite_event) :: event, no_event
  type(pjrtlite_options) :: options
  real(real32), target :: x(4) = [1.0, 2.0, 3.0, 4.0], y(4) = [5.5, 6.6, 7.7, 8.8], z(4), five(5)
  integer(int64), allocatable :: shape_of(:)
  integer(int8), allocatable :: bytes(:)
  integer :: stat, dtype, major, minor, devices
  character(:), allocatable :: name, value
  character(1000) :: errmsg

  ! Success: stat is 0, errmsg is left alone.
  errmsg = 'before'
  stat = -1
  call client%create(plugin(), stat=stat, errmsg=errmsg)
  call check(stat == 0, 'stat is 0 after a success')
  call check(stat == PJRTLITE_STATUS_OK, 'which is PJRTLITE_STATUS_OK')
  call check(errmsg == 'before', 'errmsg is left alone')
  errmsg = 'as it was'
  call load(executable, client, 'hello.mlir')
  stat = -1
  call model%create(executable, stat=stat, errmsg=errmsg)
  call check(stat == 0, 'stat is 0 after a success')
  stat = -1
  devices = client%device_count(stat=stat, errmsg=errmsg)
  call check(stat == 0, 'and of a function')
  call check(errmsg == 'as it was', 'errmsg keeps its value')

  ! Failure: either alone does. errmsg is replaced to its end.
  call no_plan%run(stat=stat)
  call check(stat == PJRTLITE_STATUS_NULL_ARGUMENT, 'stat without errmsg')
  call no_plan%run(stat=stat, errmsg=errmsg)
  call check_failure('errmsg is replaced', stat, errmsg, PJRTLITE_STATUS_NULL_ARGUMENT, &
      'pjrtlite_plan%run|not created')

  ! The plugin.
  call no_client%create('/nowhere/pjrt_c_api_no_plugin.so', stat=stat, errmsg=errmsg)
  call check(stat /= 0 .and. .not. no_client%is_created(), 'a plugin file that does not exist')
  call check(index(errmsg, '/nowhere/pjrt_c_api_no_plugin.so') > 0, 'its message has the path')
  call check(index(errmsg, pjrtlite_last_error()) > 0, 'errmsg has what pjrtlite_last_error has')
  call no_client%create('nosuchplugin', stat=stat, errmsg=errmsg)
  call check_failure('a plugin name that is not known', stat, errmsg, &
      PJRTLITE_STATUS_PLUGIN_NOT_FOUND, 'nosuchplugin|PJRTLITE_PLUGIN_PATH')

  ! The program.
  call other%load_file(client, '/nowhere/program.mlir', stat=stat, errmsg=errmsg)
  call check_failure('a program file that does not exist', stat, errmsg, &
      PJRTLITE_STATUS_FILE_UNREADABLE, 'load_file|/nowhere/program.mlir')
  call check(.not. other%is_created(), 'nothing was loaded')
  call other%load_memory(client, 'not a program', stat=stat, errmsg=errmsg)
  call check_failure('text that is no program', stat, errmsg, PJRTLITE_STATUS_BAD_PROGRAM, &
      'load_memory')
  call other%load_memory(client, [7_int8, 0_int8, -1_int8], stat=stat, errmsg=errmsg)
  call check_failure('bytes that are no program', stat, errmsg, PJRTLITE_STATUS_BAD_PROGRAM, &
      'load_memory')
  call other%load_memory(client, 'module @own {'// &
      'func.func public @main(%a: tensor<3xf32>) -> tensor<3xf32> {'// &
      '%0 = stablehlo.custom_call @somebodys_function(%a) {api_version = 4 : i32} : '// &
      '(tensor<3xf32>) -> tensor<3xf32> return %0 : tensor<3xf32> } }', stat=stat, errmsg=errmsg)
  call check_failure('a function that the plugin does not have', stat, errmsg, &
      PJRTLITE_STATUS_CUSTOM_CALL_NOT_FOUND, 'load_memory: |somebodys_function')
  call executable%serialize(bytes)
  bytes(size(bytes)/2) = not(bytes(size(bytes)/2))
  call other%load_memory(client, bytes, stat=stat, errmsg=errmsg)
  call check_failure('a serialized program that is damaged', stat, errmsg, &
      PJRTLITE_STATUS_BAD_PROGRAM, 'load_memory: |damaged')
  call check(pjrtlite_status_name(int(PJRTLITE_STATUS_PROGRAM_MISMATCH)) == 'PROGRAM_MISMATCH', &
      'a program of another plugin or machine has a status')
  deallocate (bytes)
  call other%load_memory(client, '', stat=stat, errmsg=errmsg)
  call check_failure('an empty program', stat, errmsg, PJRTLITE_STATUS_BAD_PROGRAM, 'load_memory')

  ! Indices.
  call model%bind_input(0, x, stat=stat, errmsg=errmsg)
  call check_failure('bind_input(0)', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no input 0|1 to 2')
  call model%bind_input(3, x, stat=stat, errmsg=errmsg)
  call check_failure('bind_input(3) of 2', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no input 3|1 to 2')
  call model%set_input(-1, x, stat=stat, errmsg=errmsg)
  call check_failure('set_input(-1)', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no input -1|1 to 2')
  call model%bind_output(0, z, stat=stat, errmsg=errmsg)
  call check_failure('bind_output(0)', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no output 0|only number 1')
  call model%get_output(2, z, stat=stat, errmsg=errmsg)
  call check_failure('get_output(2) of 1', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no output 2|only number 1')
  call model%input_type(3, dtype, shape_of, stat=stat, errmsg=errmsg)
  call check_failure('input(3) of 2', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'pjrtlite_plan%input_type: there is no input 3|1 to 2')
  call check(.not. allocated(shape_of) .and. dtype == 0, 'no shape and no type')
  call model%output_type(0, dtype, shape_of, stat=stat, errmsg=errmsg)
  call check_failure('output(0)', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'pjrtlite_plan%output_type: there is no output 0|only number 1')
  call check(model%input_byte_size(3, stat=stat, errmsg=errmsg) == 0, 'no size')
  call check_failure('input_size(3) of 2', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'pjrtlite_plan%input_byte_size: there is no input 3|1 to 2')
  call check(model%output_byte_size(0, stat=stat, errmsg=errmsg) == 0, 'no size')
  call check_failure('output_size(0)', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'pjrtlite_plan%output_byte_size: there is no output 0|only number 1')
  call check(model%input_byte_size(2) == 16, 'bytes of an input of the plan')
  call check(model%output_byte_size(1) == 16, 'and of an output')
  call check(executable%input_byte_size(0, stat=stat, errmsg=errmsg) == 0, 'no size')
  call check_failure('executable%input_byte_size(0)', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no input 0|1 to 2')
  call check(executable%output_byte_size(2, stat=stat, errmsg=errmsg) == 0, 'no size')
  call check_failure('executable%output_byte_size(2)', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no output 2|only number 1')
  call model%take_output_buffer(0, buffer, stat=stat, errmsg=errmsg)
  call check_failure('take_output_buffer(0)', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no output 0')
  call executable%input_type(0, dtype, shape_of, stat=stat, errmsg=errmsg)
  call check_failure('input(0)', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no input 0|1 to 2')
  call check(.not. allocated(shape_of) .and. dtype == 0, 'no shape and no type')
  call executable%output_type(2, dtype, shape_of, stat=stat, errmsg=errmsg)
  call check_failure('output(2) of 1', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no output 2|only number 1')
  devices = client%device_count()
  call client%device_kind(-1, name, stat=stat, errmsg=errmsg)
  call check_failure('device -1', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no device -1')
  call check(name == '', 'no name')
  call buffer%from_host(client, x, device=devices, stat=stat, errmsg=errmsg)
  call check_failure('a device too many', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'from_host: there is no device')
  call no_plan%create(executable, device=devices, stat=stat, errmsg=errmsg)
  call check_failure('a device too many', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'create: there is no device')
  call client%attribute(0, name, value, stat=stat, errmsg=errmsg)
  call check_failure('attribute(0)', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no attribute 0')
  call client%attribute(client%attribute_count() + 1, name, value, stat=stat, errmsg=errmsg)
  call check_failure('an attribute too many', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no attribute')

  ! Shapes, and running too early.
  call model%bind_input(1, five, stat=stat, errmsg=errmsg)
  call check_failure('bind_input of 5 numbers for 4', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'bind_input|f32[4]|got real32 (5)')
  call model%set_input(1, 1.0, stat=stat, errmsg=errmsg)
  call check_failure('set_input of a scalar for 4 numbers', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'set_input|f32[4]|got real32 scalar')
  call model%bind_input(1, x)
  call model%run(stat=stat, errmsg=errmsg)
  call check_failure('run without the second input', stat, errmsg, PJRTLITE_STATUS_NOT_BOUND, 'run')
  call model%bind_input(2, y)
  call model%get_output(1, z, stat=stat, errmsg=errmsg)
  call check_failure('get_output before the first run', stat, errmsg, PJRTLITE_STATUS_NOT_RUN, &
      'get_output')
  call model%run()
  call model%get_output(1, z)
  call check(all(same(z, 2*x + y)), 'after all of that it runs')
  call buffer%from_host(client, x)
  call buffer%to_host(five, stat=stat, errmsg=errmsg)
  call check_failure('to_host to 5 numbers from 4', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'holds real32 (4)|got real32 (5)')
  call inputs(1)%from_host(client, x)
  call inputs(2)%from_host(client, five)
  call executable%execute(inputs, outputs, stat=stat, errmsg=errmsg)
  call check_failure('execute on a buffer of 5 numbers for 4', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'execute: input 2 wants real32 (4)|got real32 (5)')
  call executable%execute(inputs(1:1), outputs, stat=stat, errmsg=errmsg)
  call check_failure('execute on one input of two', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'execute|takes 2 inputs; got 1')
  call inputs(2)%from_host(client, y)
  call executable%execute(inputs, too_many, stat=stat, errmsg=errmsg)
  call check_failure('execute for three outputs of one', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'execute')
  call check(.not. outputs(1)%is_created() .and. .not. too_many(1)%is_created(), 'no outputs')

  ! Objects that are not there: every procedure says so, and does nothing.
  call no_client%plugin_path(name, stat=stat, errmsg=errmsg)
  call not_created('client%plugin_path')
  call no_client%pjrt_version(major, minor, stat=stat, errmsg=errmsg)
  call not_created('client%pjrt_version')
  call no_client%platform_name(name, stat=stat, errmsg=errmsg)
  call not_created('client%platform_name')
  call no_client%platform_version(name, stat=stat, errmsg=errmsg)
  call not_created('client%platform_version')
  devices = no_client%attribute_count(stat=stat, errmsg=errmsg)
  call not_created('client%attribute_count')
  call no_client%attribute(1, name, value, stat=stat, errmsg=errmsg)
  call not_created('client%attribute')
  call check(.not. no_client%has_extension(1, stat=stat, errmsg=errmsg), 'no extension')
  call not_created('client%has_extension')
  devices = no_client%device_count(stat=stat, errmsg=errmsg)
  call not_created('client%device_count')
  call check(devices == 0, 'no devices')
  devices = no_client%device_id(0, stat=stat, errmsg=errmsg)
  call not_created('client%device_id')
  call no_client%device_kind(0, name, stat=stat, errmsg=errmsg)
  call not_created('client%device_kind')
  call no_client%device_description(0, name, stat=stat, errmsg=errmsg)
  call not_created('client%device_description')
  call no_client%device_memory_kind(0, name, stat=stat, errmsg=errmsg)
  call not_created('client%device_memory_kind')
  call memory_stats(no_client)
  call not_created('client%device_memory_stats')
  call event%wait(stat=stat, errmsg=errmsg)
  call not_created('event%wait')
  call event%wait_for(0.0d0, stat=stat, errmsg=errmsg)
  call not_created('event%wait_for')
  call check(.not. event%test(stat=stat, errmsg=errmsg), 'no event has not happened')
  call not_created('event%test')
  call event%on_ready(never, c_null_ptr, stat=stat, errmsg=errmsg)
  call not_created('event%on_ready')
  call buffer%from_host(no_client, x, stat=stat, errmsg=errmsg)
  call not_created('the client', argument=.true.)
  call check(.not. buffer%is_created(), 'the old buffer is gone, and there is no new one')
  call buffer%view_host(no_client, x, stat=stat, errmsg=errmsg)
  call not_created('the client', argument=.true.)
  call buffer%to_host(z, stat=stat, errmsg=errmsg)
  call not_created('buffer%to_host')
  dtype = buffer%dtype(stat=stat, errmsg=errmsg)
  call not_created('buffer%dtype')
  shape_of = buffer%shape(stat=stat, errmsg=errmsg)
  call not_created('buffer%shape')
  shape_of = [buffer%byte_size(stat=stat, errmsg=errmsg)]
  call not_created('buffer%byte_size')
  devices = buffer%device(stat=stat, errmsg=errmsg)
  call not_created('buffer%device')
  call buffer%ready(event, stat=stat, errmsg=errmsg)
  call not_created('buffer%ready')
  call check_no_pointer(no_buffer)
  call not_created('buffer%host_pointer')
  call other%load_file(no_client, 'program', stat=stat, errmsg=errmsg)
  call not_created('the client', argument=.true.)
  call other%load_memory(no_client, 'program', stat=stat, errmsg=errmsg)
  call not_created('the client', argument=.true.)
  call no_executable%name(name, stat=stat, errmsg=errmsg)
  call not_created('executable%name')
  call no_executable%format(name, stat=stat, errmsg=errmsg)
  call not_created('executable%format')
  call no_executable%signature(name, stat=stat, errmsg=errmsg)
  call not_created('executable%signature')
  devices = no_executable%input_count(stat=stat, errmsg=errmsg)
  call not_created('executable%input_count')
  devices = no_executable%output_count(stat=stat, errmsg=errmsg)
  call not_created('executable%output_count')
  call no_executable%input_type(1, dtype, shape_of, stat=stat, errmsg=errmsg)
  call not_created('executable%input_type')
  call no_executable%output_type(1, dtype, shape_of, stat=stat, errmsg=errmsg)
  call not_created('executable%output_type')
  call check(no_executable%input_byte_size(1, stat=stat, errmsg=errmsg) == 0, 'no size')
  call not_created('executable%input_byte_size')
  call check(no_executable%output_byte_size(1, stat=stat, errmsg=errmsg) == 0, 'no size')
  call not_created('executable%output_byte_size')
  call no_executable%serialize(bytes, stat=stat, errmsg=errmsg)
  call not_created('executable%serialize')
  call check(.not. allocated(bytes), 'no bytes')
  call no_executable%execute(inputs, outputs, no_event, stat=stat, errmsg=errmsg)
  call not_created('executable%execute')
  call inputs(2)%destroy()
  call executable%execute(inputs, outputs, stat=stat, errmsg=errmsg)
  call not_created('the input 2', argument=.true.)
  call no_plan%create(no_executable, stat=stat, errmsg=errmsg)
  call not_created('the executable', argument=.true.)
  call no_plan%input_type(1, dtype, shape_of, stat=stat, errmsg=errmsg)
  call not_created('plan%input_type')
  call no_plan%output_type(1, dtype, shape_of, stat=stat, errmsg=errmsg)
  call not_created('plan%output_type')
  call check(no_plan%input_byte_size(1, stat=stat, errmsg=errmsg) == 0, 'no size')
  call not_created('plan%input_byte_size')
  call check(no_plan%output_byte_size(1, stat=stat, errmsg=errmsg) == 0, 'no size')
  call not_created('plan%output_byte_size')
  call no_plan%bind_input(1, x, stat=stat, errmsg=errmsg)
  call not_created('plan%bind_input')
  call no_plan%bind_output(1, z, stat=stat, errmsg=errmsg)
  call not_created('plan%bind_output')
  call no_plan%set_input(1, x, stat=stat, errmsg=errmsg)
  call not_created('plan%set_input')
  call no_plan%get_output(1, z, stat=stat, errmsg=errmsg)
  call not_created('plan%get_output')
  call no_plan%set_input_buffer(1, inputs(1), stat=stat, errmsg=errmsg)
  call not_created('plan%set_input_buffer')
  call model%set_input_buffer(1, no_buffer, stat=stat, errmsg=errmsg)
  call not_created('the buffer', argument=.true.)
  call no_plan%take_output_buffer(1, buffer, stat=stat, errmsg=errmsg)
  call not_created('plan%take_output_buffer')

  ! Options.
  call options%set('', 1, stat=stat, errmsg=errmsg)
  call check(stat /= 0 .and. errmsg /= '', 'an option without a name')
  call options%set('pjrtlite.no_such_option', 1, stat=stat, errmsg=errmsg)
  call check_failure('an option of ours that does not exist', stat, errmsg, &
      PJRTLITE_STATUS_UNKNOWN_OPTION, 'pjrtlite_options%set|pjrtlite.no_such_option')
  call options%set('pjrtlite.log_level', 'loud', stat=stat, errmsg=errmsg)
  call check(stat /= 0 .and. index(errmsg, 'pjrtlite.log_level') > 0, &
      'an option of ours of the wrong type: '//trim(errmsg))
  call options%create()
  call options%set('pjrtlite.device', -1, stat=stat, errmsg=errmsg)
  call check_failure('a device counts from 0 as an option, too', stat, errmsg, &
      PJRTLITE_STATUS_INVALID_VALUE, 'pjrtlite.device|from 0; got -1')
  call options%set('pjrtlite.device', -huge(1_int64), stat=stat, errmsg=errmsg)
  call check_failure('the device with the least number', stat, errmsg, &
      PJRTLITE_STATUS_INVALID_VALUE, 'from 0; got -9223372036854775807')
  call options%set('pjrtlite.device', client%device_count())
  call other%load_memory(client, made_up_program('4xf32'), options, stat=stat, errmsg=errmsg)
  call check_failure('a device too many', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'load_memory: there is no device 4: this client has 4 (numbered from 0)')
  call options%create()
  call options%set('xla_no_such_option', .true.)
  call load_with_options()

  call options%destroy()
  call inputs(1)%destroy()
  call model%destroy()
  call executable%destroy()
  call client%destroy()

contains

  !> Checks that the last call failed because WHAT, an object's procedure or an argument, is not
  !! there.
  subroutine not_created(what, argument)
    character(*), intent(in) :: what
    logical, intent(in), optional :: argument
    if (present(argument)) then
      call check_failure('without '//what, stat, errmsg, PJRTLITE_STATUS_NULL_ARGUMENT, &
          what//' was not created')
    else
      call check_failure(what//' without the object', stat, errmsg, &
          PJRTLITE_STATUS_NULL_ARGUMENT, 'pjrtlite_'//what//': the object was not created')
    end if
  end subroutine not_created

  !> A program is compiled with options that XLA must know.
  subroutine load_with_options()
    call other%load_memory(client, made_up_program('4xf32'), options, stat=stat, errmsg=errmsg)
    call check(stat /= 0 .and. index(errmsg, 'xla_no_such_option') > 0, &
        'an option of XLA that does not exist: '//trim(errmsg))
    errmsg = ''
  end subroutine load_with_options

  subroutine memory_stats(of)
    type(pjrtlite_client), intent(in) :: of
    integer(int64) :: in_use, peak, limit
    call of%device_memory_stats(0, in_use, peak, limit, stat=stat, errmsg=errmsg)
    call check(in_use == 0 .and. peak == 0 .and. limit == 0, 'no memory')
  end subroutine memory_stats

  subroutine check_no_pointer(of)
    use, intrinsic :: iso_c_binding, only: c_associated
    type(pjrtlite_buffer), intent(in) :: of
    call check(.not. c_associated(of%host_pointer(stat=stat, errmsg=errmsg)), 'no address')
  end subroutine check_no_pointer

end program errors
