import { sql } from 'kysely'
import { z } from 'zod'
import type { Chain } from '../chain/chain.ts'
import type { Clock } from '../clock.ts'
import { saatIni } from '../clock.ts'
import type { Db } from '../db.ts'
import { addBranchAnchor, readBranchAnchors } from './anchor.ts'
import type { Difference } from './audit.ts'
import { sealCode } from './seal.ts'

/** Asks a branch for the head of its chain, and for its present digests at earlier places. */
export const headCall = 'POST portal/kepala-rantai'

const link = z.object({ urut: z.number().int(), sidik: z.string().regex(/^[0-9a-f]{64}$/) })
const told = z.object({ kepala: link.nullable(), dulu: z.array(link) })

/** How many earlier places are asked for at once: a branch answers 2,000 in a moment. */
const most = 2_000
const sabar = 10_000

interface Parts {
  readonly db: Db
  readonly folder: string
  readonly clock: Clock
  readonly chain: () => Chain
}

/**
 * The head office keeps where the chains of its branches stood. Whoever runs a branch's own server
 * controls its database and the folder beside it, but not the head office's files (ADR 0178).
 */
export class BranchWatch {
  readonly #of: Parts

  constructor(of: Parts) {
    this.#of = of
  }

  /**
   * Asks every such branch. @returns the differences from the stored heads; a branch that is away
   * is asked later
   */
  async look(): Promise<Difference[]> {
    const { chain, db } = this.#of
    if (chain().followsFromAfar) return []
    const pusat = await db.chain.row<{ kode_toko: string }>(
      sql`select kode_toko from toko where jenis_toko = 'PUSAT' limit 1`,
    )
    if (!pusat) return []
    const found: Difference[] = []
    for (const shop of await chain().shops())
      if (shop.kode_toko !== pusat.kode_toko && !chain().isHere(shop))
        found.push(...(await this.#lookAt(pusat.kode_toko, shop.kode_toko)))
    return found
  }

  async #lookAt(pusat: string, kode_toko: string): Promise<Difference[]> {
    const { chain, clock, folder } = this.#of
    const kept = readBranchAnchors(folder, pusat, kode_toko).slice(-most)
    const body = { urut: kept.map(({ urut }) => urut) }
    const answer = await chain().ask(
      kode_toko,
      headCall,
      { body },
      { oleh: '', bahasa: 'id', sabar },
    )
    if (!answer.ok) return []
    const { dulu, kepala } = told.parse(answer.data)
    const now = new Map(dulu.map(({ sidik, urut }) => [urut, sidik]))
    const other = kept.find(({ sidik, urut }) => now.get(urut) !== sidik)
    if (kepala && kept.at(-1)?.sidik !== kepala.sidik)
      await addBranchAnchor(folder, pusat, { kode_toko, ...kepala }, saatIni(clock))
    if (!other) return []
    const { sidik, urut } = other
    const kini = sealCode(now.get(urut) ?? '') || 'tidak ada'
    const kalimat = `Rantai di server cabang pernah sampai urut ${urut} ${sealCode(sidik)}, sekarang ${kini}`
    return [{ kode_toko, pemeriksaan: 'jangkar di pusat', kalimat }]
  }
}
