! Procedures that programs call: their arrays, attributes and failures.
module physics
  use, intrinsic :: iso_c_binding
  use, intrinsic :: iso_fortran_env, only: int32, int64, int8, real32, real64
  use checks
  use pjrtlite
  implicit none

  integer, volatile :: calls = 0
  logical, volatile :: is_to_fail = .false.
  type(c_ptr), volatile :: seen = c_null_ptr

contains

  subroutine scale(arguments)
    type(pjrtlite_arguments), intent(inout) :: arguments
    real(real32), pointer :: x(:), y(:), wrong(:, :)
    real(real64), pointer :: doubles(:)
    integer(int64), allocatable :: shape(:)
    integer(int32), allocatable :: table(:)
    real(real64), allocatable :: weights(:)
    character(:), allocatable :: text
    character(300) :: errmsg
    real(real32) :: factor
    real(real64) :: double
    integer(int32) :: offset, dtype, small
    integer(int64) :: wide
    integer :: stat
    logical :: flag
    call check(arguments%input_count() == 1, 'one array in')
    call check(arguments%output_count() == 1, 'one array out')
    call arguments%input(1, x)
    call arguments%output(1, y)
    call check(size(x) == 4 .and. size(y) == 4 .and. lbound(x, 1) == 1, 'of four numbers')
    call arguments%input_type(1, dtype, shape)
    call check(dtype == PJRTLITE_DTYPE_F32 .and. all(shape == [4_int64]), 'as their types say')
    call arguments%output_type(1, dtype, shape)
    call check(dtype == PJRTLITE_DTYPE_F32 .and. all(shape == [4_int64]), 'of both')
    call arguments%attribute('factor', factor)
    call arguments%attribute('double', double)
    call arguments%attribute('offset', offset)
    call arguments%attribute('wide', wide)
    call arguments%attribute('flag', flag)
    call arguments%attribute('mode', text)
    call arguments%attribute('table', table)
    call arguments%attribute('weights', weights)
    call check(same(factor, 3.0_real32) .and. same(double, 0.1_real64) .and. offset == -2, 'numbers')
    call check(wide == 2_int64**40 .and. flag .and. text == 'fast, or slow', 'and other attributes')
    call check(all(table == [10, 20, 30]) .and. all(same(weights, [0.5_real64, 0.25_real64])), 'and lists')
    call check(arguments%attribute_count() == 9, 'nine of them')
    call arguments%attribute_name(1, text)
    call check(text == 'byte', 'by name')
    call arguments%input(2, x, stat=stat, errmsg=errmsg)
    call check_failure('there is no second input', stat, errmsg, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, '2')
    call check(.not. associated(x), 'so nothing is pointed at')
    call arguments%input(1, wrong, stat=stat, errmsg=errmsg)
    call check_failure('nor one of rank 2', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'rank 2')
    call arguments%output(1, doubles, stat=stat, errmsg=errmsg)
    call check_failure('nor of real64', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'real64|output 1')
    call arguments%attribute('speed', wide, stat, errmsg)
    call check_failure('nor such an attribute', stat, errmsg, PJRTLITE_STATUS_NOT_FOUND, 'speed|factor')
    call arguments%attribute('wide', small, stat, errmsg)
    call check_failure('and this one is too large', stat, errmsg, PJRTLITE_STATUS_OUT_OF_RANGE, 'wide')
    call arguments%attribute('table', weights, stat, errmsg)
    call check_failure('or of another type', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'table|i32')
    call arguments%input(1, x)
    y = factor*x + offset
    calls = calls + 1
  end subroutine scale

  subroutine shapes(arguments)
    type(pjrtlite_arguments), intent(inout) :: arguments
    real(real64), pointer :: a(:, :), b(:, :)
    integer(int32), pointer :: n, m
    integer(int8), pointer :: truths(:)
    call arguments%input(1, a)
    call arguments%input(2, n)
    call arguments%output(1, b)
    call arguments%output(2, truths, dtype=PJRTLITE_DTYPE_BOOL)
    call arguments%output(3, m)
    call check(all(shape(a) == [3, 2]) .and. all(shape(b) == [2, 3]), 'shapes in Fortran''s order')
    b = transpose(a)
    truths = [1_int8, 0_int8]
    m = n + 1
  end subroutine shapes

  subroutine step(arguments)
    type(pjrtlite_arguments), intent(inout) :: arguments
    real(real32), pointer :: x(:), y(:)
    call arguments%input(1, x)
    call arguments%output(1, y)
    y = x + 1
    seen = arguments%user_data()
    if (is_to_fail) call arguments%fail('no water left', PJRTLITE_STATUS_ABORTED)
  end subroutine step

