import { defineDocument } from '#kernel/document'
import { whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { uangMasuk } from '#modules/kas/uang-keluar'
import {
  bukuUangTukang,
  daftarUangTukang,
  perintahUangTukang,
  statusUangTukang,
} from './uang-tukang.ts'

const right = whoSees('/terima-bayar-tukang')

export const otorisasiTerimaTukang = {
  BATAL_TERIMA_TUKANG: 'Batal Terima Bayar Tukang',
} as const

/** A goldsmith pays what he owes, in part or whole: losses above his wages (ADR 0369). */
export const terimaTukang = defineDocument({
  name: 'TERIMA_TUKANG',
  title: 'Terima Bayar Tukang',
  prefix: 'UT',
  states: statusUangTukang,
  books: bukuUangTukang,
  commands: perintahUangTukang({
    ...{ path: 'terima-bayar-tukang', right, uang: uangMasuk },
    simpan: {
      label: 'Terima',
      summary: 'A goldsmith pays what he owes the shop; never more than that',
    },
    pilihan: 'piutang-tukang/pilihan',
    hint: 'Kosong: seluruh hutangnya',
    batal: {
      kind: 'BATAL_TERIMA_TUKANG',
      label: 'Batal Terima Bayar Tukang',
      summary: 'Take a receipt of today back: the exact negation; with an approval',
    },
  }),
  list: daftarUangTukang(
    'terima-bayar-tukang',
    'What goldsmiths paid to the shop, newest first; with count',
    right,
    uangMasuk,
  ),
  screen: {
    path: '/terima-bayar-tukang',
    title: 'Terima Bayar Tukang',
    menu: 'utility',
    heading: 'Uang',
    place: 35,
    icon: 'labour',
    purpose: 'Terima uang dari tukang yang menanggung susut lebih dari upahnya',
    initially: leaders,
  },
})
