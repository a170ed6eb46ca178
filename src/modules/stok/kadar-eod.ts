import { persen, ref } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/**
 * The fineness in percent that a kadar counts with in the fine-gold ledger and the end-of-day
 * figures (DOMAIN 2). A piece keeps the one it entered with.
 */
export const kadarEod = defineMaster({
  name: 'kadar_eod',
  title: 'Master Kadar EOD',
  path: '/master-kadar-eod',
  icon: 'purity',
  purpose: 'Kadar murni untuk neraca gram dan tutup toko',
  key: 'kode_kadar',
  shown: 'kode_kadar',
  fields: {
    kode_kadar: ref('kadar', { label: 'Kode Kadar', required: true }),
    kadar_eod: persen({
      label: 'Kadar EOD (%)',
      hint: 'Persen emas murni untuk neraca gram; harga tidak memakainya',
      required: true,
      min: 1,
      tooShort: 'Kadar Tidak Boleh Diisi Dengan 0',
    }),
  },
  calls: usualCalls('kadar-eod', 'kode_kadar', 'kadar-eod/get'),
  contoh: { kode_kadar: 'K75', kadar_eod: 75_00 },
})
