! Element types that Fortran does not have: unsigned integers, f16 and bf16, whose bits are held by
! integers of the same size, and types of 8 bits and less, which are one byte each. The programs
! compute 2x + 1, but for those of the last.
program bits
  use, intrinsic :: iso_fortran_env, only: int16, int32, int64, int8, real32
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: buffer
  integer(int8), target :: u1(6), v1(6)
  integer(int16), target :: u2(6), v2(6), gaps(12)
  integer(int16), pointer :: seen(:)
  integer(int32), target :: u4(6), v4(6)
  integer(int64), target :: u8(6), v8(6)
  integer :: stat
  character(1000) :: errmsg
  real(real32), parameter :: numbers(6) = [-1.5, 0.0, 0.25, 3.0, 100.0, -0.0078125]

  call open_client(client)

  ! u8: 0, 1, 63, 64, 100, 127 become 1, 3, 127, 129, 201, 255.
  call load(executable, client, 'dtype_u8.mlir')
  u1 = [integer(int8) :: 0, 1, 63, 64, 100, 127]
  call model%create(executable)
  call model%bind_input(1, u1, dtype=PJRTLITE_DTYPE_U8)
  call model%bind_output(1, v1, dtype=PJRTLITE_DTYPE_U8)
  call model%run()
  call check(all(iand(int(v1), 255) == [1, 3, 127, 129, 201, 255]), 'u8, bound')

  ! u16: 32767 becomes 65535.
  call load(executable, client, 'dtype_u16.mlir')
  u2 = [integer(int16) :: 0, 1, 16383, 16384, 30000, 32767]
  call model%create(executable)
  call model%set_input(1, u2(6:1:-1), dtype=PJRTLITE_DTYPE_U16)
  call model%run()
  gaps = -7
  call model%get_output(1, gaps(12:1:-2), dtype=PJRTLITE_DTYPE_U16)
  call check(all(iand(int(gaps(2:12:2)), 65535) == [1, 3, 32767, 32769, 60001, 65535]), &
      'u16, copied backwards to every other element')
  call check(all(gaps(1:11:2) == -7), 'and to nothing else')

  call load(executable, client, 'dtype_u32.mlir')
  u4 = [0, 1, 1073741824, 2147483647, 2, 3]
  call model%create(executable)
  call model%bind_input(1, u4, dtype=PJRTLITE_DTYPE_U32)
  call model%bind_output(1, v4, dtype=PJRTLITE_DTYPE_U32)
  call model%run()
  call check(all(iand(int(v4, int64), 4294967295_int64) == &
      [1_int64, 3_int64, 2147483649_int64, 4294967295_int64, 5_int64, 7_int64]), 'u32, bound')

  ! u64: the largest is all ones, which is -1 as an int64.
  call load(executable, client, 'dtype_u64.mlir')
  u8 = [0_int64, 1_int64, 4611686018427387904_int64, huge(0_int64), 2_int64, 3_int64]
  call model%create(executable)
  call model%bind_input(1, u8, dtype=PJRTLITE_DTYPE_U64)
  call model%bind_output(1, v8, dtype=PJRTLITE_DTYPE_U64)
  call model%run()
  call check(all(v8 == [1_int64, 3_int64, -9223372036854775807_int64, -1_int64, 5_int64, &
      7_int64]), 'u64, bound')

  ! bf16 has eight bits of precision, so all the answers are exact.
  call load(executable, client, 'dtype_bf16.mlir')
  u2 = pjrtlite_to_bf16(numbers)
  call model%create(executable)
  call model%bind_input(1, u2, dtype=PJRTLITE_DTYPE_BF16)
  call model%bind_output(1, v2, dtype=PJRTLITE_DTYPE_BF16)
  call model%run()
  call check(all(same(pjrtlite_from_bf16(v2), [-2.0, 1.0, 1.5, 7.0, 201.0, 0.984375])), &
      'bf16, bound')
  call buffer%from_host(client, u2(6:1:-1), dtype=PJRTLITE_DTYPE_BF16)
  call check(buffer%dtype() == PJRTLITE_DTYPE_BF16, 'a buffer of bf16')
  call check(buffer%byte_size() == 12, 'of two bytes each')
  v2 = 0
  call buffer%to_host(v2, dtype=PJRTLITE_DTYPE_BF16)
  call check(all(v2 == u2(6:1:-1)), 'and back')
  call buffer%pointer(seen, dtype=PJRTLITE_DTYPE_BF16)
  call check(all(seen == u2(6:1:-1)), 'and pointed at')
  v2 = -7
  call buffer%to_host(v2, dtype=PJRTLITE_DTYPE_F16, stat=stat, errmsg=errmsg)
  call check_failure('bf16 as f16', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'to_host: the buffer holds bf16 (6)|got f16 (6)')
  call buffer%to_host(v2, stat=stat, errmsg=errmsg)
  call check_failure('bf16 as integers', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'to_host: the buffer holds bf16 (6)|got int16 (6): '// &
      'pass the bits as an array of int16 with dtype=PJRTLITE_DTYPE_BF16')
  call check(all(v2 == -7), 'which are as they were')

  call load(executable, client, 'dtype_f16.mlir')
  u2 = pjrtlite_to_f16(numbers)
  call model%create(executable)
  call model%bind_input(1, u2, dtype=PJRTLITE_DTYPE_F16)
  call model%bind_output(1, v2, dtype=PJRTLITE_DTYPE_F16)
  call model%run()
  call check(all(same(pjrtlite_from_f16(v2), [-2.0, 1.0, 1.5, 7.0, 201.0, 0.984375])), &
      'f16, bound')
  call model%set_input(1, numbers, stat=stat, errmsg=errmsg)
  call check_failure('real32 for f16', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'set_input: input 1 wants f16 (6)|got real32 (6): pass the bits as an array of int16 with '// &
      'dtype=PJRTLITE_DTYPE_F16, or export the program for real32')

  call conversions()

  ! The bits of 1 in each type.
  call small_floats('f8e5m2', PJRTLITE_DTYPE_F8E5M2, int(z'3C'))
  call small_floats('f8e4m3fn', PJRTLITE_DTYPE_F8E4M3FN, int(z'38'))
  call small_floats('f8e4m3b11fnuz', PJRTLITE_DTYPE_F8E4M3B11FNUZ, int(z'58'))
  call small_floats('f8e5m2fnuz', PJRTLITE_DTYPE_F8E5M2FNUZ, int(z'40'))
  call small_floats('f8e4m3fnuz', PJRTLITE_DTYPE_F8E4M3FNUZ, int(z'40'))
  call small_floats('f8e4m3', PJRTLITE_DTYPE_F8E4M3, int(z'38'))
  call small_floats('f8e3m4', PJRTLITE_DTYPE_F8E3M4, int(z'30'))
  call small_floats('f8e8m0fnu', PJRTLITE_DTYPE_F8E8M0FNU, int(z'7F'))
  call small_floats('f4e2m1fn', PJRTLITE_DTYPE_F4E2M1FN, int(z'02'))
  call small_integers('i4', PJRTLITE_DTYPE_I4, PJRTLITE_DTYPE_I8, -8, 7)
  call small_integers('u4', PJRTLITE_DTYPE_U4, PJRTLITE_DTYPE_U8, 0, 15)
  call small_integers('i2', PJRTLITE_DTYPE_I2, PJRTLITE_DTYPE_I8, -2, 1)
  call small_integers('u2', PJRTLITE_DTYPE_U2, PJRTLITE_DTYPE_U8, 0, 3)

  call buffer%destroy()
  call model%destroy()
  call executable%destroy()
  call client%destroy()

