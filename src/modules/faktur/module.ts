import { defineModule } from '#kernel/module'
import { settingFaktur } from './setting.ts'
import { otorisasiFaktur } from './transfer.rules.ts'

export const faktur = defineModule({
  name: 'faktur',
  needs: ['akuntansi', 'stok', 'kas', 'otorisasi', 'pengguna', 'toko'],
  settings: settingFaktur,
  approvals: otorisasiFaktur,
})
