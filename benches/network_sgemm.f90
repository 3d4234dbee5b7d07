! The network as a Fortran code would have it: a matrix product of BLAS and an array expression for each layer.
! A row-major [batch, n] of C is a(n, batch) here.
subroutine network_sgemm(batch, x, w1, b1, w2, b2, w3, b3, hidden, out) bind(c)
  use, intrinsic :: iso_c_binding, only: c_float, c_int
  implicit none
  integer, parameter :: inputs = 64, width = 256, outputs = 32
  integer(c_int), value :: batch
  real(c_float), intent(in) :: x(inputs, batch), w1(width, inputs), b1(width), w2(width, width), b2(width)
  real(c_float), intent(in) :: w3(outputs, width), b3(outputs)
  real(c_float), intent(inout) :: hidden(width, batch, 2)
  real(c_float), intent(out) :: out(outputs, batch)

  interface
    subroutine sgemm(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
      import :: c_float
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k, lda, ldb, ldc
      real(c_float), intent(in) :: alpha, beta, a(lda, *), b(ldb, *)
      real(c_float), intent(inout) :: c(ldc, *)
    end subroutine sgemm
  end interface

  integer :: i

  call sgemm('N', 'N', width, batch, inputs, 1.0, w1, width, x, inputs, 0.0, hidden(:, :, 1), width)
  do i = 1, batch
    hidden(:, i, 1) = tanh(hidden(:, i, 1) + b1)
  end do
  call sgemm('N', 'N', width, batch, width, 1.0, w2, width, hidden(:, :, 1), width, 0.0, hidden(:, :, 2), width)
  do i = 1, batch
    hidden(:, i, 2) = tanh(hidden(:, i, 2) + b2)
  end do
  call sgemm('N', 'N', outputs, batch, width, 1.0, w3, outputs, hidden(:, :, 2), width, 0.0, out, outputs)
  do i = 1, batch
    out(:, i) = out(:, i) + b3
  end do
end subroutine network_sgemm
