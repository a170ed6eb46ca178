import type { Master } from '#kernel/master'
import { bank } from '#modules/kas/bank'
import { kodeTransaksi } from '#modules/kas/kode-transaksi'
import { rekening } from '#modules/kas/rekening'
import { hargaBeli } from '#modules/pembelian/harga-beli'
import { kondisiPembelian } from '#modules/pembelian/kondisi-pembelian'
import { parameterOngkos } from '#modules/penjualan/parameter-ongkos'
import { sales } from '#modules/penjualan/sales'
import { baki } from '#modules/stok/baki'
import { bandrol } from '#modules/stok/bandrol'
import { group } from '#modules/stok/group'
import { gudang } from '#modules/stok/gudang'
import { jenis } from '#modules/stok/jenis'
import { kadarEod } from '#modules/stok/kadar-eod'
import { kadar } from '#modules/stok/kadar'
import { kategori } from '#modules/stok/kategori'
import { kelompokHarga } from '#modules/stok/kelompok-harga'
import { kondisiBarang } from '#modules/stok/kondisi-barang'
import { aksesoris } from '#modules/aksesoris/aksesoris'
import { supplier } from '#modules/stok/supplier'
import { Acak } from './acak.server.ts'
import { groupContoh, type GroupContoh } from './group.server.ts'
import { jenisContoh } from './jenis.server.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

/** Rows from lists of values, in the order of the names. */
const rowsOf = (names: readonly string[], ...lists: readonly (readonly unknown[])[]): Rows =>
  lists.map((values) => Object.fromEntries(names.map((name, at) => [name, values[at] ?? null])))

/** What a piece is. */
const golongan = (): [Master, Rows][] => [
  [
    kategori,
    rowsOf(
      ['kode_kategori', 'nama_kategori', 'cara_harga'],
      ['EMAS', 'Perhiasan Emas', 'GRAM'],
      ['LM', 'Logam Mulia', 'GRAM'],
      ['BERLIAN', 'Perhiasan Berlian', 'TETAP'],
    ),
  ],
  [
    jenis,
    jenisContoh.map(({ kode_dept, kode_kategori, nama_dept }) => ({
      kode_dept,
      nama_dept,
      kode_kategori,
      berlian: kode_kategori === 'BERLIAN',
      gambar_path: null,
    })),
  ],
  [
    kelompokHarga,
    rowsOf(
      ['kode_kelompok', 'nama_kelompok'],
      ['TUA', 'Emas Tua'],
      ['MUDA', 'Emas Muda'],
      ['LM', 'Logam Mulia'],
    ),
  ],
  [group, groupContoh.map((one) => ({ kode_group: one.kode_group, ...isiGroup(one, one.harga) }))],
  [
    kadar,
    groupContoh.map((one) => ({
      kode_kadar: `K${one.kode_group}`,
      nama_kadar: one.nama_group,
      kadar: one.kadar,
      kadar_cetak: one.kadar_cetak,
    })),
  ],
  [
    kadarEod,
    groupContoh.map((one) => ({ kode_kadar: `K${one.kode_group}`, kadar_eod: one.kadar })),
  ],
]

/** Where it lies, what hangs on it, whom it came from. */
const tempat = (): [Master, Rows][] => [
  [
    gudang,
    rowsOf(
      ['kode_gudang', 'nama_gudang', 'jenis_gudang'],
      ['TOKO', 'Etalase Toko', 'TOKO'],
      ['BRANKAS', 'Brankas', 'MASTER'],
      ['HANCUR', 'Barang Hancur', 'HANCUR'],
    ),
  ],
  [
    bandrol,
    rowsOf(
      ['kode_bandrol', 'nama_bandrol', 'berat_bandrol'],
      ['KECIL', 'Bandrol Kecil', 120],
      ['SEDANG', 'Bandrol Sedang', 180],
      ['BESAR', 'Bandrol Besar', 260],
    ),
  ],
  [
    kondisiBarang,
    rowsOf(
      ['kode_kondisi', 'nama_kondisi'],
      ['BARU', 'Barang Baru'],
      ['BEKAS', 'Barang Bekas'],
      ['CUCI', 'Sudah Dicuci'],
    ),
  ],
  [
    supplier,
    rowsOf(
      ['kode_supplier', 'nama_supplier', 'alamat_supplier', 'no_hp'],
      ['SMP', 'Sinar Mulia Perhiasan', 'Jl. Rungkut Industri 12, Surabaya', '6281330020001'],
      ['LES', 'Lintas Emas Sejahtera', 'Jl. Kapasan 88, Surabaya', '6281330020002'],
      ['PAI', 'Pesona Antam Indah', 'Jl. Pemuda 41, Jakarta', '6281330020003'],
      ['KBR', 'Kilau Berlian Raya', 'Jl. Cikini Raya 7, Jakarta', '6281330020004'],
    ),
  ],
  [
    aksesoris,
    rowsOf(
      ['kode_aksesoris', 'nama_aksesoris', 'satuan', 'minimum'],
      ['KAIN', 'Kain Pembersih', 'lembar', 50],
      ['KANTONG', 'Kantong Beludru', 'pcs', 100],
      ['KOTAK', 'Kotak Cincin', 'pcs', 50],
    ),
  ],
]

