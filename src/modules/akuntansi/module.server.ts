import { serveModule } from '#server/serve'
import { layanAkun } from './kendali.server.ts'
import { jurnal } from './laporan/jurnal.server.ts'
import { akuntansi } from './module.ts'
import { baca, riwayat, simpan } from './parameter-akun.server.ts'

export const akuntansiServer = serveModule(akuntansi, {
  masters: [layanAkun],
  handlers: [baca, riwayat, simpan],
  reports: [jurnal],
  refusals: { akun_tidak_ada: 'Nomor Akun {{nomor_akun}} Tidak Ditemukan' },
})
