import { defineEndpoint } from '#kernel/endpoint'
import { berat, choice, code, integer, kadar, list, tanggal, text, texts } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode } from '#modules/stok/barang'
import { formatLabel } from '#modules/perangkat/alat'
import { pencetak } from './label.ts'

const sure = { required: true } as const

/** A piece as the table shows it; `ke`: which print its next label will be. */
export const barangLabel = {
  kode_barcode: kodeBarcode,
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  kadar: kadar({ label: 'Kadar', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  kode_baki: text({ label: 'Baki' }),
  ke: integer({ label: 'Cetak Ke', ...sure }),
}

export const cariLabel = defineEndpoint({
  method: 'POST',
  path: 'cetak-barcode/barang',
  summary:
    'Pieces to be labelled: scanned ones, a tray, a receipt, or what came on a date without label',
  right: pencetak,
  reads: true,
  body: {
    barcode: texts({ label: 'Barcode', required: false, max: 300 }),
    kode_baki: code({ label: 'Baki' }),
    no_terima: code({ label: 'No Penerimaan', max: 40 }),
    tgl_baru: tanggal({ label: 'Tanggal Masuk' }),
  },
  answer: list(barangLabel),
})

export const berkasLabel = defineEndpoint({
  method: 'POST',
  path: 'cetak-barcode/berkas',
  summary: 'The paper of a print: PDF, or the raw words of a label printer (ZPL, TSPL)',
  right: pencetak,
  file: true,
  body: {
    nomor: code({ label: 'No Dokumen', ...sure, max: 40 }),
    format: choice({ label: 'Format', of: formatLabel, ...sure, initial: 'PDF' }),
    mulai: integer({ label: 'Mulai Label Ke', min: 1, max: 65 }),
  },
})

export const berkasLabelBaki = defineEndpoint({
  method: 'POST',
  path: 'cetak-barcode/label-baki',
  summary: 'Labels of trays, which a move scans to know where to; one a page',
  right: whoSees('/cetak-barcode'),
  file: true,
  body: { kode_baki: texts({ label: 'Baki', min: 1, max: 200 }) },
})
