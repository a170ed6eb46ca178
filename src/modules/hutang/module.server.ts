import { serveModule } from '#server/serve'
import { handlers as brankas } from './brankas.server.ts'
import {
  hitung,
  kelebihan,
  kutip,
  kwitansi,
  lelang,
  lepasTahan,
  notis,
  perbarui,
  simpan,
  tahan,
  tebus,
} from './hutang.server.ts'
import { byNota, kertas, label } from './kertas.server.ts'
import { laporan } from './laporan/hutang.server.ts'
import { hutang } from './module.ts'
import { segelDipakai } from './segel.server.ts'

export const hutangServer = serveModule(hutang, {
  handlers: [
    ...[simpan, tebus, perbarui, notis, lelang, kelebihan, tahan, lepasTahan, hitung, kutip],
    ...[...kwitansi, ...kertas, label, ...byNota, ...brankas],
  ],
  reports: laporan,
  refusals: { segel_dipakai: segelDipakai },
})
