! Generated from kinds.fypp by fypp: change that file, then run `make regenerate`.
!
! Every kind, up to the ends of its range, where it is bound and where it is copied, backwards; and none
! is taken for another. The programs compute 2x + 1.
program kinds
  use, intrinsic :: iso_fortran_env, only: int16, int32, int64, int8, real32, real64
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model

  call open_client(client)
  call test_i8()
  call test_i16()
  call test_i32()
  call test_i64()
  call test_f32()
  call test_f64()
  call test_c64()
  call test_c128()
  call model%destroy()
  call executable%destroy()
  call client%destroy()

contains

  subroutine test_i8()
    integer(int8), parameter :: x(6) = [integer(int8) :: &
        -64, -2, 0, 1, 31, 63]
    integer(int8), parameter :: wanted(6) = [integer(int8) :: &
        -127, -3, 1, 3, 63, 127]
    integer(int8), target :: in(6), out(6)
    complex(real64), target :: other(6), before(6)
    integer :: stat
    character(1000) :: errmsg
    call load(executable, client, 'dtype_i8.mlir')
    in = x
    out = 0
    call model%create(executable)
    call model%bind_input(1, in)
    call model%bind_output(1, out)
    call model%run()
    call check(all(same(out, wanted)), 'int8, bound')
    call model%create(executable)
    call model%set_input(1, in(6:1:-1))
    call model%run()
    out = 0
    call model%get_output(1, out(6:1:-1))
    call check(all(same(out, wanted)), 'int8, copied backwards')

    other = 1
    before = other
    call model%set_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('set_input with complex(real64)', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'set_input: input 1 wants int8 (6), which is the program''s i8[6]; '// &
        'got complex(real64) (6): convert the array')
    call model%bind_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_input with complex(real64)', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_input: input 1 wants int8 (6), which is the program''s i8[6]; '// &
        'got complex(real64) (6): convert the array')
    call model%bind_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_output with complex(real64)', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_output: output 1 is int8 (6), which is the program''s i8[6]; '// &
        'got complex(real64) (6): pass an array of that type')
    call model%get_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('get_output with complex(real64)', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'get_output: output 1 is int8 (6), which is the program''s i8[6]; '// &
        'got complex(real64) (6): pass an array of that type')
    call check(all(same(other, before)), 'which is as it was')
  end subroutine test_i8

  subroutine test_i16()
    integer(int16), parameter :: x(6) = [integer(int16) :: &
        -16384, -2, 0, 1, 300, 16383]
    integer(int16), parameter :: wanted(6) = [integer(int16) :: &
        -32767, -3, 1, 3, 601, 32767]
    integer(int16), target :: in(6), out(6)
    integer(int8), target :: other(6), before(6)
    integer :: stat
    character(1000) :: errmsg
    call load(executable, client, 'dtype_i16.mlir')
    in = x
    out = 0
    call model%create(executable)
    call model%bind_input(1, in)
    call model%bind_output(1, out)
    call model%run()
    call check(all(same(out, wanted)), 'int16, bound')
    call model%create(executable)
    call model%set_input(1, in(6:1:-1))
    call model%run()
    out = 0
    call model%get_output(1, out(6:1:-1))
    call check(all(same(out, wanted)), 'int16, copied backwards')

    other = 1
    before = other
    call model%set_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('set_input with int8', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'set_input: input 1 wants int16 (6), which is the program''s i16[6]; '// &
        'got int8 (6): convert the array')
    call model%bind_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_input with int8', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_input: input 1 wants int16 (6), which is the program''s i16[6]; '// &
        'got int8 (6): convert the array')
    call model%bind_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_output with int8', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_output: output 1 is int16 (6), which is the program''s i16[6]; '// &
        'got int8 (6): pass an array of that type')
    call model%get_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('get_output with int8', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'get_output: output 1 is int16 (6), which is the program''s i16[6]; '// &
        'got int8 (6): pass an array of that type')
    call check(all(same(other, before)), 'which is as it was')
  end subroutine test_i16

  subroutine test_i32()
    integer(int32), parameter :: x(6) = [integer(int32) :: &
        -1073741824, -3, 0, 1, 536870917, 1073741823]
    integer(int32), parameter :: wanted(6) = [integer(int32) :: &
        -2147483647, -5, 1, 3, 1073741835, 2147483647]
    integer(int32), target :: in(6), out(6)
    integer(int16), target :: other(6), before(6)
    integer :: stat
    character(1000) :: errmsg
    call load(executable, client, 'dtype_i32.mlir')
    in = x
    out = 0
    call model%create(executable)
    call model%bind_input(1, in)
    call model%bind_output(1, out)
    call model%run()
    call check(all(same(out, wanted)), 'int32, bound')
    call model%create(executable)
    call model%set_input(1, in(6:1:-1))
    call model%run()
    out = 0
    call model%get_output(1, out(6:1:-1))
    call check(all(same(out, wanted)), 'int32, copied backwards')

    other = 1
    before = other
    call model%set_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('set_input with int16', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'set_input: input 1 wants int32 (6), which is the program''s i32[6]; '// &
        'got int16 (6): convert the array')
    call model%bind_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_input with int16', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_input: input 1 wants int32 (6), which is the program''s i32[6]; '// &
        'got int16 (6): convert the array')
    call model%bind_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_output with int16', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_output: output 1 is int32 (6), which is the program''s i32[6]; '// &
        'got int16 (6): pass an array of that type')
    call model%get_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('get_output with int16', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'get_output: output 1 is int32 (6), which is the program''s i32[6]; '// &
        'got int16 (6): pass an array of that type')
    call check(all(same(other, before)), 'which is as it was')
  end subroutine test_i32

  subroutine test_i64()
    integer(int64), parameter :: x(6) = [integer(int64) :: &
        -4611686018427387904_int64, -3_int64, 0_int64, 1_int64, 2147483648_int64, 4611686018427387903_int64]
    integer(int64), parameter :: wanted(6) = [integer(int64) :: &
        -9223372036854775807_int64, -5_int64, 1_int64, 3_int64, 4294967297_int64, 9223372036854775807_int64]
    integer(int64), target :: in(6), out(6)
    integer(int32), target :: other(6), before(6)
    integer :: stat
    character(1000) :: errmsg
    call load(executable, client, 'dtype_i64.mlir')
    in = x
    out = 0
    call model%create(executable)
    call model%bind_input(1, in)
    call model%bind_output(1, out)
    call model%run()
    call check(all(same(out, wanted)), 'int64, bound')
    call model%create(executable)
    call model%set_input(1, in(6:1:-1))
    call model%run()
    out = 0
    call model%get_output(1, out(6:1:-1))
    call check(all(same(out, wanted)), 'int64, copied backwards')

    other = 1
    before = other
    call model%set_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('set_input with int32', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'set_input: input 1 wants int64 (6), which is the program''s i64[6]; '// &
        'got int32 (6): convert the array')
    call model%bind_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_input with int32', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_input: input 1 wants int64 (6), which is the program''s i64[6]; '// &
        'got int32 (6): convert the array')
    call model%bind_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_output with int32', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_output: output 1 is int64 (6), which is the program''s i64[6]; '// &
        'got int32 (6): pass an array of that type')
    call model%get_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('get_output with int32', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'get_output: output 1 is int64 (6), which is the program''s i64[6]; '// &
        'got int32 (6): pass an array of that type')
    call check(all(same(other, before)), 'which is as it was')
  end subroutine test_i64

  subroutine test_f32()
    real(real32), parameter :: x(6) = [real(real32) :: &
        -1.5, 0.0, 0.25, 3.0, 8388607.0, 1.0e30]
    real(real32), parameter :: wanted(6) = [real(real32) :: &
        -2.0, 1.0, 1.5, 7.0, 16777215.0, 2.0e30]
    real(real32), target :: in(6), out(6)
    integer(int64), target :: other(6), before(6)
    integer :: stat
    character(1000) :: errmsg
    call load(executable, client, 'dtype_f32.mlir')
    in = x
    out = 0
    call model%create(executable)
    call model%bind_input(1, in)
    call model%bind_output(1, out)
    call model%run()
    call check(all(same(out, wanted)), 'real32, bound')
    call model%create(executable)
    call model%set_input(1, in(6:1:-1))
    call model%run()
    out = 0
    call model%get_output(1, out(6:1:-1))
    call check(all(same(out, wanted)), 'real32, copied backwards')

    other = 1
    before = other
    call model%set_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('set_input with int64', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'set_input: input 1 wants real32 (6), which is the program''s f32[6]; '// &
        'got int64 (6): convert the array')
    call model%bind_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_input with int64', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_input: input 1 wants real32 (6), which is the program''s f32[6]; '// &
        'got int64 (6): convert the array')
    call model%bind_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_output with int64', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_output: output 1 is real32 (6), which is the program''s f32[6]; '// &
        'got int64 (6): pass an array of that type')
    call model%get_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('get_output with int64', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'get_output: output 1 is real32 (6), which is the program''s f32[6]; '// &
        'got int64 (6): pass an array of that type')
    call check(all(same(other, before)), 'which is as it was')
  end subroutine test_f32

  subroutine test_f64()
    real(real64), parameter :: x(6) = [real(real64) :: &
        -1.5_real64, 0.0_real64, 2.0_real64**(-40), 3.0_real64, 2.0_real64**51, 1.0e300_real64]
    real(real64), parameter :: wanted(6) = [real(real64) :: &
        -2.0_real64, 1.0_real64, 1.0_real64 + 2.0_real64**(-39), 7.0_real64, 4503599627370497.0_real64, 2.0e300_real64]
    real(real64), target :: in(6), out(6)
    real(real32), target :: other(6), before(6)
    integer :: stat
    character(1000) :: errmsg
    call load(executable, client, 'dtype_f64.mlir')
    in = x
    out = 0
    call model%create(executable)
    call model%bind_input(1, in)
    call model%bind_output(1, out)
    call model%run()
    call check(all(same(out, wanted)), 'real64, bound')
    call model%create(executable)
    call model%set_input(1, in(6:1:-1))
    call model%run()
    out = 0
    call model%get_output(1, out(6:1:-1))
    call check(all(same(out, wanted)), 'real64, copied backwards')

    other = 1
    before = other
    call model%set_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('set_input with real32', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'set_input: input 1 wants real64 (6), which is the program''s f64[6]; '// &
        'got real32 (6): convert the array')
    call model%bind_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_input with real32', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_input: input 1 wants real64 (6), which is the program''s f64[6]; '// &
        'got real32 (6): convert the array')
    call model%bind_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_output with real32', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_output: output 1 is real64 (6), which is the program''s f64[6]; '// &
        'got real32 (6): pass an array of that type')
    call model%get_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('get_output with real32', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'get_output: output 1 is real64 (6), which is the program''s f64[6]; '// &
        'got real32 (6): pass an array of that type')
    call check(all(same(other, before)), 'which is as it was')
  end subroutine test_f64

  subroutine test_c64()
    complex(real32), parameter :: x(4) = [complex(real32) :: &
        (1.0, 2.0), (-0.5, 0.25), (0.0, -1.0), (1.0e30, 3.0)]
    complex(real32), parameter :: wanted(4) = [complex(real32) :: &
        (3.0, 4.0), (0.0, 0.5), (1.0, -2.0), (2.0e30, 6.0)]
    complex(real32), target :: in(4), out(4)
    real(real64), target :: other(4), before(4)
    integer :: stat
    character(1000) :: errmsg
    call load(executable, client, 'dtype_c64.mlir')
    in = x
    out = 0
    call model%create(executable)
    call model%bind_input(1, in)
    call model%bind_output(1, out)
    call model%run()
    call check(all(same(out, wanted)), 'complex(real32), bound')
    call model%create(executable)
    call model%set_input(1, in(4:1:-1))
    call model%run()
    out = 0
    call model%get_output(1, out(4:1:-1))
    call check(all(same(out, wanted)), 'complex(real32), copied backwards')

    other = 1
    before = other
    call model%set_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('set_input with real64', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'set_input: input 1 wants complex(real32) (4), which is the program''s c64[4]; '// &
        'got real64 (4): convert the array')
    call model%bind_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_input with real64', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_input: input 1 wants complex(real32) (4), which is the program''s c64[4]; '// &
        'got real64 (4): convert the array')
    call model%bind_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_output with real64', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_output: output 1 is complex(real32) (4), which is the program''s c64[4]; '// &
        'got real64 (4): pass an array of that type')
    call model%get_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('get_output with real64', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'get_output: output 1 is complex(real32) (4), which is the program''s c64[4]; '// &
        'got real64 (4): pass an array of that type')
    call check(all(same(other, before)), 'which is as it was')
  end subroutine test_c64

  subroutine test_c128()
    complex(real64), parameter :: x(4) = [complex(real64) :: &
        (1.0_real64, 2.0_real64), (-0.5_real64, 0.25_real64), (0.125_real64, -1.0_real64), (1.0e300_real64, 3.0_real64)]
    complex(real64), parameter :: wanted(4) = [complex(real64) :: &
        (3.0_real64, 4.0_real64), (0.0_real64, 0.5_real64), (1.25_real64, -2.0_real64), (2.0e300_real64, 6.0_real64)]
    complex(real64), target :: in(4), out(4)
    complex(real32), target :: other(4), before(4)
    integer :: stat
    character(1000) :: errmsg
    call load(executable, client, 'dtype_c128.mlir')
    in = x
    out = 0
    call model%create(executable)
    call model%bind_input(1, in)
    call model%bind_output(1, out)
    call model%run()
    call check(all(same(out, wanted)), 'complex(real64), bound')
    call model%create(executable)
    call model%set_input(1, in(4:1:-1))
    call model%run()
    out = 0
    call model%get_output(1, out(4:1:-1))
    call check(all(same(out, wanted)), 'complex(real64), copied backwards')

    other = 1
    before = other
    call model%set_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('set_input with complex(real32)', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'set_input: input 1 wants complex(real64) (4), which is the program''s c128[4]; '// &
        'got complex(real32) (4): convert the array')
    call model%bind_input(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_input with complex(real32)', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_input: input 1 wants complex(real64) (4), which is the program''s c128[4]; '// &
        'got complex(real32) (4): convert the array')
    call model%bind_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('bind_output with complex(real32)', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'bind_output: output 1 is complex(real64) (4), which is the program''s c128[4]; '// &
        'got complex(real32) (4): pass an array of that type')
    call model%get_output(1, other, stat=stat, errmsg=errmsg)
    call check_failure('get_output with complex(real32)', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'get_output: output 1 is complex(real64) (4), which is the program''s c128[4]; '// &
        'got complex(real32) (4): pass an array of that type')
    call check(all(same(other, before)), 'which is as it was')
  end subroutine test_c128

end program kinds
