import { defineModule } from '#kernel/module'
import { pelangganBuku } from './buku.ts'
import { settingPelanggan } from './setting.ts'

export const pelanggan = defineModule({
  name: 'pelanggan',
  needs: ['member', 'toko'],
  settings: settingPelanggan,
  ledgers: [pelangganBuku],
})
