!> Bratu's problem in SNES: the residual, its Jacobian and products with it come from a JAX bundle, tile by tile.
!> The same by hand is in bratu_by_hand.f90; BY_JAX says which of the two PETSc gets.
module bratu_in_petsc
#include <petsc/finclude/petscsnes.h>
#include <petsc/finclude/petscdmda.h>
  use petscsnes
  use petscdmda
  use bratu_by_hand
  use bratu_model, only: bratu
  use, intrinsic :: ieee_exceptions, only: ieee_get_halting_mode, ieee_invalid
  use, intrinsic :: ieee_arithmetic, only: ieee_is_finite
  implicit none
  integer, parameter :: tile = 32
  type(bratu) :: model
  logical :: by_jax = .false., traps = .false.
  !> The grid; U where the Jacobian is, and a vector that it is multiplied with, both with halos; the rates.
  DM :: da
  Vec :: base, other, rates
  PetscReal, allocatable :: spacing(:)
  !> This rank's points, and its tiles: where each begins, and where it begins to have points of its own.
  PetscInt :: xs, ys, xm, ym
  integer, allocatable :: west(:), south(:), own_west(:), own_south(:)
  character(1000) :: message
  PetscReal, pointer :: u(:,:), v(:,:), rate(:,:), f(:,:)