end module physics

program functions
  use, intrinsic :: iso_c_binding
  use, intrinsic :: iso_fortran_env, only: int32, int8, real32, real64
  use checks
  use physics
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: plan
  type(pjrtlite_options) :: options
  real(real32), target :: x(4) = [1.0, 2.0, 3.0, 4.0], y(4)
  real(real64), target :: a(3, 2), b(2, 3)
  integer(int8) :: truths(2)
  integer(int32), target :: m
  procedure(pjrtlite_function), pointer :: function
  character(300) :: errmsg
  integer :: stat

  call open_client(client)
  call executable%load_file(client, made_up_path('scale'), stat=stat, errmsg=errmsg)
  call check_failure('a function that is not there', stat, errmsg, PJRTLITE_STATUS_CUSTOM_CALL_NOT_FOUND, &
      'test_scale')

  call pjrtlite_register_function('test_scale', scale)
  call pjrtlite_register_function('test_scale', scale)
  call check(.true., 'the same function twice')
  call pjrtlite_register_function('test_scale', step, stat=stat, errmsg=errmsg)
  call check_failure('another of the name', stat, errmsg, PJRTLITE_STATUS_ALREADY_EXISTS, 'test_scale')
  call pjrtlite_register_function(' ', step, stat=stat, errmsg=errmsg)
  call check_failure('without a name', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, 'name')
  call load(executable, client, 'functions/scale.mlir')
  call plan%create(executable)
  call plan%bind_input(1, x)
  call plan%bind_output(1, y)
  call plan%run()
  call plan%run()
  call check(calls == 2, 'it was called in each run')
  call check(all(same(y, 2*(3*(x + 1) - 2))), 'with the right results')

  call pjrtlite_register_function('test_shapes', shapes)
  call load(executable, client, 'functions/shapes.mlir')
  call plan%create(executable)
  a = reshape([real(real64) :: 1, 2, 3, 4, 5, 6], shape(a))
  call plan%bind_input(1, a)
  call plan%set_input(2, 41_int32)
  call plan%bind_output(1, b)
  call plan%run()
  call plan%get_output(2, truths, dtype=PJRTLITE_DTYPE_BOOL)
  call plan%get_output(3, m)
  call check(all(same(b, transpose(a))) .and. all(truths == [1, 0]) .and. m == 42, 'several types and ranks')

  call options%set('pjrtlite.calling_thread', .true.)
  function => step
  call pjrtlite_register_function('test_step', function, options)
  call load(executable, client, 'functions/loop.mlir')
  call plan%create(executable)
  call plan%bind_input(1, x)
  call plan%bind_output(1, y)
  call plan%set_user_data(c_loc(m))
  call plan%run()
  call check(all(same(y, x + 10)), 'ten steps of a loop')
  call check(c_associated(seen, c_loc(m)), 'with the plan''s pointer')
  is_to_fail = .true.
  call plan%run(stat, errmsg)
  call check_failure('a failure', stat, errmsg, PJRTLITE_STATUS_ABORTED, 'no water left')
  is_to_fail = .false.
  call plan%run()
  call check(all(same(y, x + 10)), 'and well again')

  call plan%destroy()
  call executable%destroy()
  call options%destroy()
  call client%destroy()

contains

  recursive function made_up_path(name) result(path)
    character(*), intent(in) :: name
    character(:), allocatable :: path
    integer :: length
    call get_environment_variable('PJRTLITE_TEST_PROGRAMS', length=length)
    allocate (character(length) :: path)
    call get_environment_variable('PJRTLITE_TEST_PROGRAMS', path)
    path = path//'/functions/'//name//'.mlir'
  end function made_up_path

end program functions
