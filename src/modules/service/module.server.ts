import { serveModule } from '#server/serve'
import { batalAmbil } from './batal-ambil.server.ts'
import { byNota, kertas, label } from './kertas.server.ts'
import { belumDiambil } from './laporan/belum-diambil.server.ts'
import { perTukang } from './laporan/per-tukang.server.ts'
import { daftarService } from './laporan/service.server.ts'
import { service } from './module.ts'
import {
  ambil,
  batal,
  batalSelesai,
  bayar,
  kwitansi,
  selesai,
  simpan,
  ubah,
} from './service.server.ts'

export const serviceServer = serveModule(service, {
  handlers: [
    simpan,
    ubah,
    selesai,
    bayar,
    ambil,
    batalSelesai,
    batalAmbil,
    batal,
    ...kwitansi,
    ...kertas,
    label,
    ...byNota,
  ],
  reports: [daftarService, belumDiambil, perTukang],
})
