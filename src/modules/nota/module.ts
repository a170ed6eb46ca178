import { defineModule } from '#kernel/module'
import { otorisasiCetak } from './cetak.rules.ts'
import { halamanNota } from './halaman.ts'
import { settingNota } from './setting.ts'

export const nota = defineModule({
  name: 'nota',
  needs: ['pesan', 'tanda-tangan', 'toko'],
  settings: settingNota,
  approvals: otorisasiCetak,
  screens: [{ path: halamanNota, title: 'Keaslian Nota', open: true }],
})
