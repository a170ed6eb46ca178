import { cancels, defineDocument, makes } from '#kernel/document'
import { ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from './buku.ts'
import { rekeningMasuk } from './rekening.ts'

const sure = { required: true } as const

/** The side of a transfer that is the own drawer; the other one is a bank (SPEC 2). */
export const sisiCash = 'CASH'

/** SPEC 5: 'Asal Tidak Boleh Kosong' is said of both sides. */
const kosong = { required: 'Asal Tidak Boleh Kosong' } as const

const rekening = (sibling: string, label: string) =>
  ref({ master: 'rekening', by: 'kode_bank', sibling }, { label })

const isi = {
  jumlah: rupiah({
    label: 'Jumlah Rp',
    required: 'Jumlah Rp Tidak Boleh Kosong',
    min: 1,
    tooShort: 'Jumlah Rp Tidak Boleh Kosong',
  }),
  keterangan: text({
    label: 'Keterangan',
    required: 'Keterangan Tidak Boleh Kosong',
    max: 200,
  }),
  kategori: ref('kode_transaksi', { label: 'Kategori', required: 'Kategori Tidak Boleh Kosong' }),
}

/** From one side to the other (SPEC 3); of cash one side is the own drawer. */
export const mutasiMasuk = (also: Readonly<Record<string, string>> = {}) => ({
  asal: ref({ master: 'bank', also, unless: 'tujuan' }, { label: 'Bank Asal', ...kosong }),
  asal_rekening: rekening('asal', 'Rekening Asal'),
  tujuan: ref({ master: 'bank', also, unless: 'asal' }, { label: 'Bank Tujuan', ...kosong }),
  tujuan_rekening: rekening('tujuan', 'Rekening Tujuan'),
  ...isi,
})

/** The way to the bank, as it is entered at the drawer. */
export const setorBankMasuk = {
  ...rekeningMasuk,
  jumlah: isi.jumlah,
  kategori: isi.kategori,
  keterangan: isi.keterangan,
}

const columns = {
  asal: text({ label: 'Bank Asal', ...sure }),
  asal_rekening: text({ label: 'Rekening Asal' }),
  tujuan: text({ label: 'Bank Tujuan', ...sure }),
  tujuan_rekening: text({ label: 'Rekening Tujuan' }),
  jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
  kategori: ref('kode_transaksi', { label: 'Kategori', ...sure, hidden: true }),
  keterangan: text({ label: 'Keterangan' }),
}

const layar = { menu: 'utility', heading: 'Uang', initially: ['SPV', 'MU', 'DEV'] } as const

const lihatCash = whoSees('/mutasi-uang-cash')
/** Cash to the bank and back. */
export const mutasiCash = defineDocument({
  name: 'MUTASI_CASH',
  title: 'Mutasi Uang Cash',
  prefix: 'MC',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku],
  commands: {
    simpan: makes({
      path: 'cash/mutasi-uang-cash',
      label: 'Simpan',
      summary: 'Cash from the own drawer to an account of the shop, or back; one side is CASH',
      right: whoSees('/uang-kas', '/mutasi-uang-cash'),
      failed: 'Gagal Menambahkan Mutasi Cash',
      to: 'VALID',
      body: mutasiMasuk({ [sisiCash]: 'CASH' }),
      mayAsk: ['SETOR_BANK'],
    }),
    batal: cancels('BATAL_MUTASI_CASH', {
      path: 'cash/mutasi-uang-cash/batal',
      label: 'Batal Mutasi',
      consequence: 'Uang dan jurnalnya dibalik.',
      summary: 'Take a transfer of today between drawer and bank back; with an approval',
      right: lihatCash,
      authorise: 'BATAL_MUTASI',
    }),
  },
  list: {
    path: 'cash/mutasi-uang-cash/lihat',
    summary: 'Transfers between drawers and banks, newest first; with count',
    right: lihatCash,
    columns,
  },
  dialog: true,
  screen: {
    ...layar,
    path: '/mutasi-uang-cash',
    title: 'Mutasi Uang Cash',
    place: 24,
    icon: 'cash',
    purpose: 'Uang tunai ke bank dan kembali',
  },
})

const lihatBank = whoSees('/mutasi-uang-bank')
/** From one account of the shop to another. */
export const mutasiBank = defineDocument({
  name: 'MUTASI_BANK',
  title: 'Mutasi Uang Bank',
  prefix: 'MR',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [kasBuku],
  commands: {
    simpan: makes({
      path: 'cash/mutasi-uang-bank',
      label: 'Simpan',
      summary: 'Money from one account of the shop to another',
      right: lihatBank,
      failed: 'Gagal Menambahkan Mutasi Uang Bank',
      to: 'VALID',
      body: mutasiMasuk(),
    }),
    batal: cancels('BATAL_MUTASI_BANK', {
      path: 'cash/mutasi-uang-bank/batal',
      label: 'Batal Mutasi',
      consequence: 'Uang kembali ke rekening asalnya.',
      summary: 'Take a transfer of today between two accounts back; with an approval',
      right: lihatBank,
      authorise: 'BATAL_MUTASI',
    }),
  },
  list: {
    path: 'cash/mutasi-uang-bank/lihat',
    summary: 'Transfers between accounts of the shop, newest first; with count',
    right: lihatBank,
    columns,
  },
  dialog: true,
  screen: {
    ...layar,
    path: '/mutasi-uang-bank',
    title: 'Mutasi Uang Bank',
    place: 23,
    icon: 'bank',
    purpose: 'Uang dari rekening toko ke rekening toko yang lain',
  },
})
