import { refusedField } from '#kernel/refusal'

/** What is known of an account that a part of a posting is to book to. */
export interface AkunPilihan {
  readonly nomor_akun: string
  readonly jenis_akun: string
  /** The books that stand for this account, by the map of accounts. */
  readonly punya: readonly string[]
  /** Something else booked to it, or is to book to it. */
  readonly terpakai: boolean
}

/** Books that may share an account: the audit compares each of these groups as a whole. */
const kelompok: readonly (readonly string[])[] = [
  ['KAS', 'BANK', 'KARTU DEBET', 'KARTU KREDIT'],
  ['STOK EMAS', 'STOK BERLIAN'],
]
const sekelompok = (buku: string): readonly string[] =>
  kelompok.find((each) => each.includes(buku)) ?? [buku]

/** What an account with a book can be: what the shop has or owes, no income and no cost. */
export const jenisBerbuku: readonly string[] = ['HARTA', 'HUTANG']

/** @throws Refusal at this field: a book stands for this account already */
export function punyaBuku(field: string, nomor_akun: string, buku: readonly string[]): never {
  throw refusedField(field, 'Akun {{nomor_akun}} Punya Buku Sendiri ({{buku}}), Pilih Akun Lain', {
    nomor_akun,
    buku: buku.join(', '),
  })
}

/**
 * A part with a book (cash, stock, tax ...) books to an account of this book alone; any other part
 * to an account without one: else ledger and book part.
 * @param buku the book of the part; null: it has none
 * @throws Refusal at this field
 */
export function checkAkunBagian(field: string, buku: string | null, akun: AkunPilihan): void {
  const { jenis_akun, nomor_akun, punya, terpakai } = akun
  const asing = punya.filter((each) => buku === null || !sekelompok(buku).includes(each))
  if (asing.length > 0) punyaBuku(field, nomor_akun, asing)
  if (buku === null || punya.length > 0) return
  if (!jenisBerbuku.includes(jenis_akun))
    throw refusedField(field, 'Akun {{nomor_akun}} Bukan Harta Atau Kewajiban, Pilih Akun Lain', {
      nomor_akun,
    })
  if (terpakai)
    throw refusedField(field, 'Akun {{nomor_akun}} Sudah Dipakai Yang Lain, Pilih Akun Baru', {
      nomor_akun,
    })
}
