import { z } from 'zod'
import type { RowOf } from '#kernel/field'
import type { barisManualMasuk } from '#modules/manual/nota-manual'

type Masuk = Readonly<RowOf<typeof barisManualMasuk>>
type Arah = NonNullable<Masuk['arah']>

/** Goods without a barcode on the counter: so much of a heap, sold out of it or bought into it. */
export interface BarisManualKonter extends Masuk {
  readonly kunci: string
  readonly arah: Arah
  readonly harga_lama: number | null // what it came to when it was last looked at
}

/** A line as it is entered. */
type IsiManual = Omit<Masuk, 'arah'>

type Baris = readonly BarisManualKonter[]

/** What is sold stands above what is bought. */
export const urutanManual = (baris: Baris): string[] =>
  [...sisiManual(baris, 'JUAL'), ...sisiManual(baris, 'BELI')].map(({ kunci }) => kunci)

export const sisiManual = (baris: Baris, sisi: Arah): Baris =>
  baris.filter(({ arah }) => arah === sisi)

const awalan = 'manual-'

/** The key that the next line gets. */
export function kunciManual(baris: Baris): string {
  const last = Math.max(0, ...baris.map(({ kunci }) => Number(kunci.slice(awalan.length))))
  return `${awalan}${last + 1}`
}

/** A line more, or a line as it was changed. */
export function pasangManual(
  baris: Baris,
  kunci: string,
  arah: Arah,
  isi: IsiManual,
): readonly BarisManualKonter[] {
  const line = { ...isi, kunci, arah, harga_lama: null }
  const at = baris.findIndex((one) => one.kunci === kunci)
  return at < 0 ? [...baris, line] : baris.with(at, line)
}

/** The lines as the calls take them. */
export const barisManual = (baris: Baris) =>
  baris.map(({ harga_lama: _lama, kunci: _kunci, ...line }) => line)

/** The lines as PUT penjualan/draf/{id} takes them, with what each came to. */
export const drafManual = (baris: Baris, harga: ReadonlyMap<string, number | null>) =>
  baris.map(({ harga_lama, kunci, ...line }) => ({
    ...line,
    harga_total: harga.get(kunci) ?? harga_lama,
  }))

const tersimpan = z
  .array(
    z.object({
      kode_group: z.string(),
      kode_dept: z.string(),
      kode_baki: z.string(),
      qty: z.number().int(),
      berat: z.number().int(),
      harga: z.number().int().nullable().catch(null),
      arah: z.enum(['JUAL', 'BELI']),
      harga_total: z.number().int().nullable().catch(null),
    }),
  )
  .catch([])

/** The lines of a draft, back on the counter. */
export const manualDariDraf = (isi: unknown): BarisManualKonter[] =>
  tersimpan.parse(isi).map(({ harga_total, ...line }, at) => ({
    ...line,
    kunci: `${awalan}${at + 1}`,
    harga_lama: harga_total,
  }))
