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

interface Langkah {
  /** The screen where it is done. */
  readonly path: string
  /** What to do there, where the screen's title does not say it. */
  readonly kata?: string
}

/** What a new shop does, in order. The server knows of each whether it is done. */
export const langkahToko: Readonly<Record<string, Langkah>> = {
  ...Object.fromEntries(masterMulai.map(({ name, path }) => [name, { path }])),
  users: { path: '/data-users', kata: 'User Untuk Setiap Orang' },
  harga: { path: '/harga-emas-hari-ini' },
  kas: { path: '/uang-kas', kata: 'Saldo Awal Kas' },
  barang: { path: '/tambah-barang-banyak', kata: 'Barang Pertama' },
  cadangan: { path: '/cadangan', kata: 'Cadangan Di Tempat Lain' },
  https: { path: layarPerangkat, kata: 'HTTPS Untuk Kamera Dan Timbangan' },
  printer: { path: layarPerangkat, kata: 'Printer Dicoba' },
  timbangan: { path: layarPerangkat, kata: 'Timbangan Dicoba' },
}

/** The whole list at once. */
export const semuaLangkah = 'SEMUA'

/** Counted no further: whoever has so many has begun. */
export const sebanyak = 1_000

/** How many of a step there are, as it is read: what was counted no further says so. */
export const tertulis = (jumlah: number): string =>
  jumlah > sebanyak ? `${formatRupiah(sebanyak)}+` : formatRupiah(jumlah)
