! hello.
! Made by `pjrtlite wrap --fortran hello.pjrt`: do not edit.
!
!   use hello_model
!   type(hello) :: model
!   call model%create('hello.pjrt')
!   call model%run(x, f)
!   call model%destroy()
!
! `run` takes any arrays of the right shape, sections included, and copies. Without copies, for arrays that stay where they
! are: `call model%bind(x, f)` once, then `call model%step()` each time. To
! bind again what is bound already costs next to nothing.
!
! Programs are compiled when they are first needed, or all of them by `call model%load()`.
!
! Threads: a model is used by one thread at a time. For each further thread `call other%share(model)`: it runs at the same
! time, with the same client, weights and programs. Call `create`, `share` and `destroy` of models that share in one thread.
!
! It fits bundles whose functions have the same names, types, shapes, units, states and sizes, whatever their weights:
! `create` refuses others.
module hello_model
  use pjrtlite
  use, intrinsic :: iso_c_binding, only: c_associated, c_loc, c_null_ptr, c_ptr
  use, intrinsic :: iso_fortran_env, only: error_unit, real32
  implicit none
  private

  character(*), parameter :: interface_hash = '' &
      //'hello=e6bf9fb340a039a5fd1bcda47bdf0c77'


  !> A program of hello, and its arrays.
  type :: slot1
    type(pjrtlite_executable) :: executable
    type(pjrtlite_plan) :: plan
    real(real32), pointer :: a1(:) => null()
    real(real32), pointer :: a2(:) => null()
  end type slot1

  !> What is bound: a plan for a program of hello, and where its arguments are.
  type :: bound1
    type(pjrtlite_plan) :: plan
    integer :: program = 0
    type(c_ptr) :: address(2) = c_null_ptr
  end type bound1

  !> Use it in one thread at a time; `share` makes another for a second thread.
  type, public :: hello
    private
    type(pjrtlite_client) :: m_client
    type(pjrtlite_bundle) :: m_bundle
    type(pjrtlite_options) :: m_options
    logical :: m_has_options = .false.
    integer :: m_device = 0
    type(slot1) :: m_slots1(1)
    type(bound1) :: m_bound1
  contains
    procedure :: create => model_create
    procedure :: share => model_share
    procedure :: is_created => model_is_created
    procedure :: destroy => model_destroy
    procedure :: load => model_load
    procedure :: load_hello => load_1
    procedure :: run => run_1
    procedure :: bind => bind_1
    procedure :: step => step_1
  end type hello

