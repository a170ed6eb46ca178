import { cancels, defineDocument, makes } from '#kernel/document'
import { list, ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'

const sure = { required: true } as const
const right = whoSees('/jurnal-umum')
const nyala = { when: 'AKUNTANSI_MODULE' } as const

const keterangan = text({
  label: 'Keterangan',
  required: 'Keterangan Tidak Boleh Kosong',
  max: 200,
})

/** One line: an account gains, on its debit or on its credit side. */
export const barisJurnalUmum = {
  nomor_akun: ref('akun', { label: 'Nomor Akun', ...sure }),
  debit: rupiah({ label: 'Debet', ...sure, initial: 0 }),
  kredit: rupiah({ label: 'Kredit', ...sure, initial: 0 }),
}
export const jurnalUmumMasuk = {
  keterangan,
  baris: list(barisJurnalUmum, { label: 'Baris Jurnal', min: 2, max: 100 }),
}

/** The kind of approval that it always needs. */
export const otorisasiJurnal = { JURNAL_UMUM: 'Jurnal Umum' } as const

/** What no other document books: depreciation, wages that are due, a correction. Two people. */
export const jurnalUmum = defineDocument({
  name: 'JURNAL_UMUM',
  title: 'Jurnal Umum',
  prefix: 'JU',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal],
  commands: {
    simpan: makes({
      ...nyala,
      path: 'jurnal-umum/simpan',
      label: 'Simpan',
      summary: 'Book what no other document books; never to an account with a book of its own',
      right,
      to: 'VALID',
      body: jurnalUmumMasuk,
      authorise: 'JURNAL_UMUM',
    }),
    batal: cancels('BATAL_JURNAL_UMUM', {
      ...nyala,
      path: 'jurnal-umum/batal',
      label: 'Batal Jurnal',
      consequence: 'Semua barisnya dibalik.',
      summary: 'Take an entry of today back: the exact negation; with an approval',
      right,
      authorise: 'JURNAL_UMUM',
    }),
  },
  list: {
    path: 'jurnal-umum/lihat',
    summary: 'General entries, newest first; with count',
    right,
    columns: {
      keterangan: text({ label: 'Keterangan', ...sure }),
      jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
      baris: list(barisJurnalUmum, { label: 'Baris Jurnal', hidden: true }),
    },
  },
  dialog: true,
  screen: {
    ...nyala,
    path: '/jurnal-umum',
    title: 'Jurnal Umum',
    menu: 'utility',
    place: 30,
    heading: 'Akuntansi',
    icon: 'journal',
    purpose: 'Jurnal yang tidak dibuat dokumen lain: penyusutan, beban yang masih harus dibayar',
    initially: ['SPV', 'MU', 'DEV'],
  },
})
