import { defineModule } from '#kernel/module'

export const penjualan = defineModule({
  name: 'penjualan',
  needs: ['stok', 'kas', 'nota', 'akuntansi'],
})
