import { defineModule } from '#kernel/module'
import { gesekTunai, otorisasiGesek } from './gesek-tunai.ts'
import { kartuDitarik, otorisasiDitarik } from './kartu-ditarik.ts'
import { laporanGesekTunai } from './laporan/gesek-tunai.ts'
import { laporanKartuBelumCair } from './laporan/kartu-belum-cair.ts'
import { laporanSettlement } from './laporan/settlement.ts'
import { otorisasiSettlement, settlement } from './settlement.ts'
import { settingPerbankan } from './setting.ts'

/** What banks do with the shop's money: cards that bring it, statements that tell of it. */
export const perbankan = defineModule({
  name: 'perbankan',
  needs: ['akuntansi', 'kas', 'kunjungan', 'otorisasi', 'pembayaran', 'pengguna', 'toko'],
  settings: settingPerbankan,
  documents: [gesekTunai, kartuDitarik, settlement],
  reports: [laporanGesekTunai, laporanSettlement, laporanKartuBelumCair],
  approvals: { ...otorisasiDitarik, ...otorisasiGesek, ...otorisasiSettlement },
  closing: {
    kartu_lama: {
      step: 'BANK',
      text: '{{jumlah}} Setoran Kartu Belum Dibawa Bank',
      path: '/settlement-kartu',
    },
  },
})
