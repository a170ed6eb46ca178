import { rupiah } from '#kernel/field'
import { defineModule } from '#kernel/module'
import { defineScreen, everyone } from '#kernel/screen'
import { parameter } from '#kernel/setting'
import { bank } from './bank.ts'
import { kasBuku } from './buku.ts'
import { kodeTransaksi } from './kode-transaksi.ts'
import { laporanNonCash } from './laporan/non-cash.ts'
import { laporanUangBank } from './laporan/uang-bank.ts'
import { laporanUangKas } from './laporan/uang-kas.ts'
import { mutasiCash } from './mutasi-cash.ts'
import { rekening } from './rekening.ts'
import { laci, otorisasiKas, saldoAwalKas, uangKas } from './uang-kas.ts'

export const kas = defineModule({
  name: 'kas',
  needs: ['otorisasi', 'pengguna', 'hari', 'akuntansi'],
  settings: {
    SETOR_BANK_SENDIRI: parameter(rupiah({ label: 'Setor Bank Tanpa Otorisasi' }), 0, {
      area: 'Uang',
      switches: 'Uang tunai ke bank di atas jumlah ini memerlukan otorisasi',
      levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
    }),
    UANG_KELUAR_SENDIRI: parameter(rupiah({ label: 'Uang Keluar Tanpa Otorisasi' }), 500_000, {
      area: 'Uang',
      switches: 'Uang kas keluar di atas jumlah ini memerlukan otorisasi',
      levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
    }),
    UANG_KELUAR_SEHARI: parameter(
      rupiah({ label: 'Uang Keluar Sehari Tanpa Otorisasi' }),
      2_000_000,
      {
        area: 'Uang',
        switches:
          'Uang kas keluar seorang kasir dalam sehari di atas jumlah ini memerlukan otorisasi',
        levels: ['OWN', 'SU'], // whoever is held to a limit does not move it
      },
    ),
  },
  masters: [bank, rekening, kodeTransaksi],
  reports: [laporanUangKas, laporanUangBank, laporanNonCash],
  documents: [uangKas, laci, mutasiCash, saldoAwalKas],
  ledgers: [kasBuku],
  approvals: otorisasiKas,
  closing: { laci: { text: '{{jumlah}} Laci Belum Disetor', path: '/uang-kas' } },
  screens: [
    defineScreen({
      path: '/uang-kas',
      title: 'Uang Kas',
      menu: 'utility',
      place: 18,
      heading: 'Uang',
      icon: 'cash',
      purpose: 'Uang masuk dan keluar, modal dan setoran laci',
      initially: everyone,
    }),
  ],
})
