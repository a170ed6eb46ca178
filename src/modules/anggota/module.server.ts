import { sql } from 'kysely'
import type { Chore } from '#server/chore'
import { serveModule } from '#server/serve'
import { keadaan } from './aplikasi.server.ts'
import { masukHandlers } from './masuk.server.ts'
import { anggota } from './module.ts'
import { sayaHandlers } from './saya.server.ts'

/** Old codes and sessions go. */
const rapikan: Chore = async ({ db }, _, most) => {
  const row = await db.chain.row<{ n: number }>(sql`select kencana.rapikan_anggota(${most}) as n`)
  return row?.n ?? 0
}

export const anggotaServer = serveModule(anggota, {
  handlers: [...masukHandlers, ...sayaHandlers, keadaan],
  chores: { anggota: rapikan },
})
