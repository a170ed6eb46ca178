import { alasan, halaman } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  group,
  integer,
  kadar,
  list,
  saat,
  tanggal,
  text,
} from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode, statusBarang } from '#modules/stok/barang'
import { hancurBarang, hancurMasuk } from './hancur.ts'

const sure = { required: true } as const

export const barangHancur = {
  kode_barcode: kodeBarcode,
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  kode_baki: text({ label: 'Baki' }),
  status: choice({ label: 'Status', of: statusBarang, ...sure, hidden: true }),
}

export const barangUntukHancur = defineEndpoint({
  method: 'GET',
  path: 'hancur-data-barang/barang/{kode_barcode}',
  summary: 'A piece that may be destroyed or changed; refused when it may not',
  right: whoSees('/hancur-data-barang', '/hancur-data-barang-psu'),
  answer: group(barangHancur),
})

const nomor = group({ nomor: text({ label: 'No Dokumen', ...sure }) })

export const simpanHancurBarang = defineEndpoint({
  method: 'POST',
  path: hancurBarang.commands.simpan.call,
  summary: 'Destroy pieces: the result to LEBUR, the loss to SUSUT; reason and approver',
  right: whoSees('/hancur-data-barang'),
  posting: true,
  body: hancurMasuk,
  answer: nomor,
})

export const simpanHancurPsu = defineEndpoint({
  method: 'POST',
  path: hancurBarang.commands.psu.call,
  summary: 'Record pieces that broke, lost weight or were changed; reason and approver',
  right: whoSees('/hancur-data-barang-psu'),
  posting: true,
  body: hancurMasuk,
  answer: nomor,
})

/** A destruction in the list. */
export const barisDaftarHancur = {
  nomor: text({ label: 'No Dokumen', ...sure, width: 20 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure, hidden: true }), // stands in the number
  saat: saat({ label: 'Waktu', ...sure }),
  pcs: integer({ label: 'Pcs', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  alasan: text({ label: 'Alasan' }),
  oleh: text({ label: 'Oleh', ...sure }),
  status: choice({ label: 'Status', of: hancurBarang.states, ...sure }),
}

export const daftarHancur = defineEndpoint({
  method: 'GET',
  path: 'hancur-data-barang/daftar',
  summary: 'Destructions, newest first; with count',
  right: whoSees('/hancur-data-barang', '/hancur-data-barang-psu'),
  query: halaman,
  answer: list(barisDaftarHancur),
})

export const batalHancur = defineEndpoint({
  method: 'POST',
  path: hancurBarang.commands.batal.call,
  summary: 'Undo a destruction of today: pieces, gold and journal as they were; approved',
  right: whoSees('/hancur-data-barang', '/hancur-data-barang-psu'),
  posting: true,
  body: { nomor: code({ label: 'No Dokumen', ...sure, max: 40 }), alasan },
  answer: nomor,
})