/** A group at a price; the shop buys eight percent below it, in whole thousands. */
export const isiGroup = (one: GroupContoh, harga: number) => ({
  nama_group: one.nama_group,
  kode_kelompok: one.kode_kelompok,
  kadar: one.kadar,
  kadar_cetak: one.kadar_cetak,
  harga,
  harga_beli: Math.floor((harga * 92) / 100_000) * 1000,
  profit: 0,
})

/** A tray: two in three in the shop, the others in the safe. */
export interface BakiContoh {
  readonly kode_baki: string
  readonly kode_gudang: string
  readonly kode_dept: string
}

/** Fifteen trays a shop (60 in the chain), more of them on a larger scale; each for one jenis. */
export const bakiContoh = (skala: number): BakiContoh[] =>
  Array.from({ length: skala }, (_, at) => at).flatMap((at) =>
    jenisContoh.flatMap(({ baki: banyak, kode_dept }) =>
      banyak.map((gudang, nomor) => ({
        kode_baki: `${kode_dept}${nomor + 1}${at === 0 ? '' : `-${at + 1}`}`,
        kode_gudang: gudang,
        kode_dept,
      })),
    ),
  )

const namaJenis = (kode: string): string =>
  jenisContoh.find(({ kode_dept }) => kode_dept === kode)?.nama_dept ?? kode

const barisBaki = (skala: number, acak: Acak): Rows =>
  bakiContoh(skala).map(({ kode_baki, kode_dept, kode_gudang }) => ({
    kode_baki,
    nama_baki: `${namaJenis(kode_dept)} ${kode_baki.slice(kode_dept.length)}`,
    kode_gudang,
    berat_baki: acak.int(280, 460) * 1000 + acak.int(0, 99) * 10,
    kapasitas: 100,
    status_baki: 'READY',
  }))

const bankContoh = ['BCA', 'MANDIRI', 'BRI'] as const
const namaBank: Readonly<Record<string, string>> = {
  BCA: 'Bank Central Asia',
  MANDIRI: 'Bank Mandiri',
  BRI: 'Bank Rakyat Indonesia',
}

/** The account that a shop has at a bank. */
export const noRekening = (noToko: number, at: number): string =>
  `${['088', '142', '0051'][at] ?? '0'}${noToko}${String(7_340_219 * (noToko + at)).slice(0, 6)}`

/** The account of a shop that takes QRIS alone. */
export const noQris = (noToko: number): string => `QR${noRekening(noToko, 0)}`

/** Sellers of a shop; the strong ones come first. */
const namaSales: readonly (readonly string[])[] = [
  [
    'Rina Wijaya',
    'Sulastri',
    'Bambang Hermawan',
    'Novi Andriani',
    'Tono Suharto',
    'Fitri Handayani',
  ],
  ['Yanti Kusuma', 'Anton Budiman', 'Dewi Sartika', 'Hari Mulyono', 'Ika Puspita', 'Slamet Riyadi'],
  [
    'Nina Marlina',
    'Herman Susanto',
    'Tutik Rahayu',
    'Yoga Pratama',
    'Lilis Suryani',
    'Arif Hidayat',
  ],
  ['Andi Fitriani', 'Daeng Rate', 'Hasnah', 'Ilham Akbar', 'Sitti Nur', 'Rahmat Hasan'],
]
export const jumlahSales = 6

