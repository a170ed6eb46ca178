import { defineModule } from '#kernel/module'
import { jurnalUmum, otorisasiJurnal } from './jurnal-umum.ts'
import { laporanAnalisaManajerial } from './laporan/analisa-manajerial.ts'
import { laporanLabaRugiCabang } from './laporan/laba-rugi-cabang.ts'
import { laporanLabaRugi } from './laporan/laba-rugi.ts'
import { laporanNeracaSaldo } from './laporan/neraca-saldo.ts'
import { laporanNeraca } from './laporan/neraca.ts'
import { laporanPosisiEmas } from './laporan/posisi-emas.ts'
import { laporanTutupBulan } from './laporan/tutup-bulan.ts'
import { otorisasiSaldoAwal, saldoAwalAkun } from './saldo-awal/saldo-awal-akun.ts'
import { otorisasiBulan, tutupBulan } from './tutup-bulan.ts'

/** What an accountant does with the journal: entries of his own, and the books of a period. */
export const pembukuan = defineModule({
  name: 'pembukuan',
  needs: ['akuntansi', 'hari', 'kas', 'koran', 'otorisasi', 'pesanan', 'stok'],
  documents: [jurnalUmum, tutupBulan, saldoAwalAkun],
  reports: [
    laporanNeracaSaldo,
    laporanLabaRugi,
    laporanNeraca,
    laporanPosisiEmas,
    laporanLabaRugiCabang,
    laporanAnalisaManajerial,
    laporanTutupBulan,
  ],
  approvals: { ...otorisasiJurnal, ...otorisasiBulan, ...otorisasiSaldoAwal },
})
