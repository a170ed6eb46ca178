import { openStates, type Document } from '#kernel/document'
import type { House, PersonLine } from '#kernel/module'

/** A row as a function profil_<code> answers it. */
export interface BarisMuat {
  readonly nomor: string
  readonly tgl: string
  readonly uraian: string | null
  readonly status: string | null
  readonly rp: number | null
}

export interface BarisDokumen extends BarisMuat {
  readonly terbuka: boolean
}

/** The lines that this reader may see, by their codes, each with the screen that it opens. */
export function barisOrang(
  { modules }: Pick<House, 'modules'>,
  siapa: { readonly bisa: (path: string) => boolean; readonly isOn: (flag: string) => boolean },
): ReadonlyMap<string, { readonly line: PersonLine; readonly path: string }> {
  return new Map(
    modules
      .flatMap(({ person = {} }) => Object.entries(person))
      .toSorted(([, a], [, b]) => a.place - b.place)
      .flatMap(([kode, line]) => {
        const path = line.paths.find(siapa.bisa)
        const mati = line.when !== undefined && !siapa.isOn(line.when)
        return path === undefined || mati ? [] : [[kode, { line, path }] as const]
      }),
  )
}

export interface Tersusun {
  readonly baris: readonly BarisDokumen[]
  readonly angka: { readonly jumlah: number; readonly terbuka: number; readonly rp: number }
}

/** How many rows a part shows; what runs stands first. */
export const palingBaris = 20

/** Which rows run, and the figures that follow from all of them. */
export function susun(
  rows: readonly BarisMuat[],
  document: Pick<Document, 'ends' | 'states'> | undefined,
): Tersusun {
  const open = new Set(document ? openStates(document) : [])
  const semua = rows.map((row) => ({ ...row, terbuka: open.has(row.status ?? '') }))
  const berjalan = semua.filter(({ terbuka }) => terbuka)
  return {
    baris: [...berjalan, ...semua.filter(({ terbuka }) => !terbuka)].slice(0, palingBaris),
    angka: {
      jumlah: semua.length,
      terbuka: berjalan.length,
      rp: berjalan.reduce((sum, { rp }) => sum + (rp ?? 0), 0),
    },
  }
}
