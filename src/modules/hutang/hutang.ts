import { alasan, defineDocument, makes, moves, nomor, orang } from '#kernel/document'
import { berat, code, image, persen, ref, rupiah, tanggal, text } from '#kernel/field'
import { only, whoSees } from '#kernel/right'
import { buktiAmbil, buktiMasuk } from '#modules/janji/bukti'
import { bukuUangJanji, kwitansiOf } from '#modules/janji/kwitansi'
import { notaCalls } from '#modules/janji/nota-janji'
import {
  dimintaUang,
  dimulai,
  jalanJanji,
  kelebihanMasuk,
  notisMasuk,
  pembeliMasuk,
} from '#modules/janji/perintah'
import { labelCall } from '#modules/janji/label-janji'
import { kertasCalls } from '#modules/nota/kertas.calls'
import { pelangganBuku } from '#modules/pelanggan/buku'
import { orangDiminta, penitip } from '#modules/pelanggan/pelanggan'
import { bayarUntuk } from '#modules/pembayaran/pembayaran'
import { kartuPenjual } from '#modules/pembelian/pembelian'
import { gram } from '#modules/stok/buku'
import { dipinjam, jaminanTercatat } from './jaminan.ts'

const sure = { required: true } as const

export const statusHutang = {
  OPEN: 'Menunggu Pencairan',
  AKTIF: 'Aktif',
  DITAHAN: 'Ditahan',
  LUNAS: 'Lunas',
  PEREMAJAAN: 'Peremajaan',
  LELANG: 'Lelang',
  BATAL: 'Dibatalkan',
} as const

/** The kinds of approval that a loan may need. */
export const otorisasiHutang = {
  HUTANG_BESAR: 'Pinjaman Di Atas Batas',
  POTONG_BUNGA: 'Bunga Diterima Di Bawah Hitungan',
  TEBUS_TANPA_SURAT: 'Tebus Tanpa Surat Hutang',
  LELANG_HUTANG: 'Lelang Jaminan',
} as const

const janji = { name: 'HUTANG', title: 'Hutang', layar: '/validasi-hutang' } as const
/** Its payments: the money lent, and what redeems, renews or sells the pledge. */
export const kwitansiHutang = kwitansiOf({ ...janji, judul: 'Kwitansi Hutang' }, [gram], {
  path: '/batal-hutang-lunas',
  title: 'Batal Hutang Lunas',
  menu: 'hutang',
  place: 4,
  icon: 'cancel',
  purpose: 'Batalkan pelunasan, peremajaan, lelang atau pencairan hari ini',
  initially: ['SPV'],
})
export const dokumenKwitansi = kwitansiHutang.document

const counter = whoSees('/transaksi-hutang')
const lihat = whoSees('/lihat-hutang', '/transaksi-hutang')
const lelang = whoSees('/lelang-hutang')
const beriTahu = whoSees('/lihat-hutang', '/transaksi-hutang', '/lelang-hutang')

/** What is owed as the row says it, and what is paid of it. */
const dibayar = {
  nomor,
  sisa: rupiah({ label: 'Tebus Hari Ini', ...sure, given: true, seen: true }),
}
const { KARTU, NOTA } = buktiAmbil
const bukti = buktiMasuk({ NOTA, KARTU }, 'kartu_hutang')
const bayar = { pembayaran: bayarUntuk('bayar') }
const bayarSendiri = { ...orangDiminta, ...bayar }

/** Its letter, which the customer signs and brings when he redeems. */
export const kertasHutang = kertasCalls('hutang/cetak', 'No Hutang', lihat)
/** What goes with the piece, or its bag. */
export const labelHutang = labelCall('hutang/label', 'No Hutang', lihat)

