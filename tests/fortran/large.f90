! Arrays of more than 2**31 elements, whose sizes, indices and distances do not fit in a default
! integer. Nobody touches most of their memory, so little of it is ever there.
program large
  use, intrinsic :: iso_c_binding, only: c_loc
  use, intrinsic :: iso_fortran_env, only: int64, int8
  use checks
  use pjrtlite
  implicit none
  integer(int64), parameter :: n = 2200000000_int64
  character(*), parameter :: line = new_line('a')
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: model
  type(pjrtlite_buffer) :: buffer
  integer(int8), allocatable, target :: store(:)
  integer(int8), pointer :: x(:), seen(:)
  integer(int8) :: few(3), two(2)
  integer(int64), allocatable :: extents(:)
  integer :: dtype, stat
  character(1000) :: errmsg

  call open_client(client)
  allocate (store(n + 64), stat=stat)
  if (stat /= 0) then
    print '(a)', 'this machine does not give out as much memory: not tested'
    stop
  end if
  x => store(1 + padding(c_loc(store), 1):)
  x => x(1:n)
  x(1) = 11
  x(1100000000_int64) = 12
  x(2147483649_int64) = 13
  x(n) = 14

  ! Element 2**31 + 1 and the last.
  call executable%load_memory(client, 'module @last {'//line// &
      'func.func public @main(%a: tensor<2200000000xi8>) -> tensor<2xi8> {'//line// &
      '%0 = stablehlo.slice %a [2147483648:2147483649] : '// &
      '(tensor<2200000000xi8>) -> tensor<1xi8>'//line// &
      '%1 = stablehlo.slice %a [2199999999:2200000000] : '// &
      '(tensor<2200000000xi8>) -> tensor<1xi8>'//line// &
      '%2 = stablehlo.concatenate %0, %1, dim = 0 : '// &
      '(tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>'//line// &
      'return %2 : tensor<2xi8> } }')
  call executable%input_type(1, dtype, extents)
  call check(all(extents == [n]), 'the shape of an input')
  call model%create(executable)
  call model%bind_input(1, x)
  call model%run()
  call model%get_output(1, two)
  call check(all(two == [13_int8, 14_int8]), 'a bound array')
  call model%bind_input(1, x(1:n - 1), stat=stat, errmsg=errmsg)
  call check_failure('one element too few', stat, errmsg, PJRTLITE_STATUS_SIGNATURE_MISMATCH, &
      'input 1 wants int8 (2200000000)|got int8 (2199999999)')
  call model%bind_input(1, x(::2), stat=stat, errmsg=errmsg)
  call check_failure('every other element', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
      'a section with gaps')

  ! A section whose elements are far from each other.
  call buffer%from_host(client, x(n:1:-1099999999_int64))
  few = 0
  call buffer%to_host(few)
  call check(all(few == [14_int8, x(1100000001_int64), x(2)]), 'a section with wide gaps')
  call buffer%from_host(client, x(1::2147483648_int64))
  call buffer%to_host(two)
  call check(all(two == [11_int8, 13_int8]), 'and with wider ones')
  call buffer%to_host(x(2::2147483648_int64))
  call check(x(2147483650_int64) == 13_int8, 'copied back')

  ! A view of all of it, and a pointer onto the view.
  call buffer%view_host(client, x)
  call check(buffer%byte_size() == n, 'the size of a view')
  call buffer%pointer(seen)
  call check(size(seen, kind=int64) == n, 'the size of a pointer')
  call check(seen(n) == 14_int8, 'and its last element')

  call buffer%destroy()
  call model%destroy()
  call executable%destroy()
  call client%destroy()
end program large