contains

  !> A failure of pjrtlite becomes one of PETSc, with its message in PETSc's trace.
  subroutine tell(stat, ierr)
    integer, intent(in) :: stat
    PetscErrorCode, intent(out) :: ierr
    ierr = 0
    if (stat == 0) return
    ierr = PETSC_ERR_LIB
    call PetscError(PETSC_COMM_SELF, ierr, PETSC_ERROR_INITIAL, trim(message))
  end subroutine tell

  !> Tiles of one size cover the piece. The last in a row or column lies over the one before it.
  subroutine make_tiles(ierr)
    PetscErrorCode, intent(out) :: ierr
    integer :: across, along, i, j
    PetscCall(DMDAGetCorners(da, xs, ys, PETSC_NULL_INTEGER, xm, ym, PETSC_NULL_INTEGER, ierr))
    message = 'a piece of the grid is smaller than a tile of 32 by 32 points: use fewer ranks, or export smaller tiles'
    call tell(merge(1, 0, min(xm, ym) < tile), ierr)
    if (ierr /= 0) return
    across = (xm + tile - 1) / tile
    along = (ym + tile - 1) / tile
    own_west = [((xs + tile * i, i = 0, across - 1), j = 1, along)]
    own_south = [((ys + tile * j, i = 1, across), j = 0, along - 1)]
    west = min(own_west, int(xs + xm) - tile)
    south = min(own_south, int(ys + ym) - tile)
  end subroutine make_tiles

  subroutine evaluate(snes, x, y, context, ierr)
    SNES :: snes
    Vec :: x, y
    integer :: context(*), i, j, k, stat
    PetscErrorCode, intent(out) :: ierr
    logical :: halts
    ! At the edges of the grid U is zero, and lies in the halo there.
    PetscCall(VecSet(other, 0d0, ierr))
    PetscCall(DMGlobalToLocal(da, x, INSERT_VALUES, other, ierr))
    PetscCall(DMDAVecGetArrayReadF90(da, other, u, ierr))
    PetscCall(DMDAVecGetArrayReadF90(da, rates, rate, ierr))
    PetscCall(DMDAVecGetArrayF90(da, y, f, ierr))
    stat = 0
    if (.not. by_jax) call residual(u, rate, spacing, f)
    do k = 1, merge(size(west), 0, by_jax)
      i = west(k)
      j = south(k)
      if (stat == 0) call model%run(u(i-1:i+tile, j-1:j+tile), rate(i:i+tile-1, j:j+tile-1), spacing, &
          f(i:i+tile-1, j:j+tile-1), stat=stat, errmsg=message)
    end do
    ! In the program no floating-point trap goes off: a shorter step has to be asked for.
    if (stat == 0 .and. .not. all(ieee_is_finite(f))) call SNESSetFunctionDomainError(snes, ierr)
    PetscCall(DMDAVecRestoreArrayReadF90(da, other, u, ierr))
    PetscCall(DMDAVecRestoreArrayReadF90(da, rates, rate, ierr))
    PetscCall(DMDAVecRestoreArrayF90(da, y, f, ierr))
    call ieee_get_halting_mode(ieee_invalid, halts)
    if (halts .neqv. traps) then
      message = 'the floating-point traps are not as PETSc left them'
      stat = 1
    end if
    call tell(stat, ierr)
  end subroutine evaluate

  !> The Jacobian that is assembled: of which preconditioners are made, and by hand also products.
  subroutine assemble(snes, x, shell, jac, context, ierr)
    SNES :: snes
    Vec :: x
    Mat :: shell, jac
    integer :: context(*), k, stat
    PetscErrorCode, intent(out) :: ierr
    PetscReal :: values(5, xs:xs+xm-1, ys:ys+ym-1)
    PetscInt :: i, j
    MatStencil :: row(4, 1), columns(4, 5)
    PetscCall(DMGlobalToLocal(da, x, INSERT_VALUES, base, ierr))
    PetscCall(DMDAVecGetArrayReadF90(da, base, u, ierr))
    PetscCall(DMDAVecGetArrayReadF90(da, rates, rate, ierr))
    stat = 0
    if (.not. by_jax) call stencil(u, rate, spacing, values)
    do k = 1, merge(size(west), 0, by_jax)
      i = west(k)
      j = south(k)
      if (stat == 0) call model%run_bratu_stencil(u(i-1:i+tile, j-1:j+tile), rate(i:i+tile-1, j:j+tile-1), spacing, &
          values(:, i:i+tile-1, j:j+tile-1), stat=stat, errmsg=message)
    end do
    PetscCall(DMDAVecRestoreArrayReadF90(da, base, u, ierr))
    PetscCall(DMDAVecRestoreArrayReadF90(da, rates, rate, ierr))
    call tell(stat, ierr)
    if (ierr /= 0) return
    row = 0
    columns = 0
    do j = ys, ys + ym - 1
      do i = xs, xs + xm - 1
        row(MatStencil_i, 1) = i
        row(MatStencil_j, 1) = j
        columns(MatStencil_i, :) = i + [0, 0, -1, 1, 0]
        columns(MatStencil_j, :) = j + [0, -1, 0, 0, 1]
        PetscCall(MatSetValuesStencil(jac, 1, row, 5, columns, values(:, i, j), INSERT_VALUES, ierr))
      end do
    end do
    PetscCall(MatAssemblyBegin(jac, MAT_FINAL_ASSEMBLY, ierr))
    PetscCall(MatAssemblyEnd(jac, MAT_FINAL_ASSEMBLY, ierr))
    if (shell == jac) return
    PetscCall(MatAssemblyBegin(shell, MAT_FINAL_ASSEMBLY, ierr))
    PetscCall(MatAssemblyEnd(shell, MAT_FINAL_ASSEMBLY, ierr))
  end subroutine assemble

  !> The Jacobian at BASE times X, by the tangent-linear program.
  subroutine multiply(shell, x, y, ierr)
    Mat :: shell
    Vec :: x, y
    PetscErrorCode, intent(out) :: ierr
    integer :: i, j, k, stat
    ! Nothing changes at the edges.
    PetscCall(VecSet(other, 0d0, ierr))
    PetscCall(DMGlobalToLocal(da, x, INSERT_VALUES, other, ierr))
    PetscCall(DMDAVecGetArrayReadF90(da, base, u, ierr))
    PetscCall(DMDAVecGetArrayReadF90(da, other, v, ierr))
    PetscCall(DMDAVecGetArrayReadF90(da, rates, rate, ierr))
    PetscCall(DMDAVecGetArrayF90(da, y, f, ierr))
    stat = 0
    do k = 1, size(west)
      i = west(k)
      j = south(k)
      if (stat == 0) call model%run_tl(u(i-1:i+tile, j-1:j+tile), rate(i:i+tile-1, j:j+tile-1), spacing, &
          v(i-1:i+tile, j-1:j+tile), f(i:i+tile-1, j:j+tile-1), stat=stat, errmsg=message)
    end do
    PetscCall(DMDAVecRestoreArrayReadF90(da, base, u, ierr))
    PetscCall(DMDAVecRestoreArrayReadF90(da, other, v, ierr))
    PetscCall(DMDAVecRestoreArrayReadF90(da, rates, rate, ierr))
    PetscCall(DMDAVecRestoreArrayF90(da, y, f, ierr))
    call tell(stat, ierr)
  end subroutine multiply

  !> The transposed Jacobian at BASE times X, by the adjoint program; what it puts into halos is added to its owners' points.
  subroutine multiply_transposed(shell, x, y, ierr)
    Mat :: shell
    Vec :: x, y
    PetscErrorCode, intent(out) :: ierr
    PetscCall(adjoint(x, y, ierr))
  end subroutine multiply_transposed

  !> The same; GRADIENT is the derivative by the rates.
  subroutine adjoint(x, y, ierr, gradient)
    Vec :: x, y
    PetscErrorCode, intent(out) :: ierr
    PetscReal, intent(inout), optional :: gradient(xs:, ys:)
    PetscReal :: w(tile, tile), u_ad(0:tile+1, 0:tile+1), rate_ad(tile, tile)
    integer :: i, j, k, stat
    PetscCall(VecSet(other, 0d0, ierr))
    PetscCall(DMDAVecGetArrayReadF90(da, base, u, ierr))
    PetscCall(DMDAVecGetArrayF90(da, other, v, ierr))
    PetscCall(DMDAVecGetArrayReadF90(da, rates, rate, ierr))
    PetscCall(DMDAVecGetArrayReadF90(da, x, f, ierr))
    stat = 0
    do k = 1, size(west)
      i = west(k)
      j = south(k)
      ! Each point counts once, where tiles lie over each other.
      w = f(i:i+tile-1, j:j+tile-1)
      w(:own_west(k)-i, :) = 0
      w(:, :own_south(k)-j) = 0
      if (stat == 0) call model%run_ad(u(i-1:i+tile, j-1:j+tile), rate(i:i+tile-1, j:j+tile-1), spacing, w, u_ad, rate_ad, &
          stat=stat, errmsg=message)
      v(i-1:i+tile, j-1:j+tile) = v(i-1:i+tile, j-1:j+tile) + u_ad
      if (present(gradient)) gradient(i:i+tile-1, j:j+tile-1) = gradient(i:i+tile-1, j:j+tile-1) + rate_ad
    end do
    PetscCall(DMDAVecRestoreArrayReadF90(da, base, u, ierr))
    PetscCall(DMDAVecRestoreArrayF90(da, other, v, ierr))
    PetscCall(DMDAVecRestoreArrayReadF90(da, rates, rate, ierr))
    PetscCall(DMDAVecRestoreArrayReadF90(da, x, f, ierr))
    call tell(stat, ierr)
    if (ierr /= 0) return
    PetscCall(VecSet(y, 0d0, ierr))
    PetscCall(DMLocalToGlobal(da, other, ADD_VALUES, y, ierr))
  end subroutine adjoint
end module bratu_in_petsc
