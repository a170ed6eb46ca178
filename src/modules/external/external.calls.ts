import { defineEndpoint } from '#kernel/endpoint'
import { group, integer, list, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { bacaanSheet } from '#kernel/sheet-rows'
import { barisMasuk } from './berkas.ts'
import { berkasKirim } from './external.ts'

const sure = { required: true } as const
const when = 'BARANG_EXTERNAL_MODULE'

/** What a row would change. */
export const barisUbah = {
  baris: integer({ label: 'Baris', ...sure }),
  kode_barcode: text({ label: 'Barcode', ...sure }),
  nama_barang: text({ label: 'Nama Barang', ...sure }),
  perubahan: text({ label: 'Perubahan', ...sure, max: 1_000, width: 60 }),
}

export const bacaBerkas = defineEndpoint({
  method: 'POST',
  path: 'update-barang-external/baca',
  summary: 'What a file (XLSX, CSV) would change, or what is wrong with it; nothing is saved',
  right: whoSees('/update-barang-external'),
  when,
  upload: true,
  answer: group({
    baris: list(barisMasuk),
    ubah: list(barisUbah),
    ...bacaanSheet,
  }),
})

/** The file as another system would send it, with pieces of the shop. */
export const contohBerkas = defineEndpoint({
  method: 'GET',
  path: 'update-barang-external/contoh',
  summary: 'The pieces in the trays as a file that can be taken in again (XLSX)',
  right: whoSees('/update-barang-external'),
  when,
  file: true,
})

export const unduhBerkas = defineEndpoint({
  method: 'GET',
  path: 'kirim-barang-external/berkas',
  summary: 'The file of what went over to another system by a document (XLSX)',
  right: whoSees('/kirim-barang-external'),
  when,
  query: berkasKirim,
  file: true,
})
