import { sql } from 'kysely'
import type { Chore } from '#server/chore'
import { serveModule } from '#server/serve'
import { catat } from './biaya-marketplace.server.ts'
import { kategoriHandlers } from './kategori.server.ts'
import { marketplace } from './module.ts'
import { PekerjaMarketplace } from './pekerja.server.ts'
import { pesananHandlers } from './pesanan-marketplace.server.ts'
import { tarikSemuaHandlers } from './tarik-semua.server.ts'
import { jagaTawaran, tawaranHandlers } from './tawaran.server.ts'
import { hubunganHandlers } from './terhubung.server.ts'

/** Who ordered long ago is forgotten. */
const rapikan: Chore = async ({ db }, kodeToko, most) => {
  const row = await db.row<{ n: number }>(
    kodeToko,
    sql`select kencana.rapikan_marketplace(${most}) as n`,
  )
  return row?.n ?? 0
}

export const marketplaceServer = serveModule(marketplace, {
  handlers: [
    ...pesananHandlers,
    ...tawaranHandlers,
    ...tarikSemuaHandlers,
    ...hubunganHandlers,
    ...kategoriHandlers,
    catat,
  ],
  guards: { MARKETPLACE_MODULE: jagaTawaran },
  chores: { marketplace: rapikan },
  workers: [(place) => new PekerjaMarketplace(place)],
})
