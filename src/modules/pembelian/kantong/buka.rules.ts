import { refusedField } from '#kernel/refusal'
import { addDays, type Tanggal } from '#kernel/tanggal'
import { belumDisortir } from './kantong.ts'
import type { Kantong, Tempat } from './kantong.rules.ts'

/** What a shop asks before a bag is opened. */
export interface AturanBuka {
  readonly tgl_system: Tanggal
  readonly tunggu: number // days that bought gold waits before it is opened
  readonly segel: boolean // bags are closed with seals
}

/** A bag that is taken out of its place, and the seal that was read on it. */
export interface Dibuka {
  readonly kantong: Kantong
  readonly no_segel?: string | null
  readonly at: string // path of its fields in the body: '' or 'baris.0.'
}

const tertutup: readonly Tempat[] = belumDisortir

/** The seal as it is compared. */
export const bacaSegel = (no_segel: string | null | undefined): string | null =>
  no_segel?.trim().toUpperCase() || null

/**
 * Who must agree before bags are opened, for sorting, breaking up or selling again: gold of the
 * public waits some days (DOMAIN 12; what a KOREKSI takes back is not the public's), and a bag is
 * opened against its seal. What was sorted is open already.
 * @throws Refusal at the field of a bag that was bought too lately, or whose seal nobody read
 */
export function perluBuka(
  taken: readonly Dibuka[],
  { segel, tgl_system, tunggu }: AturanBuka,
): {
  kategori: 'SEGEL_KANTONG'
  sebelum: Record<string, string>
  sesudah: Record<string, string>
}[] {
  const opened = taken.filter(({ kantong }) => tertutup.includes(kantong.tempat))
  for (const { at, kantong } of opened) {
    const paling_cepat = addDays(kantong.tgl_system, tunggu)
    if (kantong.jenis !== 'KOREKSI' && paling_cepat > tgl_system)
      throw refusedField(
        `${at}kode_kantong`,
        'Kantong {{kode_kantong}} Baru Boleh Dibuka Tanggal {{paling_cepat}}',
        { kode_kantong: kantong.kode_kantong, paling_cepat },
      )
  }
  const lain = !segel ? [] : opened.flatMap(segelLain)
  if (lain.length === 0) return []
  return [
    {
      kategori: 'SEGEL_KANTONG',
      sebelum: Object.fromEntries(lain.map(([kode, buku]) => [kode, buku])),
      sesudah: Object.fromEntries(lain.map(([kode, , dibaca]) => [kode, dibaca])),
    },
  ]
}

/** A bag whose seal is another one than the book has: its code, the book's seal, what was read. */
function segelLain({ at, kantong: { kode_kantong, no_segel: buku }, no_segel }: Dibuka) {
  if (buku === null) return []
  const dibaca = bacaSegel(no_segel)
  if (dibaca === null)
    throw refusedField(`${at}no_segel`, '{{field}} Tidak Boleh Kosong', { field: 'No Segel' })
  return dibaca === buku ? [] : [[kode_kantong, buku, dibaca] as const]
}
