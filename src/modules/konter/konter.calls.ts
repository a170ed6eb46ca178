import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  list,
  maybe,
  open,
  ref,
  rupiah,
  saat,
  tanggal,
  text,
  texts,
  uuid,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { barisMasuk } from '#modules/kunjungan/baris-masuk'
import {
  barisBeliMasuk,
  daftarBeli,
  kartuPenjual,
  pembelianMasuk,
} from '#modules/pembelian/pembelian'
import { caraBayarTerbanyak, pembayaran } from '#modules/pembayaran/pembayaran'
import { barisManualMasuk, daftarBarisManual } from '#modules/manual/nota-manual'
import { barisKonter } from '#modules/penjualan/penjualan.calls'
import { barisTerbanyak, kepalaMasuk, notaMasuk } from '#modules/penjualan/penjualan'
import { otorisasiJual } from '#modules/penjualan/otorisasi-jual'

const counter = whoSees(
  '/transaksi-penjualan',
  '/transaksi-pembelian',
  '/transaksi-jual-beli-manual',
)
/** Whoever takes a price of today. */
const menjual = whoSees(
  ...['/transaksi-penjualan', '/transaksi-pembelian', '/transaksi-jual-beli-manual'],
  '/transaksi-pesanan',
)
const sure = { required: true } as const

/** An approval that the note will need, so that the counter can ask in time. */
const perlu = list({
  kategori: choice({ label: 'Kategori', of: otorisasiJual, ...sure }),
  sebelum: open({ label: 'Sebelum' }),
  sesudah: open({ label: 'Sesudah' }),
})

