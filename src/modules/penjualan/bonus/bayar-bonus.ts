import { cancels, defineDocument, makes } from '#kernel/document'
import { berat, code, integer, list, ref, rupiah, tanggal, text } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { uangKeluar, uangKeluarKolom } from '#modules/kas/uang-keluar'
import { kertasCalls } from '#modules/nota/kertas.calls'

const sure = { required: true } as const
const right = whoSees('/bayar-bonus')
const nyala = { when: 'BONUS_SALES_MODULE' } as const

/** The days of a seller that were paid: odd while they are, even when it was taken back. */
export const bonusHari = defineLedger({
  name: 'bonus_hari',
  title: 'Hari Bonus',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_sales: code({ label: 'Kode Sales', ...sure }),
    tgl: tanggal({ label: 'Tanggal', ...sure }),
    urut: integer({ label: 'Urut', ...sure, min: 1 }),
  },
  news: 'bonus',
  undo: (row) => ({ ...row, urut: row.urut + 1 }),
})

const sales = ref('sales', { label: 'Sales', ...sure })
const dari = tanggal({ label: 'Dari Tanggal', ...sure })
const sampai = tanggal({ label: 'Sampai Tanggal', ...sure })

export const bayarBonusMasuk = {
  ...{ kode_sales: sales, dari, sampai, ...uangKeluar },
  tempat: { ...uangKeluar.tempat, initial: 'LACI' },
}

/** What one group brought a seller, as the line of the sellers' report. It is frozen. */
export const barisBonus = {
  kode_group: text({ label: 'Group', ...sure }),
  qty: integer({ label: 'Pcs', ...sure, min: -999_999 }),
  berat: berat({ label: 'Berat', ...sure, min: -999_999_999 }),
  bonus: rupiah({ label: 'Bonus', ...sure, min: -999_999_999_999 }),
}

export const otorisasiBonus = {
  BAYAR_BONUS: 'Bayar Bonus Sales',
  BATAL_BAYAR_BONUS: 'Batal Bayar Bonus',
} as const

/** The paper that the seller signs. */
export const kertasBonus = kertasCalls('bayar-bonus/cetak', 'No Bonus', right)

/** A seller gets the bonus of closed days, from a drawer or an account; no day twice (ADR 0301). */
export const bayarBonus = defineDocument({
  name: 'BAYAR_BONUS',
  title: 'Bayar Bonus Sales',
  prefix: 'BS',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  // The days come last: their writer locks the chain, as every posting does at its end.
  books: [jurnal, kasBuku, bonusHari],
  commands: {
    simpan: makes({
      ...nyala,
      path: 'bayar-bonus/simpan',
      label: 'Bayar',
      summary: 'Pay a seller the bonus of closed days; worked out as his report says, no day twice',
      consequence: 'Jumlahnya dihitung dari hari yang sudah ditutup.',
      right,
      to: 'VALID',
      body: bayarBonusMasuk,
      authorise: 'BAYAR_BONUS',
    }),
    batal: cancels('BATAL_BAYAR_BONUS', {
      ...nyala,
      path: 'bayar-bonus/batal',
      label: 'Batal Bayar Bonus',
      consequence: 'Uang dan jurnalnya dibalik, hari-harinya dapat dibayar lagi.',
      summary: 'Take a payment of today back: the exact negation; with an approval',
      right,
      authorise: 'BATAL_BAYAR_BONUS',
    }),
  },
  list: {
    path: 'bayar-bonus/lihat',
    summary: 'Bonuses that were paid, newest first; with count',
    right,
    columns: {
      ...{ kode_sales: sales, dari, sampai },
      jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
      ...uangKeluarKolom,
      rincian: list(barisBonus, { label: 'Rincian', hidden: true }),
    },
  },
  screen: {
    ...nyala,
    path: '/bayar-bonus',
    title: 'Bayar Bonus Sales',
    menu: 'utility',
    place: 32,
    heading: 'Uang',
    icon: 'people',
    purpose: 'Bonus sales yang sudah dan belum dibayar',
    initially: ['SPV', 'MU', 'DEV'],
  },
})
