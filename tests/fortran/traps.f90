! A host that traps every floating-point exception: this file is compiled with gfortran's
! -ffpe-trap=invalid,zero,overflow,underflow,denormal, so the program's start unmasks all of them.
! Models that divide by zero, overflow, make NaNs and denormal numbers, on the caller's thread and on
! the plugin's, or have XLA do so at compile time, give their results; and the host's own next
! mistake still ends it. What is compared here is bits: to compare a NaN, or a denormal number, traps.
program traps
  use, intrinsic :: ieee_arithmetic, only: ieee_is_nan
  use, intrinsic :: ieee_exceptions
  use, intrinsic :: iso_c_binding, only: c_int, c_long
  use, intrinsic :: iso_fortran_env, only: int32, int64, real32, real64
  use checks
  use pjrtlite
  implicit none

  interface
    function c_getrusage(who, usage) bind(C, name='getrusage') result(outcome)
      import :: c_int, c_long
      integer(c_int), value :: who
      integer(c_long), intent(out) :: usage(*)
      integer(c_int) :: outcome
    end function c_getrusage
    function c_nproc() bind(C, name='get_nprocs') result(count)
      import :: c_int
      integer(c_int) :: count
    end function c_nproc
  end interface

  integer(int32), parameter :: infinity = int(z'7f800000', int32)
  !> The extents of the arrays that are enough work to be shared out.
  integer, parameter :: n = 512
  character(*), parameter :: mistakes(6) = [character(9) :: 'none', 'zero', 'invalid', 'overflow', &
      'underflow', 'denormal']
  type(pjrtlite_client) :: client
  character(1024) :: argument
  integer :: i

  if (command_argument_count() == 0) then
    call work()
    ! In processes of their own, since each ends.
    do i = 1, size(mistakes)
      call check(ends_with(trim(mistakes(i))) == merge(0, 128 + 8, i == 1), &
          'after all that, '//trim(mistakes(i))//merge(' is fine', ' traps  ', i == 1))
    end do
  else
    call get_command_argument(1, argument)
    call work()
    call make_mistake(trim(argument))
  end if

contains

  subroutine work()
    call check_halting('at the start')
    call client%create(plugin())
    call small()
    call folded()
    call large()
    call client%destroy()
    call check_halting('at the end')
  end subroutine work

  !> Checks that all exceptions still trap. That of denormal numbers has no name in Fortran.
  subroutine check_halting(when)
    character(*), intent(in) :: when
    logical :: halting
    integer :: k
    do k = 1, size(ieee_all) - 1
      call ieee_get_halting_mode(ieee_all(k), halting)
      call check(halting, when//' every exception traps')
    end do
  end subroutine check_halting

  !> So little work that it runs on this thread.
  subroutine small()
    type(pjrtlite_executable) :: executable
    type(pjrtlite_plan) :: model
    type(pjrtlite_buffer) :: buffer
    real(real32), target :: x(8), y(8), quotient(8), product(8), logarithm(8)
    real(real64) :: doubled(8)
    integer :: k
    character(*), parameter :: line = new_line('a')
    character(*), parameter :: program = &
        'module @small {'//line// &
        '  func.func public @main(%x: tensor<8xf32>, %y: tensor<8xf32>)'//line// &
        '      -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf64>) {'//line// &
        '    %0 = stablehlo.divide %x, %y : tensor<8xf32>'//line// &
        '    %1 = stablehlo.multiply %x, %y : tensor<8xf32>'//line// &
        '    %2 = stablehlo.log %x : tensor<8xf32>'//line// &
        '    %3 = stablehlo.convert %x : (tensor<8xf32>) -> tensor<8xf64>'//line// &
        '    %4 = stablehlo.divide %3, %3 : tensor<8xf64>'//line// &
        '    return %0, %1, %2, %4 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf64>'//line// &
        '  }'//line// &
        '}'//line
    call executable%load_memory(client, program)
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_input(2, y)
    call model%bind_output(1, quotient)
    call model%bind_output(2, product)
    call model%bind_output(3, logarithm)
    x = [1.0, -1.0, 0.0, 3e38, 1e-20, 2.0, 1e-30, 0.0]
    y = [0.0, 0.0, 0.0, 3e38, 1e-19, 4.0, 1e30, 1.0]
    ! The last is the smallest number there is.
    x(8) = transfer(1_int32, x(8))
    do k = 1, 3
      call model%run()
    end do
    call model%get_output(4, doubled)
    call check(is_infinity(quotient(1)) .and. is_minus_infinity(quotient(2)), 'one divided by zero')
    call check(is_nan(quotient(3)), 'zero divided by zero')
    call check(same(quotient(4), 1.0) .and. same(quotient(6), 0.5), 'numbers divided by numbers')
    call check(is_infinity(product(4)), 'a product that overflows')
    call check(is_zero(product(5)), 'a product that is denormal, which XLA takes as zero')
    call check(is_zero(quotient(7)), 'a quotient that underflows')
    call check(is_zero(quotient(8)), 'a denormal number as an input')
    call check(same(product(6), 8.0), 'two times four')
    call check(is_nan(logarithm(2)) .and. is_minus_infinity(logarithm(3)), 'logarithms of -1 and 0')
    call check(same(doubled(1), 1.0_real64) .and. same(doubled(7), 1.0_real64), 'one in double precision')
    call check(iand(transfer(doubled(3), 0_int64), shiftl(4095_int64, 51)) == &
        shiftl(4095_int64, 51), 'not a number in double precision')

    ! Transfers are no arithmetic, and keep every bit.
    call buffer%from_host(client, x)
    call buffer%to_host(y)
    call check(all(same(x, y)), 'a denormal number there and back')
    call buffer%from_host(client, quotient)
    call buffer%to_host(y)
    call check(all(same(quotient, y)), 'infinities and a NaN there and back')
    call buffer%destroy()
    call model%destroy()
    call executable%destroy()
  end subroutine small

  !> Arithmetic on constants, which XLA does while it compiles.
  subroutine folded()
    type(pjrtlite_executable) :: executable
    type(pjrtlite_plan) :: model
    real(real32) :: result
    real(real64) :: result64
    integer :: k
    character(*), parameter :: line = new_line('a')
    character(*), parameter :: program = &
        'module @folded {'//line// &
        '  func.func public @main() -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, '// &
        'tensor<f32>, tensor<f64>) {'//line// &
        '    %zero = stablehlo.constant dense<0.0> : tensor<f32>'//line// &
        '    %one = stablehlo.constant dense<1.0> : tensor<f32>'//line// &
        '    %big = stablehlo.constant dense<3.0e38> : tensor<f32>'//line// &
        '    %small = stablehlo.constant dense<1.0e-30> : tensor<f32>'//line// &
        '    %minus = stablehlo.constant dense<-1.0> : tensor<f32>'//line// &
        '    %zero64 = stablehlo.constant dense<0.0> : tensor<f64>'//line// &
        '    %0 = stablehlo.divide %one, %zero : tensor<f32>'//line// &
        '    %1 = stablehlo.divide %zero, %zero : tensor<f32>'//line// &
        '    %2 = stablehlo.multiply %big, %big : tensor<f32>'//line// &
        '    %3 = stablehlo.multiply %small, %small : tensor<f32>'//line// &
        '    %4 = stablehlo.sqrt %minus : tensor<f32>'//line// &
        '    %5 = stablehlo.log %zero64 : tensor<f64>'//line// &
        '    return %0, %1, %2, %3, %4, %5 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, '// &
        'tensor<f32>, tensor<f64>'//line// &
        '  }'//line// &
        '}'//line
    call executable%load_memory(client, program)
    call model%create(executable)
    call model%run()
    do k = 1, 5
      call model%get_output(k, result)
      select case (k)
      case (1)
        call check(is_infinity(result), 'a constant 1/0')
      case (2)
        call check(is_nan(result), 'a constant 0/0')
      case (3)
        call check(is_infinity(result), 'a constant product that overflows')
      case (4)
        call check(is_zero(result), 'a constant product that underflows')
      case (5)
        call check(is_nan(result), 'a constant square root of -1')
      end select
    end do
    call model%get_output(6, result64)
    call check(transfer(result64, 0_int64) == shiftl(-1_int64, 52), 'a constant logarithm of 0')
    call model%destroy()
    call executable%destroy()
  end subroutine folded

  !> So much work that the plugin's threads share it.
  subroutine large()
    type(pjrtlite_executable) :: executable
    type(pjrtlite_plan) :: model
    real(real32), pointer :: x(:,:), quotient(:,:), scaled(:,:), tiny_ones(:,:), product(:,:)
    integer(c_long) :: before, during
    integer :: k, i, j
    logical :: right
    character(*), parameter :: line = new_line('a')
    character(*), parameter :: t = 'tensor<512x512xf32>'
    character(*), parameter :: program = &
        'module @large {'//line// &
        '  func.func public @main(%x: '//t//') -> ('//t//', '//t//', '//t//', '//t//') {'//line// &
        '    %one = stablehlo.constant dense<1.0> : '//t//line// &
        '    %big = stablehlo.constant dense<3.0e38> : '//t//line// &
        '    %small = stablehlo.constant dense<1.0e-38> : '//t//line// &
        '    %0 = stablehlo.divide %one, %x : '//t//line// &
        '    %1 = stablehlo.multiply %big, %x : '//t//line// &
        '    %2 = stablehlo.multiply %small, %x : '//t//line// &
        '    %3 = stablehlo.multiply %2, %small : '//t//line// &
        '    %4 = stablehlo.dot_general %x, %1, contracting_dims = [1] x [0]'//line// &
        '      : ('//t//', '//t//') -> '//t//line// &
        '    return %0, %1, %3, %4 : '//t//', '//t//', '//t//', '//t//line// &
        '  }'//line// &
        '}'//line
    call pjrtlite_allocate(x, [n, n])
    call pjrtlite_allocate(quotient, [n, n])
    call pjrtlite_allocate(scaled, [n, n])
    call pjrtlite_allocate(tiny_ones, [n, n])
    call pjrtlite_allocate(product, [n, n])
    do j = 1, n
      do i = 1, n
        x(i, j) = real(modulo(i + j, 4), real32)
      end do
    end do
    call executable%load_memory(client, program)
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, quotient)
    call model%bind_output(2, scaled)
    call model%bind_output(3, tiny_ones)
    call model%bind_output(4, product)
    before = time_of_others()
    do k = 1, 4
      call model%run()
    end do
    during = time_of_others() - before
    if (c_nproc() > 1) call check(during > 1000, 'the plugin''s threads worked')
    right = .true.
    do j = 1, n
      do i = 1, n
        select case (modulo(i + j, 4))
        case (0)
          right = right .and. is_infinity(quotient(i, j)) .and. is_zero(scaled(i, j))
        case (1)
          right = right .and. same(quotient(i, j), 1.0) .and. same(scaled(i, j), 3e38)
        case default
          right = right .and. is_infinity(scaled(i, j)) .and. quotient(i, j) < 0.6
        end select
        ! Along two diagonals of four, a zero meets an infinity.
        if (modulo(i - j, 4) < 2) then
          right = right .and. is_infinity(product(i, j))
        else
          right = right .and. is_nan(product(i, j))
        end if
        right = right .and. is_zero(tiny_ones(i, j))
      end do
    end do
    call check(right, 'all numbers, infinities, NaNs and zeros of the large arrays')
    call model%destroy()
    call executable%destroy()
    call pjrtlite_deallocate(x)
    call pjrtlite_deallocate(quotient)
    call pjrtlite_deallocate(scaled)
    call pjrtlite_deallocate(tiny_ones)
    call pjrtlite_deallocate(product)
  end subroutine large

  !> How long the other threads of this process have worked, in microseconds.
  function time_of_others() result(time)
    integer(c_long) :: time
    integer(c_int), parameter :: of_process = 0, of_thread = 1
    time = time_of(of_process) - time_of(of_thread)
  end function time_of_others

  function time_of(who) result(time)
    integer(c_int), intent(in) :: who
    integer(c_long) :: time
    ! Seconds and microseconds of the program's own time and of the system's, and then much else.
    integer(c_long) :: usage(32)
    if (c_getrusage(who, usage) /= 0) error stop 'getrusage'
    time = 1000000*(usage(1) + usage(3)) + usage(2) + usage(4)
  end function time_of

  !> How this program ends that makes a mistake after all the work: its exit code, or 128 and the
  !! signal.
  function ends_with(mistake) result(code)
    character(*), intent(in) :: mistake
    integer :: code
    character(1024) :: own
    call get_command_argument(0, own)
    ! gfortran's report of the signal and a core file are of no interest.
    call execute_command_line('ulimit -c 0; "'//trim(own)//'" '//mistake//' > /dev/null 2>&1', &
        exitstat=code)
  end function ends_with

  subroutine make_mistake(which)
    character(*), intent(in) :: which
    real(real64), volatile :: number
    select case (which)
    case ('zero')
      number = 0
      number = 1/number
    case ('invalid')
      number = -1
      number = sqrt(number)
    case ('overflow')
      number = huge(1.0_real64)
      number = 2*number
    case ('underflow')
      number = tiny(1.0_real64)
      number = number*number
    case ('denormal')
      number = transfer(1_int64, 1.0_real64)
      number = number + 1
    end select
  end subroutine make_mistake

  pure function is_infinity(number) result(yes)
    real(real32), intent(in) :: number
    logical :: yes
    yes = transfer(number, 0_int32) == infinity
  end function is_infinity

  pure function is_minus_infinity(number) result(yes)
    real(real32), intent(in) :: number
    logical :: yes
    yes = iand(transfer(number, 0_int32), huge(0_int32)) == infinity .and. &
        transfer(number, 0_int32) < 0
  end function is_minus_infinity

  pure function is_nan(number) result(yes)
    real(real32), intent(in) :: number
    logical :: yes
    yes = ieee_is_nan(number)
  end function is_nan

  pure function is_zero(number) result(yes)
    real(real32), intent(in) :: number
    logical :: yes
    yes = transfer(number, 0_int32) == 0
  end function is_zero

end program traps
