import { alasan, cancels, defineDocument, makes, nomor } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import {
  berat,
  choice,
  code,
  group,
  integer,
  list,
  open,
  ref,
  rupiah,
  text,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { isiBarang } from '#modules/stok/barang'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'

const sure = { required: true } as const

/** Where a bag of bought gold is: in the shop, with somebody, or no bag any more. */
export const tempatKantong = {
  PEMBELIAN: 'Di Konter',
  BRANKAS: 'Di Brankas',
  SORTIR_JUAL: 'Siap Dijual Lagi',
  SORTIR_CUCI: 'Siap Dicuci Atau Disepuh',
  SORTIR_LEBUR: 'Siap Dilebur',
  SORTIR_HANCUR: 'Siap Dihancurkan',
  DITAHAN: 'Ditahan',
  TUKANG: 'Di Tukang',
  PELEBUR: 'Di Pelebur',
  BARANG: 'Dijual Lagi',
  HANCUR: 'Dihancurkan',
  DILEBUR: 'Sudah Dilebur',
  DIBAYARKAN: 'Dibayarkan Ke Supplier',
  HILANG: 'Hilang Di Tukang',
}

/** Where a bag lies as it was closed: whoever takes it from there opens it. */
export const belumDisortir = ['PEMBELIAN', 'BRANKAS'] as const
const disortir = ['SORTIR_JUAL', 'SORTIR_CUCI', 'SORTIR_LEBUR', 'SORTIR_HANCUR'] as const
/** From where each use takes a bag. */
export const bolehDari = {
  SETORAN: ['PEMBELIAN'],
  HANCUR: [...belumDisortir, 'SORTIR_HANCUR'],
  JUAL_LAGI: [...belumDisortir, 'SORTIR_JUAL'],
  SORTIR: belumDisortir,
  PINDAH_SORTIR: disortir,
  CUCI: ['SORTIR_CUCI'],
  LEBUR: ['SORTIR_LEBUR'],
  TAHAN: [...belumDisortir, ...disortir],
  BAYAR_SUPPLIER: disortir,
} as const satisfies Readonly<Record<string, readonly (keyof typeof tempatKantong)[]>>
export type Untuk = keyof typeof bolehDari

/** The number on the label of a bag: {no_faktur_beli}/{line}. */
export const kodeKantong = code({ label: 'Kantong', ...sure, max: 50 })

/** Where each bag went, and what it weighs from then on. */
export const gerakKantong = defineLedger({
  name: 'gerak_kantong',
  title: 'Gerak Kantong',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    id_beli: text({ label: 'Pembelian', ...sure }),
    n_beli: integer({ label: 'Baris', ...sure }),
    dari: choice({ label: 'Dari', of: tempatKantong, ...sure }),
    ke: choice({ label: 'Ke', of: tempatKantong, ...sure }),
    versi: integer({ label: 'Versi', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    murni: berat({ label: 'Berat Murni', ...sure }),
    timbang: berat({ label: 'Berat Timbang', ...sure }),
  },
  asks: { semula: yes({ label: 'Semula' }) }, // it weighs what it weighed before its last move
  news: 'kantong',
  undo: (row) => ({ ...row, dari: row.ke, ke: row.dari, semula: true }),
  obstacles: {
    kantong: 'Kantong {{kode_kantong}} Sudah Berubah, {{nomor}} Tidak Dapat Dibatalkan',
  },
})

/** What bags lost of their cost with their gold; below zero where a cancel gives it back. */
export const rugiKantong = defineLedger({
  name: 'rugi_kantong',
  title: 'Rugi Kantong',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    id_beli: text({ label: 'Pembelian', ...sure }),
    n_beli: integer({ label: 'Baris', ...sure }),
    rugi: rupiah({ label: 'Rugi', ...sure, min: -999_999_999_999 }),
  },
  undo: (row) => ({ ...row, rugi: 0 - row.rugi }),
})

/** What became known of bags, before and after: how pure they are, their seal. */
export const ciriKantong = defineLedger({
  name: 'ciri_kantong',
  title: 'Ciri Kantong',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    id_beli: text({ label: 'Pembelian', ...sure }),
    n_beli: integer({ label: 'Baris', ...sure }),
    versi: integer({ label: 'Versi', ...sure }),
    sebelum: open({ label: 'Sebelum', ...sure }),
    sesudah: open({ label: 'Sesudah', ...sure }),
  },
  news: 'kantong',
  undo: (row) => ({ ...row, sebelum: row.sesudah, sesudah: row.sebelum }),
})

/** What needs an approver's word. */
export const otorisasiKantong = {
  SETORAN_EMAS: 'Setoran Emas',
  BATAL_SETORAN_EMAS: 'Batal Setoran Emas',
  HANCUR_PEMBELIAN: 'Hancur Pembelian',
  JUAL_LAGI: 'Jual Lagi',
  SEGEL_KANTONG: 'Segel Kantong Tidak Cocok',
} as const

