! real32, real64, int32 and int64, up to the ends of their ranges; kinds_more.f90 has the others. The
! programs compute 2x + 1.
program kinds
  use, intrinsic :: iso_fortran_env, only: int32, int64, real32, real64
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_call) :: model
  real(real32), target :: f4(6), g4(6)
  real(real64), target :: f8(6), g8(6)
  integer(int32), target :: i4(6), j4(6)
  integer(int64), target :: i8(6), j8(6)
  integer :: stat
  character(1000) :: errmsg

  call open_client(client)

  call load(executable, client, 'dtype_f32.mlir')
  ! 16777217 = 2*8388608 + 1 is the first whole number that has no real32.
  f4 = [-1.5, 0.0, 0.25, 3.0, 8388607.0, 1.0e30]
  call model%create(executable)
  call model%bind_input(1, f4)
  call model%bind_output(1, g4)
  call model%run()
  call check(all(same(g4, [-2.0, 1.0, 1.5, 7.0, 16777215.0, 2.0e30])), 'real32, bound')
  call model%create(executable)
  call model%set_input(1, f4(6:1:-1))
  call model%run()
  g4 = 0
  call model%get_output(1, g4(6:1:-1))
  call check(all(same(g4, [-2.0, 1.0, 1.5, 7.0, 16777215.0, 2.0e30])), 'real32, copied')

  ! Only the type is wrong, so the plugin would take it.
  i4 = 1
  call model%set_input(1, i4, stat=stat, errmsg=errmsg)
  call check_failure('an integer(int32) for f32', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'set_input|input 1 wants real32 (6)|got int32 (6)')
  call model%bind_input(1, f8(1:6), stat=stat, errmsg=errmsg)
  call check_failure('a real(real64) for f32', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'bind_input|input 1 wants real32 (6)|got real64 (6)')
  call model%bind_output(1, i4, stat=stat, errmsg=errmsg)
  call check_failure('an integer(int32) for an f32 result', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'bind_output|output 1 is real32 (6)|got int32 (6)')
  call model%get_output(1, i4, stat=stat, errmsg=errmsg)
  call check_failure('an integer(int32) for an f32 result', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'get_output|output 1 is real32 (6)|got int32 (6)')
  call check(all(i4 == 1), 'which is as it was')

  call load(executable, client, 'dtype_f64.mlir')
  f8 = [-1.5_real64, 0.0_real64, 2.0_real64**(-40), 3.0_real64, 2.0_real64**51, 1.0e300_real64]
  call model%create(executable)
  call model%bind_input(1, f8)
  call model%bind_output(1, g8)
  call model%run()
  call check(all(same(g8, [-2.0_real64, 1.0_real64, 1.0_real64 + 2.0_real64**(-39), 7.0_real64, &
      4503599627370497.0_real64, 2.0e300_real64])), 'real64, bound')
  call model%create(executable)
  call model%set_input(1, f8(6:1:-1))
  call model%run()
  g8 = 0
  call model%get_output(1, g8(6:1:-1))
  call check(all(same(g8, 2*f8 + 1)), 'real64, copied')

  call load(executable, client, 'dtype_i32.mlir')
  i4 = [-1073741824, -3, 0, 1, 536870917, 1073741823]
  call model%create(executable)
  call model%bind_input(1, i4)
  call model%bind_output(1, j4)
  call model%run()
  call check(all(j4 == [-2147483647, -5, 1, 3, 1073741835, 2147483647]), 'int32, bound')
  call model%create(executable)
  call model%set_input(1, i4(6:1:-1))
  call model%run()
  j4 = 0
  call model%get_output(1, j4(6:1:-1))
  call check(all(j4 == [-2147483647, -5, 1, 3, 1073741835, 2147483647]), 'int32, copied')

  call load(executable, client, 'dtype_i64.mlir')
  i8 = [-4611686018427387904_int64, -3_int64, 0_int64, 1_int64, 2147483648_int64, &
      4611686018427387903_int64]
  call model%create(executable)
  call model%bind_input(1, i8)
  call model%bind_output(1, j8)
  call model%run()
  call check(all(j8 == [-9223372036854775807_int64, -5_int64, 1_int64, 3_int64, &
      4294967297_int64, 9223372036854775807_int64]), 'int64, bound')
  call model%create(executable)
  call model%set_input(1, i8(6:1:-1))
  call model%run()
  j8 = 0
  call model%get_output(1, j8(6:1:-1))
  call check(all(j8 == [-9223372036854775807_int64, -5_int64, 1_int64, 3_int64, &
      4294967297_int64, 9223372036854775807_int64]), 'int64, copied')

  call model%destroy()
  call executable%destroy()
  call client%destroy()
end program kinds
