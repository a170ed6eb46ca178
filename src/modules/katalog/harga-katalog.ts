import { code, kadar, list, ref, text } from '#kernel/field'
import { defineMaster } from '#kernel/master'

/** A price label of the app: the groups whose price of the day it shows together. */
export const hargaKatalog = defineMaster({
  name: 'harga_katalog',
  title: 'Harga Katalog',
  path: '/harga-katalog',
  icon: 'tag',
  purpose: 'Label harga pada aplikasi member',
  when: 'KATALOG_MODULE',
  key: 'kode_harga_app',
  shown: 'nama_harga_app',
  fields: {
    kode_harga_app: code({ label: 'Kode Harga', required: true }),
    nama_harga_app: text({ label: 'Nama Harga', required: true }),
    detail_group: list(
      {
        kode_group: ref('group_harga', { label: 'Group', required: true }),
        // As the group says it: the database writes them.
        nama_group: text({ label: 'Nama Group', hidden: true }),
        kadar: kadar({ label: 'Kadar', hidden: true }),
      },
      { label: 'List Group', min: 1, max: 100, required: 'Mohon Pilih List Group Minimal 1' },
    ),
  },
  calls: {
    list: 'app/harga',
    create: 'app/harga',
    update: 'app/harga/{kode_harga_app}',
    delete: 'app/harga/{kode_harga_app}',
  },
  sentences: {
    createFailed: 'Gagal Menambahkan Harga Katalog, Coba Beberapa Saat Lagi',
    updateFailed: 'Gagal Merubah Harga Katalog, Coba Beberapa Saat Lagi',
    deleteFailed: 'Gagal Menghapus Harga Katalog, Coba Beberapa Saat Lagi',
  },
  contoh: {
    kode_harga_app: 'MUDA',
    nama_harga_app: 'Emas Muda',
    detail_group: [{ kode_group: '75', nama_group: 'EMAS 17K', kadar: 75_00 }],
  },
})
