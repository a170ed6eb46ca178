import { defineEndpoint } from '#kernel/endpoint'
import {
  choice,
  group,
  integer,
  kadar,
  list,
  maybe,
  open,
  berat,
  rupiah,
  text,
  texts,
} from '#kernel/field'
import { problems } from '#kernel/problem'
import { whoSees } from '#kernel/right'
import { pembeliPajak } from '#modules/penjualan/pajak/pembeli'
import { jumlahManual, tempatManual } from './buku.ts'
import { when } from './layar.ts'
import {
  arahManual,
  barisManualMasuk,
  daftarBarisManual,
  otorisasiNotaManual,
} from './nota-manual.ts'

const sure = { required: true } as const
const sisi = {
  qty: integer({ label: 'Qty', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  total: rupiah({ label: 'Total', ...sure }),
}

/** What stops a line: its own sentence says what. */
const masalahManual = { BARIS_MANUAL: 'Data Tidak Valid' } as const

/** A line as it would be saved now, beside what lies in its tray. */
const barisHitung = {
  ...tempatManual,
  ...jumlahManual,
  arah: choice({ label: 'Transaksi', of: arahManual, ...sure }),
  nama_barang: text({ label: 'Nama Barang' }),
  kadar: kadar({ label: 'Kadar' }),
  sisa_qty: integer({ label: 'Qty' }),
  sisa_berat: berat({ label: 'Berat' }),
  harga_gram: rupiah({ label: 'Harga/Gram' }),
  daftar: rupiah({ label: 'Harga' }), // of the line, by its group
  harga: rupiah({ label: 'Harga' }),
  pajak: rupiah({ label: 'Pajak' }), // on top of the price
  pajak_termasuk: rupiah({ label: 'Termasuk Pajak' }),
  harga_total: rupiah({ label: 'Total' }),
  masalah: problems(masalahManual, 'Masalah'),
}

/** What a note would come to now, with its tax; bad lines are told apart from the good ones. */
export const hitungManual = defineEndpoint({
  method: 'POST',
  path: 'transaksi-jual-beli-manual/hitung',
  summary: 'What a note of manual goods comes to with its tax; nothing is kept',
  right: whoSees('/transaksi-jual-beli-manual'),
  when,
  reads: true,
  body: {
    arah: choice({ label: 'Transaksi', of: arahManual, ...sure }),
    pembeli_pajak: pembeliPajak.pembeli_pajak,
    baris: list(barisManualMasuk, { ...daftarBarisManual, min: 1 }),
  },
  answer: group({
    baris: list(barisHitung),
    jual: maybe(sisi, 'Penjualan'),
    beli: maybe(sisi, 'Pembelian'),
    ppn: rupiah({ label: 'PPN', ...sure }), // on top of the price
    pajak_termasuk: rupiah({ label: 'Termasuk Pajak', ...sure }),
    pph22: rupiah({ label: 'PPh 22', ...sure }),
    meterai: rupiah({ label: 'Meterai', ...sure }),
    total: rupiah({ label: 'Total', ...sure, min: -999_999_999_999 }),
    perlu: list({
      kategori: choice({ label: 'Kategori', of: otorisasiNotaManual, ...sure }),
      sebelum: open({ label: 'Sebelum' }),
      sesudah: open({ label: 'Sesudah' }),
    }),
    penjual_wajib: texts({ label: 'Data Penjual' }), // names of the seller's fields
  }),
})
