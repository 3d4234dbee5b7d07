! Without stat a failure ends the program, with the message, whatever the caller was doing. This
! program runs itself with the name of a mistake as its argument, and looks at how it ended.
program stops
  use, intrinsic :: iso_fortran_env, only: real32
  use checks
  use pjrtlite
  implicit none
  character(1024) :: argument

  if (command_argument_count() > 0) then
    call get_command_argument(1, argument)
    call make_mistake(trim(argument))
  else
    call expect_success('none')
    call expect_stop('plugin', 'nosuchplugin')
    call expect_stop('null', 'pjrtlite_plan%run: the object was not created')
    call expect_stop('function', 'pjrtlite_client%device_count: the object was not created')
    call expect_stop('index', 'there is no input 3')
    call expect_stop('section', 'contiguous')
    call expect_stop('shape', 'f32[4]')
    call expect_stop('errmsg', 'pjrtlite_plan%run: the object was not created')
    call expect_stop('stat', 'stat must be an integer of the kind int32 or int64')
  end if

contains

  subroutine make_mistake(which)
    character(*), intent(in) :: which
    type(pjrtlite_client) :: client
    type(pjrtlite_executable) :: executable
    type(pjrtlite_plan) :: model
    real(real32), target :: x(8)
    character(:), allocatable :: name
    character(1000) :: errmsg
    real :: stat
    select case (which)
    case ('plugin')
      call client%create('nosuchplugin')
    case ('null')
      call model%run()
    case ('function')
      print '(i0)', client%device_count()
    case ('errmsg')
      ! As in ALLOCATE: errmsg without stat does not keep the program alive.
      call model%run(errmsg=errmsg)
    case ('stat')
      ! Nowhere to put the status, even where there is nothing wrong.
      call open_client(client)
      call client%platform_name(name, stat=stat)
    case default
      call open_client(client)
      call load(executable, client, 'hello.mlir')
      call model%create(executable)
      if (which == 'index') call model%bind_input(3, x(1:4))
      if (which == 'section') call model%bind_input(1, x(1:8:2))
      if (which == 'shape') call model%set_input(1, x)
      call model%destroy()
      call executable%destroy()
      call client%destroy()
    end select
  end subroutine make_mistake

  subroutine expect_success(mistake)
    character(*), intent(in) :: mistake
    character(:), allocatable :: errors
    call check(exit_code(mistake, errors) == 0, 'without a mistake the program ends well')
    call check(errors == '', 'and says nothing')
  end subroutine expect_success

  subroutine expect_stop(mistake, message)
    character(*), intent(in) :: mistake, message
    character(:), allocatable :: errors
    call check(exit_code(mistake, errors) == 1, mistake//': the exit code is 1')
    call check(index(errors, message) > 0, mistake//': the error unit got: '//errors)
  end subroutine expect_stop

  !> Runs this program to make a mistake. ERRORS is the first line it wrote to the error unit.
  function exit_code(mistake, errors) result(code)
    character(*), intent(in) :: mistake
    character(:), allocatable, intent(out) :: errors
    integer :: code
    character(1024) :: own, line
    character(:), allocatable :: file
    integer :: unit, ios, ignored
    call get_command_argument(0, own)
    file = scratch_file('.stderr')
    ! flang counts an exit code that is not 0 as a failure of its own, and stops without cmdstat.
    call execute_command_line('"'//trim(own)//'" '//mistake//' 2> "'//file//'"', &
        exitstat=code, cmdstat=ignored)
    line = ''
    open (newunit=unit, file=file, status='old', action='read')
    read (unit, '(a)', iostat=ios) line
    close (unit, status='delete')
    errors = trim(line)
  end function exit_code

end program stops
