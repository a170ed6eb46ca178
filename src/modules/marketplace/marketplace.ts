import { code, persen, ref, text, yes } from '#kernel/field'
import { defineMaster, usualCalls } from '#kernel/master'

/** A market place on the net where the shop sells, and what it keeps of a sale. */
export const masterMarketplace = defineMaster({
  name: 'marketplace',
  title: 'Master Marketplace',
  path: '/master-marketplace',
  icon: 'cart',
  purpose: 'Marketplace tempat toko berjualan dan biayanya',
  key: 'kode_marketplace',
  shown: 'nama_marketplace',
  fields: {
    kode_marketplace: code({ label: 'Kode Marketplace', required: true }),
    nama_marketplace: text({ label: 'Nama Marketplace', required: true }),
    alamat_web: text({ label: 'Alamat Web', max: 200 }),
    biaya_persen: persen({ label: 'Biaya (%)', required: true, initial: 0 }),
    no_rekening: ref('rekening', {
      label: 'Rekening Marketplace',
      hint: 'Rekening tempat marketplace membayar toko',
    }),
    aktif: yes({ label: 'Aktif', initial: true }),
  },
  calls: usualCalls('marketplace', 'kode_marketplace', 'marketplace'),
  contoh: {
    kode_marketplace: 'PASAR',
    nama_marketplace: 'Pasar Daring',
    alamat_web: null,
    biaya_persen: 4_50,
    no_rekening: '1234567890',
    aktif: true,
  },
})
