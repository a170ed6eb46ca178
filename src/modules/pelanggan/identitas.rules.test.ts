import { expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal'
import {
  batasOrang,
  kurangDari,
  nilaiKunjungan,
  checkOrang,
  type Orang,
} from './identitas.rules.ts'

const kosong: Orang = {
  nama_customer: null,
  alamat_customer: null,
  no_hp: null,
  jenis_identitas: null,
  no_identitas: null,
}

test('an exchange counts with its larger side', () => {
  expect(nilaiKunjungan(120_000_000, 90_000_000)).toBe(120_000_000)
  expect(nilaiKunjungan(0, 90_000_000)).toBe(90_000_000)
})

test('the lower limit that is on asks', () => {
  expect(batasOrang([100, 500])).toBe(100)
  expect(batasOrang([0, 500])).toBe(500)
  expect(batasOrang([0, 0])).toBe(0)
})

test('the first field that is missing is named, from the limit on', () => {
  const kurang = kurangDari({ ...kosong, nama_customer: 'Ibu Ani' })
  const tanya = (jumlah: number, hari = 1): unknown => {
    try {
      return checkOrang(kurang, { jumlah, batas: 100_000_000, hari })
    } catch (error) {
      return error instanceof Refusal ? [error.fields[0]?.field, error.params] : error
    }
  }
  expect(tanya(99_999_999)).toBeUndefined()
  expect(tanya(100_000_000)).toEqual(['no_hp', { jumlah: '100.000.000', field: 'No HP' }])
  expect(tanya(104_123_000, 3)).toEqual([
    'no_hp',
    { jumlah: '104.123.000', hari: 3, field: 'No HP' },
  ])
})
