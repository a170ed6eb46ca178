import { serveModule } from '#server/serve'
import { periksa } from './module.ts'
import { daftar, jumlah, tutup } from './periksa.server.ts'
import { baca, setor, sudahDisetor } from './setor-bandrol.server.ts'

export const periksaServer = serveModule(periksa, {
  handlers: [daftar, jumlah, tutup, baca, setor],
  refusals: { bandrol_sudah_disetor: sudahDisetor },
})
