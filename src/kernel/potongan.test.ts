import { expect, it } from 'vitest'
import { daerahPotongan, digeser, palingDekat, utuhDiTengah } from './potongan.ts'

const gambar = { width: 4_000, height: 3_000 }
const lebar = { width: 16, height: 9 }

it('takes as much of a picture as the shape allows, in the middle', () => {
  expect(daerahPotongan(gambar, lebar, utuhDiTengah)).toEqual({
    ...{ width: 4_000, height: 2_250, kiri: 0, atas: 375 },
  })
  expect(daerahPotongan(gambar, { width: 1, height: 1 }, utuhDiTengah)).toEqual({
    ...{ width: 3_000, height: 3_000, kiri: 500, atas: 0 },
  })
  expect(daerahPotongan(gambar, lebar, { perbesar: 2, x: 0.25, y: 0.5 })).toEqual({
    ...{ width: 2_000, height: 1_125, kiri: 0, atas: 937.5 },
  })
})

it('is moved and brought nearer, never beyond the edge', () => {
  expect(digeser(gambar, lebar, utuhDiTengah, { dy: 0.1 })).toEqual({
    ...{ perbesar: 1, x: 0.5, y: (1_500 + 225) / 3_000 },
  })
  expect(digeser(gambar, lebar, utuhDiTengah, { dx: 5, dy: -5 })).toEqual({
    ...{ perbesar: 1, x: 0.5, y: 1_125 / 3_000 },
  })
  expect(digeser(gambar, lebar, utuhDiTengah, { kali: 99 }).perbesar).toBe(palingDekat)
  // Farther again it comes back inside.
  const sudut = digeser(gambar, lebar, { perbesar: 4, x: 1, y: 1 }, { kali: 0.25 })
  expect(sudut).toEqual({ perbesar: 1, x: 0.5, y: 1_875 / 3_000 })
})
