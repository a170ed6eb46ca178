import { defineEndpoint } from '#kernel/endpoint'
import { list, text, texts } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { layarFoto } from './foto-barang.ts'

const sure = { required: true } as const
const right = whoSees(layarFoto)

/** More than lie in a folder that somebody made in a day. */
export const fileTerbanyak = 2_000

export const cocokkanFoto = defineEndpoint({
  method: 'POST',
  path: 'barang/foto/cocokkan',
  summary: 'Which piece each file is of, by its name: barcode or kode intern; nothing is saved',
  right,
  reads: true,
  body: { nama: texts({ label: 'File', max: fileTerbanyak }) },
  answer: list({
    nama: text({ label: 'File', ...sure, max: 300 }),
    kode_barcode: text({ label: 'Barcode' }),
    nama_barang: text({ label: 'Nama Barang' }),
    kalimat: text({ label: 'Kalimat', max: 300 }),
  }),
})