/** Prices what is on the counter; saves and reserves nothing. Also serves cek harga. */
export const hitungPenjualan = defineEndpoint({
  method: 'POST',
  path: 'penjualan/hitung',
  summary: 'Price the lines of a sale without saving',
  right: whoSees('/transaksi-penjualan', '/transaksi-pembelian', '/data-barang'),
  body: {
    baris: list(
      { ...barisMasuk, harga_lama: rupiah({ label: 'Harga Lama' }) },
      { label: 'Barang', max: barisTerbanyak },
    ),
    harga_setuju: kepalaMasuk.harga_setuju,
    tgl_system: kepalaMasuk.tgl_system, // of the note: its prices and taxes
    pembeli_pajak: kepalaMasuk.pembeli_pajak, // PPh 22 comes on top
    no_nota_manual: kepalaMasuk.no_nota_manual, // it may be dearer than the computed price
    id_draf: uuid({ label: 'Draf' }),
    // Deposits that pay: their pieces are free for this visit, at the price that was promised.
    titipan: texts({ label: 'Titipan', required: false }),
  },
  answer: group({
    baris: list(barisKonter),
    qty: integer({ label: 'Qty', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    total: rupiah({ label: 'Total', ...sure }),
    perlu,
  }),
})

/** What stands behind the QR of notas, for the screen of the customer who has just got them. */
export const alamatNotaKonter = defineEndpoint({
  method: 'POST',
  path: 'penjualan/alamat-nota',
  summary: 'The public addresses of notas by their numbers',
  right: counter,
  reads: true,
  body: { nomor: texts({ label: 'No Faktur', required: true, max: 10 }) },
  answer: list({
    nomor: text({ label: 'No Faktur', ...sure }),
    url: text({ label: 'Alamat', ...sure }),
  }),
})

/** Whether the shop is open, and who can open it: said before anything is asked. */
export const tokoBuka = defineEndpoint({
  method: 'GET',
  path: 'penjualan/toko-buka',
  summary: 'Whether the business day has begun, and the people who can open the shop',
  right: counter,
  answer: group({
    buka: yes({ label: 'Buka' }),
    tgl_system: tanggal({ label: 'Tanggal', ...sure }),
    pembuka: texts({ label: '' }),
  }),
})

/** Groups whose price nobody has confirmed for today (DOMAIN 5). */
export const hargaBelumDikonfirmasi = defineEndpoint({
  method: 'GET',
  path: 'penjualan/harga-hari-ini',
  summary: "Price groups whose price is not yet confirmed for today's business date",
  right: menjual,
  answer: list({
    kode_group: code({ label: 'Group', ...sure }),
    nama_group: text({ label: 'Nama Group', ...sure }),
    harga: rupiah({ label: 'Harga/Gram', ...sure }),
  }),
})
export const konfirmasiHarga = defineEndpoint({
  method: 'POST',
  path: 'penjualan/harga-hari-ini',
  summary: 'Confirm the prices of all groups for the business date',
  right: whoSees('/transaksi-penjualan', '/transaksi-jual-beli-manual', '/transaksi-pesanan'),
  answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
})

/** What a visit comes to may fall below zero: the shop pays. */
const total = rupiah({ label: 'Total', ...sure, min: -999_999_999_999 })

/** The facts of a saved note: numbers, state, what remains to be done. */
export const hasilSimpan = {
  no_faktur_group: text({ label: 'No Faktur Group', ...sure }),
  notajual: texts({ label: 'No Faktur Jual' }),
  notabeli: texts({ label: 'No Faktur Beli' }),
  status: choice({ label: 'Status', of: { OPEN: 'Menunggu Validasi', VALID: 'Valid' }, ...sure }),
  total: rupiah({ label: 'Total', ...sure }),
  kembali: rupiah({ label: 'Uang Kembali', ...sure }),
  /** Another name that this card is known under. */
  kartu_milik: text({ label: 'Pemilik Kartu' }),
}
/**
 * A visit on its way to be saved: what is sold, and what is bought from the customer (an exchange,
 * or a purchase alone). `total` is what the counter showed: another one is refused.
 */
export const isiSimpan = {
  ...notaMasuk,
  pembelian: maybe({ ...pembelianMasuk, ...kartuPenjual }, 'Pembelian'),
  id_draf: uuid({ label: 'Draf' }),
  total,
}

const draf = {
  id: uuid({ label: 'Draf', ...sure }),
  judul: text({ label: 'Judul' }),
  diubah_pada: saat({ label: 'Waktu', ...sure }),
  isi: open({ label: 'Isi', ...sure }),
}
/** A purchase on a draft: its lines may still lack what saving asks for. */
const pembelianDraf = {
  ...pembelianMasuk,
  ...kartuPenjual,
  baris: list(
    {
      ...barisBeliMasuk,
      kode_kondisi: ref('kondisi_pembelian', { label: 'Kondisi' }),
      berat_kotor: berat({ label: 'Berat Timbang' }),
      harga: rupiah({ label: 'Harga' }),
    },
    daftarBeli,
  ),
}
/** Drafts live on the server, several per user, and reserve nothing. */
export const drafPenjualan = {
  list: defineEndpoint({
    method: 'GET',
    path: 'penjualan/draf',
    summary: "The user's drafts, newest first",
    right: counter,
    answer: list(draf),
  }),
  simpan: defineEndpoint({
    method: 'PUT',
    path: 'penjualan/draf/{id}',
    summary: 'Keep a draft',
    right: counter,
    body: {
      judul: draf.judul,
      ...kepalaMasuk,
      kode_sales: text({ label: 'Sales', max: 20 }),
      baris: list(
        { ...barisMasuk, harga_total: rupiah({ label: 'Harga Total' }) },
        { label: 'Barang', max: barisTerbanyak },
      ),
      pembelian: maybe(pembelianDraf, 'Pembelian'),
      manual: list(
        { ...barisManualMasuk, harga_total: rupiah({ label: 'Harga Total' }) },
        { ...daftarBarisManual, required: false },
      ),
      pembayaran: list(
        { ...pembayaran, jumlah: rupiah({ label: 'Jumlah Rp' }) },
        { label: 'Pembayaran', max: caraBayarTerbanyak },
      ),
    },
  }),
  hapus: defineEndpoint({
    method: 'DELETE',
    path: 'penjualan/draf/{id}',
    summary: 'Throw a draft away',
    right: counter,
  }),
}
