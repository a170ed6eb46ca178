import { choice, rupiah, text } from '#kernel/field'
import { defineLedger, write } from '#kernel/ledger'

const sure = { required: true } as const

/** Why a coupon came or went. */
const jenisKupon = {
  DAPAT: 'Belanja',
  BATAL: 'Dibatalkan',
  RETUR: 'Dikembalikan',
  BAYAR: 'Membayar',
  KEMBALI: 'Kembali Dari Pembayaran',
} as const

const tanpaUang = { id_group: null, rp: 0 } as const

/** Coupons of a shop (docs/adr/0334). Its writer finds what a sale earns and numbers them. */
export const kuponBuku = defineLedger({
  name: 'kupon',
  title: 'Buku Kupon',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    jenis: choice({ label: 'Jenis', of: jenisKupon, ...sure }),
    /** Of BAYAR and KEMBALI: the visit, and what of it the coupon pays. */
    id_group: text({ label: 'Group' }),
    rp: rupiah({ label: 'Jumlah Rp', ...sure, min: -1_000_000_000_000 }),
  },
  asks: {
    /** Of BATAL: the document whose coupons go back. */
    id_asal: text({ label: 'Dokumen Asal' }),
    /** Of BAYAR and KEMBALI. */
    no_kupon: text({ label: 'No Kupon' }),
  },
  reckons: ['no_kupon', 'jumlah', 'kode_kupon', 'nilai_kupon', 'berlaku_sampai'],
  news: 'kupon',
  undo: (row, { of }) => ({ ...row, jenis: 'BATAL', id_asal: of.id }),
})

/** What sales earn, now that they are VALID. */
export const dapatKupon = (ids: readonly string[]) =>
  write(
    kuponBuku,
    ids.map((id_dokumen) => ({ ...tanpaUang, id_dokumen, jenis: 'DAPAT' as const })),
  )

/**
 * What a sale earned is taken back with it, and what a visit was paid with comes back.
 * @param id of the document that cancels it
 */
export const balikKupon = (id: string, id_asal: string) =>
  write(kuponBuku, [{ ...tanpaUang, id_dokumen: id, jenis: 'BATAL', id_asal }])

/** What lines of sales earned goes back with corrections that return them. */
export const returKupon = (ids: readonly string[]) =>
  write(
    kuponBuku,
    ids.map((id_dokumen) => ({ ...tanpaUang, id_dokumen, jenis: 'RETUR' as const })),
  )
