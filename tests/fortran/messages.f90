! What a wrong array is told, word for word: in Fortran's kinds, order and numbers, and in the
! program's own terms.
program messages
  use, intrinsic :: iso_fortran_env, only: int8, int32, int64, real32, real64
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: order, several, scalar
  type(pjrtlite_plan) :: model, mixed, number
  type(pjrtlite_buffer) :: buffer, inputs(1), outputs(2)
  real(real32), target :: a(3, 2), out(3, 2), turned(2, 3), flat(6), wide(4, 2), deep(3, 2, 1)
  real(real32), target :: store(12), single
  real(real64), target :: d(3, 2), double
  integer(int32), target :: i(4)
  integer(int64), target :: k(4)
  integer(int8), target :: byte
  integer :: stat
  character(1000) :: errmsg
  character(*), parameter :: wants = &
      'input 1 wants real32 (3,2), which is the program''s f32[2,3]; got '
  character(*), parameter :: is = &
      'output 2 is real32 (2,3), which is the program''s f32[3,2]; got '
  character(*), parameter :: holds = &
      'the buffer holds real32 (3,2), which is the program''s f32[2,3]; got '
  character(*), parameter :: convert = ': convert the array, or export the program for '
  character(*), parameter :: swap = ': the extents are the wrong way round; swap them, here or '// &
      'in the function that is exported'
  character(*), parameter :: reshape_it = &
      ': as many elements in another shape; pass an array of the shape that is wanted'
  character(*), parameter :: shape_it = &
      ': pass an array of that shape, or export the program for yours'
  character(*), parameter :: both = &
      ': pass an array of that type and shape, or export the program for yours'

  call open_client(client)
  call load(order, client, 'order.mlir') ! f32[2,3] -> f32[2,3], f32[3,2]
  call model%create(order)
  a = 1
  d = 1
  flat = 1
  turned = 1
  deep = 1
  single = 1
  double = 1
  i = 1
  k = 1
  byte = 1
  wide = 1

  ! An input: bound or set, another type, another shape, both.
  call model%bind_input(1, d, stat=stat, errmsg=errmsg)
  call expect('bind_input: '//wants//'real64 (3,2)'//convert//'real64')
  call model%set_input(1, d, stat=stat, errmsg=errmsg)
  call expect('set_input: '//wants//'real64 (3,2)'//convert//'real64')
  call model%set_input(1, reshape([1, 2, 3, 4, 5, 6], [3, 2]), stat=stat, errmsg=errmsg)
  call expect('set_input: '//wants//'int32 (3,2)'//convert//'int32')
  call model%bind_input(1, turned, stat=stat, errmsg=errmsg)
  call expect('bind_input: '//wants//'real32 (2,3)'//swap)
  call model%set_input(1, transpose(a), stat=stat, errmsg=errmsg)
  call expect('set_input: '//wants//'real32 (2,3)'//swap)
  call model%bind_input(1, flat, stat=stat, errmsg=errmsg)
  call expect('bind_input: '//wants//'real32 (6)'//reshape_it)
  call model%bind_input(1, deep, stat=stat, errmsg=errmsg)
  call expect('bind_input: '//wants//'real32 (3,2,1)'//reshape_it)
  call model%set_input(1, wide, stat=stat, errmsg=errmsg)
  call expect('set_input: '//wants//'real32 (4,2)'//shape_it)
  call model%set_input(1, single, stat=stat, errmsg=errmsg)
  call expect('set_input: '//wants//'real32 scalar'//shape_it)
  call model%bind_input(1, k, stat=stat, errmsg=errmsg)
  call expect('bind_input: '//wants//'int64 (4)'//both)
  call model%set_input(1, wide(1:3, 2:1:-1))
  call model%run()

  ! An output, bound or fetched.
  call model%bind_output(2, out, stat=stat, errmsg=errmsg)
  call expect('bind_output: '//is//'real32 (3,2)'//swap)
  call model%get_output(2, out, stat=stat, errmsg=errmsg)
  call expect('get_output: '//is//'real32 (3,2)'//swap)
  call model%get_output(2, i, stat=stat, errmsg=errmsg)
  call expect('get_output: '//is//'int32 (4)'//both)
  call model%get_output(1, d, stat=stat, errmsg=errmsg)
  call check_failure('another type', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'get_output: output 1 is real32 (3,2), which is the program''s f32[2,3]; '// &
      'got real64 (3,2): pass an array of that type, or export the program for real64')
  call check(all(same(d, 1.0_real64)), 'which is as it was')

  ! Numbers.
  call model%bind_input(2, a, stat=stat, errmsg=errmsg)
  call check_failure('an input too many', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'pjrtlite_plan%bind_input: there is no input 2: there is only number 1')
  call model%get_output(3, a, stat=stat, errmsg=errmsg)
  call check_failure('an output too many', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
      'pjrtlite_plan%get_output: there is no output 3: they are numbered 1 to 2')

  ! Types that arrays of this module cannot have, and scalars.
  call load(several, client, 'several.mlir') ! f32[2,3], i32[4], bool[], f64[] -> …
  call mixed%create(several)
  call mixed%set_input(3, i(1), stat=stat, errmsg=errmsg)
  call check_failure('an integer for bool', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'set_input: input 3 wants logical scalar, which is the program''s bool[]; '// &
      'got int32 scalar: convert the array, or export the program for int32')
  call mixed%bind_input(3, byte, stat=stat, errmsg=errmsg)
  call check_failure('bytes for bool', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'bind_input: input 3 wants logical scalar, which is the program''s bool[]; '// &
      'got int8 scalar: pass the bits as an array of int8 with dtype=PJRTLITE_DTYPE_BOOL, or '// &
      'export the program for int8')
  call mixed%set_input(1, reshape([(.true., stat=1, 6)], [3, 2]), stat=stat, errmsg=errmsg)
  call check_failure('logicals for f32', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'set_input: input 1 wants real32 (3,2), which is the program''s f32[2,3]; '// &
      'got logical (3,2): convert the array, or export the program for bool')
  call mixed%bind_output(5, i, stat=stat, errmsg=errmsg)
  call check_failure('an output of a type that is not Fortran''s', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'bind_output: output 5 is u8 (2), which is the program''s u8[2]; got int32 (4): '// &
      'pass the bits as an array of int8 with dtype=PJRTLITE_DTYPE_U8, or export the program for '// &
      'int32')
  call mixed%bind_output(5, i, dtype=PJRTLITE_DTYPE_U8, stat=stat, errmsg=errmsg)
  call check_failure('a dtype that is no int32', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
      'bind_output: an array of int32 cannot be given as dtype=6 (u8): that is for the bits of '// &
      'unsigned integers, f16, bf16, bool and types of 8 bits and less in integers of the same size')
  call mixed%set_input(4, single, dtype=99, stat=stat, errmsg=errmsg)
  call check_failure('a dtype that is none', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
      'set_input: an array of real32 cannot be given as dtype=99 (unknown)')
  call mixed%bind_input(2, k, stat=stat, errmsg=errmsg)
  call check_failure('int64 for int32', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'bind_input: input 2 wants int32 (4), which is the program''s i32[4]; got int64 (4): '// &
      'convert the array, or export the program for int64')
  call mixed%bind_output(2, i, stat=stat, errmsg=errmsg)
  call check_failure('int32 for int64', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'bind_output: output 2 is int64 (4), which is the program''s i64[4]; got int32 (4): '// &
      'pass an array of that type, or export the program for int32')
  call mixed%bind_input(4, single, stat=stat, errmsg=errmsg)
  call check_failure('real32 for real64', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'bind_input: input 4 wants real64 scalar, which is the program''s f64[]; '// &
      'got real32 scalar: convert the array, or export the program for real32')
  call load(scalar, client, 'rank_0.mlir')
  call number%create(scalar)
  call number%bind_input(1, flat(1:1), stat=stat, errmsg=errmsg)
  call check_failure('one element for a scalar', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'bind_input: input 1 wants real32 scalar, which is the program''s f32[]; got real32 (1): '// &
      'as many elements in another shape')

  ! Buffers.
  call buffer%from_host(client, a)
  call buffer%to_host(d, stat=stat, errmsg=errmsg)
  call expect('to_host: '//holds//'real64 (3,2): pass an array of that type', 'buffer')
  call buffer%to_host(turned, stat=stat, errmsg=errmsg)
  call expect('to_host: '//holds//'real32 (2,3): the extents are the wrong way round', 'buffer')
  call buffer%to_host(wide, stat=stat, errmsg=errmsg)
  call expect('to_host: '//holds//'real32 (4,2): pass an array of that shape', 'buffer')
  call buffer%to_host(double, stat=stat, errmsg=errmsg)
  call expect('to_host: '//holds//'real64 scalar: pass an array of that type and shape', 'buffer')
  call inputs(1)%from_host(client, d)
  call order%execute(inputs, outputs, stat=stat, errmsg=errmsg)
  call expect('execute: '//wants//'real64 (3,2)'//convert//'real64', 'executable')
  call model%set_input_buffer(1, inputs(1), stat=stat, errmsg=errmsg)
  call expect('set_input_buffer: '//wants//'real64 (3,2)'//convert//'real64')

  ! What only C knows comes in its words, but counts from 1, too.
  call model%create(order)
  call model%run(stat=stat, errmsg=errmsg)
  call check_failure('a run without an input', stat, errmsg, PJRTLITE_STATUS_NOT_BOUND, &
      'pjrtlite_plan%run: input 1 has no value; set or bind all 1 inputs before the run')
  call mixed%set_input(1, a)
  call mixed%set_input(2, i)
  call mixed%run(stat=stat, errmsg=errmsg)
  call check_failure('a run without the third of four inputs', stat, errmsg, &
      PJRTLITE_STATUS_NOT_BOUND, 'run: input 3 has no value; set or bind all 4 inputs before')
  call model%get_output(1, out, stat=stat, errmsg=errmsg)
  call check_failure('a result before the first run', stat, errmsg, PJRTLITE_STATUS_NOT_RUN, &
      'get_output: there is no result for output 1: the plan has not run')
  call model%take_output_buffer(2, buffer, stat=stat, errmsg=errmsg)
  call check_failure('a result as a buffer before the first run', stat, errmsg, &
      PJRTLITE_STATUS_NOT_RUN, 'take_output_buffer: there is no result for output 2: the plan')
  call check_pair()
  call check_overlap(store)
  call model%take_output_buffer(2, buffer, stat=stat, errmsg=errmsg)
  call check_failure('a bound output as a buffer', stat, errmsg, PJRTLITE_STATUS_NOT_RUN, &
      'take_output_buffer: output 2 was written to the memory that is bound to it')
  call check_buffers()
  call check_programs()

  call buffer%destroy()
  call inputs(1)%destroy()
  call number%destroy()
  call mixed%destroy()
  call model%destroy()
  call scalar%destroy()
  call several%destroy()
  call order%destroy()
  call client%destroy()

contains

  !> Checks that the last procedure refused an array with this message, after 'pjrtlite_plan%' or
  !! that of another OBJECT.
  subroutine expect(message, object)
    character(*), intent(in) :: message
    character(*), intent(in), optional :: object
    character(:), allocatable :: whole
    whole = 'pjrtlite_plan%'//message
    if (present(object)) whole = 'pjrtlite_'//object//'%'//message
    call check(stat == PJRTLITE_STATUS_SIGNATURE_MISMATCH, pjrtlite_status_name(stat))
    call check(errmsg == whole, trim(errmsg))
  end subroutine expect

  !> An output that is not one of a pair of arrays.
  subroutine check_pair()
    real(real32), pointer :: current(:,:)
    call model%pair_current(2, current, stat=stat, errmsg=errmsg)
    call check_failure('no pair', stat, errmsg, PJRTLITE_STATUS_NOT_BOUND, &
        'pair_current: output 2 is not bound to a pair of arrays; see bind_pair')
  end subroutine check_pair

  !> Buffers of another client, and one that is given twice though it is used up.
  subroutine check_buffers()
    type(pjrtlite_client) :: another
    type(pjrtlite_executable) :: sum
    type(pjrtlite_buffer) :: twice(2), total(1)
    call another%create(plugin())
    call buffer%from_host(another, a)
    call model%set_input_buffer(1, buffer, stat=stat, errmsg=errmsg)
    call check_failure('a buffer of another client', stat, errmsg, &
        PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'set_input_buffer: input 1 is a buffer of another client than the program''s')
    call sum%load_memory(client, 'module @sum { func.func public @main('// &
        '%a: tensor<f32>, %b: tensor<f32> {tf.aliasing_output = 0 : i32}) -> tensor<f32> {'// &
        '%0 = stablehlo.add %a, %b : tensor<f32> return %0 : tensor<f32> } }')
    call twice(1)%from_host(client, 1.0)
    twice(2) = twice(1)
    call sum%execute(twice, total, stat=stat, errmsg=errmsg)
    call check_failure('a buffer twice', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'execute: inputs 2 and 1 are one buffer, but the program donates input 2: make a buffer')
    call twice(1)%destroy()
    call twice(2)%destroy()
    call buffer%destroy()
    call sum%destroy()
    call another%destroy()
  end subroutine check_buffers

  !> Programs for a device, and what is quoted: that stays as it is.
  subroutine check_programs()
    type(pjrtlite_options) :: options
    type(pjrtlite_client) :: several_devices
    type(pjrtlite_executable) :: second
    character(:), allocatable :: file
    integer :: unit
    call options%set('cpu_device_count', 3)
    call several_devices%create(plugin(), options)
    call options%create()
    call options%set('pjrtlite.device', 1)
    call second%load_memory(several_devices, made_up_program('4xf32'), options)
    call model%create(second, device=2, stat=stat, errmsg=errmsg)
    call check_failure('another device than the program''s', stat, errmsg, &
        PJRTLITE_STATUS_INVALID_VALUE, 'create: the program was loaded for device 1; it cannot '// &
        'run on device 2: load it with the option pjrtlite.device = 2, or')
    call options%set('pjrtlite.device', 3)
    call second%load_memory(several_devices, made_up_program('4xf32'), options, stat=stat, &
        errmsg=errmsg)
    call check_failure('a device too many', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
        'load_memory: there is no device 3: this client has 3 (numbered from 0)')

    file = scratch_file(' input 6')
    open (newunit=unit, file=file, status='replace', action='write')
    write (unit, '(a)') made_up_program('4xf32')
    close (unit)
    call second%load_file(several_devices, file, options, stat=stat, errmsg=errmsg)
    call check_failure('a file with such a name', stat, errmsg, &
        PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, ' input 6|there is no device 3')
    open (newunit=unit, file=file, status='replace', action='write')
    write (unit, '(a)') 'module @"output 7" { input 8 }'
    close (unit)
    call second%load_file(client, file, stat=stat, errmsg=errmsg)
    call check_failure('a program with such words', stat, errmsg, PJRTLITE_STATUS_BAD_PROGRAM, &
        ' input 6')
    open (newunit=unit, file=file, status='old')
    close (unit, status='delete')
    call several_devices%destroy()
    call second%destroy()
    call options%destroy()
  end subroutine check_programs

  !> A second output in the same memory.
  subroutine check_overlap(memory)
    real(real32), target, intent(inout) :: memory(:)
    real(real32), pointer :: second(:,:)
    real(real32), pointer :: first(:,:)
    first(1:3, 1:2) => memory(1:6)
    call model%bind_output(1, first)
    second(1:2, 1:3) => memory(6:11)
    call model%bind_output(2, second, stat=stat, errmsg=errmsg)
    call check_failure('two outputs in one place', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
        'bind_output: outputs 2 and 1 would share memory, and each would spoil the other')
    second(1:2, 1:3) => memory(7:12)
    call model%bind_output(2, second)
    call model%set_input(1, a)
    call model%run()
    call check(all(same(second, transpose(first))), 'side by side they are right')
  end subroutine check_overlap

end program messages
