import { defineModule } from '#kernel/module'
import { leaders } from '#kernel/screen'
import { halamanPelanggan } from '#modules/layar/halaman'
import { kunjungan } from './kunjungan.ts'

/** A shop without barcodes sells and buys at /transaksi-jual-beli-manual (ADR 0324). */
const tutup = {
  flag: 'STOCK_JUAL_MANUAL',
  levels: [],
  says: 'Toko Ini Menjual Barang Manual: Pakai Transaksi Jual Beli Manual',
} as const

export const konter = defineModule({
  name: 'konter',
  needs: [
    'kupon',
    'kunjungan',
    'member',
    'kasir',
    'manual',
    'nota',
    'pelanggan',
    'pembayaran',
    'penjualan',
    'pembelian',
    'preorder',
    'profil',
    'titipan',
    'berlian',
    'layar',
    'tanda-tangan',
    'harga',
    'hari',
    'stok',
    'toko',
  ],
  documents: [kunjungan],
  closing: {
    draf: { step: 'NOTA', text: '{{jumlah}} Draf Masih Di Meja', path: '/transaksi-penjualan' },
    draf_manual: {
      step: 'NOTA',
      text: '{{jumlah}} Draf Masih Di Meja',
      path: '/transaksi-jual-beli-manual',
    },
  },
  morning: {
    draf: {
      part: 'SAYA',
      text: '{{jumlah}} draf Anda masih di meja',
      paths: ['/transaksi-penjualan', '/transaksi-pembelian', '/transaksi-jual-beli-manual'],
    },
    nota_saya: {
      part: 'SAYA',
      text: '{{jumlah}} kunjungan Anda menunggu kasir',
      paths: ['/lihat-penjualan', '/lihat-pembelian'],
      given: { tgl_from: 'sejak' },
      tone: 'wait',
    },
  },
  screens: [
    { path: halamanPelanggan, title: 'Layar Pelanggan', open: true },
    {
      path: '/transaksi-penjualan',
      title: 'Transaksi Penjualan',
      menu: 'penjualan',
      place: 1,
      icon: 'sale',
      purpose: 'Pindai barang, terima pembayaran, simpan nota',
      reserved: tutup,
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
    {
      path: '/transaksi-pembelian',
      title: 'Transaksi Pembelian',
      menu: 'pembelian',
      place: 1,
      icon: 'purchase',
      purpose: 'Beli emas dengan atau tanpa nota, bayar, simpan faktur',
      reserved: tutup,
      initially: ['SPV', 'MU', 'KASIR', 'DEV'],
    },
    {
      path: '/batal-penjualan',
      title: 'Batal Penjualan',
      menu: 'penjualan',
      place: 5,
      icon: 'cancel',
      purpose: 'Batalkan penjualan hari ini dengan otorisasi',
      initially: leaders,
    },
  ],
})
