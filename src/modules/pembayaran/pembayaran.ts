import { choice, list, ref, rupiah, text, yes } from '#kernel/field'

/**
 * The ways of payment (SPEC 9: TRANSFER, DEBET, CREDIT). TITIPAN is no money: a deposit, named by
 * its number in no_ref, of which the shop owes less; nor are POIN, the points of the member in
 * no_ref, and KUPON, the coupon in no_ref.
 */
export const caraBayar = {
  CASH: 'Tunai',
  TRANSFER: 'Transfer',
  DEBET: 'Kartu Debet',
  CREDIT: 'Kartu Kredit',
  TITIPAN: 'Titipan',
  POIN: 'Point',
  KUPON: 'Kupon',
} as const
export type CaraBayar = keyof typeof caraBayar

/** What is paid with these was taken in before, and stands in a book of its own: no cash book. */
export const bukuSendiri: ReadonlySet<string> = new Set<CaraBayar>(['TITIPAN', 'POIN', 'KUPON'])

/** Where the room is little: a short word for each, and the key that chooses it while one pays. */
export const caraBayarSingkat: Readonly<
  Record<CaraBayar, { readonly kata: string; readonly tombol: string }>
> = {
  CASH: { kata: 'Tunai', tombol: 'T' },
  TRANSFER: { kata: 'Transfer', tombol: 'R' },
  DEBET: { kata: 'K. Debet', tombol: 'D' },
  CREDIT: { kata: 'K. Kredit', tombol: 'K' },
  TITIPAN: { kata: 'Titipan', tombol: 'P' },
  POIN: { kata: 'Point', tombol: 'O' },
  KUPON: { kata: 'Kupon', tombol: 'U' },
}

/** One payment of a group as it is entered. */
export const pembayaran = {
  jenis: choice({ label: 'Cara Bayar', of: caraBayar, required: true, initial: 'CASH' }),
  no_rekening: ref('rekening', { label: 'No Rekening' }),
  jumlah: rupiah({ label: 'Jumlah Rp', required: 'Jumlah Rp Tidak Boleh Kosong' }),
  fee: rupiah({ label: 'Fee', initial: 0 }),
  no_ref: text({ label: 'No Referensi', max: 40 }),
  diterima: rupiah({ label: 'Uang Diterima' }),
}
/** More ways than anybody uses to pay one visit. */
export const caraBayarTerbanyak = 20
export const daftarBayar = list(pembayaran, { label: 'Pembayaran', max: caraBayarTerbanyak })
/**
 * The payments that a usual form asks for.
 * @param due the field beside it with what is due ('-field': what the shop pays); nothing is asked
 * where nothing is due
 */
export const bayarUntuk = (due: string) =>
  list(pembayaran, { label: 'Pembayaran', max: caraBayarTerbanyak, part: 'bayar', due })

/** The payments of a visit as they were taken; in an exchange either side may pay. */
export const pembayaranNota = {
  ...pembayaran,
  kembali: rupiah({ label: 'Uang Kembali' }),
  masuk: yes({ label: 'Masuk' }),
}
/** The same on a note that is shown and printed: whether its account is one of QRIS. */
export const pembayaranTerbaca = { ...pembayaranNota, qris: yes({ label: 'QRIS' }) }
