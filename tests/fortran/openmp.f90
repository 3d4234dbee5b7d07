! A host whose threads OpenMP pins, each to a place of its own (OMP_PROC_BIND=true): the plugin's
! threads run on all CPUs of the process all the same, whichever thread made the client, and that
! thread stays where it was. And a plan for each thread, all at once, with right numbers.
program openmp
  use, intrinsic :: iso_c_binding, only: c_int
  use, intrinsic :: iso_fortran_env, only: real32
  use checks
  use omp_lib, only: omp_get_thread_num, omp_get_num_threads
  use pjrtlite
  implicit none

  interface
    function c_getpid() bind(C, name='getpid') result(id)
      import :: c_int
      integer(c_int) :: id
    end function c_getpid
    function c_getppid() bind(C, name='getppid') result(id)
      import :: c_int
      integer(c_int) :: id
    end function c_getppid
    subroutine c_exit(code) bind(C, name='exit')
      import :: c_int
      integer(c_int), value :: code
    end subroutine c_exit
  end interface

  type :: thread
    integer :: id
    !> The CPUs on which it may run.
    character(256) :: cpus
  end type thread

  integer, parameter :: threads = 2, runs = 200
  !> Of each thread its own, from one parallel region to the next.
  type(pjrtlite_plan), save :: own
  real(real32), pointer, save :: own_x(:) => null(), own_z(:) => null()
  !$omp threadprivate(own, own_x, own_z)
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(thread), allocatable :: before(:), after(:)
  character(256) :: process, pinned, afterwards
  integer :: i, new

  process = cpus_of('/proc/'//text_of(int(c_getppid()))//'/status')
  if (scan(process, ',-') == 0) then
    print '(a)', 'this process has one CPU, so no thread can be pinned to less'
    call c_exit(77_c_int)
  end if

  !$omp parallel num_threads(threads) default(none) &
  !$omp shared(client, executable, before, pinned, afterwards)
  if (omp_get_num_threads() /= threads) error stop 'OpenMP has too few threads'
  !$omp barrier
  if (omp_get_thread_num() == threads - 1) then
    call find_threads(before)
    pinned = cpus_of('/proc/thread-self/status')
    call open_client(client)
    ! XLA makes more threads when it first compiles.
    call load(executable, client, 'order.mlir')
    afterwards = cpus_of('/proc/thread-self/status')
  end if
  !$omp end parallel

  call check(pinned /= process, 'the thread that makes the client is pinned to '//trim(pinned)// &
      ' of '//trim(process))
  call check(afterwards == pinned, 'and stays so')
  call find_threads(after)
  new = 0
  do i = 1, size(after)
    if (any(before%id == after(i)%id)) cycle
    new = new + 1
    if (after(i)%cpus /= process) call check(.false., 'one of the plugin''s threads runs on '// &
        trim(after(i)%cpus)//' alone')
  end do
  call check(new > 0, 'the plugin''s threads run on all CPUs of the process')
  call check_calls()
  call check_blocks()
  call check_threadprivate()
  call check_firstprivate()

  call executable%destroy()
  call client%destroy()

contains

  !> Each thread with a plan and arrays of its own.
  subroutine check_calls()
    logical :: right(0:threads - 1)
    right = .false.
    !$omp parallel num_threads(threads) default(none) shared(right)
    right(omp_get_thread_num()) = plan_is_right(omp_get_thread_num())
    !$omp end parallel
    call check(all(right), 'a plan in each thread at once')
  end subroutine check_calls

  function plan_is_right(me) result(yes)
    integer, intent(in) :: me
    logical :: yes
    type(pjrtlite_plan) :: model
    real(real32), target :: x(3, 2), sums(3, 2), turned(2, 3)
    integer :: run, row
    yes = .true.
    call model%create(executable)
    call model%bind_input(1, x)
    call model%bind_output(1, sums)
    call model%bind_output(2, turned)
    do run = 1, runs
      x = real(1000*me + run, real32)
      x(2, :) = -x(1, :)
      call model%run()
      ! x(j,i) + 10*(j-1) + 100*(i-1), and the transpose of that.
      do row = 1, 2
        yes = yes .and. all(same(sums(:, row), x(:, row) + [0.0, 10.0, 20.0] + 100*real(row - 1)))
      end do
      yes = yes .and. all(same(turned, transpose(sums)))
    end do
    call model%destroy()
  end function plan_is_right

  !> A block in a parallel loop: each thread's handles are initialized, which those in a private
  !! clause are not with gfortran.
  subroutine check_blocks()
    integer, parameter :: n = 40
    type(pjrtlite_executable) :: twice
    real(real32) :: total(n)
    logical :: fresh(n)
    integer :: i
    call twice%load_memory(client, made_up_program('4xf32'))
    !$omp parallel do num_threads(threads) default(none) shared(twice, total, fresh)
    do i = 1, n
      block
        type(pjrtlite_plan) :: model
        real(real32), target :: x(4), z(4)
        fresh(i) = .not. model%is_created()
        call model%create(twice)
        call model%bind_input(1, x)
        call model%bind_output(1, z)
        x = real(i, real32)
        call model%run()
        total(i) = sum(z)
        call model%destroy()
      end block
    end do
    !$omp end parallel do
    call check(all(fresh), 'a handle in a block is initialized')
    call check(all(same(total, [(8*real(i, real32), i=1, n)])), 'a plan in a block of a parallel loop')
    call twice%destroy()
  end subroutine check_blocks

  !> A plan that each thread makes once, and runs in later regions.
  subroutine check_threadprivate()
    type(pjrtlite_executable) :: twice
    logical :: fresh(0:threads - 1), right(0:threads - 1)
    integer :: run, me
    call twice%load_memory(client, made_up_program('4xf32'))
    !$omp parallel num_threads(threads) default(none) shared(twice, fresh)
    fresh(omp_get_thread_num()) = .not. own%is_created()
    allocate (own_x(4), own_z(4))
    call own%create(twice)
    call own%bind_input(1, own_x)
    call own%bind_output(1, own_z)
    !$omp end parallel
    right = .true.
    do run = 1, runs
      !$omp parallel num_threads(threads) default(none) shared(right, run) private(me)
      me = omp_get_thread_num()
      own_x = real(1000*me + run, real32)
      call own%run()
      right(me) = right(me) .and. all(same(own_z, 2*own_x))
      !$omp end parallel
    end do
    !$omp parallel num_threads(threads) default(none)
    call own%destroy()
    deallocate (own_x, own_z)
    !$omp end parallel
    call check(all(fresh), 'a threadprivate handle is initialized')
    call check(all(right), 'a threadprivate plan from region to region')
    call twice%destroy()
  end subroutine check_threadprivate

  !> A plan in a firstprivate clause is one plan, which the threads take in turn.
  subroutine check_firstprivate()
    type(pjrtlite_executable) :: twice
    type(pjrtlite_plan) :: model
    logical :: right(0:threads - 1)
    call twice%load_memory(client, made_up_program('4xf32'))
    call model%create(twice)
    !$omp parallel num_threads(threads) default(none) firstprivate(model) shared(right)
    block
      real(real32), target :: x(4), z(4)
      !$omp critical
      x = real(omp_get_thread_num() + 1, real32)
      call model%bind_input(1, x)
      call model%bind_output(1, z)
      call model%run()
      right(omp_get_thread_num()) = all(same(z, 2*x))
      !$omp end critical
    end block
    !$omp end parallel
    call check(all(right) .and. model%is_created(), 'a firstprivate plan, by turns')
    call model%destroy()
    call twice%destroy()
  end subroutine check_firstprivate

  !> All threads of this process.
  subroutine find_threads(found)
    type(thread), allocatable, intent(out) :: found(:)
    character(:), allocatable :: file
    character(256) :: line
    type(thread) :: one
    integer :: unit, ios
    file = scratch_file('.threads')
    call execute_command_line('cat /proc/'//text_of(int(c_getpid()))//'/task/*/status > "'// &
        file//'"')
    allocate (found(0))
    open (newunit=unit, file=file, status='old', action='read')
    do
      read (unit, '(a)', iostat=ios) line
      if (ios /= 0) exit
      if (index(line, 'Pid:') == 1) read (line(5:), *) one%id
      if (index(line, 'Cpus_allowed_list:') == 1) then
        one%cpus = after_tab(line)
        found = [found, one]
      end if
    end do
    close (unit, status='delete')
  end subroutine find_threads

  !> The CPUs on which the thread with this file of facts may run.
  function cpus_of(path) result(cpus)
    character(*), intent(in) :: path
    character(256) :: cpus, line
    integer :: unit, ios
    cpus = ''
    open (newunit=unit, file=path, status='old', action='read')
    do
      read (unit, '(a)', iostat=ios) line
      if (ios /= 0) exit
      if (index(line, 'Cpus_allowed_list:') == 1) cpus = after_tab(line)
    end do
    close (unit)
  end function cpus_of

  function after_tab(line) result(rest)
    character(*), intent(in) :: line
    character(256) :: rest
    rest = line(index(line, achar(9)) + 1:)
  end function after_tab

  function text_of(number) result(text)
    integer, intent(in) :: number
    character(:), allocatable :: text
    character(20) :: digits
    write (digits, '(i0)') number
    text = trim(digits)
  end function text_of

end program openmp
