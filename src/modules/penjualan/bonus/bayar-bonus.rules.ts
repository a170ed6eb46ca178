import { Refusal, refusedField } from '#kernel/refusal'
import { daysBetween } from '#kernel/tanggal'

/** A day that is asked for; `nomor` where it is paid already. */
interface Hari {
  readonly tgl: string
  readonly urut: number
  readonly nomor: string | null
}

export interface FaktaBonus {
  /** The last closed day of the shop. */
  readonly segel: string | null
  readonly hari: readonly Hari[]
  readonly baris: readonly { readonly bonus: number }[]
}

interface Diminta {
  readonly kode_sales: string
  readonly dari: string
  readonly sampai: string
}

const palingLama = 366

/** @throws Refusal for a period that does not run forward, or is longer than a year */
export function checkPeriode({ dari, sampai }: Omit<Diminta, 'kode_sales'>): void {
  const hari = daysBetween(dari, sampai) + 1
  if (hari < 1) throw refusedField('sampai', 'Sampai Tanggal Sebelum Dari Tanggal')
  if (hari > palingLama)
    throw refusedField('dari', 'Bonus Dibayar Paling Lama {{hari}} Hari Sekaligus', {
      hari: palingLama,
    })
}

/**
 * What is paid for a period: the lines of the sellers' report, each rounded once. Whole rupiah.
 * @throws Refusal for days that are not closed, that were paid, or that bring nothing
 */
export function jumlahBonus(minta: Diminta, { baris, hari, segel }: FaktaBonus): number {
  if (segel === null || minta.sampai > segel)
    throw refusedField('sampai', 'Tanggal {{tgl}} Belum Ditutup, Bonus Belum Dapat Dibayar', {
      tgl: minta.sampai,
    })
  const sudah = hari.find(({ nomor }) => nomor !== null)
  if (sudah)
    throw refusedField('dari', 'Bonus {{kode_sales}} Tanggal {{tgl}} Sudah Dibayar ({{nomor}})', {
      kode_sales: minta.kode_sales,
      tgl: sudah.tgl,
      nomor: sudah.nomor ?? '',
    })
  const jumlah = baris.reduce((sum, { bonus }) => sum + bonus, 0)
  if (jumlah <= 0) throw new Refusal('Tidak Ada Bonus Untuk Dibayar')
  return jumlah
}
