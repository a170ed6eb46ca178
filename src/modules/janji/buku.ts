import { defineLedger } from '#kernel/ledger'
import { choice, rupiah, text } from '#kernel/field'

const sure = { required: true } as const

/** What a payment is for: a part before the promise is kept, all that is due, or money lent. */
export const jenisKwitansi = {
  MUKA: 'Uang Muka',
  ANGSUR: 'Angsuran',
  LUNAS: 'Pelunasan',
  LELANG: 'Hasil Lelang',
  PINJAM: 'Pencairan',
} as const
export type JenisKwitansi = keyof typeof jenisKwitansi

/** Whether the promise is over when the cashier has this payment. */
export const mengakhiri = (jenis: JenisKwitansi): boolean => jenis === 'LUNAS' || jenis === 'LELANG'

/** What a payment brings the shop; money that it lends goes out, below zero. Whole rupiah. */
export const uangKwitansi = ({
  jenis,
  jumlah,
}: {
  readonly jenis: JenisKwitansi
  readonly jumlah: number
}): number => (jenis === 'PINJAM' ? 0 - jumlah : jumlah)

/** A payment for a promise, of whole rupiah, for as long as the cashier has not taken it too. */
export const kwitansiBuku = defineLedger({
  name: 'kwitansi',
  title: 'Kwitansi',
  entry: {
    id: text({ label: 'Kwitansi', ...sure }),
    id_janji: text({ label: 'Dokumen', ...sure }),
    jenis: choice({ label: 'Jenis', of: jenisKwitansi, ...sure }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...sure, min: 1 }),
  },
})

const most = 999_999_999_999

/**
 * Money that the shop holds for promises: taken, given back, earned when the promise is kept, or
 * left as a deposit for the piece that was promised.
 * `pajak` is the part of it that is tax, due on the day it was taken, and `dasar` that which is
 * taxed.
 */
export const janjiUang = defineLedger({
  name: 'janji_uang',
  title: 'Buku Uang Janji',
  entry: {
    id_dokumen: text({ label: 'Dokumen', ...sure }),
    id_janji: text({ label: 'Janji', ...sure }),
    jenis: choice({
      label: 'Jenis',
      of: {
        TERIMA: 'Diterima',
        KEMBALI: 'Uang Kembali',
        PAKAI: 'Dipakai',
        PINDAH: 'Menjadi Titipan',
      },
      ...sure,
    }),
    jumlah: rupiah({ label: 'Jumlah Rp', ...sure, min: 0 - most }),
    pajak: rupiah({ label: 'Pajak', ...sure, min: 0 - most }),
    dasar: rupiah({ label: 'DPP', ...sure, min: 0 - most }),
    nomor_akun: text({ label: 'Nomor Akun', ...sure }),
  },
  undo: (row) => ({
    ...{ ...row, jumlah: 0 - row.jumlah, pajak: 0 - row.pajak },
    dasar: row.dasar && 0 - row.dasar,
  }),
})
