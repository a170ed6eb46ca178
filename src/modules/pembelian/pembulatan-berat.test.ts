import { expect, it } from 'vitest'
import { pembulatanBerat } from './pembulatan-berat.ts'

it.each([
  [0, 4, undefined],
  [5, 5, undefined],
  [5, 4, { field: 'Desimal Ketiga Sampai', min: 5 }],
])('a tier from %i to %i', (angka_dari, angka_sampai, params) =>
  expect(
    pembulatanBerat.rule?.({ ...pembulatanBerat.contoh, angka_dari, angka_sampai })?.params,
  ).toEqual(params),
)
