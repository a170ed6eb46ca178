import { defineModule } from '#kernel/module'
import { defineScreen } from '#kernel/screen'
import { cocokBuku, koranBuku, pencocokan, rekeningKoran } from './koran.ts'
import { laporanRekonsiliasi } from './laporan/rekonsiliasi-bank.ts'
import { settingKoran } from './setting.ts'
import { otorisasiKoran, transferHilang } from './transfer-hilang.ts'

/** What the bank says of the shop's accounts, beside what the shop's books say. */
export const koran = defineModule({
  name: 'koran',
  needs: ['akuntansi', 'hari', 'kas', 'otorisasi', 'perbankan', 'toko'],
  settings: settingKoran,
  documents: [pencocokan, rekeningKoran, transferHilang],
  ledgers: [cocokBuku, koranBuku],
  reports: [laporanRekonsiliasi],
  approvals: otorisasiKoran,
  closing: {
    koran: { step: 'BANK', text: '{{jumlah}} Baris Bank Belum Cocok', path: '/rekonsiliasi-bank' },
  },
  screens: [
    defineScreen({
      path: '/rekonsiliasi-bank',
      title: 'Rekonsiliasi Bank',
      menu: 'utility',
      place: 30,
      heading: 'Uang',
      icon: 'bank',
      purpose: 'Rekening koran dari bank dicocokkan dengan buku toko',
      initially: ['SPV', 'MU', 'DEV'],
    }),
  ],
})
