import { serveModule } from '#server/serve'
import { gesekHandlers } from './gesek-tunai.server.ts'
import { ditarikHandlers } from './kartu-ditarik.server.ts'
import { gesek } from './laporan/gesek-tunai.server.ts'
import { kartuBelumCairPerMesin } from './laporan/kartu-belum-cair.server.ts'
import { settlement } from './laporan/settlement.server.ts'
import { settlementHandlers } from './settlement.server.ts'
import { perbankan } from './module.ts'

export const perbankanServer = serveModule(perbankan, {
  handlers: [...ditarikHandlers, ...gesekHandlers, ...settlementHandlers],
  reports: [gesek, settlement, kartuBelumCairPerMesin],
})
