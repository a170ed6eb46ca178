import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { biayaMarketplace, biayaPesananBuku, otorisasiBiaya } from './biaya-marketplace.ts'
import { layarKategori, layarMarketplace, layarPesanan, when } from './layar.ts'
import { masterMarketplace } from './marketplace.ts'
import { pesananBuku, pesananMarketplace } from './pesanan-marketplace.ts'
import { settingMarketplace } from './setting.ts'

/** Market places on the net: what is on offer there, and what was ordered. */
export const marketplace = defineModule({
  name: 'marketplace',
  needs: [
    'akuntansi',
    'kas',
    'kunjungan',
    'pelanggan',
    'pembayaran',
    'penjualan',
    'preorder',
    'stok',
    'titipan',
  ],
  settings: settingMarketplace,
  masters: [masterMarketplace],
  documents: [pesananMarketplace, biayaMarketplace],
  ledgers: [pesananBuku, biayaPesananBuku],
  approvals: otorisasiBiaya,
  closing: {
    marketplace: {
      step: 'LAIN',
      text: '{{jumlah}} Barang Marketplace Bentrok Atau Gagal',
      path: layarMarketplace,
    },
    marketplace_putus: {
      step: 'LAIN',
      text: 'Pesanan Marketplace Tidak Terlihat {{jumlah}} Menit',
      path: layarMarketplace,
    },
  },
  morning: {
    marketplace: {
      part: 'JANJI',
      text: '{{jumlah}} barang dipesan di marketplace, menunggu dijual di konter',
      paths: [layarPesanan],
      search: { status: 'DIPESAN' },
      when,
      tone: 'wait',
    },
    marketplace_bentrok: {
      part: 'GANJIL',
      text: '{{jumlah}} barang marketplace bentrok atau gagal',
      covers: 'marketplace',
      paths: [layarMarketplace],
      when,
      tone: 'bad',
    },
    marketplace_putus: {
      part: 'GANJIL',
      text: 'Pesanan marketplace tidak terlihat {{jumlah}} menit, hubungkan lagi',
      covers: 'marketplace_putus',
      paths: [layarMarketplace],
      when,
      tone: 'bad',
    },
  },
  screens: [
    defineScreen({
      path: layarMarketplace,
      title: 'Setting Marketplace',
      menu: 'utility',
      heading: 'Marketplace',
      icon: 'cart',
      purpose: 'Hubungkan toko, tawarkan barang, dan lihat nasibnya di marketplace',
      initially: ['SPV', 'MU', 'DEV'],
      when,
    }),
    defineScreen({
      path: layarKategori,
      title: 'Kategori Marketplace',
      menu: 'utility',
      heading: 'Marketplace',
      icon: 'tag',
      purpose: 'Jenis barang toko dan kategorinya di marketplace, dengan atribut wajibnya',
      initially: ['SPV', 'MU', 'DEV'],
      when,
    }),
  ],
})
