import { defineModule } from '#kernel/module'
import { settingFaktur } from './setting.ts'

export const faktur = defineModule({
  name: 'faktur',
  needs: ['akuntansi', 'stok', 'kas', 'pengguna', 'toko'],
  settings: settingFaktur,
})
