import type { NotaFields, NotaPage } from '#kernel/nota'
import {
  isianTotal,
  labelBayar,
  paragraphs,
  type BarisBawah,
  type BayarCetak,
  type DataKertas,
} from './isian.ts'
import type { Paraf } from './kaki.ts'
import { susunNota, type Susunan } from './susun.ts'

/** A paper that the customer signs, too: how it was paid, and on which terms. */
export interface DataDuaPihak extends DataKertas {
  /** What came in is positive, what the shop paid negative; change is not counted. */
  readonly pembayaran: readonly BayarCetak[]
  /** The shop's terms (master keterangan_nota), line by line. */
  readonly ketentuan: readonly string[]
}

/** The shop on the right, and the customer by what he is on this paper. */
export const parafDuaPihak = (customer: string, toko = 'Hormat kami'): readonly Paraf[] => [
  { judul: `${toko},`, nama: '{petugas}' },
  { judul: `${customer},`, nama: '{customer}' },
]

/** What was agreed, the shop's terms or those that stand for them, and what was noted. */
export const ketentuanDuaPihak = (
  { keterangan, ketentuan }: DataDuaPihak,
  janji: readonly string[],
  umum = '',
): string =>
  paragraphs(
    ...janji,
    ...(ketentuan.length > 0 ? ketentuan : [umum]),
    keterangan && `Keterangan: ${keterangan}`,
  )

/** How it was paid, a row each way; who paid stands in words, not in a sign. */
export const bayarDuaPihak = ({ pembayaran }: DataDuaPihak, dibayar = 'Dibayar'): BarisBawah[] =>
  pembayaran.map(({ jenis, jumlah, keterangan }) => [
    `${jumlah < 0 ? dibayar : 'Diterima'} ${labelBayar(jenis, keterangan)}`,
    Math.abs(jumlah),
  ])

/** What a paper of two says of its own. */
interface Sendiri extends Pick<Susunan, 'baris' | 'jenis' | 'judul' | 'kertas'> {
  /** Below the total; where nothing else is said, how it was paid. */
  readonly bawah?: readonly BarisBawah[]
  readonly isian: NotaFields
  readonly total: number
  /** What was agreed, and what stands where the shop has no terms of its own. */
  readonly janji: readonly string[]
  readonly umum: string
}

/** The pages of a promise's paper: number, payments, total and terms stand on each of them. */
export const notaDuaPihak = (
  data: DataDuaPihak & { readonly nomor: string },
  { bawah = bayarDuaPihak(data), isian, janji, total, umum, ...susunan }: Sendiri,
): NotaPage[] =>
  susunNota(data, {
    ...susunan,
    nomor: data.nomor,
    ketentuanUtuh: true,
    bawah,
    isian: { ...isianTotal(total), ...isian, ketentuan: ketentuanDuaPihak(data, janji, umum) },
  })
