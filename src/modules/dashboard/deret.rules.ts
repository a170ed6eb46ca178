import { addDays, type Tanggal } from '#kernel/tanggal'

interface Titik {
  readonly titik: string
  readonly total: number
}

const dua = (value: number): string => String(value).padStart(2, '0')

/** Every hour from the first to the last in which anything happened: '09', '10', ... */
export function jamDari(...sisi: readonly (readonly Titik[])[]): string[] {
  const jam = sisi.flat().map(({ titik }) => Number(titik))
  if (jam.length === 0) return []
  const from = Math.min(...jam)
  return Array.from({ length: Math.max(...jam) - from + 1 }, (_, at) => dua(from + at))
}

/** Every day of the month up to the business date. */
export function hariSampai(tglSystem: Tanggal): Tanggal[] {
  const hari = Number(tglSystem.slice(8))
  return Array.from({ length: hari }, (_, at) => addDays(tglSystem, at + 1 - hari))
}

/** Every month of the year up to the business date: '2026-01', ... */
export const bulanSampai = (tglSystem: Tanggal): string[] =>
  Array.from(
    { length: Number(tglSystem.slice(5, 7)) },
    (_, at) => `${tglSystem.slice(0, 4)}-${dua(at + 1)}`,
  )

/** What each place of a row of labels came to; nothing is 0. */
export function nilaiDi(labels: readonly string[], titik: readonly Titik[]): number[] {
  const total = new Map<string, number>()
  for (const one of titik) total.set(one.titik, (total.get(one.titik) ?? 0) + one.total)
  return labels.map((label) => total.get(label) ?? 0)
}
