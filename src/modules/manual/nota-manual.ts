import { alasan, defineDocument, kindsOf, makes, moves, nomor, orang } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  group,
  integer,
  list,
  paragraph,
  ref,
  rupiah,
  saat,
  uuid,
  text,
  texts,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { saring, terimaUang } from '#modules/kasir/kasir'
import { customer, kartuOrang } from '#modules/pelanggan/pelanggan'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { pembayaranBuku } from '#modules/pembayaran/buku'
import { bayarUntuk, pembayaran, pembayaranNota } from '#modules/pembayaran/pembayaran'
import { otorisasiHargaJual } from '#modules/kunjungan/baris-masuk'
import { otorisasiNilaiBeli } from '#modules/pembelian/otorisasi'
import { kartuPenjual } from '#modules/pembelian/pembelian'
import { gram } from '#modules/stok/buku'
import { kertasCalls } from '#modules/nota/kertas.calls'
import { pembeliPajak } from '#modules/penjualan/pajak/pembeli'
import { jumlahManual, notaManualBuku, stokManual, tempatManual } from './buku.ts'
import { denganKasir, layarManual, pemimpin, when } from './layar.ts'

const sure = { required: true } as const

export const arahManual = { JUAL: 'Penjualan', BELI: 'Pembelian' } as const

/** Kinds of approval of manual goods. */
export const otorisasiManual = {
  BARANG_MANUAL: 'Barang Manual',
  HANCUR_MANUAL: 'Hancur Barang Manual',
  KOREKSI_MANUAL: 'Koreksi Barang Manual',
  HARGA_MANUAL: 'Harga Barang Manual',
  BATAL_NOTA_MANUAL: 'Batal Nota Manual',
} as const

/** What a note may ask of somebody else, so that the counter can say it in time. */
export const otorisasiNotaManual = {
  HARGA_MANUAL: otorisasiManual.HARGA_MANUAL,
  JUAL_DIBAWAH_MODAL: otorisasiHargaJual.JUAL_DIBAWAH_MODAL,
  BERLIAN_DIBAWAH_MODAL: otorisasiHargaJual.BERLIAN_DIBAWAH_MODAL,
  LIMIT_PENJUALAN: otorisasiHargaJual.LIMIT_PENJUALAN,
  LIMIT_PEMBELIAN: otorisasiNilaiBeli.LIMIT_PEMBELIAN,
} as const

const layar = {
  transaksi: layarManual(43, {
    path: '/transaksi-jual-beli-manual',
    title: 'Transaksi Jual Beli Manual',
    menu: 'penjualan',
    icon: 'transaction',
    purpose: 'Jual dan beli barang tanpa barcode menurut pcs dan gram',
    initially: denganKasir,
  }),
  validasi: layarManual(44, {
    path: '/validasi-jual-beli-manual',
    title: 'Validasi Jual Beli Manual',
    menu: 'validasi',
    icon: 'check',
    purpose: 'Terima uang dan sahkan nota manual yang menunggu',
    initially: denganKasir,
  }),
  lihatJual: layarManual(45, {
    path: '/lihat-penjualan-manual',
    title: 'Lihat Penjualan Manual',
    menu: 'penjualan',
    icon: 'list',
    purpose: 'Cari nota penjualan barang manual',
    initially: denganKasir,
  }),
  lihatBeli: layarManual(46, {
    path: '/lihat-pembelian-manual',
    title: 'Lihat Pembelian Manual',
    menu: 'pembelian',
    icon: 'list',
    purpose: 'Cari faktur pembelian barang manual',
    initially: denganKasir,
  }),
  batalJual: layarManual(47, {
    path: '/batal-penjualan-manual',
    title: 'Batal Penjualan Manual',
    menu: 'penjualan',
    icon: 'cancel',
    purpose: 'Batalkan nota penjualan manual hari ini',
    initially: pemimpin,
  }),
  batalBeli: layarManual(48, {
    path: '/batal-pembelian-manual',
    title: 'Batal Pembelian Manual',
    menu: 'pembelian',
    icon: 'cancel',
    purpose: 'Batalkan faktur pembelian manual hari ini',
    initially: pemimpin,
  }),
} as const
const kasir = whoSees(layar.validasi.path)
const pembaca = whoSees(...Object.values(layar).map(({ path }) => path))

