! Small integers and complex numbers, up to the ends of their ranges. The programs compute 2x + 1.
program kinds_more
  use, intrinsic :: iso_fortran_env, only: int16, int8, real32, real64
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_call) :: model
  integer(int8), target :: b(6), b_out(6)
  integer(int16), target :: h(6), h_out(6)
  complex(real32), target :: c(4), c_out(4)
  complex(real64), target :: z(4), z_out(4)
  integer :: stat
  character(1000) :: errmsg

  call open_client(client)

  call load(executable, client, 'dtype_i8.mlir')
  b = [integer(int8) :: -64, -2, 0, 1, 31, 63]
  call model%create(executable)
  call model%bind_input(1, b)
  call model%bind_output(1, b_out)
  call model%run()
  call check(all(b_out == [integer(int8) :: -127, -3, 1, 3, 63, 127]), 'int8, bound')
  call model%create(executable)
  call model%set_input(1, b(6:1:-1))
  call model%run()
  b_out = 0
  call model%get_output(1, b_out(6:1:-1))
  call check(all(b_out == [integer(int8) :: -127, -3, 1, 3, 63, 127]), 'int8, copied backwards')

  call load(executable, client, 'dtype_i16.mlir')
  h = [integer(int16) :: -16384, -2, 0, 1, 300, 16383]
  call model%create(executable)
  call model%bind_input(1, h)
  call model%bind_output(1, h_out)
  call model%run()
  call check(all(h_out == [integer(int16) :: -32767, -3, 1, 3, 601, 32767]), 'int16, bound')
  call model%create(executable)
  call model%set_input(1, h(6:1:-1))
  call model%run()
  h_out = 0
  call model%get_output(1, h_out(6:1:-1))
  call check(all(h_out == [integer(int16) :: -32767, -3, 1, 3, 601, 32767]), &
      'int16, copied backwards')
  call model%set_input(1, b, stat=stat, errmsg=errmsg)
  call check_failure('an integer(int8) for i16', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, 'set_input: input 1 wants int16 (6)|got int8 (6)')

  call load(executable, client, 'dtype_c64.mlir')
  c = [(1.0, 2.0), (-0.5, 0.25), (0.0, -1.0), (1.0e30, 3.0)]
  call model%create(executable)
  call model%bind_input(1, c)
  call model%bind_output(1, c_out)
  call model%run()
  call check(all(same(c_out, [complex(real32) :: (3.0, 4.0), (0.0, 0.5), (1.0, -2.0), &
      (2.0e30, 6.0)])), 'complex(real32), bound')
  call model%create(executable)
  call model%set_input(1, c(4:1:-1))
  call model%run()
  c_out = 0
  call model%get_output(1, c_out(4:1:-1))
  call check(all(same(c_out, [complex(real32) :: (3.0, 4.0), (0.0, 0.5), (1.0, -2.0), &
      (2.0e30, 6.0)])), 'complex(real32), copied backwards')
  call model%set_input(1, [1.0, 2.0, 3.0, 4.0], stat=stat, errmsg=errmsg)
  call check_failure('a real(real32) for c64', stat, errmsg, &
      PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'set_input: input 1 wants complex(real32) (4), which is the program''s c64[4]; '// &
      'got real32 (4): convert the array')

  call load(executable, client, 'dtype_c128.mlir')
  z = [complex(real64) :: (1.0_real64, 2.0_real64), (-0.5_real64, 0.25_real64), &
      (0.125_real64, -1.0_real64), (1.0e300_real64, 3.0_real64)]
  call model%create(executable)
  call model%bind_input(1, z)
  call model%bind_output(1, z_out)
  call model%run()
  call check(all(same(z_out, [complex(real64) :: (3.0_real64, 4.0_real64), &
      (0.0_real64, 0.5_real64), (1.25_real64, -2.0_real64), &
      (2.0e300_real64, 6.0_real64)])), 'complex(real64), bound')
  call model%create(executable)
  call model%set_input(1, z(4:1:-1))
  call model%run()
  z_out = 0
  call model%get_output(1, z_out(4:1:-1))
  call check(all(same(z_out, 2*z + 1)), 'complex(real64), copied backwards')

  call model%destroy()
  call executable%destroy()
  call client%destroy()
end program kinds_more
