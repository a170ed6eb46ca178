import { expect, test } from 'vitest'
import { checkAkunBagian, type AkunPilihan } from './kendali.rules.ts'

const akun = (lain: Partial<AkunPilihan> = {}): AkunPilihan => ({
  nomor_akun: '1777',
  jenis_akun: 'HARTA',
  punya: [],
  terpakai: false,
  ...lain,
})
const punya = (...buku: string[]) => akun({ punya: buku, terpakai: true })
const sendiri = 'Akun {{nomor_akun}} Punya Buku Sendiri ({{buku}}), Pilih Akun Lain'
const bukan = 'Akun {{nomor_akun}} Bukan Harta Atau Kewajiban, Pilih Akun Lain'
const terpakai = 'Akun {{nomor_akun}} Sudah Dipakai Yang Lain, Pilih Akun Baru'

/** What is said; null: it may. */
function terbaca(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    return Object(error).message
  }
}

test.each([
  // The book of the part, the account, what is said.
  [null, akun(), null],
  [null, akun({ jenis_akun: 'BIAYA', terpakai: true }), null],
  [null, punya('BANK'), sendiri],
  [null, punya('PAJAK', 'TITIPAN'), sendiri],
  ['KAS', akun(), null],
  ['PAJAK', akun({ jenis_akun: 'HUTANG' }), null],
  ['KAS', punya('KAS'), null],
  ['KARTU DEBET', punya('BANK', 'KARTU KREDIT'), null],
  ['STOK BERLIAN', punya('STOK EMAS'), null],
  ['STOK EMAS', punya('ROSOK'), sendiri],
  ['ROSOK', punya('STOK EMAS'), sendiri],
  ['TITIPAN', punya('PAJAK'), sendiri],
  ['KAS', punya('KAS', 'ROSOK'), sendiri],
  ['KAS', akun({ jenis_akun: 'BIAYA' }), bukan],
  ['PAJAK', akun({ jenis_akun: 'MODAL' }), bukan],
  ['PAJAK', akun({ jenis_akun: 'HUTANG', terpakai: true }), terpakai],
])('a part of the book %s may book to %o: %s', (buku, pilihan, kalimat) => {
  expect(terbaca(() => checkAkunBagian('nomor_akun', buku, pilihan))).toBe(kalimat)
})
