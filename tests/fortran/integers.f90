! Numbers of the kinds int32 and int64 wherever a procedure takes or gives an integer, whichever of
! them is the default kind, and whichever it was when the module was compiled.
program integers
  use, intrinsic :: iso_c_binding, only: c_intptr_t, c_loc
  use, intrinsic :: iso_fortran_env, only: int8, int16, int32, int64, output_unit, real32
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable, donated
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: buffer
  type(pjrtlite_options) :: options
  real(real32), pointer :: x(:), y(:), z(:), current(:)
  integer(int32), target :: bits(4)
  integer(int64), allocatable :: extents(:)
  character(1000) :: errmsg
  character(:), allocatable :: text, value
  integer(int32) :: stat4, dtype4, major4, minor4
  integer(int64) :: stat8, dtype8, major8, minor8
  integer :: stat

  call options%set('cpu_device_count', 2_int32)
  call options%set('cpu_device_count', 2_int64)
  call options%set('asynchronous', .false.)
  call client%create(plugin(), options, stat=stat4)
  call check(stat4 == 0, 'a stat of int32')
  call client%create(plugin(), options, stat=stat8)
  call check(stat8 == 0, 'a stat of int64')
  call client%create('nosuchplugin', stat=stat4)
  call check(stat4 == PJRTLITE_STATUS_PLUGIN_NOT_FOUND, 'a failure as int32')
  stat8 = -huge(stat8)
  call client%create('nosuchplugin', stat=stat8)
  call check(stat8 == PJRTLITE_STATUS_PLUGIN_NOT_FOUND, 'a failure as int64, all 8 bytes of it')
  call check(pjrtlite_status_name(stat4) == 'PLUGIN_NOT_FOUND', 'the name of an int32')
  call check(pjrtlite_status_name(stat8) == 'PLUGIN_NOT_FOUND', 'the name of an int64')
  call check(pjrtlite_status_name(1.0) == pjrtlite_status_name(-1), 'and of what is none')
  call client%create(plugin(), options)

  call client%pjrt_version(major4, minor4)
  call client%pjrt_version(major8, minor8)
  call check(major4 == major8 .and. minor4 == minor8 .and. minor4 > 0, 'versions of both kinds')
  call check(client%device_id(1_int32) == client%device_id(1_int64), 'devices')
  call client%attribute(1_int32, text, value)
  call client%attribute(1_int64, text, value)
  call client%device_kind(0_int64, text)
  call check(logical(.not. client%has_extension(1000000_int32)), 'no extension')
  call check(logical(.not. client%has_extension(1000000_int64)), 'nor here')
  call check(logical(.not. client%has_extension(huge(1_int64))), 'nor of such a number')

  call load(executable, client, 'hello.mlir')
  call executable%input_type(2_int32, dtype8, extents)
  call executable%input_type(2_int64, dtype4, extents)
  call check(dtype4 == PJRTLITE_DTYPE_F32 .and. dtype8 == dtype4, 'element types')
  call check(pjrtlite_dtype_byte_size(dtype4) == pjrtlite_dtype_byte_size(dtype8), 'their sizes')
  call check(pjrtlite_dtype_name(dtype4) == pjrtlite_dtype_name(dtype8), 'their names')

  call check(executable%input_byte_size(2_int32) == executable%input_byte_size(2_int64), 'and bytes')
  call pjrtlite_allocate(x, [4_int32])
  call pjrtlite_allocate(y, [4_int64])
  call pjrtlite_allocate(z, [4])
  x = [1.0, 2.0, 3.0, 4.0]
  y = 0.5
  call model%create(executable, device=0_int64)
  call model%bind_input(1_int32, x, stat=stat8)
  call model%bind_input(2_int64, y, stat=stat4)
  call model%bind_output(1_int64, z)
  call model%run()
  call check(all(same(z, 2*x + y)), 'bound by indices of both kinds')
  call model%set_input(1_int64, y)
  call model%set_input(2_int32, x, int(PJRTLITE_DTYPE_F32, int64))
  call model%run()
  call model%get_output(1_int64, z)
  call model%get_output(1_int32, z)
  call check(all(same(z, 2*y + x)), 'set, and got')
  call model%bind_input_device(1_int64, c_loc(x), int(PJRTLITE_DTYPE_F32, int64), [4_int64])
  call model%bind_input_device(2_int32, c_loc(y), PJRTLITE_DTYPE_F32, [4_int32], 0_c_intptr_t)
  call model%run()
  call check(all(same(z, 2*x + y)), 'device memory')
  call model%report(unit=int(output_unit, int64))

  call load(donated, client, 'donated.mlir')
  call donated%signature(text)
  print '(a)', text
  call model%input_type(int(1, int64), dtype8, extents)
  call model%output_type(1_int32, dtype4, extents)

  call executable%load_memory(client, made_up_program('4xf32'))
  call model%create(executable)
  call model%bind_pair(1_int32, 1_int64, x, y)
  call model%run()
  call model%pair_current(1_int64, current)
  call check(all(same(current, 2*x)), 'a pair')
  call model%bind_inout(1_int64, 1_int32, x)
  call model%run()
  call check(all(same(x, y)), 'in place')

  bits = [1, 2, 3, 4]
  call buffer%from_host(client, bits, device=1_int64, dtype=int(PJRTLITE_DTYPE_U32, int64))
  call check(buffer%device() == 1, 'a buffer on a device')
  call check(buffer%dtype() == PJRTLITE_DTYPE_U32, 'of a type')
  call model%set_input_buffer(1_int64, buffer, stat=stat, errmsg=errmsg)
  call check_failure('a buffer of another type', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'input 1')

  ! What is no such integer is refused, and so is what does not fit C's.
  call model%bind_input(1.0, x, stat=stat, errmsg=errmsg)
  call check_failure('a real index', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
      'the number of the input must be an integer of the kind int32 or int64')
  call model%bind_input(1_int8, x, stat=stat, errmsg=errmsg)
  call check_failure('an index of int8', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, 'int32 or int64')
  call model%bind_input(huge(1_int64), x, stat=stat, errmsg=errmsg)
  call check_failure('a large index', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no input 9223372036854775807')
  call model%bind_input(4294967297_int64, x, stat=stat, errmsg=errmsg)
  call check_failure('an index that is 1 in its lower half', stat, errmsg, &
      PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, 'there is no input 4294967297')
  call buffer%from_host(client, x, device=4294967296_int64, stat=stat, errmsg=errmsg)
  call check_failure('and a device', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'there is no device 4294967296')
  call model%set_input(1, bits, dtype=4294967296_int64 + PJRTLITE_DTYPE_U32, stat=stat, errmsg=errmsg)
  call check_failure('and an element type', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, 'dtype=')

  call pjrtlite_deallocate(x)
  call pjrtlite_deallocate(z)
  call model%destroy()
  call pjrtlite_deallocate(y)
  call buffer%destroy()
  call donated%destroy()
  call executable%destroy()
  call options%destroy()
  call client%destroy()
end program integers
