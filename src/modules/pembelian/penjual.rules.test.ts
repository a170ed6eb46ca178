import { describe, expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { bidangWajib, checkPenjual, tanpaNota, type Penjual } from './penjual.rules.ts'

const nobody: Penjual = {
  nama_customer: null,
  alamat_customer: null,
  no_hp: null,
  jenis_identitas: null,
  no_identitas: null,
  foto_identitas: null,
}
const biasa = { data: 'TANPA_NOTA', identitas: 'TANPA_NOTA', foto: false } as const
const data = ['nama_customer', 'alamat_customer', 'no_hp']
const kartu = ['jenis_identitas', 'no_identitas']

describe('a seller', () => {
  it.each([
    ['with the nota', false, biasa, []],
    ['without it', true, biasa, [...data, ...kartu]],
    ['with a photo asked', true, { ...biasa, foto: true }, [...data, ...kartu, 'foto_identitas']],
    ['always asked for his card', false, { ...biasa, identitas: 'SELALU' as const }, kartu],
    ['never asked', true, { data: 'TIDAK', identitas: 'TIDAK', foto: true } as const, []],
  ])('%s says who he is', (_, tanpa, wajib, fields) =>
    expect(bidangWajib(tanpa, wajib)).toEqual(fields),
  )

  it('is refused at the first field that he leaves empty', () => {
    const refused = (given: Penjual): unknown => {
      try {
        checkPenjual(given, true, biasa)
      } catch (error) {
        if (error instanceof Refusal) return error.fields[0]
      }
      return undefined
    }
    const text = '{{field}} Tidak Boleh Kosong'
    expect(refused(nobody)).toMatchObject({ field: 'nama_customer', text })
    const known = { ...nobody, nama_customer: 'SITI', alamat_customer: 'JL 1', no_hp: '62811' }
    expect(refused(known)).toMatchObject({ field: 'jenis_identitas', text })
    expect(refused({ ...known, jenis_identitas: 'KTP', no_identitas: '327' })).toBeUndefined()
  })
})

it('a line comes without a nota when it is not ours, or its nota is lost', () => {
  expect(tanpaNota({ kode_barcode: null, nota_hilang: false })).toBe(true)
  expect(tanpaNota({ kode_barcode: 'A1', nota_hilang: true })).toBe(true)
  expect(tanpaNota({ kode_barcode: 'A1', nota_hilang: false })).toBe(false)
})
