import { describeDocument } from '#kernel/described'
import { alasan } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import { berat, choice, code, integer, kadar, list, ref, rupiah, text } from '#kernel/field'
import { isiBarang } from '#modules/stok/barang'
import { gerakBarang, gram, koreksiBarangBuku } from '#modules/stok/buku'

const sure = { required: true } as const

/** Where a bag of bought gold is: at the counter, in the safe, or no bag any more. */
export const tempatKantong = {
  PEMBELIAN: 'Di Konter',
  BRANKAS: 'Di Brankas',
  BARANG: 'Dijual Lagi',
  HANCUR: 'Dihancurkan',
}

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
})

/** What needs an approver's word. */
export const otorisasiKantong = {
  SETORAN_EMAS: 'Setoran Emas',
  BATAL_SETORAN_EMAS: 'Batal Setoran Emas',
  HANCUR_PEMBELIAN: 'Hancur Pembelian',
  JUAL_LAGI: 'Jual Lagi',
} as const

/** 100 kg: nobody lays more on a counter's scale. */
const terberat = 100_000_000
const nol = 'Berat Tidak Boleh Diisi Dengan 0'

// ---------------------------------------------------------------- setoran emas
export const barisSetoran = {
  kode_kantong: kodeKantong,
  timbang: berat({ label: 'Berat Timbang', ...sure, min: 1, max: terberat, tooShort: nol }),
}
export const setoranMasuk = {
  penerima: text({ label: 'Diterima Oleh', ...sure, max: 60 }),
  keterangan: text({ label: 'Keterangan', max: 200 }),
  baris: list(barisSetoran, { label: 'Kantong', min: 1, max: 200 }),
}

/** Bags handed to the safe, each weighed against the book. */
export const setoranEmas = describeDocument({
  name: 'SETORAN_EMAS',
  title: 'Setoran Emas',
  prefix: 'SE',
  states: { VALID: 'Valid', BATAL: 'Batal' },
  header: { penerima: setoranMasuk.penerima, keterangan: setoranMasuk.keterangan },
  lines: barisSetoran,
  posts: [gerakKantong, rugiKantong, gram],
  commands: {
    simpan: { label: 'Setor', from: [], to: 'VALID', call: 'setoran-emas/simpan' },
    batal: {
      label: 'Batal Setoran Emas',
      from: ['VALID'],
      to: 'BATAL',
      call: 'setoran-emas/batal',
      authorise: 'BATAL_SETORAN_EMAS',
      reason: true,
    },
  },
  contoh: {
    VALID: {
      penerima: 'Pak Hadi',
      keterangan: null,
      baris: [{ kode_kantong: 'FB-GS1-261121-0001/1', timbang: 4_120 }],
    },
    BATAL: {
      penerima: 'Pak Hadi',
      keterangan: null,
      baris: [{ kode_kantong: 'FB-GS1-261121-0001/1', timbang: 4_120 }],
    },
  },
})

// ---------------------------------------------------------------- hancur pembelian
export const barisHancur = {
  kode_kantong: kodeKantong,
  berat_hasil: berat({ label: 'Berat Hasil', ...sure, min: 1, max: terberat, tooShort: nol }),
}
export const hancurMasuk = {
  alasan,
  baris: list(barisHancur, { label: 'Kantong', min: 1, max: 200 }),
}

/** Bought goods broken up for the melt: the result to LEBUR, what is lost to SUSUT (DOMAIN 5). */
export const hancurPembelian = describeDocument({
  name: 'HANCUR_PEMBELIAN',
  title: 'Hancur Pembelian',
  prefix: 'HB',
  states: { VALID: 'Valid' },
  header: { alasan },
  lines: barisHancur,
  posts: [gerakKantong, gerakBarang, gram],
  commands: {
    simpan: {
      label: 'Hancurkan',
      from: [],
      to: 'VALID',
      call: 'hancur-pembelian/simpan',
      authorise: 'HANCUR_PEMBELIAN',
      reason: true,
    },
  },
  contoh: {
    VALID: {
      alasan: 'Patah, tidak bisa dijual lagi',
      baris: [{ kode_kantong: 'FB-GS1-261121-0001/1', berat_hasil: 4_050 }],
    },
  },
})

// ---------------------------------------------------------------- jual lagi
// A bag keeps the purity it was bought with, and costs what was paid for it.
const { harga_pokok: _pokok, kadar: _kadar, ...isiLagi } = isiBarang

/** A bag laid into a tray: what a label says of a piece, and where it lies. */
export const jualLagiMasuk = {
  kode_kantong: kodeKantong,
  kode_gudang: ref('gudang', { label: 'Gudang', ...sure }),
  kode_baki: ref({ master: 'baki', by: 'kode_gudang' }, { label: 'Baki', ...sure }),
  ...isiLagi,
}

/** What the document keeps; the facts of the piece stand in its books. */
const kepalaJualLagi = {
  kode_kantong: kodeKantong,
  kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
}
export const jualLagi = describeDocument({
  name: 'JUAL_LAGI',
  title: 'Jual Lagi',
  prefix: 'JL',
  states: { VALID: 'Valid' },
  header: kepalaJualLagi,
  lines: {},
  posts: [gerakKantong, gerakBarang, koreksiBarangBuku, gram],
  commands: {
    simpan: { label: 'Jual Lagi', from: [], to: 'VALID', call: 'jual-lagi/simpan' },
  },
  contoh: {
    VALID: {
      kode_kantong: 'FB-GS1-261121-0001/1',
      kode_barcode: '010000017',
      nama_barang: 'CINCIN BELAH ROTAN',
      kadar: 75_00,
      berat: 4_120,
      baris: [],
    },
  },
})
