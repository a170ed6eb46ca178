import { code, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** The condition in which a piece lies in stock (new, second hand, washed). */
export const kondisiBarang = defineMaster({
  name: 'kondisi_barang',
  title: 'Master Kondisi Barang',
  path: '/master-kondisi-barang',
  icon: 'condition',
  purpose: 'Kondisi barang di stok: baru, bekas, cuci',
  key: 'kode_kondisi',
  shown: 'nama_kondisi',
  fields: {
    kode_kondisi: code({ label: 'Kode Kondisi', required: true }),
    nama_kondisi: text({ label: 'Nama Kondisi', required: true }),
    aktif,
  },
  calls: usualCalls('parakondisi', 'kode_kondisi'),
  contoh: { kode_kondisi: 'BARU', nama_kondisi: 'Barang Baru', aktif: true },
})
