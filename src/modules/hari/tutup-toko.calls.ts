import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  code,
  group,
  integer,
  list,
  rupiah,
  saat,
  tanggal,
  text,
  texts,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const
const right = whoSees('/tutup-toko')

/**
 * What stops the closing, or is worth knowing before it: the sentence, and where to deal with
 * it.
 */
const barisPeriksa = {
  kode: text({ label: 'Kode', ...sure }),
  langkah: text({ label: 'Langkah', ...sure }),
  kalimat: text({ label: 'Keterangan', ...sure }),
  path: text({ label: 'Alamat' }),
  nomor: texts({ label: 'No Dokumen' }),
}

/** What a cashier's drawer, or the safe, holds; null until it was counted that day, blind. */
export const barisLaci = {
  laci: text({ label: 'Laci', ...sure }),
  nama: text({ label: 'Nama' }),
  saldo: rupiah({ label: 'Saldo', total: 'sum' }),
}

/** Money of the day by kategori, way of payment and account. */
export const barisUang = {
  kategori: text({ label: 'Kategori', ...sure }),
  jenis: code({ label: 'Jenis', ...sure }),
  rekening: text({ label: 'Rekening' }),
  jumlah_in: rupiah({ label: 'Uang Masuk', ...sure, total: 'sum' }),
  jumlah_out: rupiah({ label: 'Uang Keluar', ...sure, total: 'sum' }),
  fee: rupiah({ label: 'Fee', ...sure, total: 'sum' }),
}

/** What one side of the day's visits came to. */
const jumlahNota = {
  nota: integer({ label: 'Nota', ...sure }),
  pcs: integer({ label: 'Barang', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  harga_total: rupiah({ label: 'Total', ...sure }),
}

/** Everything about the day that is to be closed. */
export const statusTutupToko = defineEndpoint({
  method: 'GET',
  path: 'tutup-toko/status',
  summary: 'The business date, what stops its closing, what is worth knowing, and what the day was',
  right,
  answer: group({
    tgl_system: tanggal({ label: 'Tanggal', ...sure }),
    buka: yes({ label: 'Buka' }),
    hari_ini: tanggal({ label: 'Hari Ini', ...sure }),
    tgl_usul: tanggal({ label: 'Tanggal Berikutnya', ...sure }),
    tgl_terjauh: tanggal({ label: 'Tanggal Terjauh', ...sure }),
    tgl_segel: tanggal({ label: 'Tanggal Terakhir Ditutup' }),
    ditutup_oleh: text({ label: 'Ditutup Oleh' }),
    ditutup_pada: saat({ label: 'Ditutup Pada' }),
    kode_segel: text({ label: 'Segel' }),
    terbuka_lagi: texts({ label: 'Dibuka Lagi' }),
    /** The steps of the closing; one that no line names is done. */
    langkah: list({
      kode: text({ label: 'Kode', ...sure }),
      nama: text({ label: 'Langkah', ...sure }),
    }),
    halangan: list(barisPeriksa),
    perhatian: list(barisPeriksa),
    laci: list(barisLaci),
    penjualan: group(jumlahNota),
    batal: integer({ label: 'Dibatalkan', ...sure }),
    pembelian: group(jumlahNota),
    batal_beli: integer({ label: 'Dibatalkan', ...sure }),
    kas: list(barisUang),
  }),
})