contains

  !> Opens the bundle. Programs are compiled when they are first needed, or by `load`.
  subroutine model_create(self, path, plugin, client, weights, device, options, stat, errmsg)
    class(hello), intent(inout) :: self
    character(*), intent(in) :: path                              !! the bundle's file
    character(*), intent(in), optional :: plugin                  !! its plugin; 'cpu' if absent
    type(pjrtlite_client), intent(in), optional :: client         !! a client to use in place of a new one
    character(*), intent(in), optional :: weights                 !! a .npz or safetensors file with other weights
    integer, intent(in), optional :: device                       !! the device to run on, from 0
    type(pjrtlite_options), intent(in), optional :: options
      !! for programs; with `device`, 'pjrtlite.device' is the same
    integer, intent(out), optional :: stat                        !! 0, or a status of pjrtlite
    character(*), intent(inout), optional :: errmsg               !! what went wrong
    integer :: status
    character(1000) :: message
    type(pjrtlite_options) :: opening
    type(pjrtlite_bundle) :: other
    status = 0
    message = ''
    call self%destroy()
    if (present(client)) then
      self%m_client = client
    else if (present(plugin)) then
      call self%m_client%create(plugin, stat=status, errmsg=message)
    else
      call self%m_client%create('cpu', stat=status, errmsg=message)
    end if
    if (present(device)) self%m_device = device
    self%m_has_options = present(options) .or. self%m_device /= 0
    if (present(options)) then
      self%m_options = options
    else if (self%m_device /= 0 .and. status == 0) then
      call self%m_options%set('pjrtlite.device', self%m_device, stat=status, errmsg=message)
    end if
    if (status == 0) call opening%set('pjrtlite.interface', interface_hash, stat=status, errmsg=message)
    if (status == 0) call self%m_bundle%open(path, opening, stat=status, errmsg=message)
    call opening%destroy()
    if (present(weights) .and. status == 0) then
      call self%m_bundle%with_weights(weights, other, stat=status, errmsg=message)
      if (status == 0) self%m_bundle = other
      call other%destroy()
    end if
    if (status /= 0) call self%destroy()
    call conclude('create', status, message, stat, errmsg)
  end subroutine model_create

  !> Makes this a model that runs beside `other`, in another thread: with its client, weights, and the programs that it
  !! has loaded. What it has bound is not shared.
  subroutine model_share(self, other)
    class(hello), intent(inout) :: self
    class(hello), intent(in) :: other
    integer :: k
    call self%destroy()
    self%m_client = other%m_client
    self%m_bundle = other%m_bundle
    self%m_options = other%m_options
    self%m_has_options = other%m_has_options
    self%m_device = other%m_device
    do k = 1, size(self%m_slots1)
      self%m_slots1(k)%executable = other%m_slots1(k)%executable
    end do
  end subroutine model_share

  !> Whether there is a model.
  logical function model_is_created(self)
    class(hello), intent(in) :: self
    model_is_created = self%m_client%is_created()
  end function model_is_created

  !> Lets go of all that the model has; what others share with it stays.
  subroutine model_destroy(self)
    class(hello), intent(inout) :: self
    integer :: k
    call self%m_bound1%plan%destroy()
    do k = 1, size(self%m_slots1)
      call free_1(self%m_slots1(k))
      call self%m_slots1(k)%executable%destroy()
    end do
    call self%m_bundle%destroy()
    call self%m_options%destroy()
    call self%m_client%destroy()
    self%m_has_options = .false.
    self%m_device = 0
  end subroutine model_destroy

  !> Loads all programs that `run` takes, of each function and size, so that no later call compiles one.
  subroutine model_load(self, stat, errmsg)
    class(hello), intent(inout) :: self
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    integer :: status
    character(1000) :: message
    status = 0
    message = ''
    if (status == 0) call get_1(self, 1, status, message)
    call conclude('load', status, message, stat, errmsg)
  end subroutine model_load

  !> Loads the programs of hello that `run` takes.
  subroutine load_1(self, stat, errmsg)
    class(hello), intent(inout) :: self
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    integer :: status
    character(1000) :: message
    status = 0
    message = ''
    call get_1(self, 1, status, message)
    call conclude('load_hello', status, message, stat, errmsg)
  end subroutine load_1

  !> hello.
  subroutine run_1(self, x, f, stat, errmsg)
    class(hello), intent(inout) :: self
    real(real32), intent(in) :: x(:) !! (4) x
    real(real32), intent(inout) :: f(:) !! (4) f
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    integer :: k, status
    character(1000) :: message
    status = 0
    message = ''
    call fits('x', 'real(real32)', shape(x), [4], status, message)
    call fits('f', 'real(real32)', shape(f), [4], status, message)
    k = 1
    if (status == 0) call ready_1(self, k, status, message)
    if (status == 0) then
      associate (s => self%m_slots1(k))
        s%a1(:) = x(:)
        call s%plan%run(stat=status, errmsg=message)
        if (status == 0) f(:) = s%a2(:)
      end associate
    end if
    call conclude('run', status, message, stat, errmsg)
  end subroutine run_1

  !> Ties hello to arrays that stay where they are: each `step` reads and writes them, without a copy where they start
  !! at a multiple of 64 bytes, as those of pjrtlite_allocate do.
  subroutine bind_1(self, x, f, stat, errmsg)
    class(hello), intent(inout) :: self
    real(real32), pointer, intent(in) :: x(:) !! (4) x
    real(real32), pointer, intent(in) :: f(:) !! (4) f
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    integer :: k, status
    logical :: is_again
    character(1000) :: message
    status = 0
    message = ''
    call need('x', associated(x), status, message)
    call need('f', associated(f), status, message)
    if (status /= 0) then
      call self%m_bound1%plan%destroy()
      call conclude('bind', status, message, stat, errmsg)
      return
    end if
    call fits('x', 'real(real32)', shape(x), [4], status, message)
    call fits('f', 'real(real32)', shape(f), [4], status, message)
    k = 1
    if (status == 0) call get_1(self, k, status, message)
    associate (it => self%m_bound1)
      is_again = .false.
      if (status == 0) is_again = it%plan%is_created() .and. it%program == k
      if (is_again) then
        call tie_1(it, .true., x, f, status, message)
        ! Two outputs that change places overlap meanwhile: then all are bound anew.
        is_again = status == 0
        status = 0
      end if
      if (.not. is_again .and. status == 0) then
        call it%plan%create(self%m_slots1(k)%executable, self%m_device, stat=status, errmsg=message)
        it%program = k
        call tie_1(it, .false., x, f, status, message)
      end if
      if (status /= 0) call it%plan%destroy()
    end associate
    call conclude('bind', status, message, stat, errmsg)
  end subroutine bind_1

  !> Binds a plan to arrays: all of them or, `again`, those that are elsewhere now.
  subroutine tie_1(it, again, x, f, status, message)
    type(bound1), intent(inout) :: it
    logical, intent(in) :: again
    real(real32), pointer, intent(in) :: x(:)
    real(real32), pointer, intent(in) :: f(:)
    integer, intent(inout) :: status
    character(*), intent(inout) :: message
    type(c_ptr) :: address
    logical :: is_there
    address = c_null_ptr
    if (size(x) > 0) then
      if (is_contiguous(x)) &
          address = c_loc(x(lbound(x, 1)))
    end if
    is_there = again .and. c_associated(address, it%address(1))
    if (.not. is_there .and. status == 0) &
        call it%plan%bind_input(1, x, stat=status, errmsg=message)
    it%address(1) = address
    address = c_null_ptr
    if (size(f) > 0) then
      if (is_contiguous(f)) &
          address = c_loc(f(lbound(f, 1)))
    end if
    is_there = again .and. c_associated(address, it%address(2))
    if (.not. is_there .and. status == 0) &
        call it%plan%bind_output(1, f, stat=status, errmsg=message)
    it%address(2) = address
  end subroutine tie_1

  !> Runs hello on the arrays that bind was given.
  subroutine step_1(self, stat, errmsg)
    class(hello), intent(inout) :: self
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    integer :: status
    character(1000) :: message
    if (self%m_bound1%plan%is_created()) then
      call self%m_bound1%plan%run(stat=status, errmsg=message)
    else
      status = PJRTLITE_STATUS_NULL_ARGUMENT
      message = 'nothing is bound: call bind first'
    end if
    call conclude('step', status, message, stat, errmsg)
  end subroutine step_1

  !> Loads program k of hello, if it is not there.
  subroutine get_1(self, k, status, message)
    class(hello), intent(inout) :: self
    integer, intent(in) :: k
    integer, intent(inout) :: status
    character(*), intent(inout) :: message
    type(pjrtlite_executable) :: executable
    if (k > 0) then
      if (self%m_slots1(k)%executable%is_created()) return
    end if
    call exists(self%m_bundle%is_created(), status, message)
    if (status /= 0) return
    ! Sizes that there are not are told of by the library.
    if (self%m_has_options) then
      call self%m_bundle%load(self%m_client, 'hello', '', executable, self%m_options, stat=status, errmsg=message)
    else
      call self%m_bundle%load(self%m_client, 'hello', '', executable, stat=status, errmsg=message)
    end if
    if (status == 0 .and. k > 0) self%m_slots1(k)%executable = executable
    call executable%destroy()
  end subroutine get_1

  !> Makes the plan that `run` copies to and from, if it is not there.
  subroutine ready_1(self, k, status, message)
    class(hello), intent(inout) :: self
    integer, intent(in) :: k
    integer, intent(inout) :: status
    character(*), intent(inout) :: message
    if (k > 0) then
      if (self%m_slots1(k)%plan%is_created()) return
    end if
    call get_1(self, k, status, message)
    if (status /= 0) return
    associate (s => self%m_slots1(k))
      call s%plan%create(s%executable, self%m_device, stat=status, errmsg=message)
      if (status == 0) call pjrtlite_allocate(s%a1, [4], stat=status, errmsg=message)
      if (status == 0) call s%plan%bind_input(1, s%a1, stat=status, errmsg=message)
      if (status == 0) call pjrtlite_allocate(s%a2, [4], stat=status, errmsg=message)
      if (status == 0) call s%plan%bind_output(1, s%a2, stat=status, errmsg=message)
      if (status /= 0) call free_1(s)
    end associate
  end subroutine ready_1

  subroutine free_1(s)
    type(slot1), intent(inout) :: s
    call s%plan%destroy()
    call pjrtlite_deallocate(s%a1)
    call pjrtlite_deallocate(s%a2)
  end subroutine free_1

  !> Fails unless an array has the extents that are wanted.
  subroutine fits(name, kind, got, wants, status, message)
    character(*), intent(in) :: name, kind
    integer, intent(in) :: got(:), wants(:)
    integer, intent(inout) :: status
    character(*), intent(inout) :: message
    if (status /= 0 .or. all(got == wants)) return
    status = PJRTLITE_STATUS_SIGNATURE_MISMATCH
    message = 'the argument '''//name//''' wants '//kind//' '//text(wants)//'; got '//text(got)
  end subroutine fits

  !> Extents as a text: (40,64).
  function text(extents)
    integer, intent(in) :: extents(:)
    character(:), allocatable :: text
    character(20) :: number
    integer :: i
    text = '('
    do i = 1, size(extents)
      write (number, '(i0)') extents(i)
      if (i > 1) text = text//','
      text = text//trim(number)
    end do
    text = text//')'
  end function text

  !> Fails unless there is a model.
  subroutine exists(is_there, status, message)
    logical, intent(in) :: is_there
    integer, intent(inout) :: status
    character(*), intent(inout) :: message
    if (status /= 0 .or. is_there) return
    status = PJRTLITE_STATUS_NULL_ARGUMENT
    message = 'there is no model: call create first'
  end subroutine exists

  !> Fails unless a pointer is associated.
  subroutine need(name, is_there, status, message)
    character(*), intent(in) :: name
    logical, intent(in) :: is_there
    integer, intent(inout) :: status
    character(*), intent(inout) :: message
    if (status /= 0 .or. is_there) return
    status = PJRTLITE_STATUS_NULL_ARGUMENT
    message = 'the argument '''//name//''' is not associated: allocate it, or let it point to an array'
  end subroutine need

  !> As in allocate: without `stat` a failure ends the program.
  subroutine conclude(what, status, message, stat, errmsg)
    character(*), intent(in) :: what, message
    integer, intent(in) :: status
    integer, intent(out), optional :: stat
    character(*), intent(inout), optional :: errmsg
    if (present(stat)) stat = status
    if (status == 0) return
    if (present(errmsg)) errmsg = 'hello%'//what//': '//message
    if (present(stat)) return
    write (error_unit, '(a)') 'hello%'//what//': '//trim(message)
    error stop 1
  end subroutine conclude

end module hello_model
