import { code, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** What a stone is: a diamond, a ruby, a sapphire. */
export const jenisBatu = defineMaster({
  name: 'jenis_batu',
  title: 'Jenis Batu',
  path: '/jenis-batu',
  icon: 'diamond',
  purpose: 'Jenis batu: berlian, rubi, safir dan lainnya',
  when: 'BERLIAN_MODULE',
  key: 'kode_jenis_batu',
  shown: 'nama_jenis_batu',
  fields: {
    kode_jenis_batu: code({ label: 'Kode Jenis Batu', required: true }),
    nama_jenis_batu: text({ label: 'Nama Jenis Batu', required: true }),
    aktif,
  },
  calls: usualCalls('jenis-batu', 'kode_jenis_batu', 'jenis-batu'),
  contoh: { kode_jenis_batu: 'OPAL', nama_jenis_batu: 'Opal', aktif: true },
})
