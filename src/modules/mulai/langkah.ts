import { formatRupiah } from '#kernel/figures'
import { bank } from '#modules/kas/bank'
import { rekening } from '#modules/kas/rekening'
import { hargaBeli } from '#modules/pembelian/harga-beli'
import { kondisiPembelian } from '#modules/pembelian/kondisi-pembelian'
import { sales } from '#modules/penjualan/sales'
import { layarPerangkat } from '#modules/perangkat/alat'
import { baki } from '#modules/stok/baki'
import { group } from '#modules/stok/group'
import { gudang } from '#modules/stok/gudang'
import { jenis } from '#modules/stok/jenis'
import { kadar } from '#modules/stok/kadar'
import { kadarEod } from '#modules/stok/kadar-eod'
import { kategori } from '#modules/stok/kategori'
import { kelompokHarga } from '#modules/stok/kelompok-harga'

/** Masters that a shop needs; each is chosen in a later one, or in a piece or a note. */
export const masterMulai = [
  kategori,
  jenis,
  kadar,
  kadarEod,
  kelompokHarga,
  group,
  gudang,
  baki,
  kondisiPembelian,
  hargaBeli,
  bank,
  rekening,
  sales,
]

/** What a shop cannot do before its steps are taken, in the order in which it comes to need it. */
export const bagianLangkah = {
  NOTA: 'Agar dapat menjual: sampai nota pertama',
  HARI: 'Agar hari pertama lengkap: kas, pembelian dan nontunai',
  AMAN: 'Agar aman dan lancar',
} as const

export interface Langkah {
  readonly bagian: keyof typeof bagianLangkah
  /** The screen where it is done. */
  readonly path: string
  /** What to do there, where the screen's title does not say it. */
  readonly kata?: string
  /** Why, where what the screen is for does not say it. */
  readonly guna?: string
}

const master = (bagian: Langkah['bagian'], dari: { name: string; path: string }, guna?: string) =>
  [dari.name, { bagian, path: dari.path, ...(guna === undefined ? {} : { guna }) }] as const

/** What a new shop does, in order. The server knows of each whether it is done. */
export const langkahToko: Readonly<Record<string, Langkah>> = {
  ...Object.fromEntries([
    master('NOTA', kategori),
    master('NOTA', jenis),
    master('NOTA', kadar, 'Kadar yang menentukan harga, dan tulisannya di nota dan label'),
    master('NOTA', kadarEod, 'Berapa persen emas murni tiap kadar; untuk neraca gram, bukan harga'),
    master('NOTA', group),
    master('NOTA', gudang),
    master('NOTA', baki),
    master('NOTA', sales, 'Siapa yang menjual; setiap nota menyebut salesnya'),
  ]),
  harga: { bagian: 'NOTA', path: '/harga-emas-hari-ini' },
  barang: {
    bagian: 'NOTA',
    path: '/tambah-barang-banyak',
    kata: 'Barang Pertama',
    guna: 'Barang yang sudah ada di toko: tempel dari spreadsheet, Asal Saldo Awal',
  },
  users: {
    bagian: 'HARI',
    path: '/data-users',
    kata: 'User Untuk Setiap Orang',
    guna: 'Kasir dan supervisor masuk dengan namanya sendiri; otorisasi butuh orang kedua',
  },
  kas: {
    bagian: 'HARI',
    path: '/uang-kas',
    kata: 'Saldo Awal Kas',
    guna: 'Uang di brankas sebelum buku dimulai; modal laci kasir diambil dari sana',
  },
  saldo_awal_akun: { bagian: 'HARI', path: '/saldo-awal-akun' },
  ...Object.fromEntries([
    master('HARI', kondisiPembelian),
    master('HARI', hargaBeli),
    master('HARI', bank),
    master('HARI', rekening),
    master('HARI', kelompokHarga),
  ]),
  printer: {
    bagian: 'HARI',
    path: layarPerangkat,
    kata: 'Printer Dicoba',
    guna: 'Cetak satu nota dan satu label percobaan',
  },
  cadangan: { bagian: 'AMAN', path: '/cadangan', kata: 'Cadangan Di Tempat Lain' },
  https: {
    bagian: 'AMAN',
    path: layarPerangkat,
    kata: 'HTTPS Untuk Kamera Dan Timbangan',
    guna: 'Tanpa HTTPS browser menutup kamera dan timbangan di perangkat lain',
  },
  timbangan: {
    bagian: 'AMAN',
    path: layarPerangkat,
    kata: 'Timbangan Dicoba',
    guna: 'Baca satu berat dari timbangan; berat juga dapat diketik',
  },
}

/** The first that is neither done nor passed over: what to do now. */
export const langkahBerikut = (
  semua: readonly { readonly langkah: string; readonly sudah: boolean; readonly lewat: boolean }[],
): string | undefined => semua.find(({ lewat, sudah }) => !sudah && !lewat)?.langkah

/** The whole list at once. */
export const semuaLangkah = 'SEMUA'

/** The count stops here: a shop that has so many has begun. */
export const sebanyak = 1_000

/** How many of a step there are, as it is read: what was counted no further says so. */
export const tertulis = (jumlah: number): string =>
  jumlah > sebanyak ? `${formatRupiah(sebanyak)}+` : formatRupiah(jumlah)
