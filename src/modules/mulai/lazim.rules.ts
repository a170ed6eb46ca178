import type { Master } from '#kernel/master'
import { mulDiv } from '#kernel/rounding'
import { bank } from '#modules/kas/bank'
import { group } from '#modules/stok/group'
import { gudang } from '#modules/stok/gudang'
import { jenis } from '#modules/stok/jenis'
import { kadar } from '#modules/stok/kadar'
import { kadarEod } from '#modules/stok/kadar-eod'
import { kategori } from '#modules/stok/kategori'
import { kelompokHarga } from '#modules/stok/kelompok-harga'

// What nearly every gold shop here writes into its masters on its first day.

type Baris = Readonly<Record<string, unknown>>

/** Purities that are sold here, as people call them; hundredths of a percent. */
const kadarLazim = [
  { kode: '99', nama: 'EMAS 24K', kelompok: 'TUA', kadar: 99_00, cetak: '990' },
  { kode: '92', nama: 'EMAS 22K', kelompok: 'TUA', kadar: 91_60, cetak: '916' },
  { kode: '75', nama: 'EMAS 18K', kelompok: 'TUA', kadar: 75_00, cetak: '750' },
  { kode: '70', nama: 'EMAS 17K', kelompok: 'TUA', kadar: 70_00, cetak: '700' },
  { kode: '42', nama: 'EMAS 10K', kelompok: 'MUDA', kadar: 42_00, cetak: '420' },
  { kode: '37', nama: 'EMAS 9K', kelompok: 'MUDA', kadar: 37_50, cetak: '375' },
] as const

/** A price per gram in whole thousands, as prices are written on the board. */
const ribuan = (rupiah: number, persen: number): number =>
  mulDiv(rupiah, persen, 10_000_000, 'down') * 1000

const aktif = true

const jenisLazim: readonly Baris[] = [
  ['CC', 'Cincin', 'EMAS'],
  ['KL', 'Kalung', 'EMAS'],
  ['GL', 'Gelang', 'EMAS'],
  ['AT', 'Anting', 'EMAS'],
  ['GW', 'Giwang', 'EMAS'],
  ['LT', 'Liontin', 'EMAS'],
  ['LM', 'Logam Mulia', 'LM'],
  ['BC', 'Cincin Berlian', 'BERLIAN'],
].map(([kode_dept, nama_dept, kode_kategori]) => ({
  ...{ kode_dept, nama_dept, kode_kategori, gambar_path: null, aktif },
  berlian: kode_kategori === 'BERLIAN',
}))

/**
 * The usual masters of a new shop, those that others point at first.
 * @param harga rupiah for a gram of fine gold today
 * @param potongan what the shop keeps of a price when it buys, in hundredths of a percent
 */
export const masterLazim = (
  harga: number,
  potongan: number,
): readonly (readonly [Master, readonly Baris[]])[] => [
  [
    kategori,
    [
      { kode_kategori: 'EMAS', nama_kategori: 'Perhiasan Emas', cara_harga: 'GRAM' },
      { kode_kategori: 'LM', nama_kategori: 'Logam Mulia', cara_harga: 'GRAM' },
      { kode_kategori: 'BERLIAN', nama_kategori: 'Perhiasan Berlian', cara_harga: 'TETAP' },
    ].map((one) => ({ ...one, ringan_persen: null, ringan_gram: null, aktif })),
  ],
  [jenis, jenisLazim],
  [
    kelompokHarga,
    [
      { kode_kelompok: 'TUA', nama_kelompok: 'Emas Tua' },
      { kode_kelompok: 'MUDA', nama_kelompok: 'Emas Muda' },
    ],
  ],
  [
    kadar,
    kadarLazim.map((one) => ({
      ...{ kode_kadar: `K${one.kode}`, nama_kadar: one.nama },
      ...{ kadar: one.kadar, kadar_cetak: one.cetak, aktif },
    })),
  ],
  [kadarEod, kadarLazim.map((one) => ({ kode_kadar: `K${one.kode}`, kadar_eod: one.kadar }))],
  [
    group,
    kadarLazim.map((one) => {
      const jual = ribuan(harga, one.kadar)
      return {
        ...{ kode_group: one.kode, nama_group: one.nama, kode_kelompok: one.kelompok },
        ...{ kadar: one.kadar, kadar_cetak: one.cetak, profit: 0, aktif },
        ...{ harga: jual, harga_beli: ribuan(jual, 100_00 - potongan) },
      }
    }),
  ],
  [
    gudang,
    [
      { kode_gudang: 'TOKO', nama_gudang: 'Etalase Toko', jenis_gudang: 'TOKO', aktif },
      { kode_gudang: 'BRANKAS', nama_gudang: 'Brankas', jenis_gudang: 'MASTER', aktif },
      { kode_gudang: 'HANCUR', nama_gudang: 'Barang Hancur', jenis_gudang: 'HANCUR', aktif },
    ],
  ],
  [
    bank,
    [
      { kode_bank: 'BCA', nama_bank: 'Bank Central Asia', aktif },
      { kode_bank: 'BNI', nama_bank: 'Bank Negara Indonesia', aktif },
      { kode_bank: 'BRI', nama_bank: 'Bank Rakyat Indonesia', aktif },
      { kode_bank: 'MANDIRI', nama_bank: 'Bank Mandiri', aktif },
    ],
  ],
]
