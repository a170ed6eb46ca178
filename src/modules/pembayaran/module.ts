import { defineModule } from '#kernel/module'
import { pembayaranBuku } from './buku.ts'
import { settingPembayaran } from './setting.ts'
import { otorisasiPembayaran } from './transfer.rules.ts'

export const pembayaran = defineModule({
  name: 'pembayaran',
  needs: ['akuntansi', 'kas', 'otorisasi', 'toko'],
  settings: settingPembayaran,
  ledgers: [pembayaranBuku],
  approvals: otorisasiPembayaran,
})