/** The seal that a bag is closed with, as it is read on the bag. */
export const segelKantong = {
  no_segel: text({ label: 'No Segel', max: 30, when: 'SEGEL_KANTONG_MODULE' }),
}

/** 100 kg: nobody lays more on a counter's scale. */
const terberat = 100_000_000
const nol = 'Berat Tidak Boleh Diisi Dengan 0'

// ---------------------------------------------------------------- setoran emas
export const barisSetoran = {
  kode_kantong: kodeKantong,
  ...segelKantong,
  timbang: berat({ label: 'Berat Timbang', ...sure, min: 1, max: terberat, tooShort: nol }),
}
export const setoranMasuk = {
  penerima: text({ label: 'Diterima Oleh', ...sure, max: 60 }),
  keterangan: text({ label: 'Keterangan', max: 200 }),
  baris: list(barisSetoran, { label: 'Kantong', min: 1, max: 200 }),
}

/** Bags handed to the safe, each weighed against the book. */
export const setoranEmas = defineDocument({
  name: 'SETORAN_EMAS',
  title: 'Setoran Emas',
  prefix: 'SE',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [gerakKantong, ciriKantong, gram, rugiKantong, jurnal],
  commands: {
    simpan: makes({
      path: 'setoran-emas/simpan',
      label: 'Setor',
      summary: 'Hand bags to the safe, each weighed against the book',
      right: whoSees('/setoran-emas'),
      to: 'VALID',
      body: setoranMasuk,
      answer: group({ nomor, qty: integer({ label: 'Qty', ...sure }) }),
      mayAsk: ['SETORAN_EMAS'],
    }),
    batal: cancels('BATAL_SETORAN_EMAS', {
      path: 'setoran-emas/batal',
      label: 'Batal Setoran Emas',
      consequence: 'Kantongnya kembali ke konter.',
      summary: 'Take a setoran of today back: its bags lie at the counter again',
      right: whoSees('/setoran-emas'),
      authorise: 'BATAL_SETORAN_EMAS',
    }),
  },
})

// ---------------------------------------------------------------- hancur pembelian
export const barisHancur = {
  kode_kantong: kodeKantong,
  ...segelKantong,
  berat_hasil: berat({ label: 'Berat Hasil', ...sure, min: 1, max: terberat, tooShort: nol }),
}
export const hancurMasuk = {
  alasan,
  baris: list(barisHancur, { label: 'Kantong', min: 1, max: 200 }),
}

/** Bought goods broken up for the melt: the result to LEBUR, what is lost to SUSUT (DOMAIN 5). */
export const hancurPembelian = defineDocument({
  name: 'HANCUR_PEMBELIAN',
  title: 'Hancur Pembelian',
  prefix: 'HB',
  states: { VALID: 'Valid' },
  books: [gerakKantong, gerakBarang, gram, jurnal],
  commands: {
    simpan: makes({
      path: 'hancur-pembelian/simpan',
      label: 'Hancurkan',
      summary: 'Destroy bought goods: the result to LEBUR, the loss to SUSUT',
      right: whoSees('/hancur-pembelian'),
      to: 'VALID',
      body: hancurMasuk,
      authorise: 'HANCUR_PEMBELIAN',
      mayAsk: ['SEGEL_KANTONG'],
    }),
  },
})

// ---------------------------------------------------------------- jual lagi
// A bag is as pure as it was found to be, and costs what was paid for it.
const { harga_pokok: _pokok, kadar: _kadar, ...isiLagi } = isiBarang

/** A bag laid into a tray: what a label says of a piece, and where it lies. */
export const jualLagiMasuk = {
  kode_kantong: kodeKantong,
  ...segelKantong,
  kode_gudang: ref('gudang', { label: 'Gudang', ...sure }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki', ...sure }),
  ...isiLagi,
}

/** A bag that goes straight into a tray, as a piece of the stock (DOMAIN 5). */
export const jualLagi = defineDocument({
  name: 'JUAL_LAGI',
  title: 'Jual Lagi',
  prefix: 'JL',
  states: { VALID: 'Valid' },
  books: [gerakKantong, gerakBarang, koreksiBarangBuku, gram, jurnal],
  commands: {
    simpan: makes({
      path: 'jual-lagi/simpan',
      label: 'Jual Lagi',
      summary: 'Lay a bought piece straight into a tray, with a new label',
      right: whoSees('/jual-lagi'),
      to: 'VALID',
      body: jualLagiMasuk,
      answer: group({ nomor, kode_barcode: code({ label: 'Barcode', ...sure }) }),
      mayAsk: ['JUAL_LAGI', 'KADAR_LAIN', 'SEGEL_KANTONG'],
    }),
  },
})
