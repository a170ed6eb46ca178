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
  /** The first closed day that brought something and was not paid. */
  readonly awal: string | null
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
 * A payment begins at the first unpaid day, at the latest: a day that took something back is not
 * passed over.
 */
function checkAwal({ dari, kode_sales }: Diminta, { awal, hari }: FaktaBonus): void {
  const [pertama] = hari
  if (pertama?.nomor)
    throw refusedField('dari', 'Bonus {{kode_sales}} Tanggal {{tgl}} Sudah Dibayar ({{nomor}})', {
      kode_sales,
      tgl: dari,
      nomor: pertama.nomor,
    })
  if (awal !== null && awal < dari)
    throw refusedField(
      'dari',
      'Bonus {{kode_sales}} Tanggal {{tgl}} Belum Dibayar, Mulai Dari Sana',
      {
        kode_sales,
        tgl: awal,
      },
    )
}

/**
 * What is paid for a period: the lines of the sellers' report, each rounded once, without the days
 * that were paid. Whole rupiah.
 * @throws Refusal for days that are not closed, a first day that was paid or is not the first, or
 * days that bring nothing
 */
export function jumlahBonus(minta: Diminta, fakta: FaktaBonus): number {
  const { baris, segel } = fakta
  if (segel === null || minta.sampai > segel)
    throw refusedField('sampai', 'Tanggal {{tgl}} Belum Ditutup, Bonus Belum Dapat Dibayar', {
      tgl: minta.sampai,
    })
  checkAwal(minta, fakta)
  const jumlah = baris.reduce((sum, { bonus }) => sum + bonus, 0)
  if (jumlah <= 0) throw new Refusal('Tidak Ada Bonus Untuk Dibayar')
  return jumlah
}
