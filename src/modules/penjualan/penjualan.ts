import { choice, group, list, ref, rupiah, text } from '#kernel/field'
import { alasan, defineDocument, moves } from '#kernel/document'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { statusNota } from '#modules/kunjungan/kunjungan'
import { nomorFaktur } from '#modules/kunjungan/nota.calls'
import { uangDari } from '#modules/pembayaran/uang-kembali'
import { kasBuku } from '#modules/kas/buku'
import { kuponBuku } from '#modules/kupon/buku'
import { poinBuku } from '#modules/member/buku'
import { kantongBuku } from '#modules/pembelian/buku'
import { gerakBarang, gram } from '#modules/stok/buku'
import { titipanUang } from '#modules/titipan/buku'
import { penjualanBarisBuku, penjualanBatuBuku, penjualanBuku, penjualanPajakBuku } from './buku.ts'
import { barisMasuk } from '#modules/kunjungan/baris-masuk'
import { daftarBayar } from '#modules/pembayaran/pembayaran'
import { kartuPenjual } from '#modules/pembelian/pembelian'
import { tanggalDokumen } from '#modules/hari/tanggal-aktif'
import { customer } from '#modules/pelanggan/pelanggan'
import { pembeliPajak } from './pajak/pembeli.ts'

/** A visit of more pieces is several visits: one call must not hold up everybody else's. */
export const barisTerbanyak = 200

const { jenis_identitas, no_identitas } = kartuPenjual

/** What is entered once for the whole visit. */
export const kepalaMasuk = {
  kode_sales: ref('sales', { label: 'Sales', required: 'Sales Harus Dipilih' }),
  ...customer,
  jenis_identitas, // asked where the sum of a day is large (ADR 0141)
  no_identitas,
  ...pembeliPajak,
  keterangan: text({ label: 'Keterangan', max: 200 }),
  no_nota_manual: text({ label: 'No Nota Manual', max: 30 }),
  tgl_system: tanggalDokumen,
  nota_per: choice({
    label: 'Nota Per',
    of: { KUNJUNGAN: 'Satu Nota', BARANG: 'Satu Nota Per Barang' },
    initial: 'KUNJUNGAN',
  }),
  harga_setuju: rupiah({ label: 'Harga Setuju Nota' }),
}

/** A whole sale as the counter sends it. */
export const notaMasuk = {
  ...kepalaMasuk,
  baris: list(barisMasuk, {
    label: 'Barang',
    required: false, // a visit may only sell to the shop
    max: barisTerbanyak,
  }),
  pembayaran: daftarBayar,
}

/** The sale (DOMAIN 5), a side of a visit: OPEN at the counter, VALID at the cashier. */
export const dokumenPenjualan = defineDocument({
  name: 'PENJUALAN',
  title: 'Penjualan',
  prefix: 'FJ',
  states: statusNota,
  books: [
    ...[gerakBarang, penjualanBuku, penjualanBarisBuku, penjualanBatuBuku, penjualanPajakBuku],
    ...[gram, jurnal, kasBuku, titipanUang, kantongBuku, poinBuku, kuponBuku],
  ],
  commands: {
    batal: moves(['VALID'], {
      path: 'penjualan/batal',
      label: 'Batal Penjualan',
      summary: 'Cancel a VALID sale of today: the exact negation of its effects',
      right: whoSees('/batal-penjualan'),
      to: 'BATAL',
      undoes: 'BATAL_PENJUALAN',
      authorise: 'BATAL_PENJUALAN',
      body: { no_faktur_jual: nomorFaktur('No Faktur Jual'), alasan, uang_dari: uangDari },
      answer: group({ no_batal: text({ label: 'No Batal', required: true }) }),
    }),
  },
})
