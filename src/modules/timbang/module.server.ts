import { serveModule } from '#server/serve'
import { catat, hasil, satu, tera } from './hasil.server.ts'
import { timbangBakiLaporan } from './laporan/timbang-baki.server.ts'
import { lihat, mulai, reset } from './mulai.server.ts'
import { timbang } from './module.ts'

export const timbangServer = serveModule(timbang, {
  handlers: [lihat, mulai, satu, catat, hasil, reset, tera],
  reports: [timbangBakiLaporan],
})
