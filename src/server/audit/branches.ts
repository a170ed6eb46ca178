import { sql } from 'kysely'
import { z } from 'zod'
import type { Chain } from '../chain/chain.ts'
import type { Clock } from '../clock.ts'
import { saatIni } from '../clock.ts'
import type { Db } from '../db.ts'
import { addBranchAnchor, readBranchAnchors } from './anchor.ts'
import type { Difference } from './audit.ts'
import { sealCode } from './seal.ts'

/** Asks a branch where its chain stands, and what it says now of where it stood before. */
export const headCall = 'POST portal/kepala-rantai'

const link = z.object({ urut: z.number().int(), sidik: z.string().regex(/^[0-9a-f]{64}$/) })
const told = z.object({ kepala: link.nullable(), dulu: z.array(link) })

/** So many places of before are asked for at once: with 2,000 a branch answers in a moment. */
const most = 2_000
const sabar = 10_000

interface Parts {
  readonly db: Db
  readonly folder: string
  readonly clock: Clock
  readonly chain: () => Chain
}

/**
 * The head office keeps where the chains of its branches stood. A branch on a server of its own has
 * its database and the folder beside it in one hand; what lies here it cannot reach (ADR 0178).
 */
export class BranchWatch {
  readonly #of: Parts

  constructor(of: Parts) {
    this.#of = of
  }

  /** Asks every such branch. @returns what differs from what was kept; who is away waits */
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
