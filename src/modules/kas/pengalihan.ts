import { cancels, defineDocument, makes } from '#kernel/document'
import { choice, ref, rupiah, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { pilihUser } from '#modules/pengguna/pilih-user'
import { kasBuku } from './buku.ts'
import { uangKasMasuk } from './uang-kas.ts'

const sure = { required: true } as const
const right = whoSees('/pengalihan-saldo-uang')
const { jumlah, keterangan } = uangKasMasuk
const cara = { KASIR: 'Antar Kasir', KATEGORI: 'Antar Kategori' } as const

const kategori = (label: string) =>
  ref('kode_transaksi', { label, beside: ['cara', 'KATEGORI'] as const })

export const pengalihanMasuk = {
  cara: choice({ label: 'Pengalihan', of: cara, ...sure, initial: 'KASIR' }),
  ke_kasir: { ...pilihUser('Kepada Kasir'), beside: ['cara', 'KASIR'] as const },
  dari_kategori: kategori('Dari Kategori'),
  ke_kategori: kategori('Ke Kategori'),
  jumlah,
  keterangan,
}

/**
 * Cash from the own drawer into a colleague's, or an amount from one category to another (DOMAIN
 * 5). A second person agrees to either.
 */
export const pengalihan = defineDocument({
  name: 'PENGALIHAN_SALDO',
  title: 'Pengalihan Saldo Uang',
  prefix: 'PU',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku],
  commands: {
    simpan: makes({
      path: 'cash/pengalihan-saldo',
      label: 'Simpan',
      summary: 'Cash into the drawer of a colleague, or an amount to another category',
      right,
      to: 'VALID',
      body: pengalihanMasuk,
      authorise: 'PENGALIHAN_SALDO',
    }),
    batal: cancels('BATAL_PENGALIHAN_SALDO', {
      path: 'cash/pengalihan-saldo/batal',
      label: 'Batal Pengalihan',
      consequence: 'Uang dan jurnalnya dibalik.',
      summary: 'Take one of today back: the exact negation; with an approval',
      right,
      authorise: 'PENGALIHAN_SALDO',
    }),
  },
  list: {
    path: 'cash/pengalihan-saldo/lihat',
    summary: 'What went from one to another, newest first; with count',
    right,
    columns: {
      cara: choice({ label: 'Pengalihan', of: cara, ...sure }),
      dari: text({ label: 'Dari', ...sure }),
      ke: text({ label: 'Ke', ...sure }),
      jumlah: rupiah({ label: 'Jumlah Rp', ...sure }),
      keterangan: text({ label: 'Keterangan' }),
    },
  },
  dialog: true,
  screen: {
    path: '/pengalihan-saldo-uang',
    title: 'Pengalihan Saldo Uang',
    menu: 'utility',
    place: 25,
    heading: 'Uang',
    icon: 'transaction',
    purpose: 'Uang dari laci sendiri ke laci kasir lain, atau dari kategori ke kategori',
    initially: ['SPV', 'MU', 'KASIR', 'DEV'],
  },
})
