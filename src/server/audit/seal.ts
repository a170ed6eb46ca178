import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readAnchors, sealFolder, type Anchor } from './anchor.ts'

const seal = z.object({
  kode_toko: z.string(),
  nomor: z.string(),
  tgl_system: z.string(),
  urut: z.number().int(),
  sidik: z.string().regex(/^[0-9a-f]{64}$/),
})

/** The link of a closing's posting in the chain, kept outside the database (docs/adr/0092). */
export type Seal = z.infer<typeof seal>

/** The code that a person writes down and compares. */
export const sealCode = (sidik: string): string =>
  (sidik.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join('-')

export interface KeptSeals {
  readonly seals: readonly Seal[]
  /** Files that are none, by shop. */
  readonly broken: readonly { readonly kode_toko: string; readonly name: string }[]
  /** Where the chains stood, quarter of an hour by quarter of an hour. */
  readonly anchors?: readonly Anchor[]
}

const namesIn = (folder: string): string[] =>
  fs.existsSync(folder) ? fs.readdirSync(folder).toSorted() : []

/** The seal that these bytes are; undefined when they are none of this shop. */
export function sealOf(bytes: Buffer, kodeToko: string): Seal | undefined {
  try {
    const read = seal.safeParse(JSON.parse(bytes.toString()))
    return read.success && read.data.kode_toko === kodeToko ? read.data : undefined
  } catch {
    return undefined
  }
}

function readSeal(file: string, kodeToko: string): Seal | undefined {
  try {
    return sealOf(fs.readFileSync(file), kodeToko)
  } catch {
    return undefined
  }
}

/** The seals that the closings of all shops left below this folder of files. */
export function readSeals(files: string): KeptSeals {
  const seals: Seal[] = []
  const broken: { kode_toko: string; name: string }[] = []
  for (const kode_toko of namesIn(files))
    for (const name of namesIn(path.join(files, kode_toko, sealFolder))) {
      if (!name.endsWith('.json')) continue
      const read = readSeal(path.join(files, kode_toko, sealFolder, name), kode_toko)
      if (read) seals.push(read)
      else broken.push({ kode_toko, name })
    }
  return { seals, broken, anchors: namesIn(files).flatMap((shop) => readAnchors(files, shop)) }
}
