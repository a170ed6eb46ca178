import { code, kadar, persen, ref, rupiah, text } from '#kernel/field'
import { aktif, defineMaster, usualCalls } from '#kernel/master'

/**
 * A price group: a purity and its price per gram. Every change of the price is kept by the database
 * (harga_group: who, when, from, to), and a price is confirmed for a business date before the
 * first sale of the day.
 */
export const group = defineMaster({
  name: 'group_harga',
  title: 'Master Group',
  path: '/master-group',
  icon: 'gold',
  purpose: 'Kadar dan harga emas per gram',
  key: 'kode_group',
  shown: 'nama_group',
  guarded: ['harga_beli', 'profit'],
  fields: {
    kode_group: code({ label: 'Kode Group', required: true }),
    nama_group: text({ label: 'Nama Group', required: true }),
    kode_kelompok: ref('kelompok_harga', {
      label: 'Kelompok Harga',
      when: 'KELOMPOK_HARGA_MODULE',
    }),
    kadar: kadar({
      label: 'Kadar',
      hint: 'Kadar dari Master Kadar, yang Kadar EOD-nya sudah diisi',
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
    harga: rupiah({ label: 'Harga/Gram', required: true }),
    harga_beli: rupiah({ label: 'Harga Beli/Gram', required: true, initial: 0 }),
    profit: persen({ label: 'Profit (%)', required: true, initial: 0 }),
    aktif,
  },
  calls: usualCalls('group', 'kode_group'),
  contoh: {
    kode_group: '75',
    nama_group: 'EMAS 17K',
    kode_kelompok: 'TUA',
    kadar: 75_00,
    kadar_cetak: '750',
    harga: 1_650_000,
    harga_beli: 1_500_000,
    profit: 0,
    aktif: true,
  },
})
