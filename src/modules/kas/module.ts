import { defineModule } from '#kernel/module'
import { defineScreen, everyone, leaders } from '#kernel/screen'
import { bank } from './bank.ts'
import { hitunganButa, kasBuku } from './buku.ts'
import { kodeTransaksi } from './kode-transaksi.ts'
import { laporanMutasiUang } from './laporan/mutasi-uang.ts'
import { laporanNonCashGlobal } from './laporan/non-cash-global.ts'
import { laporanNonCash } from './laporan/non-cash.ts'
import { laporanUangBank } from './laporan/uang-bank.ts'
import { laporanUangKas } from './laporan/uang-kas.ts'
import { mutasiBank, mutasiCash } from './mutasi.ts'
import { pengalihan } from './pengalihan.ts'
import { rekening } from './rekening.ts'
import { laci, otorisasiKas, saldoAwalKas, uangKas } from './uang-kas.ts'
import { uangBank } from './uang-bank.ts'
import { settingKas } from './setting.ts'

export const kas = defineModule({
  name: 'kas',
  needs: ['otorisasi', 'pengguna', 'hari', 'akuntansi', 'nota'],
  settings: settingKas,
  masters: [bank, rekening, kodeTransaksi],
  reports: [
    laporanUangKas,
    laporanUangBank,
    laporanNonCash,
    laporanNonCashGlobal,
    laporanMutasiUang,
  ],
  documents: [uangKas, uangBank, laci, mutasiCash, mutasiBank, pengalihan, saldoAwalKas],
  ledgers: [hitunganButa, kasBuku],
  approvals: otorisasiKas,
  closing: {
    laci: { step: 'LACI', text: '{{jumlah}} Laci Belum Disetor', path: '/uang-kas' },
    uang_brankas: { step: 'LACI', text: 'Uang Brankas Belum Dihitung', path: '/uang-kas' },
  },
  morning: {
    laci: {
      part: 'SAYA',
      text: 'Laci Anda terbuka, {{jumlah}} gerak uang hari ini',
      paths: ['/uang-kas'],
      levels: ['KASIR'],
    },
    laci_kosong: {
      part: 'SAYA',
      text: 'Laci Anda belum dibuka hari ini',
      paths: ['/uang-kas'],
      levels: ['KASIR'],
      tone: 'wait',
    },
    laci_lama: {
      part: 'SAYA',
      text: 'Laci Anda masih berisi uang dari hari sebelumnya',
      paths: ['/uang-kas'],
      levels: ['KASIR'],
      tone: 'wait',
    },
    uang: {
      part: 'UANG',
      text: 'Brankas Rp {{brankas}}, semua laci Rp {{laci}}',
      paths: ['/uang-kas'],
      levels: leaders,
      figures: { brankas: 'rupiah', laci: 'rupiah' },
    },
  },
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
