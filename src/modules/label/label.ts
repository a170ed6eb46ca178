import { alasan, defineDocument, makes } from '#kernel/document'
import { defineLedger } from '#kernel/ledger'
import { choice, group, integer, list, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { kodeBarcode } from '#modules/stok/barang'

const sure = { required: true } as const

/** Rolls one or two abreast, and sheets; millimetres as printers' catalogues name them. */
export const ukuranLabel = {
  K60X30: '60 x 30 mm',
  K40X20: '40 x 20 mm',
  K33X15: '33 x 15 mm',
  K33X15_2: '33 x 15 mm, 2 sebaris',
  EKOR72X12: 'Ekor 72 x 12 mm',
  A4_65: 'A4, 65 label 38 x 21 mm',
  A4_24: 'A4, 24 label 70 x 37 mm',
}
export type UkuranLabel = keyof typeof ukuranLabel

export const kodeLabel = { BARCODE: 'Barcode (CODE128)', QRCODE: 'QR Code' }

/** Which print of its label each piece got; the highest counts. */
export const cetakLabelBuku = defineLedger({
  name: 'cetak_label',
  title: 'Cetak Label',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_barcode: kodeBarcode,
    ke: integer({ label: 'Cetak Ke', ...sure }),
  },
})

/** A label that is asked for: the print that the screen saw it would be. */
export const barisLabel = {
  kode_barcode: kodeBarcode,
  ke: integer({ label: 'Cetak Ke', ...sure, min: 1 }),
}

/** Who prints labels: its screen, and where a piece gets a new one on its way. */
export const pencetak = whoSees('/cetak-barcode', '/jual-lagi')

const kepalaLabel = {
  ukuran: choice({ label: 'Ukuran', of: ukuranLabel, ...sure, initial: 'K40X20' }),
  kode: choice({ label: 'Kode', of: kodeLabel, ...sure, initial: 'BARCODE' }),
}

/** Said once for all labels; printed again, one says why. */
export const labelMasuk = {
  ...kepalaLabel,
  alasan: { ...alasan, label: 'Alasan Cetak Ulang', required: false } as const,
  baris: list(barisLabel, {
    label: 'Barang',
    required: 'Belum Ada Barang Di Tabel',
    min: 1,
    max: 300,
  }),
}

/** Labels printed: a document, because each print makes the one before it void. */
export const cetakLabel = defineDocument({
  name: 'CETAK_LABEL',
  title: 'Cetak Label',
  prefix: 'LB',
  states: { VALID: 'Valid' },
  books: [cetakLabelBuku],
  commands: {
    simpan: makes({
      path: 'cetak-barcode/simpan',
      label: 'Cetak',
      summary:
        'Print labels: each gets its number, the ones before are void; again only with a reason',
      right: pencetak,
      to: 'VALID',
      body: labelMasuk,
      answer: group({
        nomor: text({ label: 'No Dokumen', ...sure }),
        pcs: integer({ label: 'Pcs', ...sure }),
      }),
    }),
  },
})

/** The number of a tray on its own label; no barcode of a piece looks like it. */
export const kodeLabelBaki = (kodeBaki: string): string => `BAKI/${kodeBaki}`
