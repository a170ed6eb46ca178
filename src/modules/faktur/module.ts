import { defineModule } from '#kernel/module'

export const faktur = defineModule({ name: 'faktur', needs: ['akuntansi', 'stok', 'kas', 'toko'] })
