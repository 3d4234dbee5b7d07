! Runs 3 columns by the wrapper that was made for this project. Usage: consumer <bundle>
program consumer
  use drag_model, only: drag
  implicit none
  type(drag) :: model
  character(1000) :: path
  real :: u(40,3), v(40,3), du(40,3), dv(40,3)
  call get_command_argument(1, path)
  u = 0
  v = 0
  call model%create(trim(path))
  call model%run(u, v, du, dv)
  call model%destroy()
  print '(a, f6.4, a)', 'du: ', abs(du(4,3)), ' in a block of 64'
end program consumer
