import { defineModule } from '#kernel/module'

export const kunjungan = defineModule({
  name: 'kunjungan',
  needs: ['pembayaran', 'pelanggan', 'nota', 'otorisasi', 'stok', 'kas', 'akuntansi', 'toko'],
})
