import { cancels, defineDocument, makes } from '#kernel/document'
import { berat, group, kadar, list, ref, rupiah, tanggal, text, texts } from '#kernel/field'
import { only } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { pengisiSaldoAwal } from '#modules/akuntansi/saldo-awal'
import { gram } from '#modules/stok/buku'
import { hutangSupplier } from '#modules/stok/hutang-supplier'

const sure = { required: true } as const
const right = only(...pengisiSaldoAwal)
const nyala = { when: 'SALDO_AWAL_MODULE' } as const

/** More receipts than any shop has open. */
export const hutangTerbanyak = 500

/** A receipt of before the books of which something is still owed: money, gold, or both. */
export const barisHutangAwal = {
  supplier: ref('supplier', { label: 'Supplier', ...sure, when: 'SUPPLIER_MODULE' }),
  no_surat: text({ label: 'No Surat Jalan', max: 40 }),
  tgl_nota: tanggal({ label: 'Tanggal Nota', ...sure }),
  uang: rupiah({ label: 'Hutang Uang', ...sure, initial: 0 }),
  kadar: kadar({ label: 'Kadar' }),
  berat: berat({ label: 'Berat' }),
  nilai: rupiah({ label: 'Nilai Hutang Emas', ...sure, initial: 0 }),
}

export const otorisasiHutangAwal = { SALDO_AWAL_SUPPLIER: 'Saldo Awal Supplier' } as const

/**
 * What a shop owed its suppliers before its books began (docs/adr/0343). Each line becomes a
 * document of its own, which is paid, set off and taken back like a receipt.
 */
export const saldoAwalSupplier = defineDocument({
  name: 'SALDO_AWAL_SUPPLIER',
  title: 'Saldo Awal Supplier',
  prefix: 'AS',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, gram, hutangSupplier],
  commands: {
    simpan: makes({
      ...nyala,
      path: 'saldo-awal-supplier/simpan',
      label: 'Simpan Saldo Awal',
      summary: 'What suppliers were owed before the books: a document for each line; two people',
      right,
      to: 'VALID',
      body: { baris: list(barisHutangAwal, { label: 'Hutang', min: 1, max: hutangTerbanyak }) },
      answer: group({ nomor: texts({ label: 'Saldo Awal Supplier' }) }),
      authorise: 'SALDO_AWAL_SUPPLIER',
    }),
    batal: cancels('BATAL_SALDO_AWAL_SUPPLIER', {
      ...nyala,
      path: 'saldo-awal-supplier/batal',
      label: 'Batal Saldo Awal Supplier',
      consequence: 'Hutang, gram dan jurnalnya dibalik.',
      summary: 'Take an opening debt of today back while nothing of it is paid; with an approval',
      right,
      authorise: 'SALDO_AWAL_SUPPLIER',
    }),
  },
  list: {
    path: 'saldo-awal-supplier/lihat',
    summary: 'Opening debts to suppliers, newest first; with count',
    right,
    columns: {
      ...barisHutangAwal,
      supplier: text({ label: 'Supplier' }),
      murni: berat({ label: 'Emas Murni', ...sure }),
    },
  },
  screen: {
    ...nyala,
    path: '/saldo-awal-supplier',
    title: 'Saldo Awal Supplier',
    menu: 'utility',
    place: 34,
    heading: 'Akuntansi',
    icon: 'journal',
    purpose: 'Hutang uang dan emas ke supplier sebelum buku dimulai, dari spreadsheet',
    levels: pengisiSaldoAwal,
  },
})
