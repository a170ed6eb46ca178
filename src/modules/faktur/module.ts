import { defineModule } from '#kernel/module'
import { pelangganBuku, pembayaranBuku } from './buku.ts'
import { settingFaktur } from './setting.ts'
import { otorisasiFaktur } from './transfer.rules.ts'

export const faktur = defineModule({
  name: 'faktur',
  needs: ['akuntansi', 'stok', 'kas', 'otorisasi', 'pengguna', 'toko'],
  settings: settingFaktur,
  ledgers: [pembayaranBuku, pelangganBuku],
  approvals: otorisasiFaktur,
})
