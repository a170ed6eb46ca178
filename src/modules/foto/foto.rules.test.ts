import { expect, it } from 'vitest'
import { Refusal } from '#kernel/refusal'
import { cocokkan, kodeDariNama, type BarangFoto } from './foto.rules.ts'

const barang = (kode_barcode: string, rest: Partial<BarangFoto> = {}): BarangFoto => ({
  kode_barcode,
  kode_intern: null,
  nama_barang: 'CINCIN POLOS',
  status: 'ADA',
  gambar: null,
  versi: 3,
  ...rest,
})

it.each([
  ['010000017.jpg', '010000017'],
  ['rak 2/ab-7.JPEG', 'AB-7'],
  ['C:\\foto\\x.y.png', 'X.Y'],
  ['tanpa', 'TANPA'],
])('%s is the photo of %s', (file, kode) => expect(kodeDariNama(file)).toBe(kode))

it('finds a piece by its barcode, then by its kode intern, once each', () => {
  const semua = [
    barang('R1', { kode_intern: 'K9' }),
    barang('R2', { kode_intern: 'r1' }),
    barang('R3', { kode_intern: 'K7' }),
    barang('R4', { kode_intern: 'k7' }),
    barang('R5', { gambar: 'foto_produk/A.jpg' }),
    barang('R6', { status: 'TERJUAL' }),
  ]
  const found = cocokkan(
    ['r1.jpg', 'k9.png', 'k7.jpg', 'R5.jpg', 'R6.jpg', 'R7.jpg', 'R3.jpg'],
    semua,
  ).map((one) => (one instanceof Refusal ? one.message : one.kode_barcode))
  expect(found).toEqual([
    'R1',
    'Barang {{kode_barcode}} Sudah Dapat Foto Dari File Lain',
    'Kode Intern {{kode}} Dipakai {{jumlah}} Barang, Pakai Barcode',
    'Barang {{kode_barcode}} Sudah Punya Foto, Ganti Lewat Koreksi Barang',
    'Barang {{kode_barcode}} Tidak Dapat Diberi Foto, Status {{status}}',
    'Tidak Ada Barang Dengan Kode {{kode}}',
    'R3',
  ])
})
