import { choice, code, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** A room or safe: stock, display, or what was destroyed. */
export const gudang = defineMaster({
  name: 'gudang',
  title: 'Master Gudang',
  path: '/master-gudang',
  icon: 'warehouse',
  purpose: 'Ruang dan brankas tempat baki disimpan',
  key: 'kode_gudang',
  shown: 'nama_gudang',
  fields: {
    kode_gudang: code({ label: 'Kode Gudang', required: true }),
    nama_gudang: text({ label: 'Nama Gudang', required: true }),
    jenis_gudang: choice({
      label: 'Jenis Gudang',
      of: { MASTER: 'Gudang Utama', TOKO: 'Etalase Toko', HANCUR: 'Barang Hancur' },
      required: true,
      initial: 'TOKO',
    }),
    aktif,
  },
  calls: usualCalls('gudang', 'kode_gudang'),
  lists: [
    { path: 'gudang/get/master', only: { jenis_gudang: 'MASTER' } },
    { path: 'gudang/get/hancur-barang', only: { jenis_gudang: 'HANCUR' } },
  ],
  contoh: { kode_gudang: 'TOKO', nama_gudang: 'Etalase Depan', jenis_gudang: 'TOKO', aktif: true },
})
