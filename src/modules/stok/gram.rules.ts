import type { RowOf } from '#kernel/field'
import type { gram } from './buku.ts'

export type BarisGram = RowOf<typeof gram.entry>

/** One movement of gold: it leaves `dari` and arrives at `ke`, gross and fine, in milligrams. */
export interface AlirGram {
  readonly dari: string
  readonly ke: string
  readonly kadar: number
  readonly kadarKe?: number // it arrives as gold of another kadar: tested, melted, corrected
  readonly kotor: number
  readonly murni: number
}

export const akunStok = (kodeGudang: string): string => `STOK/${kodeGudang}`

/** Rows of the gram book from movements: one row an account and kadar; they sum to zero. */
export function gramDari(idDokumen: string, movements: readonly AlirGram[]): BarisGram[] {
  const sums = new Map<string, BarisGram>()
  const add = (akun: string, kadar: number, kotor: number, murni: number): void => {
    const key = `${akun}|${kadar}`
    const row = sums.get(key) ?? { id_dokumen: idDokumen, akun, kadar, kotor: 0, murni: 0 }
    sums.set(key, { ...row, kotor: row.kotor + kotor, murni: row.murni + murni })
  }
  for (const { dari, ke, kadar, kadarKe = kadar, kotor, murni } of movements) {
    add(dari, kadar, -kotor, -murni)
    add(ke, kadarKe, kotor, murni)
  }
  return [...sums.values()].filter((row) => row.kotor !== 0 || row.murni !== 0)
}

/** The negation of recorded rows, for the document that takes them back. */
export const balikGram = (
  idDokumen: string,
  rows: readonly Omit<BarisGram, 'id_dokumen'>[],
): BarisGram[] =>
  rows.map(({ akun, kadar, kotor, murni }) => ({
    id_dokumen: idDokumen,
    akun,
    kadar,
    kotor: 0 - kotor,
    murni: 0 - murni,
  }))
