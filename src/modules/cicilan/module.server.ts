import { serveModule } from '#server/serve'
import { ambil, serah } from './ambil.server.ts'
import {
  batal,
  bayar,
  daftar,
  kelebihan,
  kutip,
  kwitansi,
  lelang,
  lunasi,
  notis,
  simpan,
} from './cicilan.server.ts'
import { byNota, kertas } from './kertas.server.ts'
import { daftarCicilan } from './laporan/cicilan.server.ts'
import { tunggakanCicilan } from './laporan/tunggakan.server.ts'
import { cicilan } from './module.ts'
import { hitung } from './susun.server.ts'

export const cicilanServer = serveModule(cicilan, {
  handlers: [
    simpan,
    bayar,
    lunasi,
    ambil,
    serah,
    lelang,
    kelebihan,
    notis,
    batal,
    hitung,
    kutip,
    daftar,
    ...kwitansi,
    ...kertas,
    ...byNota,
  ],
  reports: [daftarCicilan, tunggakanCicilan],
})
