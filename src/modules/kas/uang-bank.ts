import { cancels, defineDocument, makes } from '#kernel/document'
import { ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from './buku.ts'
import { rekeningMasuk } from './rekening.ts'
import { uangKasMasuk } from './uang-kas.ts'

const sure = { required: true } as const
const right = whoSees('/uang-bank')
const { jumlah, keterangan, kode_transaksi } = uangKasMasuk

/** Money into or out of an account of the shop; the code says which, and why. */
export const uangBank = defineDocument({
  name: 'UANG_BANK',
  title: 'Uang Bank',
  prefix: 'UB',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku],
  commands: {
    simpan: makes({
      path: 'cash/uang-bank',
      label: 'Simpan',
      summary: 'Money into or out of an account of the shop, by transaction code',
      right,
      to: 'VALID',
      body: {
        ...rekeningMasuk,
        kode_transaksi,
        jumlah,
        no_ref: text({ label: 'No Referensi', max: 40 }),
        keterangan,
      },
      mayAsk: ['UANG_KELUAR', 'SALDO_AWAL_KAS'],
    }),
    batal: cancels('BATAL_UANG_BANK', {
      path: 'cash/uang-bank/batal',
      label: 'Batal Uang Bank',
      consequence: 'Uang dan jurnalnya dibalik.',
      summary: 'Cancel a bank document of today: the exact negation; with an approval',
      right,
      authorise: 'BATAL_UANG_KAS',
    }),
  },
  list: {
    path: 'cash/uang-bank/lihat',
    summary: 'Money into and out of accounts by transaction code, newest first; with count',
    right,
    book: kasBuku,
    columns: {
      no_rekening: text({ label: 'No Rekening', ...sure }),
      kategori: ref('kode_transaksi', { label: 'Kategori', ...sure }),
      jumlah_in: rupiah({ label: 'Uang Masuk', ...sure }),
      jumlah_out: rupiah({ label: 'Uang Keluar', ...sure }),
      no_ref: text({ label: 'No Referensi', hidden: true }),
      keterangan: text({ label: 'Keterangan' }),
    },
  },
  dialog: true,
  screen: {
    path: '/uang-bank',
    title: 'Uang Bank',
    menu: 'utility',
    place: 22,
    heading: 'Uang',
    icon: 'bank',
    purpose: 'Saldo setiap rekening, uang masuk dan keluarnya',
    initially: ['SPV', 'MU', 'DEV'],
  },
})
