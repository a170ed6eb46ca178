import { alasan, defineDocument, makes, moves, nomor } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import { berat, choice, code, group, integer, ref, text, uuid } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
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

const baki = whoSees('/stock-opname', '/stock-opname-rfid', '/stock-opname-global-harian')
const terima = whoSees('/stock-opname-penerimaan')
export const penghitung = whoSees(
  '/stock-opname',
  '/stock-opname-penerimaan',
  '/stock-opname-rfid',
  '/stock-opname-global-harian',
)

export const idOpname = uuid({ label: 'Id', ...sure })
export const batalOpnameMasuk = { id: idOpname, alasan }
export const jumlahScan = integer({ label: 'Jumlah', ...sure })
const dimulai = group({ id: idOpname, nomor })

/** Counting by barcode: begun, scanned by as many as like, approved or given up. */
export const stockOpname = defineDocument({
  name: 'STOCK_OPNAME',
  title: 'Stock Opname',
  prefix: 'OP',
  states: { OPEN: 'Berjalan', VALID: 'Disetujui', BATAL: 'Dibatalkan' },
  books: [opnameBuku, gerakBarang, gram, jurnal, gerakBaki],
  commands: {
    mulai: makes({
      path: 'stock-opname/mulai',
      label: 'Mulai Opname',
      summary: 'Begin a session for a tray, a gudang or all; a tray is closed to sales meanwhile',
      right: baki,
      to: 'OPEN',
      body: mulaiOpname,
      answer: dimulai,
    }),
    terima: makes({
      path: 'stock-opname-penerimaan/mulai',
      label: 'Mulai Opname',
      summary: 'Begin a session for the goods of a receipt; they stay where they lie',
      right: terima,
      to: 'OPEN',
      body: mulaiTerima,
      answer: dimulai,
    }),
    setujui: moves(['OPEN'], {
      path: 'stock-opname/setujui',
      label: 'Setujui',
      summary: 'Approve a session and post its outcome: missing, found again, misplaced',
      right: penghitung,
      to: 'VALID',
      body: { id: idOpname },
      answer: group({
        nomor,
        hilang: integer({ label: 'Hilang', ...sure }),
        pindah: integer({ label: 'Salah Tempat', ...sure }),
        kembali: integer({ label: 'Masuk Lagi Ke Baki', ...sure }),
        periksa: integer({ label: 'Periksa Sendiri', ...sure }),
      }),
      mayAsk: ['STOCK_OPNAME'],
    }),
    batal: moves(['OPEN'], {
      path: 'stock-opname/batal',
      label: 'Batal Opname',
      summary: 'Give a session up, with a reason: nothing is posted, its scans stay',
      right: penghitung,
      to: 'BATAL',
      body: batalOpnameMasuk,
    }),
  },
})
