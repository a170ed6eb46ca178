import { defineModule } from '#kernel/module'
import { bayarTukang, otorisasiTukang } from './bayar-tukang.ts'
import { otorisasiTerimaTukang, terimaTukang } from './terima-tukang.ts'
import { laporanTukang } from './laporan/tukang.ts'

/** What goldsmiths earn: their account in grams and money, and how they are paid. */
export const upah = defineModule({
  name: 'upah',
  needs: ['akuntansi', 'hari', 'kas', 'otorisasi', 'service'],
  documents: [bayarTukang, terimaTukang],
  reports: [laporanTukang],
  approvals: { ...otorisasiTukang, ...otorisasiTerimaTukang },
})
