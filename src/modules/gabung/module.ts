import { defineModule } from '#kernel/module'
import { gabungBuku } from './buku.ts'
import { gabungOrang, otorisasiGabung } from './gabung.ts'

/** Two records of one person become one (docs/adr/0349). */
export const gabung = defineModule({
  name: 'gabung',
  needs: ['member', 'otorisasi', 'pelanggan'],
  documents: [gabungOrang],
  ledgers: [gabungBuku],
  approvals: otorisasiGabung,
})
