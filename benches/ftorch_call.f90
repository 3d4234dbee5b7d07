! FTorch: the network as a TorchScript file, called from Fortran. Built with FTorch's own sources into a library that the
! row loads (see torch.h).
module bench_ftorch
  use, intrinsic :: iso_c_binding, only: c_char, c_f_pointer, c_float, c_int, c_loc, c_ptr, c_size_t
  use ftorch, only: torch_kCPU, torch_model, torch_model_forward, torch_model_load, torch_tensor, &
                    torch_tensor_from_array
  implicit none
  private

  integer, parameter :: inputs = 64, outputs = 32

  type :: call_state
    type(torch_model) :: model
    type(torch_tensor) :: x(1), out(1)
  end type call_state

contains

  ! The arrays are row-major [batch, n]: a(batch, n) here, whose second index is the fastest.
  function bench_ftorch_open(path, length, batch, x, out) result(call_pointer) bind(c)
    integer(c_size_t), value :: length
    character(kind=c_char), intent(in) :: path(length)
    integer(c_int), value :: batch
    real(c_float), intent(in), target :: x(batch, inputs)
    real(c_float), intent(in), target :: out(batch, outputs)
    type(c_ptr) :: call_pointer
    type(call_state), pointer :: state
    character(len=length) :: name

    name = transfer(path, name)
    allocate (state)
    call torch_model_load(state%model, name, torch_kCPU)
    call torch_tensor_from_array(state%x(1), x, [2, 1], torch_kCPU)
    call torch_tensor_from_array(state%out(1), out, [2, 1], torch_kCPU)
    call_pointer = c_loc(state)
  end function bench_ftorch_open

  subroutine bench_ftorch_run(call_pointer) bind(c)
    type(c_ptr), value :: call_pointer
    type(call_state), pointer :: state

    call c_f_pointer(call_pointer, state)
    call torch_model_forward(state%model, state%x, state%out)
  end subroutine bench_ftorch_run
end module bench_ftorch
