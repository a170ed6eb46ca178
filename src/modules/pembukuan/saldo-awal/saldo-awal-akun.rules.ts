import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import { addDays, type Tanggal } from '#kernel/tanggal'
import type { BarisJurnal } from '#modules/akuntansi/jurnal.rules'
import { checkBaris } from '../jurnal-umum.rules.ts'
import type { saldoAwalAkunMasuk } from './saldo-awal-akun.ts'

type Masuk = RowOf<typeof saldoAwalAkunMasuk>

/** What is known of an account. */
export interface AkunAwal {
  readonly nomor_akun: string
  readonly jenis_akun: string
  readonly aktif: boolean
  /** The books that stand for it; they, and no line here, book what it begins with. */
  readonly buku: readonly string[]
  /** What the set-up documents of those books have booked: debit above zero. */
  readonly awal: number
}

export interface FaktaSaldoAwal {
  readonly akun: readonly AkunAwal[]
  /** The other side of every opening balance (3901). */
  readonly lawan: string
  /** The number of those that stand already. */
  readonly sudah: string | null
  /** The last closed day. */
  readonly segel: string | null
  /** The first day of the books. */
  readonly pertama: Tanggal
}

/** What is posted, and what does not go up. */
export interface SaldoAwal {
  readonly baris: Omit<BarisJurnal, 'id_dokumen'>[]
  readonly tgl: Tanggal
  readonly jumlah: number // of the debit side of all lines
  readonly selisih: number // debit less credit of all lines: it stays on the opening account
}

/** @throws Refusal: no day is closed, and none stands already */
export function checkTerbuka({ segel, sudah }: Pick<FaktaSaldoAwal, 'segel' | 'sudah'>): void {
  if (segel !== null)
    throw new Refusal('Tanggal {{tgl}} Sudah Ditutup, Saldo Awal Akun Tidak Dapat Diubah Lagi', {
      params: { tgl: segel },
    })
  if (sudah !== null)
    throw new Refusal('Saldo Awal Akun Sudah Diisi ({{nomor}}), Batalkan Dahulu', {
      params: { nomor: sudah },
    })
}

type Baris = Masuk['baris'][number]
const rp = (jumlah: number): string =>
  `${jumlah < 0 ? '-' : ''}Rp ${formatRupiah(Math.abs(jumlah))}`

/** @throws Refusal at this line: none that a shop begins with, or its book says otherwise */
function checkAkunAwal(field: string, one: Baris, akun: AkunAwal | undefined, lawan: string): void {
  const { nomor_akun } = one
  if (!akun?.aktif) throw refusedField(field, '{{field}} Tidak Valid', { field: 'Nomor Akun' })
  if (nomor_akun === lawan)
    throw refusedField(field, 'Akun {{nomor_akun}} Adalah Lawan Saldo Awal, Isi Akun Lain', {
      nomor_akun,
    })
  if (akun.jenis_akun === 'PENDAPATAN' || akun.jenis_akun === 'BIAYA')
    throw refusedField(
      field,
      'Akun {{nomor_akun}} Pendapatan Atau Biaya, Masukkan Ke Laba Ditahan',
      { nomor_akun },
    )
  if (akun.buku.length > 0 && akun.awal !== one.debit - one.kredit)
    throw refusedField(
      field,
      'Akun {{nomor_akun}} Punya Buku Sendiri ({{buku}}): Saldo Awal Menurut Bukunya {{awal}}',
      { nomor_akun, buku: akun.buku.join(', '), awal: rp(akun.awal) },
    )
}

/**
 * What opening balances post: the lines of accounts without a book, against the opening account.
 * Those with a book are there by their own set-up documents; a line only says what they must hold.
 * @throws Refusal at the line, or of the whole
 */
export function saldoAwalDari(masuk: Masuk, fakta: FaktaSaldoAwal): SaldoAwal {
  checkTerbuka(fakta)
  checkBaris(masuk.baris)
  const akun = new Map(fakta.akun.map((one) => [one.nomor_akun, one]))
  masuk.baris.forEach((one, at) =>
    checkAkunAwal(`baris.${at}.nomor_akun`, one, akun.get(one.nomor_akun), fakta.lawan),
  )
  const jumlah = masuk.baris.reduce((sum, { debit }) => sum + debit, 0)
  const selisih = jumlah - masuk.baris.reduce((sum, { kredit }) => sum + kredit, 0)
  if (selisih !== 0 && !masuk.selisih_ke_modal)
    throw new Refusal('Debet Dan Kredit Berbeda Rp {{beda}}', {
      params: { beda: formatRupiah(Math.abs(selisih)) },
    })
  const baris = masuk.baris.filter(({ nomor_akun }) => akun.get(nomor_akun)?.buku.length === 0)
  if (baris.length === 0) throw new Refusal('Tidak Ada Saldo Akun Yang Diposting')
  const lebih = baris.reduce((sum, { debit, kredit }) => sum + debit - kredit, 0)
  const lawan = {
    nomor_akun: fakta.lawan,
    debit: Math.max(-lebih, 0),
    kredit: Math.max(lebih, 0),
  }
  return {
    baris: lebih === 0 ? baris : [...baris, lawan],
    tgl: addDays(fakta.pertama, -1),
    jumlah,
    selisih,
  }
}
