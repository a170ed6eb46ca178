import { cancels, defineDocument, makes } from '#kernel/document'
import { rupiah, text } from '#kernel/field'
import { defineLedger } from '#kernel/ledger'
import { whoSees } from '#kernel/right'
import { jurnal } from '#modules/akuntansi/buku'
import { kasBuku } from '#modules/kas/buku'
import { layarBiaya, layarMarketplace, when } from './layar.ts'
import { noPesanan } from './pesanan-marketplace.ts'

const sure = { required: true } as const
const kurang = { min: -999_999_999_999 } as const
const right = whoSees(layarBiaya, layarMarketplace)

/** Which document booked what the marketplace kept of an order; one at a time. */
export const biayaPesananBuku = defineLedger({
  name: 'biaya_pesanan',
  title: 'Biaya Marketplace',
  entry: {
    no_pesanan: text({ label: 'No Pesanan Marketplace', ...sure }),
    id_dokumen: text({ label: 'Dokumen', ...sure }),
  },
  projection: true,
  news: 'tawaran_marketplace',
})

/** The kind of approval that it needs. */
export const otorisasiBiaya = { BATAL_BIAYA_MARKETPLACE: 'Batal Biaya Marketplace' } as const

/** An order is over there: what the marketplace kept of its money is a cost. */
export const biayaMarketplace = defineDocument({
  name: 'BIAYA_MARKETPLACE',
  title: 'Biaya Marketplace',
  prefix: 'BM',
  states: { VALID: 'Valid', BATAL: 'Dibatalkan' },
  books: [jurnal, kasBuku, biayaPesananBuku],
  commands: {
    catat: makes({
      path: 'marketplace/biaya',
      label: 'Catat Biaya',
      summary: 'Book what the marketplace kept of an order that is over, as it says itself',
      right,
      when,
      to: 'VALID',
      body: { no_pesanan: noPesanan },
    }),
    batal: cancels('BATAL_BIAYA_MARKETPLACE', {
      path: 'marketplace/biaya/batal',
      label: 'Batal Biaya Marketplace',
      consequence: 'Biayanya ditanyakan lagi ke marketplace, lalu dicatat lagi.',
      summary: 'Take a fee back: the exact negation; the marketplace is asked again',
      right,
      when,
      anyDay: true,
      authorise: 'BATAL_BIAYA_MARKETPLACE',
    }),
  },
  list: {
    path: 'marketplace/biaya/lihat',
    summary: 'What the marketplace kept of orders, newest first; with count',
    right,
    empty: 'Belum Ada Biaya Marketplace',
    columns: {
      no_pesanan: text({ label: 'No Pesanan', ...sure }),
      kotor: rupiah({ label: 'Kotor', ...sure }),
      biaya: rupiah({ label: 'Biaya', ...sure, ...kurang }),
      bersih: rupiah({ label: 'Diterima', ...sure, ...kurang }),
      perkiraan: rupiah({ label: 'Perkiraan Biaya', ...sure }),
      komisi: rupiah({ label: 'Komisi', ...sure, ...kurang, hidden: true }),
      layanan: rupiah({ label: 'Biaya Layanan', ...sure, ...kurang, hidden: true }),
      transaksi: rupiah({ label: 'Biaya Transaksi', ...sure, ...kurang, hidden: true }),
      lain: rupiah({ label: 'Lain-Lain', ...sure, ...kurang, hidden: true }),
      no_rekening: text({ label: 'Rekening', ...sure }),
    },
  },
  screen: {
    path: layarBiaya,
    title: 'Biaya Marketplace',
    menu: 'utility',
    heading: 'Marketplace',
    icon: 'bank',
    purpose: 'Potongan marketplace dari pesanan yang sudah selesai',
    initially: ['SPV', 'MU', 'DEV'],
    when,
  },
})
