import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  group,
  integer,
  kadar,
  list,
  paragraph,
  open,
  ref,
  rupiah,
  saat,
  tanggal,
  text,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { byNota } from '#modules/kunjungan/nota.calls'
import { uangKembali } from '#modules/pembayaran/uang-kembali'
import { saring } from '#modules/kasir/kasir'
import { pembayaran, pembayaranTerbaca } from '#modules/pembayaran/pembayaran'
import { jenisUang } from './buku.ts'
import { noTambahan, noTitipan, penerimaTitipan, statusTitipan } from './titipan.ts'
import { jawabanCetak, mintaCetak, nomorCetak } from '#modules/nota/kertas.calls'

const sure = { required: true } as const
const lihat = '/lihat-titipan'
const validasi = '/validasi-titipan'
const konter = '/transaksi-penjualan'
/** Who may look at deposits. */
const seen = whoSees(lihat, validasi, konter)
const cashier = penerimaTitipan

/** A deposit in a list. */
export const barisTitipan = {
  no_titipan: text({ label: 'No Titipan', ...sure, width: 20 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  nama_customer: text({ label: 'Customer', ...sure }),
  no_hp: text({ label: 'No HP', ...sure }),
  kode_barcode: text({ label: 'Barcode', open: 'barang' }),
  nama_barang: text({ label: 'Nama Barang' }),
  harga_total: rupiah({ label: 'Harga Total' }),
  jumlah: rupiah({ label: 'Dititip', ...sure, total: 'sum' }),
  saldo: rupiah({ label: 'Saldo Titipan', ...sure, total: 'sum' }),
  tgl_batas: tanggal({ label: 'Batas' }), // none: it came of a promise
  lewat: yes({ label: 'Lewat Batas' }),
  nama_sales: text({ label: 'Sales' }),
  status: choice({ label: 'Status', of: statusTitipan, ...sure }),
}
export const lihatTitipan = defineEndpoint({
  method: 'POST',
  path: 'titipan/lihat',
  summary: 'Deposits, the youngest first',
  right: seen,
  reads: true,
  body: {
    // Without dates the list has every day, because most people look for what is held now.
    tgl_from: tanggal({ label: 'Tanggal Awal' }),
    tgl_to: tanggal({ label: 'Tanggal Akhir' }),
    kode_sales: ref('sales', { label: 'Sales' }),
    status: choice({ label: 'Status', of: statusTitipan, initial: 'TITIP' }),
    q: text({ label: 'Cari' }),
  },
  answer: list(barisTitipan),
})

/** Everything on one deposit, for the screen and for paper. */
export const isiTitipan = {
  ...barisTitipan,
  id: text({ label: 'Id', ...sure }),
  jam: text({ label: 'Jam', ...sure }),
  kode_sales: text({ label: 'Sales', ...sure }),
  input_by: text({ label: 'Input', ...sure }),
  valid_by: text({ label: 'Kasir' }),
  alamat_customer: text({ label: 'Alamat Customer' }),
  keterangan: text({ label: 'Keterangan' }),
  kode_group: text({ label: 'Group' }),
  kadar: kadar({ label: 'Kadar' }),
  kadar_cetak: text({ label: 'Kadar Cetak' }),
  berat: berat({ label: 'Berat' }),
  harga_gram: rupiah({ label: 'Harga/Gram' }),
  harga_jual: rupiah({ label: 'Harga Jual' }),
  ongkos: rupiah({ label: 'Ongkos' }),
  diskon: rupiah({ label: 'Diskon' }),
  gambar: text({ label: 'Gambar' }),
  kunci_harga: yes({ label: 'Harga Dikunci' }),
  ditahan: rupiah({ label: 'Dipakai Nota Yang Menunggu', ...sure }),
  hangus_batal: rupiah({ label: 'Hangus Bila Dibatalkan', ...sure }),
  barang_disimpan: yes({ label: 'Barang Disimpan' }),
  cetak: integer({ label: 'Cetak', ...sure }),
  cetakan_menunggu: text({ label: 'Cetakan Menunggu' }),
  pembayaran: list(pembayaranTerbaca),
  uang: list({
    nomor: text({ label: 'No Dokumen', ...sure }),
    tgl_system: tanggal({ label: 'Tanggal', ...sure }),
    jenis: choice({ label: 'Jenis', of: jenisUang, ...sure }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...sure, min: -999_999_999_999 }),
    oleh: text({ label: 'Oleh', ...sure }),
    belum_masuk: yes({ label: 'Belum Masuk' }), // a transfer that nobody has seen at the bank
    bisa_batal: yes({ label: 'Dapat Dibatalkan' }), // an addition of today that stands
  }),
}
const cetakAnswer = group({
  data: list(isiTitipan),
  template_wa: paragraph({ label: 'Template WA' }),
  dataJualGrouped: open({ label: 'Grouped' }),
})
export const titipanSingle = defineEndpoint({
  method: 'POST',
  path: 'titipan/get/bynota/single',
  summary: 'One deposit',
  right: seen,
  reads: true,
  body: byNota,
  answer: cetakAnswer,
})
export const titipanGroup = defineEndpoint({
  method: 'POST',
  path: 'titipan/get/bynota',
  summary: 'All deposits of the customer that this one belongs to',
  right: seen,
  reads: true,
  body: byNota,
  answer: cetakAnswer,
})

/** Deposits that can pay now, by number, name, telephone number or barcode. */
export const cariTitipan = defineEndpoint({
  method: 'POST',
  path: 'titipan/cari',
  summary: 'Deposits that are held, to pay a visit with',
  right: whoSees(konter, '/transaksi-pembelian', lihat, validasi),
  reads: true,
  body: { q: text({ label: 'Cari', ...sure, max: 60 }) },
  answer: list({
    ...barisTitipan,
    tersedia: rupiah({ label: 'Tersedia', ...sure }), // less what waiting visits will take
    barang_disimpan: yes({ label: 'Barang Disimpan' }),
    terkunci: yes({ label: 'Harga Dikunci' }),
  }),
})

/** Asked before a reason is. */
export const cekBatalTambahTitipan = defineEndpoint({
  method: 'POST',
  path: 'titipan/tambah/batal/cek',
  summary: 'Whether an addition can be taken back, and where the cash that goes back lies',
  right: cashier,
  body: { nomor: noTambahan },
  answer: group(uangKembali),
})

/** Asked before a reason is. */
export const cekBatalTitipan = defineEndpoint({
  method: 'POST',
  path: 'titipan/batal/cek',
  summary: 'Whether a deposit can be cancelled, and where the cash that goes back lies',
  right: whoSees(lihat),
  body: { no_titipan: noTitipan },
  answer: group(uangKembali),
})

// ---------------------------------------------------------------- at the cashier
export const validasiTitipanSemua = defineEndpoint({
  method: 'GET',
  path: 'validasi/titipan',
  summary: 'Deposits that wait for validation',
  right: cashier,
  query: saring,
  answer: list({
    ...barisTitipan,
    versi: integer({ label: 'Versi', ...sure }),
    input_by: text({ label: 'Input', ...sure }),
    saat: saat({ label: 'Waktu', ...sure }),
    berat: berat({ label: 'Berat' }),
    belum_masuk: yes({ label: 'Belum Masuk' }),
    pembayaran: list(pembayaran),
  }),
})

// ---------------------------------------------------------------- paper
const printers = whoSees(lihat, validasi, konter)
const bernomor = nomorCetak('No Titipan')
export const cetakTitipan = defineEndpoint({
  method: 'POST',
  path: 'titipan/cetak',
  summary: 'The notas of deposits as PDF; every print is counted',
  right: printers,
  file: true,
  body: { no_titipan: bernomor, ...mintaCetak },
})
export const contohTitipan = defineEndpoint({
  method: 'POST',
  path: 'titipan/cetak/contoh',
  summary: 'The nota of a deposit as it would be printed, marked CONTOH; no print',
  right: printers,
  file: true,
  body: { no_titipan: bernomor },
})
export const konfirmasiTitipan = defineEndpoint({
  method: 'POST',
  path: 'titipan/cetak/konfirmasi',
  summary: 'Whether the notas came out of the printer',
  right: printers,
  body: { no_titipan: bernomor, ...jawabanCetak },
})
