import { expect, it } from 'vitest'
import { kondisiAwal } from './kondisi-awal.rules.ts'

const kondisi = (kode: string, jenis_kondisi: string, cara_potongan: string) => ({
  ...{ kode, jenis_kondisi, cara_potongan },
})
const [baik, nota, rusak] = [
  kondisi('BAGUS', 'BAIK', 'PERSEN'),
  kondisi('NOTA', 'BAIK', 'NOTA'),
  kondisi('PATAH', 'RUSAK', 'NOTA'),
]

it('is a good one that leaves the rates to the note, else the first good one, else what there is', () => {
  expect(kondisiAwal([rusak, baik, nota])?.kode).toBe('NOTA')
  expect(kondisiAwal([rusak, baik])?.kode).toBe('BAGUS')
  expect(kondisiAwal([rusak])?.kode).toBe('PATAH')
  expect(kondisiAwal([])).toBeUndefined()
})
