import { code, image, integer, paragraph, text } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** A gift that points are exchanged for (SPEC 3 and 5: image, name, info, sub info and point). */
export const hadiah = defineMaster({
  name: 'hadiah',
  title: 'Master Data Hadiah',
  path: '/master-data-hadiah',
  icon: 'gift',
  purpose: 'Hadiah yang ditukar dengan point member',
  key: 'kode_hadiah',
  shown: 'nama_hadiah',
  fields: {
    kode_hadiah: code({ label: 'Kode Hadiah', required: true }),
    nama_hadiah: text({ label: 'Nama Hadiah', required: true }),
    info: text({ label: 'Info', required: true }),
    sub_info: text({ label: 'Sub Info', required: true }),
    deskripsi: paragraph({ label: 'Deskripsi' }),
    point: integer({ label: 'Point', required: true, min: 1 }),
    gambar_path: image({
      label: 'Gambar',
      folder: 'DATA_HADIAH',
      required: 'Gambar Wajib Dimasukan',
    }),
  },
  calls: usualCalls('hadiah', 'kode_hadiah'),
  sentences: { empty: 'Data Hadiah Kosong' },
  contoh: {
    kode_hadiah: 'PAYUNG',
    nama_hadiah: 'Payung Lipat',
    info: 'Payung',
    sub_info: 'Warna emas',
    deskripsi: null,
    point: 50,
    gambar_path: 'DATA_HADIAH/contoh.jpg',
  },
})
