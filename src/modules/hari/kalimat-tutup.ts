import { closingSteps, type ClosingLine, type House } from '#kernel/module'
import type { Params } from '#kernel/refusal'

/** What a module declared for this code of its closing functions. */
export const barisTutup = (house: House, kode: string): ClosingLine =>
  house.modules.flatMap(({ closing = {} }) => (closing[kode] ? [closing[kode]] : []))[0] ?? {
    step: 'LAIN',
    text: 'Tutup Toko Terhalang: {{kode}}',
  }

/** The figures that stand in the sentence. */
export const angkaTutup = (kode: string, angka: Readonly<Record<string, unknown>>): Params =>
  Object.fromEntries(
    [['kode', kode] as const, ...Object.entries(angka)].flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  )

/** The numbers of the documents that it is about, if it named any. */
export const nomorTutup = ({ nomor }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(nomor) ? nomor.filter((one) => typeof one === 'string') : []

/** The steps that the house has anything to check in, in their order. */
export const langkahTutup = (house: House) => {
  const ada = new Set(
    house.modules.flatMap(({ closing = {} }) => Object.values(closing).map(({ step }) => step)),
  )
  return Object.entries(closingSteps)
    .filter(([kode]) => [...ada].some((step) => step === kode))
    .map(([kode, nama]) => ({ kode, nama }))
}
