!> Bratu's problem, -laplacian(u) = rate exp(u), solved by SNES with functions from JAX and by hand, on any number of ranks.
!> Usage: bratu [-bundles folder] [-plugin cpu] [-tables folder] [-short] [-fail] [-da_grid_x 100] [options of PETSc]
program bratu_example
#include <petsc/finclude/petscsnes.h>
#include <petsc/finclude/petscdmda.h>
#if PETSC_VERSION_MINOR < 22
#define PETSC_NULL_INTEGER_ARRAY PETSC_NULL_INTEGER
#endif
  use bratu_in_petsc
  use pjrtlite
  implicit none
  type :: run
    PetscInt :: steps, products
    Vec :: u
    logical :: is_new = .true.
  end type run
  type(pjrtlite_client) :: client
  type(pjrtlite_options) :: options
  type(run) :: sharp, hand, jax
  PetscErrorCode :: ierr
  PetscMPIInt :: rank, ranks
  PetscInt :: nx, ny
  PetscBool :: given, fails, is_short
  PetscReal, parameter :: rounding = epsilon(1d0), tolerance = 1d-12, step = 1d-3
  integer :: repeats = 100
  character(1000) :: path = '.', plugin = 'cpu', tables = ''
  integer :: stat, wrong = 0
  SNES :: snes
  KSP :: ksp
  Mat :: jacobian, shell
  Vec :: x, y_hand, y_jax, terms, gradient_hand, gradient_jax, vectors(9)

  PetscCallA(PetscInitialize(ierr))
  PetscCallMPIA(MPI_Comm_rank(PETSC_COMM_WORLD, rank, ierr))
  PetscCallMPIA(MPI_Comm_size(PETSC_COMM_WORLD, ranks, ierr))
  PetscCallA(PetscOptionsGetString(PETSC_NULL_OPTIONS, PETSC_NULL_CHARACTER, '-bundles', path, given, ierr))
  PetscCallA(PetscOptionsGetString(PETSC_NULL_OPTIONS, PETSC_NULL_CHARACTER, '-plugin', plugin, given, ierr))
  PetscCallA(PetscOptionsGetString(PETSC_NULL_OPTIONS, PETSC_NULL_CHARACTER, '-tables', tables, given, ierr))
  PetscCallA(PetscOptionsHasName(PETSC_NULL_OPTIONS, PETSC_NULL_CHARACTER, '-fail', fails, ierr))
  PetscCallA(PetscOptionsHasName(PETSC_NULL_OPTIONS, PETSC_NULL_CHARACTER, '-short', is_short, ierr))
  if (is_short) repeats = 2
  call ieee_get_halting_mode(ieee_invalid, traps)

  ! Values at the edges lie in the halo: it is as wide there, and zero.
  call DMDACreate2d(PETSC_COMM_WORLD, DM_BOUNDARY_GHOSTED, DM_BOUNDARY_GHOSTED, DMDA_STENCIL_STAR, 100, 80, &
      PETSC_DECIDE, PETSC_DECIDE, 1, 1, PETSC_NULL_INTEGER_ARRAY, PETSC_NULL_INTEGER_ARRAY, da, ierr)
  CHKERRA(ierr)
  PetscCallA(DMSetFromOptions(da, ierr))
  PetscCallA(DMSetUp(da, ierr))
  call grid_size(nx, ny)
  spacing = [1d0 / (nx + 1), 1d0 / (ny + 1)]
  PetscCallA(make_tiles(ierr))
  PetscCallA(DMCreateLocalVector(da, base, ierr))
  PetscCallA(DMCreateLocalVector(da, other, ierr))
  PetscCallA(DMCreateGlobalVector(da, rates, ierr))
  PetscCallA(VecDuplicate(rates, x, ierr))
  PetscCallA(VecDuplicate(rates, y_hand, ierr))
  PetscCallA(VecDuplicate(rates, y_jax, ierr))
  PetscCallA(VecDuplicate(rates, terms, ierr))
  PetscCallA(VecDuplicate(rates, gradient_hand, ierr))
  PetscCallA(VecDuplicate(rates, gradient_jax, ierr))
  call fill(rates, 4d0, 2d0)
  call fill(x, 0d0, 1d0)

  ! The ranks share one machine here: few threads for each.
  call options%set('pjrtlite.threads', 4)
  call client%create(trim(plugin), options, stat=stat, errmsg=message)
  PetscCallA(tell(stat, ierr))
  call model%create(trim(path) // '/bratu.pjrt', client=client, stat=stat, errmsg=message)
  if (stat == 0) call model%load(stat=stat, errmsg=message)
  PetscCallA(tell(stat, ierr))

  PetscCallA(SNESCreate(PETSC_COMM_WORLD, snes, ierr))
  PetscCallA(SNESSetFunction(snes, y_hand, evaluate, 0, ierr))
  PetscCallA(SNESSetDM(snes, da, ierr))
  PetscCallA(SNESSetErrorIfNotConverged(snes, PETSC_TRUE, ierr))
  PetscCallA(DMCreateMatrix(da, jacobian, ierr))
  PetscCallA(MatCreateShell(PETSC_COMM_WORLD, xm * ym, xm * ym, nx * ny, nx * ny, PETSC_NULL_INTEGER, shell, ierr))
  PetscCallA(MatShellSetOperation(shell, MATOP_MULT, multiply, ierr))
  PetscCallA(MatShellSetOperation(shell, MATOP_MULT_TRANSPOSE, multiply_transposed, ierr))
  PetscCallA(SNESSetFromOptions(snes, ierr))
  PetscCallA(SNESGetKSP(snes, ksp, ierr))

  if (rank == 0) print '(2(a, i0), a, i0, a, l2)', 'Grid of ', nx, ' by ', ny, ' points on ', ranks, ' ranks, traps:', traps
  if (fails) then
    ! An array of the wrong size on the last rank: PETSc's trace has pjrtlite's message.
    if (rank == ranks - 1) spacing = [spacing, 0d0]
    by_jax = .true.
    PetscCallA(SNESSolve(snes, PETSC_NULL_VEC, x, ierr))
  end if

  call compare_functions()
  call solve(.false., .true., sharp)
  call solve(.false., .false., hand)
  call solve(.true., .false., jax)
  call check('steps of Newton', abs(jax%steps - real(hand%steps, 8)), 0d0, 'the same')
  call check('products with the Jacobian', abs(jax%products - real(hand%products, 8)), real(hand%steps, 8), 'one a step')
  call check('u, from a sharp solution by hand', apart(jax%u, sharp%u), 3 * apart(hand%u, sharp%u) + 1d-13, &
      'three times what by hand is off')
  call compare_gradients()
  if (len_trim(tables) > 0) then
    call write_table('u', jax%u)
    call write_table('gradient', gradient_jax)
  end if
  if (rank == 0 .and. wrong == 0) print '(a)', 'JAX and the equations by hand agree'
  if (rank == 0 .and. wrong > 0) print '(i0, a)', wrong, ' comparisons failed'
  call model%destroy()
  call client%destroy()
  vectors = [sharp%u, hand%u, jax%u, x, y_hand, y_jax, terms, gradient_hand, gradient_jax]
  do stat = 1, size(vectors)
    PetscCallA(VecDestroy(vectors(stat), ierr))
  end do
  PetscCallA(VecDestroy(rates, ierr))
  PetscCallA(VecDestroy(base, ierr))
  PetscCallA(VecDestroy(other, ierr))
  PetscCallA(MatDestroy(jacobian, ierr))
  PetscCallA(MatDestroy(shell, ierr))
  PetscCallA(SNESDestroy(snes, ierr))
  PetscCallA(DMDestroy(da, ierr))
  PetscCallA(PetscFinalize(ierr))
  if (wrong > 0) stop 1

contains

  subroutine grid_size(nx, ny)
    PetscInt, intent(out) :: nx, ny
    PetscInt :: n
    DMBoundaryType :: boundary
    DMDAStencilType :: stencil_type
    PetscCallA(DMDAGetInfo(da, n, nx, ny, n, n, n, n, n, n, boundary, boundary, boundary, stencil_type, ierr))
  end subroutine grid_size

  !> Something smooth, and not the same in both directions.
  subroutine fill(vector, mean, amplitude)
    Vec :: vector
    PetscReal, intent(in) :: mean, amplitude
    PetscReal, pointer :: values(:,:)
    integer :: i, j
    PetscCallA(DMDAVecGetArrayF90(da, vector, values, ierr))
    do j = ys, ys + ym - 1
      do i = xs, xs + xm - 1
        values(i,j) = mean + amplitude * sin(3 * (i + 1) * spacing(1)) * sin(2 + 5 * (j + 1) * spacing(2))
      end do
    end do
    PetscCallA(DMDAVecRestoreArrayF90(da, vector, values, ierr))
  end subroutine fill

  subroutine check(what, found, bound, from)
    character(*), intent(in) :: what, from
    PetscReal, intent(in) :: found, bound
    logical :: holds
    holds = found <= bound
    if (.not. holds) wrong = wrong + 1
    if (rank == 0) print '(2x, a, 1x, a48, es9.2, a, es9.2, 2a)', merge('ok ', 'BAD', holds), what // repeat(' ', 48), &
        found, ', at most', bound, ': ', from
  end subroutine check

  PetscReal function apart(one, two)
    Vec, intent(in) :: one, two
    Vec :: difference
    PetscCallA(VecDuplicate(one, difference, ierr))
    PetscCallA(VecWAXPY(difference, -1d0, one, two, ierr))
    PetscCallA(VecNorm(difference, NORM_INFINITY, apart, ierr))
    PetscCallA(VecDestroy(difference, ierr))
  end function apart

  !> Each function on the same state; and its time.
  subroutine compare_functions()
    Mat :: difference
    PetscReal :: norm, size, most
    by_jax = .true.
    PetscCallA(assemble(snes, x, jacobian, jacobian, [0], ierr))
    PetscCallA(MatDuplicate(jacobian, MAT_COPY_VALUES, difference, ierr))
    by_jax = .false.
    PetscCallA(assemble(snes, x, jacobian, jacobian, [0], ierr))
    PetscCallA(MatNorm(jacobian, NORM_INFINITY, norm, ierr))
    PetscCallA(MatAXPY(difference, -1d0, jacobian, SAME_NONZERO_PATTERN, ierr))
    PetscCallA(MatNorm(difference, NORM_INFINITY, most, ierr))
    PetscCallA(MatDestroy(difference, ierr))
    PetscCallA(VecNorm(x, NORM_INFINITY, size, ierr))
    call check('Jacobian', most, 16 * rounding * norm, '16 roundings of its norm')
    call compare('residual')
    call check('residual', apart(y_hand, y_jax), 16 * rounding * norm * size, '16 roundings of its terms')
    call compare('product')
    call check('product with the Jacobian', apart(y_hand, y_jax), 16 * rounding * norm * size, '16 roundings of its terms')
    call compare('transposed product')
    call check('product with the transposed Jacobian', apart(y_hand, y_jax), 16 * rounding * norm * size, &
        '16 roundings of its terms')
  end subroutine compare_functions

  !> Both forms of a function, for which PETSc has the assembled matrix by hand.
  subroutine compare(what)
    character(*), intent(in) :: what
    PetscReal :: fastest(2), seconds
    integer :: k, which
    fastest = huge(1d0)
    do which = 1, 2
      by_jax = which == 2
      do k = 1, repeats
        seconds = -MPI_Wtime()
        select case (what)
        case ('residual')
          if (.not. by_jax) call evaluate(snes, x, y_hand, [0], ierr)
          if (by_jax) call evaluate(snes, x, y_jax, [0], ierr)
        case ('product')
          if (.not. by_jax) call MatMult(jacobian, x, y_hand, ierr)
          if (by_jax) call MatMult(shell, x, y_jax, ierr)
        case default
          if (.not. by_jax) call MatMultTranspose(jacobian, x, y_hand, ierr)
          if (by_jax) call MatMultTranspose(shell, x, y_jax, ierr)
        end select
        CHKERRA(ierr)
        fastest(which) = min(fastest(which), seconds + MPI_Wtime())
      end do
    end do
    if (rank == 0) print '(2x, 2a, f8.1, a, f8.1, a)', what, ':', 1d6 * fastest(1), ' us by hand,', 1d6 * fastest(2), &
        ' by JAX, the fastest call'
  end subroutine compare

  !> Sharp solutions are as good as roundings allow.
  subroutine solve(with_jax, is_sharp, result)
    logical, intent(in) :: with_jax, is_sharp
    type(run), intent(inout) :: result
    PetscReal :: seconds
    by_jax = with_jax
    if (with_jax) then
      PetscCallA(SNESSetJacobian(snes, shell, jacobian, assemble, 0, ierr))
    else
      PetscCallA(SNESSetJacobian(snes, jacobian, jacobian, assemble, 0, ierr))
    end if
    PetscCallA(SNESSetTolerances(snes, 1d-50, merge(1d-11, 1d-8, is_sharp), 0d0, 50, 10000, ierr))
    PetscCallA(KSPSetTolerances(ksp, merge(1d-10, 1d-5, is_sharp), 1d-50, 1d5, 10000, ierr))
    if (result%is_new) then
      PetscCallA(VecDuplicate(x, result%u, ierr))
    end if
    result%is_new = .false.
    PetscCallA(VecSet(result%u, 0d0, ierr))
    seconds = -MPI_Wtime()
    PetscCallA(SNESSolve(snes, PETSC_NULL_VEC, result%u, ierr))
    seconds = seconds + MPI_Wtime()
    PetscCallA(SNESGetIterationNumber(snes, result%steps, ierr))
    PetscCallA(SNESGetLinearSolveIterations(snes, result%products, ierr))
    if (rank == 0) print '(2x, a, i3, a, i5, a, f8.2, a)', merge('by JAX ', 'by hand', with_jax), result%steps, ' steps,', &
        result%products, ' iterations of GMRES,', 1e3 * seconds, ' ms'
  end subroutine solve

  !> Of the integral of u by the rates: by adjoints of both kinds, and along one direction by differences.
  subroutine compare_gradients()
    PetscReal :: along, size, integrals(2), difference
    PetscReal, pointer :: gradient(:,:)
    integer :: k
    PetscCallA(KSPSetTolerances(ksp, tolerance, 1d-50, 1d5, 10000, ierr))
    do k = 1, 2
      by_jax = k == 2
      PetscCallA(assemble(snes, jax%u, jacobian, jacobian, [0], ierr))
      if (by_jax) then
        PetscCallA(KSPSetOperators(ksp, shell, jacobian, ierr))
      else
        PetscCallA(KSPSetOperators(ksp, jacobian, jacobian, ierr))
      end if
      PetscCallA(VecSet(terms, -spacing(1) * spacing(2), ierr))
      PetscCallA(KSPSolveTranspose(ksp, terms, y_hand, ierr))
      if (by_jax) then
        PetscCallA(VecSet(gradient_jax, 0d0, ierr))
        PetscCallA(DMDAVecGetArrayF90(da, gradient_jax, gradient, ierr))
        PetscCallA(adjoint(y_hand, y_jax, ierr, gradient))
        PetscCallA(DMDAVecRestoreArrayF90(da, gradient_jax, gradient, ierr))
      else
        PetscCallA(DMDAVecGetArrayReadF90(da, base, u, ierr))
        PetscCallA(DMDAVecGetArrayReadF90(da, y_hand, f, ierr))
        PetscCallA(DMDAVecGetArrayF90(da, gradient_hand, gradient, ierr))
        call by_rate(u, f, spacing, gradient)
        PetscCallA(DMDAVecRestoreArrayReadF90(da, base, u, ierr))
        PetscCallA(DMDAVecRestoreArrayReadF90(da, y_hand, f, ierr))
        PetscCallA(DMDAVecRestoreArrayF90(da, gradient_hand, gradient, ierr))
      end if
    end do
    PetscCallA(VecNorm(gradient_hand, NORM_INFINITY, size, ierr))
    call check('gradient by the rates, from that by hand', apart(gradient_hand, gradient_jax) / size, 1d4 * tolerance, &
        'tolerance of KSP times condition')
    PetscCallA(VecDot(gradient_jax, x, along, ierr))
    do k = 1, 2
      PetscCallA(VecAXPY(rates, (2 * k - 3) * step, x, ierr))
      call solve(.false., .true., sharp)
      PetscCallA(VecSum(sharp%u, integrals(k), ierr))
      PetscCallA(VecAXPY(rates, -(2 * k - 3) * step, x, ierr))
    end do
    difference = spacing(1) * spacing(2) * (integrals(2) - integrals(1)) / (2 * step)
    call check('gradient along a direction, from differences', abs(along / difference - 1), step**2, 'their step squared')
  end subroutine compare_gradients

  subroutine write_table(name, vector)
    character(*), intent(in) :: name
    Vec :: vector
    PetscViewer :: viewer
    PetscCallA(PetscViewerBinaryOpen(PETSC_COMM_WORLD, trim(tables) // '/' // name // '.bin', FILE_MODE_WRITE, viewer, ierr))
    PetscCallA(VecView(vector, viewer, ierr))
    PetscCallA(PetscViewerDestroy(viewer, ierr))
  end subroutine write_table
end program bratu_example
