! Arrays and their order, in Fortran. Usage: arrays [program]; PJRTLITE_PLUGIN=cpu
! Fortran's a(nx,ny) is the program's [ny,nx]: the same memory, its extents read backwards.
program arrays
  use pjrtlite
  use, intrinsic :: iso_fortran_env, only: error_unit, int32
  implicit none
  integer, parameter :: nx = 3, ny = 2
  type(pjrtlite_client) :: client
  type(pjrtlite_executable) :: executable
  type(pjrtlite_plan) :: call_of_it
  real, target :: a(nx,ny), row(nx) = [100.0, 200.0, 300.0]
  real, target :: shifted(nx,ny), total(ny), transposed(ny,nx), field(nx,5)
  character(1024) :: path, plugin
  character(:), allocatable :: signature
  character(1000) :: errmsg
  integer :: absent, stat, x, y

  path = 'c_examples/02_arrays/arrays.mlir'
  if (command_argument_count() > 0) call get_command_argument(1, path)
  call get_environment_variable('PJRTLITE_PLUGIN', plugin, status=absent)
  if (absent /= 0) plugin = 'cpu'

  do y = 1, ny
    do x = 1, nx
      a(x,y) = real(10 * y + x)
    end do
  end do

  call client%create(plugin)
  call executable%load_file(client, path)
  call executable%signature(signature)
  print '(2a)', 'Fortran  The program takes and gives ', signature

  call call_of_it%create(executable)
  call call_of_it%bind_input(1, a)
  call call_of_it%bind_input(2, row)
  call call_of_it%bind_output(1, shifted)
  call call_of_it%bind_output(2, total)
  call call_of_it%bind_output(3, transposed)
  call call_of_it%run()

  call show('a', a)
  call show('a + row', shifted)
  call show('sum over x', reshape(total, [ny, 1]))
  call show('transpose', transposed)
  call check_equal(shifted, a + spread(row, 2, ny))
  call check_equal(reshape(total, [ny, 1]), reshape(sum(a, 1), [ny, 1]))
  call check_equal(transposed, transpose(a))

  ! Columns of a larger array lie together, and can be bound where they are.
  do y = 1, 5
    do x = 1, nx
      field(x,y) = real(10 * y + x)
    end do
  end do
  call call_of_it%bind_input(1, field(:,4:5))
  call call_of_it%run()
  call show('columns 4 and 5 + row', shifted)
  call check_equal(shifted, field(:,4:5) + spread(row, 2, ny))

  ! Every second column is a section with gaps. Binding it is refused, since a copy would be bound; setting copies.
  call call_of_it%bind_input(1, field(:,1:3:2), stat=stat, errmsg=errmsg)
  call expect(PJRTLITE_STATUS_INVALID_VALUE)
  call call_of_it%set_input(1, field(:,1:3:2))
  call call_of_it%run()
  call show('columns 1 and 3 + row', shifted)
  call check_equal(shifted, field(:,1:3:2) + spread(row, 2, ny))

  ! Extents the wrong way round would be other numbers: they are refused.
  call call_of_it%bind_input(1, transposed, stat=stat, errmsg=errmsg)
  call expect(PJRTLITE_STATUS_SIGNATURE_MISMATCH)

  call call_of_it%destroy()
  call executable%destroy()
  call client%destroy()
  print '(a)', 'Fortran  All values are right'

contains

  subroutine show(name, array)
    character(*), intent(in) :: name
    real, intent(in) :: array(:,:)
    integer :: column
    print '(2a, t31, a, i0, a, i0, a, *(i4, :))', 'Fortran  ', name, '(', size(array, 1), ',', size(array, 2), '):', &
        nint(array(:,1))
    do column = 2, size(array, 2)
      print '(t37, *(i4, :))', nint(array(:,column))
    end do
  end subroutine show

  subroutine check_equal(got, wanted)
    real, intent(in) :: got(:,:), wanted(:,:)
    if (all(nint(got) == nint(wanted))) return
    write (error_unit, '(a, *(f6.1, :))') 'wanted', wanted
    write (error_unit, '(a, *(f6.1, :))') 'got   ', got
    error stop 1
  end subroutine check_equal

  subroutine expect(status)
    integer(int32), intent(in) :: status
    if (stat /= status) error stop 'not the status that was expected'
    print '(4a)', 'Fortran  ', pjrtlite_status_name(stat), ': ', trim(errmsg)
  end subroutine expect

end program arrays
