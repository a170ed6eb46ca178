import { berat, choice, code, persen, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** A class of goods (emas, berlian, LM, aksesoris): it decides how a piece gets its price. */
export const kategori = defineMaster({
  name: 'kategori',
  title: 'Master Kategori',
  path: '/master-kategori',
  icon: 'category',
  purpose: 'Kelas barang: emas, berlian, logam mulia, aksesoris',
  key: 'kode_kategori',
  shown: 'nama_kategori',
  fields: {
    kode_kategori: code({ label: 'Kode Kategori', required: true }),
    nama_kategori: text({ label: 'Nama Kategori', required: true }),
    cara_harga: choice({
      label: 'Cara Harga',
      hint: 'Harga tetap tidak mengikuti harga emas per gram',
      of: { GRAM: 'Per Gram', TETAP: 'Harga Tetap' },
      required: true,
      initial: 'GRAM',
    }),
    ringan_persen: persen({
      label: 'Toleransi Ringan (%)',
      hint: 'Kosong: menurut parameter',
      max: 100_00,
    }),
    ringan_gram: berat({ label: 'Toleransi Ringan (Gram)', hint: 'Menggantikan persen' }),
    aktif,
  },
  calls: usualCalls('kategori', 'kode_kategori'),
  contoh: {
    kode_kategori: 'EMAS',
    nama_kategori: 'Perhiasan Emas',
    cara_harga: 'GRAM',
    ringan_persen: null,
    ringan_gram: null,
    aktif: true,
  },
})
