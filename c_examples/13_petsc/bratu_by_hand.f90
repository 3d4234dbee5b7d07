!> Bratu's equation and its derivatives as they are written without JAX, on a whole piece of the grid.
module bratu_by_hand
  use, intrinsic :: iso_fortran_env, only: real64
  implicit none

contains

  !> U has a halo of one point: u(0:nx+1, 0:ny+1).
  subroutine residual(u, rate, spacing, f)
    real(real64), intent(in) :: u(0:,0:), rate(:,:), spacing(2)
    real(real64), intent(inout) :: f(:,:)
    real(real64) :: across, along, area
    integer :: i, j

    across = spacing(2) / spacing(1)
    along = spacing(1) / spacing(2)
    area = spacing(1) * spacing(2)
    do j = 1, size(f, 2)
      do i = 1, size(f, 1)
        f(i,j) = across * (2 * u(i,j) - u(i-1,j) - u(i+1,j)) + along * (2 * u(i,j) - u(i,j-1) - u(i,j+1)) &
            - area * rate(i,j) * exp(u(i,j))
      end do
    end do
  end subroutine residual

  !> Derivatives by the point itself, and by those south, west, east and north of it.
  subroutine stencil(u, rate, spacing, jac)
    real(real64), intent(in) :: u(0:,0:), rate(:,:), spacing(2)
    real(real64), intent(inout) :: jac(:,:,:)
    real(real64) :: across, along, area
    integer :: i, j

    across = spacing(2) / spacing(1)
    along = spacing(1) / spacing(2)
    area = spacing(1) * spacing(2)
    do j = 1, size(jac, 3)
      do i = 1, size(jac, 2)
        jac(:,i,j) = [2 * (across + along) - area * rate(i,j) * exp(u(i,j)), -along, -across, -across, -along]
      end do
    end do
  end subroutine stencil

  !> What the residual changes by the rates, times NEGATIVE: the derivative of a functional, of its adjoint.
  subroutine by_rate(u, negative, spacing, gradient)
    real(real64), intent(in) :: u(0:,0:), negative(:,:), spacing(2)
    real(real64), intent(inout) :: gradient(:,:)
    integer :: nx, ny

    nx = size(gradient, 1)
    ny = size(gradient, 2)
    gradient = -spacing(1) * spacing(2) * exp(u(1:nx,1:ny)) * negative
  end subroutine by_rate
end module bratu_by_hand
