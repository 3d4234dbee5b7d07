! Waiting: for the contents of a buffer, for the end of a run, and by callback.
module notes
  use, intrinsic :: iso_c_binding
  use pjrtlite
  implicit none

  !> What the callback leaves behind.
  type :: note
    integer(c_int32_t) :: calls = 0
    integer(c_int32_t) :: status = -1
    logical :: has_message = .false.
  end type note

contains

  subroutine take_note(status, message, user) bind(C)
    integer(c_int32_t), value :: status
    type(c_ptr), value :: message, user
    type(note), pointer :: here
    call c_f_pointer(user, here)
    here%status = status
    here%has_message = len(pjrtlite_string(message)) > 0
    here%calls = here%calls + 1
  end subroutine take_note

end module notes

program events
  use, intrinsic :: iso_c_binding, only: c_loc, c_null_ptr
  use, intrinsic :: iso_fortran_env, only: int64, real32, real64
  use checks
  use notes
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_buffer) :: inputs(2), outputs(1)
  type(pjrtlite_event) :: event
  type(note), target, volatile :: arrived, finished
  real(real32) :: x(4) = [1.0, 2.0, 3.0, 4.0], y(4) = [5.5, 6.6, 7.7, 8.8], z(4)
  procedure(pjrtlite_ready_callback), pointer :: callback
  integer(int64) :: start, now, rate

  call open_client(client)
  call load(executable, client, 'hello.mlir')
  call inputs(1)%from_host(client, x)
  call inputs(2)%from_host(client, y)

  call inputs(1)%ready(event)
  call event%wait()
  call check(event%test(), 'a buffer''s event has happened after wait')
  call event%wait()
  call event%wait_for(0.0_real64)
  call event%wait_for(1.0_real64)
  call check(.true., 'and can be waited for again')
  call event%on_ready(take_note, c_loc(arrived))
  call wait_for_note(arrived)
  call check(arrived%status == 0, 'its callback got status 0')
  call check(.not. arrived%has_message, 'and no message')

  call executable%execute(inputs, outputs, event)
  callback => take_note
  call event%on_ready(callback, c_loc(finished))
  ! The callback comes all the same.
  call event%destroy()
  call wait_for_note(finished)
  call check(finished%status == 0, 'a run''s callback got status 0')
  call outputs(1)%to_host(z)
  call check(all(same(z, 2*x + y)), 'the result is there')
  call check(arrived%calls == 1 .and. finished%calls == 1, 'each was called once')
  call check(pjrtlite_string(c_null_ptr) == '', 'the string at no address is empty')

  call outputs(1)%destroy()
  call inputs(1)%destroy()
  call inputs(2)%destroy()
  call executable%destroy()
  call client%destroy()

contains

  !> The callback may run on another thread, so give it a while.
  subroutine wait_for_note(from)
    type(note), intent(inout), volatile :: from
    call system_clock(start, rate)
    do
      if (from%calls > 0) exit
      call system_clock(now)
      if (now - start > 20*rate) call check(.false., 'a callback within 20 seconds')
    end do
    call check(from%calls == 1, 'a callback came')
  end subroutine wait_for_note


end program events
