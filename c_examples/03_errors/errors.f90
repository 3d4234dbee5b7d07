! Mistakes, and how they are told of, in Fortran. Usage: errors [program]; PJRTLITE_PLUGIN=cpu
! With stat= nothing here ends the program; without it, a failure would print its message and stop.
program errors
  use pjrtlite
  use, intrinsic :: iso_fortran_env, only: int32, real64
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable, better
  type(pjrtlite_plan) :: scale
  type(pjrtlite_options) :: options
  real, target :: a(3,2) = reshape([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], [3, 2]), result(3,2)
  real(real64), target :: a_real64(3,2)
  real, target :: swapped(2,3)
  character(1024) :: path, plugin
  character(1000) :: errmsg
  integer :: absent, stat, unexpected

  unexpected = 0
  a_real64 = a
  path = 'c_examples/03_errors/scale.mlir'
  if (command_argument_count() > 0) call get_command_argument(1, path)
  call get_environment_variable('PJRTLITE_PLUGIN', plugin, status=absent)
  if (absent /= 0) plugin = 'cpu'

  call client%create('gpu', stat=stat, errmsg=errmsg)
  call mistake('A plugin that is not there', PJRTLITE_STATUS_PLUGIN_NOT_FOUND)
  call client%create(plugin)

  call executable%load_file(client, 'model.jaxexport', stat=stat, errmsg=errmsg)
  call mistake('A file that is not there', PJRTLITE_STATUS_FILE_UNREADABLE)
  call executable%load_memory(client, 'import jax', stat=stat, errmsg=errmsg)
  call mistake('A file that is no program', PJRTLITE_STATUS_BAD_PROGRAM)
  call options%set('pjrtlite.devices', 1, stat=stat, errmsg=errmsg)
  call mistake('An option that is misspelt', PJRTLITE_STATUS_UNKNOWN_OPTION)
  call scale%create(executable, stat=stat, errmsg=errmsg)
  call mistake('A program that was not loaded', PJRTLITE_STATUS_NULL_ARGUMENT)
  call executable%load_file(client, path)
  call scale%create(executable)

  call scale%bind_input(1, a_real64, stat=stat, errmsg=errmsg)
  call mistake('An array of another type', PJRTLITE_STATUS_SIGNATURE_MISMATCH)
  call scale%bind_input(1, swapped, stat=stat, errmsg=errmsg)
  call mistake('Extents the wrong way round', PJRTLITE_STATUS_SIGNATURE_MISMATCH)
  call scale%bind_input(0, a, stat=stat, errmsg=errmsg)
  call mistake('An input that the program does not have', PJRTLITE_STATUS_INDEX_OUT_OF_RANGE)
  call scale%bind_input(1, a)
  call scale%run(stat=stat, errmsg=errmsg)
  call mistake('A run before everything is bound', PJRTLITE_STATUS_NOT_BOUND)
  call scale%set_input(2, 2.0)
  call scale%get_output(1, result, stat=stat, errmsg=errmsg)
  call mistake('A result before a run', PJRTLITE_STATUS_NOT_RUN)

  ! An error that the application can mend: without the model it goes on with the old scheme.
  call better%load_file(client, 'better.jaxexport', stat=stat, errmsg=errmsg)
  if (stat == 0) then
    print '(a)', 'Fortran  The better model is there'
  else if (stat == PJRTLITE_STATUS_FILE_UNREADABLE) then
    print '(a)', 'Fortran  No better model: going on with the old one'
  else
    print '(2a)', 'Fortran  ', trim(errmsg)
  end if

  ! After all of that, the same objects work.
  call scale%run()
  call scale%get_output(1, result)
  if (any(nint(result) /= nint(2.0 * a))) unexpected = unexpected + 1
  print '(a, 2(f0.0, 1x), f0.0, a, 2(f0.0, 1x), f0.0, a)', 'Fortran  Output: (', result(:,1), ') (', result(:,2), ')'

  call better%destroy()
  call scale%destroy()
  call executable%destroy()
  call options%destroy()
  call client%destroy()
  if (unexpected > 0) error stop 'not every mistake was answered as expected'

contains

  subroutine mistake(what, status)
    character(*), intent(in) :: what
    integer(int32), intent(in) :: status
    print '(2a)', 'Fortran  ', what
    print '(4a)', '           ', pjrtlite_status_name(stat), ': ', trim(errmsg)
    if (stat == status) return
    print '(2a)', '           that is not the expected ', pjrtlite_status_name(status)
    unexpected = unexpected + 1
  end subroutine mistake

end program errors
