! Handles that share an object: assignment in every form, in loops, in arrays and components. The
! object is freed with the last of them, neither earlier nor twice.
program sharing
  use, intrinsic :: iso_fortran_env, only: real32
  use checks
  use pjrtlite
  implicit none

  type :: solver
    type(pjrtlite_plan) :: step
    type(pjrtlite_buffer) :: states(2)
  end type solver

  type(pjrtlite_options) :: options, more_options
  type(pjrtlite_client) :: client, same_client
  type(pjrtlite_executable) :: executable, same_executable
  type(pjrtlite_plan) :: model, same_model
  type(pjrtlite_event) :: event, same_event
  type(pjrtlite_buffer) :: a, b, c, none, several(3)
  type(pjrtlite_buffer), allocatable :: list(:), longer(:)
  type(solver) :: one, other
  real(real32) :: x(4) = [1.0, 2.0, 3.0, 4.0], y(4) = [5.5, 6.6, 7.7, 8.8], z(4)
  integer :: i, stat

  call open_client(client)

  ! Two variables, one object: either may go first.
  call a%from_host(client, x)
  b = a
  call a%destroy()
  call check(.not. a%is_created(), 'the first lets go')
  call check_holds(b, x, 'the second still has it')
  a = b
  call b%destroy()
  call check_holds(a, x, 'the other way round')

  ! To itself, and again and again: nothing is lost, nothing freed.
  a = a
  do i = 1, 1000
    b = a
    c = b
    b = c
  end do
  call a%destroy()
  call c%destroy()
  call check_holds(b, x, 'after a thousand assignments')

  ! An assignment lets go of what was there; of nothing, it only does that.
  call a%from_host(client, y)
  b = a
  call check_holds(b, y, 'another object in place of the first')
  call check_holds(a, y, 'which has it too')
  b = none
  call check(.not. b%is_created(), 'nothing assigned')
  call check_holds(a, y, 'and the object is still there')

  ! Making something in one of them leaves the other alone.
  b = a
  call b%from_host(client, x)
  call check_holds(b, x, 'made anew')
  call check_holds(a, y, 'beside the old one')

  ! Arrays: one to all, part to part, all to all.
  several = a
  call a%destroy()
  several(2) = b
  call b%destroy()
  call check_holds(several(1), y, 'an array of handles, 1')
  call check_holds(several(2), x, 'an array of handles, 2')
  call check_holds(several(3), y, 'an array of handles, 3')
  several(3:3) = several(2:2)
  call check_holds(several(3), x, 'a section of it')
  allocate (list(3))
  list = several
  do i = 1, 3
    call several(i)%destroy()
  end do
  call check_holds(list(1), y, 'another array of the same, 1')
  call check_holds(list(2), x, 'another array of the same, 2')

  ! A longer list. move_alloc moves handles, which needs no counting.
  allocate (longer(4))
  longer(1:3) = list
  do i = 1, 3
    call list(i)%destroy()
  end do
  call move_alloc(longer, list)
  call list(4)%from_host(client, x + y)
  call check(size(list) == 4, 'a list that grew')
  call check_holds(list(1), y, 'with what it had')
  call check_holds(list(4), x + y, 'and more')
  do i = 1, 4
    call list(i)%destroy()
    call check(.not. list(i)%is_created(), 'and let go')
  end do

  ! Components: assigning the whole assigns them.
  call load(executable, client, 'hello.mlir')
  call one%step%create(executable)
  call one%states(1)%from_host(client, x)
  one%states(2) = one%states(1)
  other = one
  call one%states(1)%destroy()
  call one%states(2)%destroy()
  call one%step%set_input(1, x)
  call other%step%set_input(2, y)
  call one%step%destroy()
  call other%step%run()
  call other%step%get_output(1, z)
  call check(all(same(z, 2*x + y)), 'a plan that was set by two handles of it')
  call check_holds(other%states(1), x, 'a component, 1')
  call check_holds(other%states(2), x, 'a component, 2')
  call other%step%bind_input(3, x_target(), stat=stat)
  call check(stat == PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, 'the number of inputs goes along')
  call other%states(1)%destroy()
  call other%states(2)%destroy()
  call other%step%destroy()

  ! Subroutines that make handles, and those that keep a copy of one.
  call make(a, x)
  call keep(a, b)
  call a%destroy()
  call check_holds(b, x, 'what a subroutine kept')

  ! Every other type of object.
  call options%set('pjrtlite.log_level', 0)
  more_options = options
  call options%destroy()
  call more_options%set('pjrtlite.log_level', 1)
  call check(more_options%is_created(), 'options')
  same_client = client
  call client%destroy()
  call check(same_client%device_count() > 0, 'a client')
  same_executable = executable
  call executable%destroy()
  call check(same_executable%input_count() == 2, 'an executable')
  call model%create(same_executable)
  call model%set_input(1, x)
  call model%set_input(2, y)
  same_model = model
  call model%destroy()
  call same_model%run()
  call same_model%get_output(1, z)
  call check(all(same(z, 2*x + y)), 'a plan')
  call b%ready(event)
  same_event = event
  call event%destroy()
  call same_event%wait()
  call check(same_event%test(), 'an event')

  ! At the end of a scope nothing is freed and nothing broken: what was not let go stays.
  call leave_behind(b)
  call check_holds(b, x, 'the end of a scope')

  call b%destroy()
  call same_event%destroy()
  call same_model%destroy()
  call same_executable%destroy()
  call same_client%destroy()
  call more_options%destroy()

contains

  subroutine check_holds(buffer, want, what)
    type(pjrtlite_buffer), intent(in) :: buffer
    real(real32), intent(in) :: want(4)
    character(*), intent(in) :: what
    real(real32) :: got(4)
    got = -1
    call buffer%to_host(got)
    call check(all(same(got, want)), what)
  end subroutine check_holds

  subroutine make(buffer, values)
    type(pjrtlite_buffer), intent(inout) :: buffer
    real(real32), intent(in) :: values(4)
    call buffer%from_host(client, values)
  end subroutine make

  subroutine keep(buffer, kept)
    class(pjrtlite_buffer), intent(in) :: buffer
    type(pjrtlite_buffer), intent(inout) :: kept
    kept = buffer
  end subroutine keep

  subroutine leave_behind(buffer)
    type(pjrtlite_buffer), intent(in) :: buffer
    type(pjrtlite_buffer) :: local
    local = buffer
    call check(local%is_created(), 'a local handle')
  end subroutine leave_behind

  function x_target() result(array)
    real(real32), pointer :: array(:)
    real(real32), target, save :: memory(4) = 0
    array => memory
  end function x_target

end program sharing
