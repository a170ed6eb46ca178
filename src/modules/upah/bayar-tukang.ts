import { defineDocument } from '#kernel/document'
import { whoSees } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { uangKeluar } from '#modules/kas/uang-keluar'
import {
  bukuUangTukang,
  daftarUangTukang,
  perintahUangTukang,
  statusUangTukang,
} from './uang-tukang.ts'

const right = whoSees('/bayar-tukang')

export const otorisasiTukang = {
  BAYAR_TUKANG: 'Bayar Tukang',
  BATAL_BAYAR_TUKANG: 'Batal Bayar Tukang',
} as const

/** A goldsmith is paid what he earned, in part or whole (ADR 0316). Two people. */
export const bayarTukang = defineDocument({
  name: 'BAYAR_TUKANG',
  title: 'Bayar Tukang',
  prefix: 'BU',
  states: statusUangTukang,
  books: bukuUangTukang,
  commands: perintahUangTukang({
    ...{ path: 'bayar-tukang', right, uang: uangKeluar },
    simpan: {
      label: 'Bayar',
      summary: 'Pay a goldsmith what he earned; never more than is owed to him',
      authorise: 'BAYAR_TUKANG',
    },
    pilihan: 'hutang-tukang/pilihan',
    hint: 'Kosong: seluruh sisanya',
    batal: {
      kind: 'BATAL_BAYAR_TUKANG',
      label: 'Batal Bayar Tukang',
      summary: 'Take a payment of today back: the exact negation; with an approval',
    },
  }),
  list: daftarUangTukang(
    'bayar-tukang',
    'What goldsmiths were paid, newest first; with count',
    right,
    uangKeluar,
  ),
  screen: {
    path: '/bayar-tukang',
    title: 'Bayar Tukang',
    menu: 'utility',
    heading: 'Uang',
    place: 29,
    icon: 'labour',
    purpose: 'Bayar upah tukang dari laci atau rekening',
    initially: leaders,
  },
})
