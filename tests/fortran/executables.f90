! What is known of a program, loading it in every way, and running it on buffers.
program executables
  use, intrinsic :: iso_fortran_env, only: int8, int64, real32, real64
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_options) :: options
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable, again
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: inputs(2), outputs(1)
  type(pjrtlite_event) :: event
  integer(int64), allocatable :: shape_of(:)
  integer(int8), allocatable :: bytes(:), padded(:)
  real(real32) :: x(4) = [1.0, 2.0, 3.0, 4.0], y(4) = [5.5, 6.6, 7.7, 8.8], z(4)
  real(real64) :: cost
  integer :: dtype, unit, stat
  character(:), allocatable :: file, text
  character(1000) :: errmsg

  call open_client(client)
  call load(executable, client, 'hello.mlir')
  call executable%name(text)
  call check(len(text) > 0, 'name '//text)
  call executable%format(text)
  call check(text == 'StableHLO text', 'format '//text)
  call executable%signature(text)
  call check(text == 'f32[4], f32[4] -> f32[4]', text)
  call executable%autotuning(text)
  call check(len(text) == 0, 'not tuned, but '//text)
  call check(executable%input_count() == 2, 'two inputs')
  call check(executable%output_count() == 1, 'one output')
  call executable%input_type(2, dtype, shape_of)
  call check(dtype == PJRTLITE_DTYPE_F32, 'the second input is f32')
  call check(size(shape_of) == 1 .and. all(shape_of == 4), 'of shape (4)')
  call executable%output_type(1, dtype, shape_of)
  call check(dtype == PJRTLITE_DTYPE_F32, 'the output is f32')
  call check(size(shape_of) == 1 .and. all(shape_of == 4), 'of shape (4)')
  call check(executable%input_byte_size(2) == 16_int64, 'of 16 bytes')
  call check(executable%output_byte_size(1) == 16_int64, 'and so the output')
  call check(executable%temporary_byte_size() == 0_int64, 'without temporary memory')
  ! Not every plugin tells a cost.
  cost = executable%cost('bytes accessed', stat=stat, errmsg=errmsg)
  if (stat == 0) then
    call check(nint(cost) == 48, 'a run reads and writes 48 bytes')
    cost = executable%cost('money', stat=stat, errmsg=errmsg)
    call check_failure('a cost that is not told', stat, errmsg, PJRTLITE_STATUS_NOT_FOUND, &
        'pjrtlite_executable%cost|money|flops')
  else
    call check_failure('a plugin that tells no cost', stat, errmsg, PJRTLITE_STATUS_UNIMPLEMENTED, &
        'pjrtlite_executable%cost')
  end if
  call inputs(1)%from_host(client, x)
  call inputs(2)%from_host(client, y)
  call run_and_compare(executable, 'loaded from a file')

  ! With options; an empty set and an object that was never created are like none.
  call options%create()
  call again%load_memory(client, made_up_program('4xf32'), options)
  call options%destroy()
  call again%load_memory(client, made_up_program('4xf32'), options)
  call again%signature(text)
  call check(text == 'f32[4] -> f32[4]', 'loaded with empty options')

  ! Serialized and loaded again, from memory, from a section of memory, from a file.
  call executable%serialize(bytes)
  call check(size(bytes) > 0, 'serialized')
  call again%load_memory(client, bytes)
  call run_and_compare(again, 'loaded from memory')
  call again%format(text)
  call check(text == 'serialized executable (by pjrtlite)', text)
  allocate (padded(2*size(bytes)))
  padded = -1
  padded(1::2) = bytes
  call again%load_memory(client, padded(1::2))
  call run_and_compare(again, 'loaded from a section with gaps')
  file = scratch_file('.bin')
  open (newunit=unit, file=file, access='stream', form='unformatted', status='replace')
  write (unit) bytes
  flush (unit)
  call again%load_file(client, file)
  close (unit, status='delete')
  call run_and_compare(again, 'loaded from the file it was written to')

  ! The same, saved to a file; blanks at the end are no part of its name.
  call executable%save(file//'  ')
  call again%load_file(client, file)
  open (newunit=unit, file=file, status='old')
  close (unit, status='delete')
  call run_and_compare(again, 'loaded from the file that it was saved to')
  call executable%save('/no/such/folder/file', stat, errmsg)
  call check(stat == PJRTLITE_STATUS_FILE_UNWRITABLE, errmsg)
  call check(index(errmsg, '/no/such/folder/file') > 0, errmsg)

  ! As jax.export serializes it.
  if (is_there('../../target/programs/hello.jaxexport')) then
    call load(again, client, '../../target/programs/hello.jaxexport')
    call again%format(text)
    call check(text == 'jax.export', 'format '//text)
    call run_and_compare(again, 'loaded from what jax.export made')
  end if
  if (is_there('../../target/programs/export_unused.jaxexport')) then
    ! f(a, b, c) = a - 2*c. The second input keeps its place and need not be given.
    call load(again, client, '../../target/programs/export_unused.jaxexport')
    call again%signature(text)
    call check(text == 'f32[4], i32[2], f32[4] -> f32[4]', text)
    call model%create(again)
    call model%set_input(1, x)
    call model%set_input(3, y)
    call model%run()
    call model%get_output(1, z)
    call check(all(same(z, x - 2*y)), 'an input that the function does not use stays unset')
    call model%set_input(2, x, stat=stat, errmsg=errmsg)
    call check_failure('but not set wrongly', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'input 2 wants int32 (2)')
    call model%destroy()
  end if

  ! On the second device.
  call options%set('pjrtlite.device', 1)
  call again%load_memory(client, made_up_program('4xf32'), options)
  call options%destroy()
  call model%create(again, device=0, stat=stat, errmsg=errmsg)
  call check_failure('a plan on the first device of a program for the second', stat, errmsg, &
      PJRTLITE_STATUS_INVALID_VALUE, 'create: the program was loaded for device 1; '// &
      'it cannot run on device 0:')
  call model%create(again, device=1)
  call model%destroy()
  ! Unless it is said, that is where it is.
  call model%create(again)
  call model%set_input(1, x)
  call model%run()
  call model%get_output(1, z)
  call check(all(same(z, x + x)), 'a plan on the second device')
  call model%take_output_buffer(1, outputs(1))
  call check(outputs(1)%device() == 1, 'whose results are there')
  call model%destroy()

  ! Without waiting.
  z = 0
  call executable%execute(inputs, outputs, event)
  call check(event%is_created(), 'execute makes an event')
  call event%wait()
  call outputs(1)%to_host(z)
  call check(all(same(z, 2*x + y)), 'execute with an event')
  ! The outputs of one run are the inputs of the next.
  call executable%execute([outputs(1), inputs(2)], outputs, event)
  call outputs(1)%to_host(z)
  call check(all(same(z, 2*(2*x + y) + y)), 'execute on what it made before')

  call event%destroy()
  call outputs(1)%destroy()
  call inputs(1)%destroy()
  call inputs(2)%destroy()
  call again%destroy()
  call executable%destroy()
  call client%destroy()

contains

  subroutine run_and_compare(program, how)
    type(pjrtlite_executable), intent(in) :: program
    character(*), intent(in) :: how
    z = 0
    call program%execute(inputs, outputs)
    call outputs(1)%to_host(z)
    call check(all(same(z, 2*x + y)), 'execute: '//how)
  end subroutine run_and_compare

end program executables