contains

  !> All numbers of a float of 8 or 4 bits go through a program, as they are and as real32, and 1 is
  !! rounded to it.
  subroutine small_floats(name, dtype, one)
    character(*), intent(in) :: name
    integer, intent(in) :: dtype, one
    integer(int8), target :: every(256)
    integer(int8), allocatable, target :: back(:), rounded(:)
    real(real32), allocatable, target :: numbers(:), ones(:)
    integer(int64), allocatable :: shape_in(:), shape_out(:)
    integer :: found, i, count
    call load(executable, client, 'dtype_'//name//'.mlir')
    call model%create(executable)
    call model%input_type(1, found, shape_in)
    call check(found == dtype .and. size(shape_in) == 1, name//': the type of the input')
    count = int(shape_in(1))
    call check(count == 2**merge(4, 8, name(:2) == 'f4'), name//': all its numbers')
    call model%input_type(2, found, shape_out)
    allocate (back(count), numbers(count), ones(shape_out(1)), rounded(shape_out(1)))
    every(:count) = [(int(i - merge(256, 0, i > 127), int8), i=0, count - 1)]
    ones = 1
    back = -7
    call model%bind_input(1, every(:count), dtype=dtype)
    call model%set_input(2, ones)
    call model%bind_output(2, back, dtype=dtype)
    call model%run()
    call check(all(back == every(:count)), name//': every number comes back')
    call model%get_output(1, numbers)
    call check(same(numbers(one + 1), 1.0), name//': 1 as real32')
    call model%get_output(3, rounded, dtype=dtype)
    call check(all(rounded == one), name//': 1 from real32')
    call model%get_output(3, rounded, stat=stat, errmsg=errmsg)
    call check_failure(name//' as integers', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
        'get_output: output 3 is '//name//'|pass the bits as an array of int8 with dtype=PJRTLITE_DTYPE_')
    call model%destroy()
  end subroutine small_floats

  !> All numbers from LOWEST to HIGHEST go through a program that gives 3x as a byte, of the type BYTE,
  !! x, 2x + 1 and another array's bytes, the last two wrapped. Others do not go in.
  subroutine small_integers(name, dtype, byte, lowest, highest)
    character(*), intent(in) :: name
    integer, intent(in) :: dtype, byte, lowest, highest
    integer(int8), allocatable, target :: x(:, :), same_x(:, :), sums(:, :)
    integer(int8), allocatable :: triple(:, :)
    integer(int8) :: wide(29), wrapped(29)
    integer(int64), allocatable :: extents(:)
    integer :: found, count, i
    count = highest - lowest + 1
    call load(executable, client, 'dtype_'//name//'.mlir')
    call model%create(executable)
    call model%input_type(1, found, extents)
    call check(found == dtype .and. size(extents) == 2, name//': the type of the input')
    allocate (x(extents(1), extents(2)), same_x(extents(1), extents(2)), sums(extents(1), extents(2)), &
        triple(extents(1), extents(2)))
    call check(size(x) > 2*count, name//': room for all numbers, twice')
    x = reshape([(int(lowest + modulo(5*i, count), int8), i=1, size(x))], shape(x))
    wide = [(int(merge(i - 10, i, lowest < 0), int8), i=1, size(wide))]
    call model%bind_input(1, x, dtype=dtype)
    call model%set_input(2, wide, dtype=byte)
    call model%bind_output(2, same_x, dtype=dtype)
    call model%bind_output(3, sums, dtype=dtype)
    call model%run()
    call model%get_output(1, triple, dtype=byte)
    call model%get_output(4, wrapped, dtype=dtype)
    call check(all(triple == 3*x), name//': 3x, as a byte')
    call check(all(same_x == x), name//': x')
    call check(all(sums == wrap(2*int(x) + 1, lowest, highest)), name//': 2x + 1, wrapped')
    call check(all(wrapped == wrap(int(wide), lowest, highest)), name//': bytes, wrapped')
    x(2, 1) = int(highest + 1, int8)
    call model%run(stat=stat, errmsg=errmsg)
    call check_failure(name//': a number that it does not have', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
        'run: |element 2 (counted from 1) holds|each byte of '//name//' must hold')
    call model%set_input(1, x, dtype=dtype, stat=stat, errmsg=errmsg)
    call check_failure(name//': also where it is copied', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
        'set_input: |element 2 (counted from 1) holds')
    call model%destroy()
  end subroutine small_integers

  !> The number from LOWEST to HIGHEST that has the same lower bits.
  elemental function wrap(number, lowest, highest) result(inside)
    integer, intent(in) :: number, lowest, highest
    integer :: inside
    inside = modulo(number - lowest, highest - lowest + 1) + lowest
  end function wrap

  !> Known bits of both types, what lies between two numbers, and every number there and back.
  subroutine conversions()
    integer(int32) :: i
    integer(int16) :: word
    integer :: wrong_f16, wrong_bf16
    real(real32) :: x, infinity
    infinity = transfer(int(z'7F800000', int32), infinity)

    ! 1 = 3C00, -2 = C000, 65504 = 7BFF, 2**(-14) = 0400, 2**(-24) = 0001, 0.1 = 2E66.
    call check(all(hex(pjrtlite_to_f16([1.0, -2.0, 65504.0, 2.0**(-14), 2.0**(-24), 0.1])) == &
        [int(z'3C00'), int(z'C000'), int(z'7BFF'), int(z'0400'), int(z'0001'), int(z'2E66')]), &
        'f16: known bits')
    call check(all(hex(pjrtlite_to_f16([65519.0, 65520.0, -1.0e30, infinity, 2.0**(-25), &
        1.5*2.0**(-25)])) == [int(z'7BFF'), int(z'7C00'), int(z'FC00'), int(z'7C00'), 0, 1]), &
        'f16: beyond its range')
    ! Between 2048 and 2050, and between 2050 and 2052, the even one is nearest.
    call check(all(hex(pjrtlite_to_f16([2049.0, 2051.0])) == [int(z'6800'), int(z'6802')]), &
        'f16: ties')
    ! 1 = 3F80, 0.1 = 3DCD, the largest real32 is nearest to infinity.
    call check(all(hex(pjrtlite_to_bf16([1.0, 0.1, -0.1, huge(1.0), infinity])) == &
        [int(z'3F80'), int(z'3DCD'), int(z'BDCD'), int(z'7F80'), int(z'7F80')]), &
        'bf16: known bits')
    ! 256 and 258 are neighbours, and so are 258 and 260.
    call check(all(hex(pjrtlite_to_bf16([257.0, 259.0])) == [int(z'4380'), int(z'4382')]), &
        'bf16: ties')
    x = transfer(int(z'7F800001', int32), x)
    call check(iand(hex(pjrtlite_to_bf16(x)), int(z'7FFF')) > int(z'7F80'), 'bf16: no number')
    call check(iand(hex(pjrtlite_to_f16(x)), int(z'7FFF')) > int(z'7C00'), 'f16: no number')

    wrong_f16 = 0
    wrong_bf16 = 0
    do i = -32768, 32767
      word = int(i, int16)
      if (iand(i, int(z'7FFF')) <= int(z'7C00')) then
        if (pjrtlite_to_f16(pjrtlite_from_f16(word)) /= word) wrong_f16 = wrong_f16 + 1
      end if
      if (iand(i, int(z'7FFF')) <= int(z'7F80')) then
        if (pjrtlite_to_bf16(pjrtlite_from_bf16(word)) /= word) wrong_bf16 = wrong_bf16 + 1
      end if
    end do
    call check(wrong_f16 == 0, 'f16: every number there and back')
    call check(wrong_bf16 == 0, 'bf16: every number there and back')
  end subroutine conversions

  !> The bits as a number that is not negative.
  elemental function hex(word) result(number)
    integer(int16), intent(in) :: word
    integer :: number
    number = iand(int(word), 65535)
  end function hex

end program bits
