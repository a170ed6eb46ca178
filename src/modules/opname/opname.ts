import { describeDocument } from '#kernel/described'
import { alasan } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import { berat, choice, code, integer, ref, text, uuid } from '#kernel/field'
import { gerakBarang, gram } from '#modules/stok/buku'
import { gerakBaki } from '#modules/timbang/timbang'
import { hasilOpname, tindakOpname } from './opname.rules.ts'

const sure = { required: true } as const

/** What is counted: one tray, a gudang, or, with neither, all. */
export const mulaiOpname = {
  kode_gudang: ref('gudang', { label: 'Gudang', hint: 'Kosong: semua gudang' }),
  kode_baki: ref(
    { master: 'baki', by: 'kode_gudang' },
    { label: 'Baki', hint: 'Kosong: semua baki' },
  ),
  keterangan: text({ label: 'Keterangan', max: 200 }),
}

/** The goods of a receipt, counted against what it says it brought (SPEC 2). */
export const mulaiTerima = {
  no_terima: text({
    label: 'Penerimaan',
    ...sure,
    max: 40,
    pick: { call: 'stock-opname-penerimaan/terima', value: 'nomor', words: 'no_surat' },
  }),
  keterangan: text({ label: 'Keterangan', max: 200 }),
}

/** A scan: the page's own id for it, the barcode, and the tray where the piece lies. */
export const scanOpname = {
  id_scan: uuid({ label: 'Id', ...sure }),
  kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
  kode_baki: code({ label: 'Baki' }),
}

/** What came of a session, piece by piece. */
export const opnameBuku = defineLedger({
  name: 'opname_hasil',
  title: 'Hasil Stock Opname',
  entry: {
    id: text({ label: 'Dokumen', ...sure }),
    kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
    nama_barang: text({ label: 'Nama Barang', ...sure }),
    hasil: choice({ label: 'Hasil', of: hasilOpname, ...sure }),
    tindak: choice({ label: 'Tindak Lanjut', of: tindakOpname, ...sure }),
    status: text({ label: 'Status' }),
    kode_gudang: text({ label: 'Gudang' }),
    kode_baki: text({ label: 'Baki' }),
    scan_baki: text({ label: 'Baki Scan' }),
    berat: berat({ label: 'Berat', ...sure }),
  },
})

/** The outcome of a session is posted: pieces are written off, moved, taken in again. */
export const otorisasiOpname = { STOCK_OPNAME: 'Setujui Stock Opname' } as const

const contoh = {
  kode_gudang: 'TOKO',
  kode_baki: null,
  keterangan: 'Opname bulanan',
  baris: [
    {
      id_scan: '019a9f3e-8a40-7000-8000-000000000001',
      kode_barcode: '010000017',
      kode_baki: 'A01',
    },
  ],
}

/** Counting by barcode: begun, scanned by as many as like, approved or given up. */
export const stockOpname = describeDocument({
  name: 'STOCK_OPNAME',
  title: 'Stock Opname',
  prefix: 'OP',
  states: { OPEN: 'Berjalan', VALID: 'Disetujui', BATAL: 'Batal' },
  header: mulaiOpname,
  lines: scanOpname,
  posts: [opnameBuku, gerakBarang, gram, gerakBaki],
  commands: {
    mulai: { label: 'Mulai Opname', from: [], to: 'OPEN', call: 'stock-opname/mulai' },
    terima: {
      label: 'Mulai Opname',
      from: [],
      to: 'OPEN',
      call: 'stock-opname-penerimaan/mulai',
    },
    setujui: {
      label: 'Setujui',
      from: ['OPEN'],
      to: 'VALID',
      call: 'stock-opname/setujui',
    },
    batal: {
      label: 'Batal Opname',
      from: ['OPEN'],
      to: 'BATAL',
      call: 'stock-opname/batal',
      reason: true,
    },
  },
  contoh: { OPEN: contoh, VALID: contoh, BATAL: contoh },
})

export const idOpname = uuid({ label: 'Id', ...sure })
export const batalOpnameMasuk = { id: idOpname, alasan }
export const jumlahScan = integer({ label: 'Jumlah', ...sure })
