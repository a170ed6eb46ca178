import { cancels, defineDocument, makes } from '#kernel/document'
import { list, ref, rupiah, text, yes } from '#kernel/field'
import { only } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { pengisiSaldoAwal } from '#modules/akuntansi/saldo-awal'

const sure = { required: true } as const
const right = only(...pengisiSaldoAwal)
const nyala = { when: 'SALDO_AWAL_MODULE' } as const

/** More accounts than any shop has. */
export const akunTerbanyak = 500

/** A line of the trial balance that a shop begins with. */
export const barisSaldoAwal = {
  nomor_akun: ref('akun', { label: 'Nomor Akun', ...sure }),
  debit: rupiah({ label: 'Debet', ...sure, initial: 0 }),
  kredit: rupiah({ label: 'Kredit', ...sure, initial: 0 }),
}

export const saldoAwalAkunMasuk = {
  keterangan: text({ label: 'Keterangan', max: 200 }),
  selisih_ke_modal: yes({
    label: 'Selisih Ke Akun Saldo Awal',
    hint: 'Debet dan kredit boleh berbeda; selisihnya tinggal di akun saldo awal',
  }),
  baris: list(barisSaldoAwal, { label: 'Saldo Awal Akun', min: 1, max: akunTerbanyak }),
}

/** The kind of approval that it always needs, and its cancel. */
export const otorisasiSaldoAwal = { SALDO_AWAL_AKUN: 'Saldo Awal Akun' } as const

/** What the accounts held before the books began, all at once (docs/adr/0300). */
export const saldoAwalAkun = defineDocument({
  name: 'SALDO_AWAL_AKUN',
  title: 'Saldo Awal Akun',
  prefix: 'AW',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal],
  commands: {
    simpan: makes({
      ...nyala,
      path: 'saldo-awal-akun/simpan',
      label: 'Simpan Saldo Awal',
      summary:
        'The balances that accounts begin with, dated before the first day; those with a book of their own must agree with it',
      right,
      to: 'VALID',
      body: saldoAwalAkunMasuk,
      authorise: 'SALDO_AWAL_AKUN',
    }),
    batal: cancels('BATAL_SALDO_AWAL_AKUN', {
      ...nyala,
      path: 'saldo-awal-akun/batal',
      label: 'Batal Saldo Awal Akun',
      consequence: 'Semua barisnya dibalik, dan saldo awal dapat diisi lagi.',
      summary: 'Take the opening balances back while no day is closed; with an approval',
      right,
      authorise: 'SALDO_AWAL_AKUN',
    }),
  },
  list: {
    path: 'saldo-awal-akun/lihat',
    summary: 'Opening balances of accounts, newest first; with count',
    right,
    columns: {
      jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
      selisih: rupiah({ label: 'Selisih', ...sure, min: -999_999_999_999 }),
      keterangan: text({ label: 'Keterangan' }),
      baris: list(barisSaldoAwal, { label: 'Saldo Awal Akun', hidden: true }),
    },
  },
  screen: {
    ...nyala,
    path: '/saldo-awal-akun',
    title: 'Saldo Awal Akun',
    menu: 'utility',
    place: 33,
    heading: 'Akuntansi',
    icon: 'journal',
    purpose: 'Saldo setiap akun sebelum buku dimulai, dari spreadsheet',
    levels: pengisiSaldoAwal,
  },
})
