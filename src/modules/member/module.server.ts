import { serveModule } from '#server/serve'
import { laporanMember } from './laporan/laporan-member.server.ts'
import { ulangTahunHariIni } from './member.server.ts'
import { member } from './module.ts'
import { poinHandlers } from './tukar-point.server.ts'

export const memberServer = serveModule(member, {
  handlers: [...poinHandlers, ulangTahunHariIni],
  reports: laporanMember,
  refusals: {
    poin_kurang: 'Point {{kode_member}} Tidak Cukup, Tinggal {{saldo}}',
    hadiah_kurang: 'Hadiah {{kode_hadiah}} Tinggal {{saldo}}',
  },
})
