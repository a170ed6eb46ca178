import { defineEndpoint } from '#kernel/endpoint'
import { group, list, text, texts } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { fotoBarang, fotoMasuk } from './foto-barang.ts'

const sure = { required: true } as const
export const layarFoto = '/foto-barang'
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

export const simpanFoto = defineEndpoint({
  method: 'POST',
  path: fotoBarang.commands.simpan.call,
  summary: 'Give pieces that have none their first photos, which were uploaded before',
  right,
  posting: true,
  body: fotoMasuk,
  answer: group({ nomor: text({ label: 'No Dokumen', ...sure }) }),
})
