import { expect, test } from 'vitest'
import {
  jumlahBatu,
  jumlahKarat,
  permataKah,
  samaBatu,
  supplierTetap,
  tanpaSupplier,
  tarifBerlian,
  teksBatu,
  type Batu,
} from './batu.rules.ts'

const soliter: Batu = {
  jml_batu: 1,
  kode_shape: 'RD',
  karat_batu: 50,
  kode_color: 'F',
  kode_clarity: 'VS1',
  kode_cutgrade: 'EX',
}
const tabur: Batu = { ...soliter, jml_batu: 12, karat_batu: 24, kode_cutgrade: null }

test('a row says its number, shape, carats and grades; what is not graded is left out', () => {
  expect(teksBatu([soliter, tabur])).toBe('1 RD 0,50 ct F VS1 EX; 12 RD 0,24 ct F VS1')
  expect(teksBatu(null)).toBe('')
})

const bersertifikat: Batu = {
  ...soliter,
  kode_polish: 'EX',
  kode_symmetry: 'VG',
  kode_fluorescence: 'FAINT',
  kode_jenis_batu: 'BERLIAN',
  kode_supplier: 'KBR',
}

test('what a certificate adds stands behind the four C; whom it came from stands nowhere', () => {
  expect(teksBatu([bersertifikat])).toBe('1 BERLIAN RD 0,50 ct F VS1 EX Pol EX Sym VG Flu FAINT')
  expect(teksBatu([{ ...soliter, kode_symmetry: 'VG', kode_polish: null }])).toBe(
    '1 RD 0,50 ct F VS1 EX Sym VG',
  )
})

test('who may not know the supplier keeps him for the stones that were there', () => {
  const [dilihat = soliter] = tanpaSupplier([bersertifikat]) ?? []
  expect(Object.keys(dilihat)).not.toContain('kode_supplier')
  const kini = [bersertifikat, { ...bersertifikat, kode_supplier: 'LAIN' }]
  const sent = [dilihat, { ...dilihat, kode_supplier: 'PALSU' }, dilihat, soliter]
  expect(supplierTetap(sent, kini)?.map(({ kode_supplier }) => kode_supplier)).toEqual([
    'KBR',
    'LAIN',
    null,
    null,
  ])
  expect(supplierTetap(null, kini)).toBeNull()
})

test('stones and carats are those of the rows together', () => {
  expect(jumlahBatu([soliter, tabur])).toBe(13) // 1 + 12
  expect(jumlahBatu(null)).toBe(0)
  expect(jumlahKarat([soliter, tabur])).toBe(74) // 0,50 + 0,24
  expect(jumlahKarat(null)).toBe(0)
})

test('a piece is taken back at the rates of the most carats that it reaches', () => {
  const umum = { karat_dari: 0, tukar: 20_00, jual: 25_00 }
  const besar = { karat_dari: 74, tukar: 15_00, jual: 20_00 }
  expect(tarifBerlian([soliter], [umum, besar])).toBe(umum) // 0,50 ct
  expect(tarifBerlian([soliter, tabur], [umum, besar])).toBe(besar) // 0,74 ct
  expect(tarifBerlian(null, [umum, besar])).toBe(umum)
  expect(tarifBerlian([soliter], [besar])).toBeUndefined()
})

test('a grade that is not said may be missing, or nothing', () => {
  const { kode_cutgrade: _, ...kept } = tabur
  expect(samaBatu([tabur], [kept as Batu])).toBe(true)
  expect(samaBatu([tabur], [{ ...tabur, kode_cutgrade: 'EX' }])).toBe(false)
  expect(samaBatu([tabur], [{ ...tabur, kode_supplier: null }])).toBe(true)
  expect(samaBatu([tabur], [{ ...tabur, kode_supplier: 'KBR' }])).toBe(false)
  expect(samaBatu([soliter, tabur], [tabur, soliter])).toBe(false)
  expect(samaBatu(null, null)).toBe(true)
})

test('a piece is one of diamonds by its kategori or by its stones', () => {
  expect(permataKah({ kode_kategori: 'BERLIAN', data_berlian: null })).toBe(true)
  expect(permataKah({ kode_kategori: 'EMAS', data_berlian: [soliter] })).toBe(true)
  expect(permataKah({ kode_kategori: 'EMAS', data_berlian: null })).toBe(false)
})
