! Sections with gaps of every form, copied out and in: steps in several directions, components of an
! array of objects, parts of numbers, all ranks.
program sections
  use, intrinsic :: iso_fortran_env, only: int16, int32, int64, int8, real32, real64
  use checks
  use pjrtlite
  implicit none

  type :: particle
    integer(int8) :: kind
    real(real32) :: position(3)
    complex(real32) :: phase
    real(real64) :: mass
    integer(int16) :: cell(2)
  end type particle

  !> Without padding: the reals are not where a compiler would put them.
  type :: packed
    sequence
    integer(int32) :: number
    complex(real32) :: value
  end type packed

  type(pjrtlite_client) :: client
  type(pjrtlite_buffer) :: buffer
  type(particle) :: particles(4, 3)
  type(packed) :: items(5)
  real(real32) :: deep(3, 4, 2, 3, 2, 4, 2), part(2, 2, 1, 2, 1, 2, 2), back(2, 2, 1, 2, 1, 2, 2)
  real(real32) :: before(3, 4, 2, 3, 2, 4, 2)
  complex(real64) :: z(3, 4)
  real(real64) :: d(6)
  real(real32) :: r(4), positions(4, 3)
  complex(real32) :: c(5)
  integer(int16) :: cells(4, 3)
  integer :: i, j

  call open_client(client)

  ! Rank 7, steps of 1, 2, 3 and -1.
  deep = reshape([(real(i), i=1, size(deep))], shape(deep))
  part = deep(1:3:2, 4:1:-3, 2:2, 3:2:-1, 1:1, 1:4:3, 2:1:-1)
  call buffer%from_host(client, deep(1:3:2, 4:1:-3, 2:2, 3:2:-1, 1:1, 1:4:3, 2:1:-1))
  call buffer%to_host(back)
  call check(all(same(back, part)), 'seven dimensions, out of a section')
  call buffer%from_host(client, -part)
  before = deep
  before(1:3:2, 4:1:-3, 2:2, 3:2:-1, 1:1, 1:4:3, 2:1:-1) = -part
  call buffer%to_host(deep(1:3:2, 4:1:-3, 2:2, 3:2:-1, 1:1, 1:4:3, 2:1:-1))
  call check(all(same(deep, before)), 'and into it, and nowhere else')

  ! One element in each row, one row, one plane.
  before = deep
  call buffer%from_host(client, deep(2, :, 1, 2, 1, 3, 2))
  call buffer%to_host(r)
  call check(all(same(r, before(2, :, 1, 2, 1, 3, 2))), 'a line across')

  ! Components.
  do j = 1, 3
    do i = 1, 4
      particles(i, j)%kind = int(i, int8)
      particles(i, j)%position = [real(i), real(j), real(i*j)]
      particles(i, j)%phase = cmplx(i, -j, real32)
      particles(i, j)%mass = 10*i + j
      particles(i, j)%cell = [int(i, int16), int(j, int16)]
    end do
  end do
  call buffer%from_host(client, particles%position(2))
  call buffer%to_host(positions)
  call check(all(same(positions, spread([1.0, 2.0, 3.0], 1, 4))), 'a component')
  call buffer%from_host(client, particles%cell(1))
  call buffer%to_host(cells)
  call check(all(cells == spread([1_int16, 2_int16, 3_int16, 4_int16], 2, 3)), &
      'a component of two bytes')
  call buffer%from_host(client, [(3.0, i=1, 4)])
  call buffer%to_host(particles(:, 2)%position(1))
  call check(all(same(particles(:, 2)%position(1), 3.0)), 'into a component')
  call check(all(same(particles(:, 1)%position(1), [1.0, 2.0, 3.0, 4.0])), 'not of others')
  call check(all(same(particles(:, 2)%position(2), 2.0)), 'nor into others')
  call check(all(same(particles(:, 2)%mass, [12.0_real64, 22.0_real64, 32.0_real64, &
      42.0_real64])), 'of any type')

  ! Elements that do not lie at multiples of their own size.
  do i = 1, 5
    items(i)%number = i
    items(i)%value = cmplx(i, 2*i, real32)
  end do
  call buffer%from_host(client, items(5:1:-2)%value)
  c = 0
  call buffer%to_host(c(1:3))
  call check(all(same(c(1:3), [(5.0, 10.0), (3.0, 6.0), (1.0, 2.0)])), 'odd addresses')

  ! Numbers of 16 bytes.
  z = reshape([(cmplx(i, -i, real64), i=1, 12)], [3, 4])
  call buffer%from_host(client, z(3:1:-2, ::3))
  z = 0
  call buffer%to_host(z(2:3, 2:3))
  call check(all(same(z(2:3, 2:3), reshape([cmplx(3, -3, real64), cmplx(1, -1, real64), &
      cmplx(12, -12, real64), cmplx(10, -10, real64)], [2, 2]))), 'complex(real64)')
  call check(count(same(z, (0.0_real64, 0.0_real64))) == 8, 'and no more')

  ! Nothing, of a section with gaps.
  call buffer%from_host(client, deep(1:3:2, 4:1:3, 1, 1, 1, 1, 1))
  call check(all(buffer%shape() == [2, 0]), 'an empty section')
  call buffer%to_host(deep(2:3, 2:1, 1, 1, 1, 1, 1))
  ! One element, wherever it is.
  d = [(real(i, real64), i=1, 6)]
  call buffer%from_host(client, d(5:5:7))
  call buffer%to_host(d(2:2))
  call check(all(same(d, [1.0_real64, 5.0_real64, 3.0_real64, 4.0_real64, 5.0_real64, &
      6.0_real64])), 'a section of one element')

  call buffer%destroy()
  call client%destroy()
end program sections