/** Money lent on gold (DOMAIN 5): the pledge lies sealed in the safe until it is redeemed. */
export const hutang = defineDocument({
  ...janji,
  prefix: 'HT',
  onSpot: true,
  besides: [dokumenKwitansi],
  states: statusHutang,
  ends: ['LUNAS', 'PEREMAJAAN', 'LELANG', 'BATAL'],
  books: [pelangganBuku, gram, ...bukuUangJanji],
  commands: {
    simpan: makes({
      path: 'hutang/simpan',
      label: 'Simpan',
      summary: 'Lend money on gold; the cashier pays it out',
      right: counter,
      to: 'OPEN',
      or: ['AKTIF'],
      mayAsk: ['HUTANG_BESAR'],
      body: {
        kode_sales: ref('sales', { label: 'Sales', required: 'Sales Harus Dipilih' }),
        ...penitip,
        ...kartuPenjual,
        jenis_identitas: { ...kartuPenjual.jenis_identitas, ...sure, initial: 'KTP' },
        no_identitas: code({ label: 'No Identitas', max: 30, ...sure }),
        foto_identitas: image({
          label: 'Foto Identitas',
          required: 'Foto Kartu Identitas Harus Ada',
          folder: 'IDENTITAS',
        }),
        jaminan: dipinjam.jaminan,
        no_segel: code({ label: 'No Segel', required: 'No Segel Tidak Boleh Kosong', max: 30 }),
        tempat: text({ label: 'Tempat Simpan', max: 40, initial: 'BRANKAS' }),
        pokok: dipinjam.pokok,
        // What the customer gets, as the appraisal says it: the fee is kept back.
        dibayarkan: rupiah({ label: 'Uang Diterima Customer', hidden: true }),
        pembayaran: bayarUntuk('-dibayarkan'),
        tgl_system: dipinjam.tgl_system,
      },
      answer: dimulai,
    }),
    tebus: moves(['AKTIF'], {
      path: 'hutang/tebus',
      label: 'Tebus',
      summary: 'Redeem: principal and interest are paid, the pledge goes back',
      right: counter,
      freezes: true,
      to: 'LUNAS',
      or: ['AKTIF'],
      mayAsk: ['POTONG_BUNGA', 'TEBUS_TANPA_SURAT', 'TRANSFER_BELUM_MASUK'],
      body: {
        ...dibayar,
        bayar: rupiah({ label: 'Dibayar', ...sure, from: 'sisa' }),
        ...bukti,
        ...bayarSendiri,
      },
      answer: dimintaUang,
    }),
    perbarui: moves(['AKTIF'], {
      path: 'hutang/perbarui',
      label: 'Peremajaan',
      summary: 'Renew: the interest is paid and part of the principal if wanted, a new term begins',
      right: counter,
      freezes: true,
      to: 'PEREMAJAAN',
      or: ['AKTIF'],
      mayAsk: ['TEBUS_TANPA_SURAT', 'TRANSFER_BELUM_MASUK'],
      body: {
        ...dibayar,
        bunga: rupiah({ label: 'Bunga Sampai Hari Ini', ...sure, given: true }),
        ltv_kini: persen({ label: 'LTV Kini (%)', max: 1_000_000, given: true }), // to be seen alone
        bayar: rupiah({ label: 'Dibayar', ...sure, from: 'bunga' }),
        ...bukti, // its new letter redeems the pledge
        ...bayarSendiri,
      },
      answer: dimintaUang,
    }),
    notis: moves(['AKTIF'], {
      path: 'hutang/notis',
      label: 'Catat Pemberitahuan',
      summary: 'Record that the debtor was told: nothing is auctioned before',
      consequence: 'Lelang baru boleh setelah masa pemberitahuan lewat.',
      right: beriTahu,
      freezes: true,
      to: 'AKTIF',
      body: notisMasuk,
    }),
    lelang: moves(['AKTIF'], {
      path: 'hutang/lelang',
      label: 'Lelang',
      summary: 'The pledge was sold: the debt is paid, what is over is owed to the customer',
      consequence: 'Kelebihan hasil di atas hutang dan biaya menjadi hak pelanggan.',
      right: lelang,
      freezes: true,
      to: 'LELANG',
      or: ['AKTIF'],
      authorise: 'LELANG_HUTANG',
      mayAsk: ['TRANSFER_BELUM_MASUK'],
      body: {
        ...dibayar,
        no_lelang: code({ label: 'No Lelang', max: 30, ...sure }),
        ...pembeliMasuk,
        bayar: rupiah({ label: 'Hasil Lelang', ...sure, min: 1 }),
        biaya_lelang: rupiah({ label: 'Biaya Lelang', ...sure, initial: 0 }),
        ...bayar,
      },
      answer: dimintaUang,
    }),
    kelebihan: moves(['LELANG'], {
      path: 'hutang/kelebihan',
      label: 'Bayar Kelebihan',
      summary: 'The customer gets what his pledge brought above his debt',
      right: lelang,
      freezes: true,
      to: 'LELANG',
      authorise: 'KELEBIHAN_LELANG',
      mayAsk: ['TRANSFER_BELUM_MASUK'],
      body: kelebihanMasuk('kartu_lelang_hutang'),
    }),
    tahan: moves(['AKTIF'], {
      path: 'hutang/tahan',
      label: 'Tahan',
      summary: 'A legal hold: nothing leaves the safe until it is lifted',
      consequence: 'Jaminan tidak dapat ditebus atau dilelang, bunganya berhenti selama ditahan.',
      right: only('OWN'),
      freezes: true,
      meanwhile: true,
      to: 'DITAHAN',
      body: {
        nomor,
        alasan,
        foto_surat: image({
          label: 'Foto Surat',
          required: 'Foto Surat Harus Ada',
          folder: 'surat_tahan',
          pribadi: true,
        }),
      },
    }),
    lepasTahan: moves(['DITAHAN'], {
      path: 'hutang/lepas-tahan',
      label: 'Lepas Tahanan',
      summary: 'The hold is lifted',
      right: only('OWN'),
      freezes: true,
      meanwhile: true,
      to: 'AKTIF',
      body: { nomor, alasan },
    }),
  },
  along: {
    ...jalanJanji('AKTIF', 'LUNAS'),
    cair: { from: ['OPEN'], to: 'AKTIF' },
    tarik: { from: ['OPEN', 'AKTIF'], to: 'BATAL' },
    remaja: { from: ['AKTIF'], to: 'PEREMAJAAN' },
    lanjutan: { from: [], to: 'AKTIF' },
    laku: { from: ['AKTIF'], to: 'LELANG' },
    kembali: { from: ['LUNAS', 'PEREMAJAAN', 'LELANG'], to: 'AKTIF' },
  },
  list: {
    path: 'hutang/lihat',
    summary: 'Loans, newest first',
    right: beriTahu,
    reckons: {
      bunga: 'bunga_hutang',
      sisa: 'tebus_hutang',
      kelebihan: 'kelebihan_hutang',
      ltv_kini: 'ltv_hutang',
      lanjutan: 'lanjutan_hutang',
    },
    columns: {
      nama_customer: orang.nama_customer,
      no_hp: { ...orang.no_hp, hidden: true },
      jatuh_tempo: tanggal({ label: 'Jatuh Tempo', ...sure, late: ['AKTIF', 'DITAHAN'] }),
      berat: berat({ label: 'Berat', ...sure, hidden: true }),
      no_segel: text({ label: 'No Segel', ...sure, hidden: true }),
      tempat: text({ label: 'Tempat Simpan', hidden: true }),
      pokok: rupiah({ label: 'Pokok Pinjaman', ...sure }),
      bunga_persen: persen({ label: 'Bunga Per Bulan (%)', ...sure, hidden: true }),
      bunga_rp: rupiah({ label: 'Bunga Per Hari', ...sure, hidden: true }),
      bunga: rupiah({ label: 'Bunga Sampai Hari Ini', ...sure, hidden: true }),
      sisa: rupiah({ label: 'Tebus Hari Ini', ...sure }),
      taksiran: rupiah({ label: 'Taksiran', ...sure, hidden: true }),
      ltv_kini: persen({ label: 'LTV Kini (%)', max: 1_000_000 }),
      nama_barang: text({ label: 'Jaminan', ...sure }),
      tgl_notis: tanggal({ label: 'Diberitahu', hidden: true }),
      tgl_tahan: tanggal({ label: 'Ditahan Sejak', hidden: true }),
      alasan_tahan: text({ label: 'Alasan Ditahan', hidden: true }),
      kelebihan: rupiah({ label: 'Kelebihan Lelang', hidden: true }),
      lanjutan: text({ label: 'Peremajaan', hidden: true }),
      parameter: text({ label: 'Parameter', hidden: true }),
      jaminan: jaminanTercatat,
    },
  },
  sections: {
    lelang: {
      holds: 'siap_lelang',
      steps: ['notis', 'lelang', 'kelebihan'],
      screen: {
        path: '/lelang-hutang',
        title: 'Lelang Hutang',
        menu: 'hutang',
        place: 3,
        icon: 'transaction',
        purpose: 'Hutang lewat jatuh tempo: beri tahu, lelang, bayar kelebihannya',
        initially: ['SPV'],
      },
    },
  },
  screen: {
    path: '/transaksi-hutang',
    title: 'Transaksi Hutang',
    menu: 'hutang',
    place: 1,
    icon: 'loan',
    purpose: 'Pinjamkan uang dengan jaminan emas, terima tebusan dan peremajaan',
    initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  },
  listScreen: {
    path: '/lihat-hutang',
    title: 'Lihat Hutang',
    menu: 'hutang',
    place: 2,
    icon: 'list',
    purpose: 'Cari hutang, lihat isinya, tebus atau perbarui',
    initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  },
})

export const byNotaHutang = notaCalls('hutang', lihat, hutang.list.answer)
