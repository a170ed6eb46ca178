import { defineModule } from '#kernel/module'

export const validasi = defineModule({
  name: 'validasi',
  needs: ['penjualan', 'kas', 'stok'],
})
