! The network as a Fortran code would have it: a matrix product of BLAS and a loop over each layer's columns. A row-major
! [batch, n] of C is a(n, batch) here. Twice: with the intrinsic tanh, which gfortran calls for one number after the other,
! and with one that is arithmetic, which it vectorises.
module network_in_fortran
  use, intrinsic :: iso_c_binding, only: c_float, c_int
  implicit none
  private

  integer, parameter :: inputs = 64, width = 256, outputs = 32

  interface
    subroutine sgemm(transa, transb, m, n, k, alpha, a, lda, b, ldb, beta, c, ldc)
      import :: c_float
      character, intent(in) :: transa, transb
      integer, intent(in) :: m, n, k, lda, ldb, ldc
      real(c_float), intent(in) :: alpha, beta, a(lda, *), b(ldb, *)
      real(c_float), intent(inout) :: c(ldc, *)
    end subroutine sgemm
  end interface

contains

  ! A quotient of polynomials, as Eigen and XLA have it.
  elemental real(c_float) function quotient(x) result(y)
    real(c_float), intent(in) :: x
    real(c_float) :: z, s, p, q
    z = max(-7.90531110763549805_c_float, min(7.90531110763549805_c_float, x))
    s = z * z
    p = -2.76076847742355e-16_c_float
    p = p * s + 2.00018790482477e-13_c_float
    p = p * s - 8.60467152213735e-11_c_float
    p = p * s + 5.12229709037114e-08_c_float
    p = p * s + 1.48572235717979e-05_c_float
    p = p * s + 6.37261928875436e-04_c_float
    p = p * s + 4.89352455891786e-03_c_float
    q = 1.19825839466702e-06_c_float
    q = q * s + 1.18534705686654e-04_c_float
    q = q * s + 2.26843463243900e-03_c_float
    q = q * s + 4.89352518554385e-03_c_float
    y = z * p / q
  end function quotient

  subroutine network_sgemm(batch, x, w1, b1, w2, b2, w3, b3, hidden, out) bind(c)
    integer(c_int), value :: batch
    real(c_float), intent(in) :: x(inputs, batch), w1(width, inputs), b1(width), w2(width, width), b2(width)
    real(c_float), intent(in) :: w3(outputs, width), b3(outputs)
    real(c_float), intent(inout) :: hidden(width, batch, 2)
    real(c_float), intent(out) :: out(outputs, batch)
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

  subroutine network_sgemm_quotient(batch, x, w1, b1, w2, b2, w3, b3, hidden, out) bind(c)
    integer(c_int), value :: batch
    real(c_float), intent(in) :: x(inputs, batch), w1(width, inputs), b1(width), w2(width, width), b2(width)
    real(c_float), intent(in) :: w3(outputs, width), b3(outputs)
    real(c_float), intent(inout) :: hidden(width, batch, 2)
    real(c_float), intent(out) :: out(outputs, batch)
    integer :: i

    call sgemm('N', 'N', width, batch, inputs, 1.0, w1, width, x, inputs, 0.0, hidden(:, :, 1), width)
    do i = 1, batch
      hidden(:, i, 1) = quotient(hidden(:, i, 1) + b1)
    end do
    call sgemm('N', 'N', width, batch, width, 1.0, w2, width, hidden(:, :, 1), width, 0.0, hidden(:, :, 2), width)
    do i = 1, batch
      hidden(:, i, 2) = quotient(hidden(:, i, 2) + b2)
    end do
    call sgemm('N', 'N', outputs, batch, width, 1.0, w3, outputs, hidden(:, :, 2), width, 0.0, out, outputs)
    do i = 1, batch
      out(:, i) = out(:, i) + b3
    end do
  end subroutine network_sgemm_quotient
end module network_in_fortran
