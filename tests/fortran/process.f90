! Which process this is, the device for it, and the library's own messages.
module listener
  use, intrinsic :: iso_c_binding, only: c_int32_t, c_ptr
  use pjrtlite, only: pjrtlite_log_callback, pjrtlite_string
  implicit none
  integer :: messages = 0, last_level = 0
  procedure(pjrtlite_log_callback), pointer :: listening => null()
contains
  subroutine listen(level, message, user) bind(C)
    integer(c_int32_t), value :: level
    type(c_ptr), value :: message, user
    if (index(pjrtlite_string(message), 'made a client') > 0) messages = messages + 1
    last_level = int(level)
    if (.false.) print *, transfer(user, 0_c_int32_t)
  end subroutine listen
end module listener

program process
  use, intrinsic :: iso_c_binding, only: c_char, c_int, c_null_char
  use checks
  use listener
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_options) :: options
  integer :: rank, size, stat
  character(1000) :: errmsg

  interface
    function setenv(name, value, overwrite) bind(C) result(outcome)
      import :: c_char, c_int
      character(kind=c_char), intent(in) :: name(*), value(*)
      integer(c_int), value :: overwrite
      integer(c_int) :: outcome
    end function setenv
  end interface

  ! Open MPI's variables come before those of other launchers.
  call set('OMPI_COMM_WORLD_LOCAL_RANK', '5')
  call set('OMPI_COMM_WORLD_LOCAL_SIZE', '7')
  call pjrtlite_local_rank(rank, size)
  call check(rank == 5 .and. size == 7, 'the local rank')
  call client%create(plugin())
  call check(client%local_device() == mod(5, client%device_count()), 'the device of this rank')
  call set('OMPI_COMM_WORLD_LOCAL_RANK', 'five')
  call pjrtlite_local_rank(rank, size, stat, errmsg)
  call check_failure('a rank that is no number', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, &
      'pjrtlite_local_rank|five')

  ! Procedures over the module fail as its own do.
  errmsg = 'as before'
  call pjrtlite_fail(PJRTLITE_STATUS_OK, 'all is well', stat, errmsg)
  call check(stat == PJRTLITE_STATUS_OK .and. errmsg == 'as before', 'no failure')
  call pjrtlite_fail(PJRTLITE_STATUS_TIMED_OUT, 'no answer', stat, errmsg)
  call check(stat == PJRTLITE_STATUS_TIMED_OUT .and. errmsg == 'no answer', 'a failure of its own')
  call check(pjrtlite_last_error() == 'no answer', 'it is the last message')
  call pjrtlite_fail(17, 'what', stat, errmsg)
  call check_failure('no status', stat, errmsg, PJRTLITE_STATUS_INVALID_VALUE, 'pjrtlite_fail|17|what')

  listening => listen
  call pjrtlite_set_log_callback(listening)
  call client%create(plugin())
  call check(messages == 0, 'nothing is told unless it is asked for')
  call options%set('pjrtlite.log_level', 3)
  call client%create(plugin(), options)
  call check(messages == 1 .and. last_level == 3, 'a message for the callback')
  call pjrtlite_set_log_callback()
  call options%set('pjrtlite.log_level', 0)
  call client%create(plugin(), options)
  call check(messages == 1, 'no more messages for it')
  call options%destroy()
  call client%destroy()

contains

  subroutine set(name, value)
    character(*), intent(in) :: name, value
    call check(setenv(name//c_null_char, value//c_null_char, 1_c_int) == 0, name//'='//value)
  end subroutine set
end program process
