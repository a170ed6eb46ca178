import { serveModule } from '#server/serve'
import { hasilUji } from './laporan/hasil-uji.server.ts'
import { rinciUji } from './laporan/rinci-uji.server.ts'
import { ujiSilang } from './laporan/uji-silang.server.ts'
import { periksa } from './module.ts'
import { handlers } from './periksa.server.ts'
import { selisih } from './uji.server.ts'
import { baca, setor, sudahDisetor } from './setor-bandrol.server.ts'

export const periksaServer = serveModule(periksa, {
  handlers: [...handlers, selisih, baca, setor],
  reports: [ujiSilang, rinciUji, hasilUji],
  refusals: { bandrol_sudah_disetor: sudahDisetor },
})
