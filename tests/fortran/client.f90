! A plugin and its devices, and the options it is opened with.
program client_facts
  use, intrinsic :: iso_fortran_env, only: int32, int64, real32, real64
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_options) :: options
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: buffer
  real(real32), target :: x(4) = [1.0, 2.0, 3.0, 4.0], y(4) = [5.5, 6.6, 7.7, 8.8], z(4)
  integer(int64) :: in_use, peak, limit
  integer :: major, minor, i, stat, extensions
  character(:), allocatable :: name, value
  character(1000) :: errmsg
  logical :: found

  call check(index(pjrtlite_version(), '.') > 1, 'version '//pjrtlite_version())
  call check(index(pjrtlite_status_name(PJRTLITE_STATUS_PLUGIN_NOT_FOUND), &
      'PLUGIN_NOT_FOUND') > 0, 'the name of a status')
  call check(index(pjrtlite_status_name(0), 'OK') > 0, 'the name of success')
  call check(pjrtlite_dtype_name(PJRTLITE_DTYPE_BF16) == 'bf16', 'the name of a type')
  call check(pjrtlite_dtype_byte_size(PJRTLITE_DTYPE_C128) == 16, 'the size of a type')
  call check(pjrtlite_dtype_name(-1) == 'unknown', 'the name of no type')
  call check(pjrtlite_dtype_byte_size(-1) == 0, 'the size of no type')

  ! Every type of option. Plugins may refuse a key that they do not know.
  call options%set('ours.text', 'with trailing blanks   ')
  call options%set('ours.int32', 3_int32)
  call options%set('ours.int64', 3000000000_int64)
  call options%set('ours.real32', 0.5_real32)
  call options%set('ours.real64', 0.1_real64)
  call options%set('ours.logical', .true.)
  call options%set('ours.int32_list', [1_int32, 2_int32])
  call options%set('ours.int64_list', [1_int64, 2_int64, 3000000000_int64])
  call options%set('ours.empty_list', [integer :: ])
  call client%create(plugin(), options, stat=stat, errmsg=errmsg)
  if (stat /= 0) call check(index(errmsg, 'ours.') > 0, 'unknown options refused: '//trim(errmsg))
  ! Those that CPU plugins know.
  call options%create()
  call options%set('cpu_device_count', 3_int64)
  call client%create(plugin(), options)
  call check(client%device_count() == 3, 'cpu_device_count = 3 makes three devices')
  call check(client%global_device_count() == 3, 'of all processes, which are one')
  call check(client%process_index() == 0, 'the first')
  call options%set('cpu_device_count', 2_int32)
  call options%set('asynchronous', .false.)
  call client%create(plugin(), options)
  call check(client%device_count() == 2, 'and 2 after that makes two')
  ! And some of XLA's, of every type it has.
  call options%create()
  call options%set('xla_cpu_enable_fast_math', .false.)
  call options%set('xla_backend_optimization_level', 1)
  call options%set('xla_dump_hlo_pass_re', 'none')
  call options%set('xla_gpu_auto_spmd_partitioning_memory_budget_ratio', 1.25)
  call executable%load_memory(client, made_up_program('4xf32'), options)
  call check(executable%is_created(), 'a program compiled with options')
  call options%destroy()

  call client%plugin_path(value)
  call check(index(value, '.so') > 1, 'plugin '//value)
  call client%pjrt_version(major, minor)
  call check(major == 0, 'PJRT major version 0')
  call check(minor > 50, 'a PJRT minor version above 50')
  call client%platform_name(value)
  call check(value == 'cpu', 'platform cpu')
  call client%platform_version(value)
  call check(len(value) > 0, 'platform version '//value)

  found = .false.
  do i = 1, client%attribute_count()
    call client%attribute(i, name, value)
    print '(4a)', '    ', name, ' = ', value
    if (name == 'stablehlo_current_version') found = len(value) > 0
  end do
  call check(found, 'an attribute stablehlo_current_version')
  ! The numbers of the extensions begin at 0; which there are differs.
  extensions = 0
  do i = 0, 30
    if (client%has_extension(i)) extensions = extensions + 1
  end do
  call check(extensions > 0, 'some extension')
  call check(.not. client%has_extension(1000000), 'but not any')

  do i = 0, 1
    call check(client%device_id(i) >= 0, 'device id')
    call client%device_kind(i, value)
    call check(len(value) > 0, 'device kind '//value)
    call client%device_description(i, value)
    call check(len(value) > 0, 'device description '//value)
    call client%device_memory_kind(i, value)
    call check(len(value) > 0, 'device memory kind '//value)
  end do
  call check(client%device_id(0) /= client%device_id(1), 'two devices have two ids')
  stat = 0
  call client%device_memory_stats(0, in_use, peak, limit, stat=stat, errmsg=errmsg)
  if (stat == 0) then
    call check(in_use >= -1 .and. peak >= -1 .and. limit >= -1, 'memory statistics')
  else
    call check(stat == PJRTLITE_STATUS_UNIMPLEMENTED &
        .or. stat == PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN, 'no memory statistics: '//trim(errmsg))
  end if

  ! On the second device.
  call buffer%from_host(client, x, device=1)
  call check(buffer%device() == 1, 'a buffer on the second device')
  call buffer%from_host(client, x, 0)
  call check(buffer%device() == 0, 'a buffer on the first device')
  call load(executable, client, 'hello.mlir')
  call model%create(executable, device=0)
  call model%bind_input(1, x)
  call model%bind_input(2, y)
  call model%run()
  call model%get_output(1, z)
  call check(all(same(z, 2*x + y)), 'a plan on the first device')
  call model%take_output_buffer(1, buffer)
  call check(buffer%device() == 0, 'leaves its result there')
  call model%create(executable, device=1, stat=stat, errmsg=errmsg)
  call check_failure('a plan on a device that the program was not loaded for', stat, errmsg, &
      PJRTLITE_STATUS_INVALID_VALUE, 'pjrtlite_plan%create|device')

  ! A list: the first that can be had. JAX's name for all of NVIDIA, AMD and Intel is a list, too.
  call client%plugin_path(name)
  call client%create('none, '//plugin())
  call client%plugin_path(value)
  call check(value == name, 'the second of a list')
  call client%create(plugin()//',none')
  call client%plugin_path(value)
  call check(value == name, 'the first of a list')
  call client%create('none,nothing', stat=stat, errmsg=errmsg)
  call check(index(errmsg, "'none': PLUGIN_NOT_FOUND") > 0, 'why the first of a list failed')
  call check_failure('a list of nothing', stat, errmsg, PJRTLITE_STATUS_PLUGIN_NOT_FOUND, &
      "none of the plugins 'none,nothing'")

  call buffer%destroy()
  call model%destroy()
  call executable%destroy()
  call client%destroy()
end program client_facts
