! Gravity-wave drag by an emulator, in a Fortran time loop with OpenMP.
! Usage: gravity_wave_drag [folder [columns [steps]]]; PJRTLITE_PLUGIN=cpu, OMP_NUM_THREADS=2
! The folder has drag_f32.pjrt and drag_f64.pjrt, of which `pjrtlite wrap` made the modules; the number of columns is a multiple of 64.

! What real32 and real64 have in common; as in drag.py.
module sizes
  implicit none
  integer, parameter :: levels = 40, hidden = 96, block_size = 64
end module sizes

module single
  use pjrtlite, only: pjrtlite_allocate, pjrtlite_client, pjrtlite_deallocate
  use drag_f32_model, only: drag => drag_f32
  use sizes
  use, intrinsic :: iso_fortran_env, only: wp => real32, int64, real64
  include 'network.inc'
end module single

module double
  use pjrtlite, only: pjrtlite_allocate, pjrtlite_client, pjrtlite_deallocate
  use drag_f64_model, only: drag => drag_f64
  use sizes
  use, intrinsic :: iso_fortran_env, only: wp => real64, int64, real64
  include 'network.inc'
end module double

program gravity_wave_drag
  use pjrtlite
  use sizes
  use single, only: compare_single => compare
  use double, only: compare_double => compare
  use, intrinsic :: iso_fortran_env, only: real64
  !$ use omp_lib, only: omp_get_max_threads, omp_set_num_threads
  implicit none
  type(pjrtlite_client) :: client
  character(1024) :: argument, folder, plugin
  integer :: absent, columns, most, steps, threads
  real(real64) :: difference, seconds(2)

  folder = 'c_examples/06_gravity_wave_drag'
  columns = 4096
  steps = 20
  if (command_argument_count() > 0) call get_command_argument(1, folder)
  if (command_argument_count() > 1) then
    call get_command_argument(2, argument)
    read (argument, *) columns
  end if
  if (command_argument_count() > 2) then
    call get_command_argument(3, argument)
    read (argument, *) steps
  end if
  if (columns < block_size .or. mod(columns, block_size) /= 0) error stop 'the number of columns is no multiple of 64'
  call get_environment_variable('PJRTLITE_PLUGIN', plugin, status=absent)
  if (absent /= 0) plugin = 'cpu'

  call client%create(plugin)
  print '(a, i0, a, i0, a, i0, a)', 'Fortran  ', columns, ' columns of ', levels, ' levels, ', steps, ' steps'
  print '(a)', 'Fortran           threads   pjrtlite   plain Fortran   largest difference of the winds'
  print '(a)', 'Fortran                     microseconds a column    in m/s'

  most = 1
  !$ most = omp_get_max_threads()
  threads = 1
  do
    !$ call omp_set_num_threads(threads)
    call compare_single(client, trim(folder)//'/drag_f32.pjrt', columns, steps, seconds, difference)
    call report('real32', 1e-3_real64)
    call compare_double(client, trim(folder)//'/drag_f64.pjrt', columns, steps, seconds, difference)
    call report('real64', 1e-11_real64)
    if (threads >= most) exit
    threads = min(2 * threads, most)
  end do
  call client%destroy()
  print '(a)', 'Fortran  The network in plain Fortran has the same winds'

contains

  subroutine report(kind, tolerance)
    character(*), intent(in) :: kind
    real(real64), intent(in) :: tolerance
    print '(3a, i12, f11.2, f16.2, 4x, es8.1)', 'Fortran  ', kind, ' ', threads, &
        seconds * 1e6_real64 / (real(columns, real64) * steps), difference
    if (.not. difference < tolerance) error stop 'the winds differ from those of plain Fortran'
  end subroutine report

end program gravity_wave_drag
