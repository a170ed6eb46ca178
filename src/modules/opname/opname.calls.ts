import { nomor } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  list,
  saat,
  tanggal,
  text,
  uuid,
  yes,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { hasilOpname, tindakOpname } from './opname.rules.ts'
import { idOpname, jumlahScan, scanOpname, stockOpname, penghitung } from './opname.ts'

const sure = { required: true } as const
const baki = whoSees('/stock-opname', '/stock-opname-rfid', '/stock-opname-global-harian')
const terima = whoSees('/stock-opname-penerimaan')
const right = penghitung
const status = choice({ label: 'Status', of: stockOpname.states, ...sure })

/** A session in the list. */
export const barisSesi = {
  id: uuid({ label: 'Id', ...sure, hidden: true }),
  nomor,
  status,
  kode_gudang: text({ label: 'Gudang' }),
  kode_baki: text({ label: 'Baki' }),
  no_terima: text({ label: 'Penerimaan' }),
  saat: saat({ label: 'Mulai', ...sure }),
  oleh: text({ label: 'Oleh', ...sure }),
  jumlah: integer({ label: 'Barang' }),
  ketemu: integer({ label: 'Ketemu' }),
  beda: integer({ label: 'Beda' }),
  keterangan: text({ label: 'Keterangan' }),
}

export const daftarOpname = defineEndpoint({
  method: 'GET',
  path: 'stock-opname',
  summary: 'Sessions of trays, the newest first, with what they came to',
  right: baki,
  answer: list(barisSesi),
})

export const daftarOpnameTerima = defineEndpoint({
  method: 'GET',
  path: 'stock-opname-penerimaan',
  summary: 'Sessions of receipts, the newest first, with what they came to',
  right: terima,
  answer: list(barisSesi),
})

/** A receipt that may be counted; terhitung: the session that did or does so. */
export const barisTerimaOpname = {
  nomor,
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  supplier: text({ label: 'Supplier' }),
  no_surat: text({ label: 'No Surat Jalan' }),
  pcs: integer({ label: 'Pcs', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  terhitung: text({ label: 'Dihitung Oleh Sesi' }),
}

export const terimaOpname = defineEndpoint({
  method: 'GET',
  path: 'stock-opname-penerimaan/terima',
  summary: 'Receipts that may be counted, the newest first',
  right: terima,
  answer: list(barisTerimaOpname),
})

/** A piece of a session where books and scans differ. */
export const barisBeda = {
  kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
  nama_barang: text({ label: 'Nama Barang', ...sure, width: 24 }),
  hasil: choice({ label: 'Hasil', of: hasilOpname, ...sure }),
  kode_baki: text({ label: 'Baki Buku' }),
  scan_baki: text({ label: 'Baki Scan' }),
  status: text({ label: 'Status' }),
  pemegang: text({ label: 'Dipegang' }),
  berat: berat({ label: 'Berat', ...sure, total: 'sum' }),
  tindak: choice({ label: 'Tindak Lanjut', of: tindakOpname, ...sure }),
}

export const satuOpname = defineEndpoint({
  method: 'GET',
  path: 'stock-opname/get/{id}',
  summary: 'A session: what was found, and each piece where books and scans differ',
  right,
  answer: group({
    id: idOpname,
    nomor,
    status,
    kode_gudang: text({ label: 'Gudang' }),
    kode_baki: text({ label: 'Baki' }),
    no_terima: text({ label: 'Penerimaan' }),
    keterangan: text({ label: 'Keterangan' }),
    oleh: text({ label: 'Oleh', ...sure }),
    saat: saat({ label: 'Mulai', ...sure }),
    jumlah_scan: jumlahScan,
    seharusnya: integer({ label: 'Seharusnya', ...sure }),
    ketemu: integer({ label: 'Ketemu', ...sure }),
    berat_ketemu: berat({ label: 'Berat Ketemu', ...sure }),
    baris: list(barisBeda),
  }),
})

/** A scan as it was judged. */
export const jawabScan = {
  id_scan: uuid({ label: 'Id', ...sure }),
  kode_barcode: code({ label: 'Barcode', ...sure, max: 30 }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kode_baki: text({ label: 'Baki' }),
  berat: berat({ label: 'Berat', ...sure }),
  hasil: choice({ label: 'Hasil', of: hasilOpname, ...sure }),
  pemegang: text({ label: 'Dipegang' }),
  sudah: yes({ label: 'Sudah Discan' }),
}

export const catatScan = defineEndpoint({
  method: 'POST',
  path: 'stock-opname/scan',
  summary: 'Keep scans of a session, each once by its own id, and say what each piece is',
  right,
  body: { id: idOpname, baris: list(scanOpname, { min: 1, max: 200 }) },
  answer: list(jawabScan),
})
