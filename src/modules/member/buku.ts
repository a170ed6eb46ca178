import { choice, code, integer, rupiah, text } from '#kernel/field'
import { defineLedger, write } from '#kernel/ledger'

const sure = { required: true } as const
const minus = -1_000_000_000

/** Why points came or went. */
export const jenisPoin = {
  DAPAT: 'Belanja',
  AJAK: 'Mengajak Teman',
  AJAK_SEKALI: 'Mengajak Teman, Sekali',
  BATAL: 'Dibatalkan',
  RETUR: 'Dikembalikan',
  BAYAR: 'Membayar',
  KEMBALI: 'Kembali Dari Pembayaran',
  TUKAR: 'Tukar Hadiah',
  KOREKSI: 'Koreksi',
  HANGUS: 'Hangus',
  GABUNG: 'Digabung',
} as const

export const tanpaUang = { id_group: null, rp: 0 } as const

/**
 * Points of members, of the whole chain: each shop writes its own rows, the balance is one
 * (docs/adr/0333). Its writer finds the member of a sale and reckons what the sale earns.
 */
export const poinBuku = defineLedger({
  name: 'poin',
  title: 'Buku Point',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    jenis: choice({ label: 'Jenis', of: jenisPoin, ...sure }),
    /** Of BAYAR and KEMBALI: the visit, and what of it the points pay. Of RETUR: the sale. */
    id_group: text({ label: 'Group' }),
    rp: rupiah({ label: 'Jumlah Rp', ...sure, min: minus * 1000 }),
  },
  asks: {
    /** Of BATAL: the document whose points go back. */
    id_asal: text({ label: 'Dokumen Asal' }),
    /** Of TUKAR, KOREKSI, HANGUS and GABUNG: whose points, and how many. */
    untuk: code({ label: 'Member' }),
    /** Of GABUNG: whose points all go there. */
    dari: code({ label: 'Dari Member' }),
    jumlah: integer({ label: 'Point', min: minus }),
  },
  reckons: ['kode_member', 'poin', 'saldo'],
  news: 'member',
  undo: (row, { of }) => ({ ...row, jenis: 'BATAL', id_asal: of.id }),
})

/** Gifts as they come and go. */
export const stokHadiah = defineLedger({
  name: 'stok_hadiah',
  title: 'Stock Hadiah',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    kode_hadiah: code({ label: 'Hadiah', ...sure }),
    jenis: choice({
      label: 'Jenis',
      of: { MASUK: 'Masuk', KELUAR: 'Keluar', TUKAR: 'Tukar' },
      ...sure,
    }),
    jumlah: integer({ label: 'Jumlah', ...sure, min: minus }),
  },
  news: 'hadiah',
  undo: (row) => ({ ...row, jumlah: 0 - row.jumlah }),
})

/** What a sale earned goes back with it. @param id of the document that cancels it */
export const balikPoin = (id: string, id_asal: string) =>
  write(poinBuku, [{ ...tanpaUang, id_dokumen: id, jenis: 'BATAL', id_asal }])

/** What lines of sales earned goes back with corrections that return them. */
export const returPoin = (ids: readonly string[]) =>
  write(
    poinBuku,
    ids.map((id_dokumen) => ({ ...tanpaUang, id_dokumen, jenis: 'RETUR' as const })),
  )
