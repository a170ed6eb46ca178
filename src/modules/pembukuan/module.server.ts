import { serveModule } from '#server/serve'
import { simpan } from './jurnal-umum.server.ts'
import { labaRugi, neraca, neracaSaldo } from './laporan/buku-besar.server.ts'
import { analisaManajerial } from './laporan/analisa-manajerial.server.ts'
import { labaRugiCabang } from './laporan/laba-rugi-cabang.server.ts'
import { posisiEmas } from './laporan/posisi-emas.server.ts'
import { tutupBulanKertas } from './laporan/tutup-bulan.server.ts'
import { pembukuan } from './module.ts'
import { imporSaldoAwalHandlers } from './saldo-awal/impor.server.ts'
import { saldoAwalHandlers } from './saldo-awal/saldo-awal-akun.server.ts'
import { tutupBulanHandlers } from './tutup-bulan.server.ts'

export const pembukuanServer = serveModule(pembukuan, {
  handlers: [simpan, ...tutupBulanHandlers, ...saldoAwalHandlers, ...imporSaldoAwalHandlers],
  refusals: {
    bulan: 'Bulan Sampai {{sampai}} Sudah Ditutup',
    saldo_awal_sudah: 'Saldo Awal Akun Sudah Diisi ({{nomor}}), Batalkan Dahulu',
  },
  reports: [
    neracaSaldo,
    labaRugi,
    neraca,
    posisiEmas,
    labaRugiCabang,
    analisaManajerial,
    tutupBulanKertas,
  ],
})
