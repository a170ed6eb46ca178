import { code, kadar as fieldKadar, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/** A purity the shop deals in: the figure that prices it and the label its notas print. */
export const kadar = defineMaster({
  name: 'kadar',
  title: 'Master Kadar',
  path: '/master-kadar',
  icon: 'purity',
  purpose: 'Kadar yang dipakai toko dan cetakannya pada nota',
  key: 'kode_kadar',
  shown: 'nama_kadar',
  fields: {
    kode_kadar: code({ label: 'Kode Kadar', required: true }),
    nama_kadar: text({ label: 'Nama Kadar', required: true }),
    kadar: fieldKadar({
      label: 'Kadar',
      hint: 'Angka yang menentukan harga, misalnya 75 untuk emas 17K',
      required: true,
      min: 1,
      tooShort: 'Kadar Tidak Boleh Diisi Dengan 0',
    }),
    kadar_cetak: text({
      label: 'Kadar Cetak',
      hint: 'Tulisan di nota dan label, misalnya 750 atau 17K',
      required: true,
      max: 12,
    }),
    aktif,
  },
  calls: usualCalls('kadar', 'kode_kadar'),
  contoh: {
    kode_kadar: 'K75',
    nama_kadar: 'Emas 17K',
    kadar: 75_00,
    kadar_cetak: '750',
    aktif: true,
  },
})
