! Functions in one file: what they say, and what they give.
program bundle
  use, intrinsic :: iso_fortran_env, only: int8, int64, real32
  use checks
  use pjrtlite
  implicit none
  type(pjrtlite_client) :: client
  type(pjrtlite_bundle) :: model, again, other
  type(pjrtlite_executable) :: wind, hello
  type(pjrtlite_plan) :: plan
  type(pjrtlite_options) :: options
  character(:), allocatable :: text, folder
  character(1000) :: errmsg
  integer(int64), allocatable :: shape_of(:)
  integer(int8), allocatable :: bytes(:)
  real(real32), pointer, contiguous :: u(:,:), v(:,:), du(:,:), dv(:,:)
  real(real32) :: weight(6,5), part(6,9), twice(3,4)
  integer, target :: level(4) = [0, 1, 0, 1]
  real(real32) :: x(4) = [1.0, 2.0, 3.0, 4.0], f(4)
  integer :: dtype, stat, unit, size_of
  integer(int64) :: ticks
  character(60) :: file

  folder = path_of('bundles/')
  call open_client(client)
  call model%open(folder//'jax_0.11.2.pjrt')
  call check(model%is_created(), 'opened')
  call model%name(text)
  call check(text == 'model', 'name '//text)
  call model%manifest(text)
  call check(index(text, 'pjrtlite-bundle') > 0, 'manifest')
  call check(model%function_count() == 5, 'five functions')
  call model%function_name(3, text)
  call check(text == 'wind_ad', 'the third is '//text)
  call model%function_fact('wind', 'sizes', text)
  call check(text == 'n=1; n=4', 'sizes '//text)
  call check(model%input_count('wind') == 3, 'three inputs')
  call check(model%output_count('wind') == 2, 'two outputs')
  call model%input('wind', 1, text, dtype, shape_of)
  call check(text == 'u' .and. dtype == PJRTLITE_DTYPE_F32, 'the first input is '//text)
  call check(all(shape_of == [3, -1]), 'of shape (3,n)')
  call model%output('wind', 2, text, dtype, shape_of)
  call check(text == 'dv', 'the second output is '//text)
  call model%input_fact('wind', 1, 'unit', text)
  call check(text == 'm/s', 'unit '//text)
  call model%output_fact('wind', 1, 'in_place', text)
  call check(text == 'destination', 'in place '//text)
  call model%function_name(6, text, stat, errmsg)
  call check(stat == PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, errmsg)
  call model%check(client, text)
  call check(index(text, 'dot-product test') > 0 .and. index(text, 'FAIL') == 0, text)

  ! Outputs are written where they are: nothing is copied.
  call model%load(client, 'wind', 'n=4', wind)
  call check(wind%input_index('level') == 3, 'input by name')
  call check(wind%output_index('dv') == 2, 'output by name')
  call wind%input_name(2, text)
  call check(text == 'v', 'input '//text)
  call wind%output_name(1, text)
  call check(text == 'du', 'output '//text)
  call check(wind%input_index('w', stat, errmsg) == 0, 'no such input')
  call check(stat == PJRTLITE_STATUS_INVALID_VALUE, errmsg)
  call pjrtlite_allocate(u, [3, 4])
  call pjrtlite_allocate(v, [3, 4])
  call pjrtlite_allocate(du, [3, 4])
  call pjrtlite_allocate(dv, [3, 4])
  u = 0.5
  v = 0.25
  call plan%create(wind)
  call plan%bind_input(wind%input_index('u'), u)
  call plan%bind_input(wind%input_index('v'), v)
  call plan%set_input(wind%input_index('level'), level)
  call plan%bind_output(wind%output_index('du'), du)
  call plan%bind_output(wind%output_index('dv'), dv)
  call check(plan%bytes_copied() == 0, 'nothing is copied')
  call plan%run()
  ! The second level has twice the output of the first.
  call check(all(abs(du(:, 2) - 2*du(:, 1)) < 1e-6) .and. any(abs(du) > 1e-3), 'the levels differ')
  call plan%destroy()

  ! The only function of a bundle; y is a weight.
  call options%create()
  call options%set('pjrtlite.map', .true.)
  call again%open(folder//'hello.pjrt', options)
  call again%load(client, '', '', hello)
  call plan%create(hello)
  call plan%set_input(1, x)
  call plan%run()
  call plan%get_output(1, f)
  call check(all(abs(f - [7.5, 10.6, 13.7, 16.8]) < 1e-6), 'f')
  inquire (file=folder//'hello.pjrt', size=size_of)
  allocate (bytes(size_of))
  open (newunit=unit, file=folder//'hello.pjrt', access='stream', form='unformatted', status='old', action='read')
  read (unit) bytes
  close (unit)
  call other%open_memory(bytes)
  call other%name(text)
  call check(text == 'hello', text)
  call again%with_weights('no weights', other, stat, errmsg)
  call check(stat == PJRTLITE_STATUS_FILE_UNREADABLE .and. .not. other%is_created(), errmsg)
  call other%open(folder//'none', stat=stat, errmsg=errmsg)
  call check(stat == PJRTLITE_STATUS_FILE_UNREADABLE, errmsg)

  ! Another weight, in Fortran's order, for what is loaded and saved from now on.
  call check(model%weight_count() == 3, 'three weights')
  call model%weight_name(3, text)
  call check(text == 'out', 'the third weight is '//text)
  call model%weight_type('out', dtype, shape_of)
  call check(dtype == PJRTLITE_DTYPE_F32, 'of real32')
  call check(all(shape_of == [6, 5]), 'of shape (6,5)')
  call model%get_weight('out', weight)
  call check(abs(weight(2, 1) + 0.25) < 1e-6, 'out[0,1]')
  call model%set_weight('out', 2*weight)
  call model%get_weight('out', part(:, 1:9:2))
  call check(all(abs(part(:, 1:9:2) - 2*weight) < 1e-6), 'is set')
  call model%set_weight('out', weight(1:5, :), stat=stat, errmsg=errmsg)
  call check(stat == PJRTLITE_STATUS_SIGNATURE_MISMATCH, errmsg)
  call check(index(errmsg, "weight 'out' is real32 (6,5)") > 0, errmsg)
  call model%get_weight('outer', weight, stat=stat, errmsg=errmsg)
  call check(stat == PJRTLITE_STATUS_INVALID_VALUE, errmsg)
  call model%load(client, 'wind', 'n=4', wind)
  call plan%create(wind)
  call plan%set_input(1, u)
  call plan%set_input(2, v)
  call plan%set_input(3, level)
  call plan%run()
  call plan%get_output(1, twice)
  call check(all(abs(twice - 2*du) < 1e-6), 'twice the weights')
  call plan%destroy()
  call model%save('no folder/there', stat=stat, errmsg=errmsg)
  call check(stat == PJRTLITE_STATUS_FILE_UNWRITABLE, errmsg)
  ! A name that no other process has.
  call system_clock(ticks)
  write (file, '(a,i0,a)') 'bundle.', ticks, '.pjrt'
  call model%save(file, client)
  call other%open(file)
  call other%check(client, text)
  call check(index(text, 'wind n=4, du') > 0, text)
  call other%destroy()
  open (newunit=unit, file=file, status='old')
  close (unit, status='delete')
  call model%destroy()
  call check(.not. model%is_created(), 'destroyed')
end program bundle