const barisSales = (noToko: number): Rows =>
  (namaSales[noToko - 1] ?? []).map((nama_sales, at) => ({
    kode_sales: `SLS${at + 1}`,
    nama_sales,
    kode_bank: 'BCA',
    nama_bank: namaBank['BCA'],
    no_rekening: `77${noToko}${at + 1}${String(5_123_457 * (at + noToko)).slice(0, 6)}`,
    nama_rekening: nama_sales.toUpperCase(),
  }))

const uang = (noToko: number): [Master, Rows][] => [
  [bank, bankContoh.map((kode_bank) => ({ kode_bank, nama_bank: namaBank[kode_bank] }))],
  [
    rekening,
    [
      ...bankContoh.map((kode_bank, at) => ({
        no_rekening: noRekening(noToko, at),
        nama_rekening: 'TOKO EMAS KENCANA',
        kode_bank,
        qris: false,
        aktif: true,
      })),
      {
        no_rekening: noQris(noToko),
        nama_rekening: 'QRIS TOKO EMAS KENCANA',
        kode_bank: 'BCA',
        qris: true,
        aktif: true,
      },
    ],
  ],
  [
    kodeTransaksi,
    rowsOf(
      ['kode_transaksi', 'nama_transaksi', 'jenis_transaksi', 'nomor_akun'],
      ['LISTRIK', 'Bayar Listrik Dan Air', 'KELUAR', '6103'],
      ['PERLENGKAPAN', 'Beli Perlengkapan Toko', 'KELUAR', '6104'],
      ['KONSUMSI', 'Makan Dan Minum Karyawan', 'KELUAR', '6109'],
      ['PARKIR', 'Parkir Dan Keamanan', 'KELUAR', '6109'],
      ['JASA', 'Jasa Cuci Dan Patri', 'MASUK', '4109'],
      ['BANK', 'Setoran Dan Biaya Bank', 'KELUAR', '5104'],
    ),
  ],
  [sales, barisSales(noToko)],
]

const ongkos = (): Rows =>
  rowsOf(
    [
      'kode_ongkos',
      'kode_group',
      'kode_dept',
      'jenis_ongkos',
      'ongkos_rp',
      'ongkos_persen',
      'ongkos_minimum',
    ],
    ['UMUM', null, null, 'GRAM', 45_000, 0, 50_000],
    ['KL', null, 'KL', 'GRAM', 55_000, 0, 100_000],
    ['GL', null, 'GL', 'GRAM', 50_000, 0, 100_000],
    ['AT', null, 'AT', 'BARANG', 75_000, 0, 0],
    ['GW', null, 'GW', 'BARANG', 60_000, 0, 0],
    ['LM', null, 'LM', 'BARANG', 40_000, 0, 0],
    ['CC99', '99', 'CC', 'GRAM', 65_000, 0, 75_000],
    ['BC', null, 'BC', 'PERSEN', 0, 0, 0],
  )

/** Conditions beside those that every shop begins with. */
const kondisiBeli = (): Rows =>
  rowsOf(
    [
      'kode_kondisi',
      'nama_kondisi',
      'jenis_kondisi',
      'cara_potongan',
      'tukar_persen',
      'jual_persen',
      'tukar_rp',
      'jual_rp',
    ],
    ['KUSAM', 'Kusam, Perlu Cuci', 'BAIK', 'GRAM', 0, 0, 250_000, 300_000],
    ['PUTUS', 'Putus Atau Penyok', 'RUSAK', 'PERSEN', 25_00, 30_00, 0, 0],
  )

/** What a gram is bought at from the public, by its kadar. */
const hargaBeliKadar = (): Rows =>
  rowsOf(
    ['kode_harga', 'harga_per_gram', 'kadar'],
    ['K30', 480_000, 30_00],
    ['K42', 690_000, 42_00],
    ['K70', 1_190_000, 70_00],
    ['K75', 1_280_000, 75_00],
    ['K99', 1_720_000, 99_00],
  )

/** Every master of a shop with its rows, in the order of what points at what. */
export const masterContoh = (noToko: number, skala: number): [Master, Rows][] => [
  ...golongan(),
  ...tempat(),
  [baki, barisBaki(skala, new Acak(`baki ${noToko}`))],
  ...uang(noToko),
  [parameterOngkos, ongkos()],
  [kondisiPembelian, kondisiBeli()],
  [hargaBeli, hargaBeliKadar()],
]