/** The paper of a note, printed when it is valid. */
export const kertasManual = kertasCalls('nota-manual/cetak', 'Nota Manual', pembaca)

/** What its customer is told of a note by WhatsApp. */
export const waManual = defineEndpoint({
  method: 'GET',
  path: 'nota-manual/wa/{nomor}',
  summary: 'The message that goes with a note of manual goods, and to which number',
  right: pembaca,
  when,
  answer: group({
    data: list({ no_hp: text({ label: 'No HP' }) }),
    template_wa: paragraph({ label: 'Template WA' }),
  }),
})

const dipilih = texts({ label: 'Nota Manual', required: false })

/** A note that waits at the cash desk. */
export const manualMenunggu = defineEndpoint({
  method: 'GET',
  path: 'validasi/all/jual-beli-manual',
  summary: 'Notes of manual goods that wait for the cashier, oldest first',
  right: kasir,
  when,
  query: saring,
  answer: list({
    nomor: text({ label: 'Nota Manual', ...sure }),
    saat: saat({ label: 'Waktu', ...sure }),
    arah: choice({ label: 'Transaksi', of: arahManual, ...sure }),
    nama_customer: text({ label: 'Customer' }),
    barang: text({ label: 'Barang', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    input_by: text({ label: 'Input', ...sure }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...sure, min: -999_999_999_999 }),
    versi: integer({ label: 'Versi', ...sure }),
    belum_masuk: yes({ label: 'Belum Masuk' }),
    pembayaran: list(pembayaranNota, { label: 'Pembayaran' }),
  }),
})

/** One line as it is entered: what is sold out of a tray or bought into it. */
export const barisManualMasuk = {
  ...tempatManual,
  ...jumlahManual,
  harga: rupiah({ label: 'Harga', hint: 'Kosong: menurut group', min: 1 }),
  arah: choice({
    label: 'Transaksi',
    hint: 'Untuk tukar: baris yang berlawanan dengan notanya',
    of: arahManual,
  }),
}
/** The same as it is frozen, with what it came to. */
const barisNotaManual = {
  ...barisManualMasuk,
  harga: rupiah({ label: 'Harga', ...sure, min: 1 }),
}
/** The lines of one note. */
export const daftarBarisManual = { label: 'Barang', max: 200 }

/**
 * A sale or a purchase of goods without a barcode (DOMAIN 5). Goods that are sold leave their tray
 * when the note is entered; money and what is bought enter the books at the cashier.
 */
export const notaManual = defineDocument({
  name: 'NOTA_MANUAL',
  title: 'Nota Manual',
  prefix: 'NM',
  onSpot: true,
  states: { OPEN: 'Open', VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [stokManual, notaManualBuku, gram, jurnal, kasBuku, pembayaranBuku, pelangganBuku],
  commands: {
    simpan: makes({
      path: 'transaksi-jual-beli-manual/simpan',
      label: 'Simpan',
      summary: 'Enter a sale or a purchase of manual goods; it waits for the cashier',
      right: whoSees(layar.transaksi.path),
      when,
      to: 'OPEN',
      or: ['VALID'],
      mayAsk: [...kindsOf(otorisasiNotaManual), 'TRANSFER_BELUM_MASUK'],
      body: {
        arah: choice({ label: 'Transaksi', of: arahManual, ...sure, initial: 'JUAL' }),
        kode_sales: ref('sales', { label: 'Sales', required: 'Sales Harus Dipilih' }),
        ...customer,
        ...kartuOrang,
        foto_identitas: kartuPenjual.foto_identitas,
        ...pembeliPajak,
        baris: list(barisManualMasuk, {
          ...daftarBarisManual,
          required: 'Belum Ada Barang Di Tabel',
          min: 1,
        }),
        total: rupiah({ label: 'Total', ...sure, min: 0 }), // 0: an exchange of equal worth
        pembayaran: bayarUntuk('total'),
        keterangan: text({ label: 'Keterangan', max: 200 }),
        id_draf: uuid({ label: 'Draf' }),
      },
      answer: group({
        nomor: text({ label: 'Nota Manual', ...sure }),
        siap_cetak: yes({ label: 'Siap Cetak' }),
        kembali: rupiah({ label: 'Uang Kembali', ...sure }),
        kartu_milik: text({ label: 'Pemilik Kartu' }), // another name that this card is known under
      }),
    }),
    validasi: moves(['OPEN'], {
      path: 'validasi/simpan/jual-beli-manual',
      label: 'Validasi',
      summary: 'Validate notes of manual goods: gold and money enter the books',
      right: kasir,
      when,
      to: 'VALID',
      mayAsk: ['TRANSFER_BELUM_MASUK', 'VALIDASI_BELI_SENDIRI'],
      body: { nomor: dipilih, ...terimaUang },
      answer: group({ nomor: texts({ label: 'Nota Manual' }) }),
    }),
    batalValidasi: moves(['OPEN'], {
      path: 'validasi/cancel/jual-beli-manual',
      label: 'Batal Validasi',
      summary: 'Withdraw notes of manual goods that wait: what they sold lies in its tray again',
      right: kasir,
      when: 'CANCEL_VALIDATION_MODULE',
      to: 'BATAL',
      body: { nomor: dipilih },
      answer: group({ jumlah: integer({ label: 'Jumlah', ...sure }) }),
    }),
    bayar: moves(['OPEN'], {
      path: 'validasi/bayar/jual-beli-manual',
      label: 'Ubah Pembayaran',
      summary: 'Change how a note of manual goods that waits is paid, never how much',
      right: kasir,
      when,
      to: 'OPEN',
      body: { nomor, pembayaran: list(pembayaran, { label: 'Pembayaran' }) },
      answer: group({ kembali: rupiah({ label: 'Uang Kembali', ...sure }) }),
    }),
    batalJual: moves(['VALID'], {
      path: 'penjualan-manual/batal',
      label: 'Batal Penjualan',
      summary: 'Cancel a VALID manual sale of today: the exact negation of its effects',
      right: whoSees(layar.batalJual.path),
      when,
      to: 'BATAL',
      undoes: 'BATAL_PENJUALAN_MANUAL',
      body: { nomor, alasan },
      authorise: 'BATAL_NOTA_MANUAL',
    }),
    batalBeli: moves(['VALID'], {
      path: 'pembelian-manual/batal',
      label: 'Batal Pembelian',
      summary: 'Cancel a VALID manual purchase of today, while it lies in its tray still',
      right: whoSees(layar.batalBeli.path),
      when,
      to: 'BATAL',
      undoes: 'BATAL_PEMBELIAN_MANUAL',
      body: { nomor, alasan },
      authorise: 'BATAL_NOTA_MANUAL',
    }),
  },
  list: {
    path: 'transaksi-jual-beli-manual/lihat',
    summary: 'Notes of manual goods, newest first',
    right: pembaca,
    columns: {
      arah: choice({ label: 'Transaksi', of: arahManual, ...sure }),
      ...orang,
      kode_sales: ref('sales', { label: 'Sales', ...sure }),
      qty: integer({ label: 'Qty', ...sure }),
      berat: berat({ label: 'Berat', ...sure }),
      ppn: rupiah({ label: 'PPN' }),
      pph22: rupiah({ label: 'PPh 22' }),
      total: rupiah({ label: 'Total', ...sure }),
      total_usd: text({ label: 'Total USD' }),
      keterangan: text({ label: 'Keterangan', hidden: true }),
      baris: list(barisNotaManual, { label: 'Barang', hidden: true }),
    },
  },
  sections: {
    validasi: {
      states: ['OPEN'],
      steps: ['bayar'],
      screen: layar.validasi, // the desk of the cashier instead of a list
    },
    lihatJual: { holds: 'manual_jual', steps: [], screen: layar.lihatJual },
    lihatBeli: { holds: 'manual_beli', steps: [], screen: layar.lihatBeli },
    batalJual: { holds: 'manual_jual_valid', steps: ['batalJual'], screen: layar.batalJual },
    batalBeli: { holds: 'manual_beli_valid', steps: ['batalBeli'], screen: layar.batalBeli },
  },
  screen: layar.transaksi,
})
