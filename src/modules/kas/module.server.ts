import { serveModule } from '#server/serve'
import { layanKodeTransaksi } from './kode-transaksi.server.ts'
import { isi, rincian } from './isi-laci.server.ts'
import { kertas, terakhir } from './kertas-laci.server.ts'
import { laciHandlers } from './laci.server.ts'
import { mutasiUang } from './laporan/mutasi-uang.server.ts'
import { nonCashGlobal } from './laporan/non-cash-global.server.ts'
import { nonCash } from './laporan/non-cash.server.ts'
import { laporanBank } from './laporan/uang-bank.server.ts'
import { laporanKas } from './laporan/uang-kas.server.ts'
import { kas } from './module.ts'
import { mutasiHandlers } from './mutasi.server.ts'
import { pengalihanHandlers } from './pengalihan.server.ts'
import { saldo } from './saldo-rekening.server.ts'
import { bank } from './riwayat-bank.server.ts'
import { uangKasHandlers } from './uang-kas.server.ts'

export const kasServer = serveModule(kas, {
  masters: [layanKodeTransaksi],
  handlers: [
    ...uangKasHandlers,
    ...laciHandlers,
    ...kertas,
    terakhir,
    bank,
    rincian,
    isi,
    saldo,
    ...mutasiHandlers,
    ...pengalihanHandlers,
  ],
  reports: [laporanKas, laporanBank, nonCash, nonCashGlobal, mutasiUang],
  refusals: { laci_tidak_cukup: 'Uang Di Laci {{laci}} Tidak Cukup' },
})
