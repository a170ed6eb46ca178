import { code, image, ref, text, yes } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** A type of goods (cincin, kalung, gelang) within one kategori; the SPEC says kode_dept. */
export const jenis = defineMaster({
  name: 'jenis',
  title: 'Master Jenis',
  path: '/master-jenis',
  icon: 'ring',
  purpose: 'Jenis barang: cincin, kalung, gelang dan lainnya',
  key: 'kode_dept',
  shown: 'nama_dept',
  fields: {
    kode_dept: code({ label: 'Kode Jenis', required: true }),
    nama_dept: text({ label: 'Nama Jenis', required: true }),
    kode_kategori: ref('kategori', { label: 'Kategori', required: true }),
    berlian: yes({ label: 'Berlian' }),
    gambar_path: image({ label: 'Gambar', folder: 'JENIS' }),
    aktif,
  },
  calls: usualCalls('jenis', 'kode_dept'),
  lists: [
    { path: 'jenis/get/all-no-image/public', without: ['gambar_path'] },
    { path: 'jenis/get/berlian', only: { berlian: true } },
  ],
  contoh: {
    kode_dept: 'CC',
    nama_dept: 'Cincin',
    kode_kategori: 'EMAS',
    berlian: false,
    gambar_path: null,
    aktif: true,
  },
})
