import { defineModule } from '#kernel/module'
import { janjiUang, kwitansiBuku } from './buku.ts'
import { otorisasiKwitansi } from './kwitansi.ts'
import { otorisasiLelang } from './perintah.ts'

/** What documents that live for weeks have in common: money that comes and goes on several days. */
export const janji = defineModule({
  name: 'janji',
  needs: [
    'akuntansi',
    'kas',
    'kasir',
    'label',
    'kunjungan',
    'nota',
    'pembayaran',
    'pembelian',
    'penjualan',
    'otorisasi',
    'pelanggan',
    'pesan',
    'stok',
  ],
  ledgers: [kwitansiBuku, janjiUang],
  approvals: { ...otorisasiKwitansi, ...otorisasiLelang },
})
