import { serveModule } from '#server/serve'
import { akuntansi } from './module.ts'
import { baca, riwayat, simpan } from './parameter-akun.server.ts'

export const akuntansiServer = serveModule(akuntansi, {
  handlers: [baca, riwayat, simpan],
  refusals: { akun_tidak_ada: 'Nomor Akun {{nomor_akun}} Tidak Ditemukan' },
})
