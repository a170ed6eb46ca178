import { z } from 'zod'

const angka = z.record(z.string(), z.coerce.string()).catch({})
const diminta = z.object({
  no_otorisasi: z.string(),
  kategori: z.string(),
  sebelum: angka,
  sesudah: angka,
  tersembunyi: z.boolean().optional(), // the approver may read more of `sebelum`
})

/**
 * What an approver is asked for: the figures before and after, by the thing that they belong to.
 */
export type ApprovalAsked = z.infer<typeof diminta>

/** Its kind and figures alone. */
export type AskedFigures = Pick<ApprovalAsked, 'kategori' | 'sebelum' | 'sesudah'>

/** What the approver's answer shows instead. */
export const openFigures = (
  jawab: Readonly<Record<string, unknown>>,
): Pick<ApprovalAsked, 'sebelum' | 'sesudah' | 'tersembunyi'> => ({
  sebelum: angka.parse(jawab['sebelum']),
  sesudah: angka.parse(jawab['sesudah']),
  tersembunyi: false,
})

/** The approvals that a refusal E-OTORISASI asks for; none when it names none. */
export function approvalsAsked(details: Readonly<Record<string, unknown>>): ApprovalAsked[] {
  const semua = z.array(diminta).safeParse(details['semua'])
  if (semua.success && semua.data.length > 0) return semua.data
  const satu = diminta.safeParse(details)
  return satu.success ? [satu.data] : []
}

/** One figure that would change: what it belongs to, what the rules ask for, what is asked. */
export interface Perubahan {
  readonly nama: string
  readonly sebelum: string
  readonly sesudah: string
}

export const changesOf = ({ sebelum, sesudah }: Omit<AskedFigures, 'kategori'>): Perubahan[] =>
  [...new Set([...Object.keys(sebelum), ...Object.keys(sesudah)])].map((nama) => ({
    nama,
    sebelum: sebelum[nama] ?? '',
    sesudah: sesudah[nama] ?? '',
  }))
