import { serveModule } from '#server/serve'
import { aturan } from './aturan.server.ts'
import { poinKonter } from './bayar-poin.server.ts'
import { laporanMember } from './laporan/laporan-member.server.ts'
import { layanMember } from './member-simpan.server.ts'
import { ringkas, ulangTahunHariIni } from './member.server.ts'
import { member } from './module.ts'
import { layanResetPoin } from './reset-poin-simpan.server.ts'
import { poinHandlers } from './tukar-point.server.ts'

export const memberServer = serveModule(member, {
  handlers: [...poinHandlers, poinKonter, aturan, ringkas, ulangTahunHariIni],
  masters: [layanMember, layanResetPoin],
  reports: laporanMember,
  refusals: {
    poin_kurang: 'Point {{kode_member}} Tidak Cukup, Tinggal {{saldo}}',
    batal_koreksi_dahulu: 'Batalkan Dahulu {{nomor}}, Yang Dibuat Sesudah Koreksi Ini',
    hadiah_kurang: 'Hadiah {{kode_hadiah}} Tinggal {{saldo}}',
  },
})
