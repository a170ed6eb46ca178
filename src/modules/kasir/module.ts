import { defineModule } from '#kernel/module'
import { otorisasiKasir } from './kasir.ts'
import { settingKasir } from './setting.ts'

export const kasir = defineModule({
  name: 'kasir',
  needs: ['pembayaran', 'kas', 'pengguna', 'toko'],
  settings: settingKasir,
  approvals: otorisasiKasir,
})
