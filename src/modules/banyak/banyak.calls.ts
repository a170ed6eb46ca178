import { defineEndpoint } from '#kernel/endpoint'
import { berat, group, integer, list, rupiah, text, texts } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { barisSekali, kepalaBanyak } from './banyak.ts'
import { barisBarang } from '#modules/stok/tambah-barang'

const sure = { required: true } as const
const right = whoSees('/tambah-barang-banyak')

export const bacaSpreadsheet = defineEndpoint({
  method: 'POST',
  path: 'tambah-barang-banyak/baca',
  summary: 'The cells of a spreadsheet (XLSX, CSV): texts, row by row; nothing is saved',
  right,
  upload: true,
  answer: group({
    baris: list({
      nomor: integer({ label: 'Baris', ...sure }),
      sel: texts({ label: 'Sel', max: 60 }),
    }),
  }),
})

export const periksaBanyak = defineEndpoint({
  method: 'POST',
  path: 'tambah-barang-banyak/periksa',
  summary: 'What the masters and books say against these pieces, row by row; nothing is saved',
  right,
  body: {
    asal: kepalaBanyak.asal,
    baris: list(
      { baris: integer({ label: 'Baris', ...sure }), isi: group(barisBarang) },
      { label: 'Barang', max: barisSekali },
    ),
  },
  answer: group({
    pcs: integer({ label: 'Pcs', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    harga_pokok: rupiah({ label: 'Harga Pokok', ...sure }),
    masalah: list({
      baris: integer({ label: 'Baris', ...sure }),
      kolom: text({ label: 'Kolom', ...sure }),
      kalimat: text({ label: 'Kalimat', ...sure, max: 300 }),
    }),
  }),
})
