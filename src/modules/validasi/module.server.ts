import { serveModule } from '#server/serve'
import { batal } from './batal.server.ts'
import { bayar } from './bayar.server.ts'
import { cari, detail, jumlah, semua } from './daftar.server.ts'
import { validasi } from './module.ts'
import { simpan } from './simpan.server.ts'
import { abaikan, bermasalah } from './bermasalah/bermasalah.server.ts'
import { fakturBermasalah } from './laporan/faktur-bermasalah.server.ts'
import { timbangSerah } from './laporan/timbang-serah.server.ts'
import { validasiReport } from './laporan/validasi.server.ts'
import { daftarTransfer, konfirmasi } from './transfer.server.ts'

export const validasiServer = serveModule(validasi, {
  handlers: [
    semua,
    cari,
    detail,
    jumlah,
    simpan,
    batal,
    bayar,
    daftarTransfer,
    konfirmasi,
    bermasalah,
    abaikan,
  ],
  reports: [validasiReport, fakturBermasalah, timbangSerah],
  refusals: {
    transfer_sendiri: 'Transfer Faktur {{nomor}} Harus Dikonfirmasi Oleh Orang Lain',
  },
})
