import { defineModule } from '#kernel/module'
import { pelangganBuku } from './buku.ts'

export const pelanggan = defineModule({
  name: 'pelanggan',
  needs: ['toko'],
  ledgers: [pelangganBuku],
})
