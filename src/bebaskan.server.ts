import { sql } from 'kysely'
import { runForUser, say, unknownUser } from './konsol.server.ts'

// npm run bebaskan -- kasir1: ends a user's session and forgets his failed log-ins (DOMAIN 8).

await runForUser('bebaskan', async (konsol) => {
  const { db, sessions, userId } = konsol
  const [user] = await db.chain.rows(sql`
    update users set gagal = 0, gagal_pada = null, gagal_minta = 0, gagal_minta_pada = null,
      gagal_izin = 0, gagal_izin_pada = null
    where user_id = ${userId} returning 1`)
  if (!user) return unknownUser(konsol)
  // The counts by name and address are digests: nobody's can be told from another's.
  await db.chain.rows(sql`delete from tebakan`)
  const ended = await sessions.end(userId, 'DIKELUARKAN')
  say(ended ? `User ${userId} dikeluarkan.` : `User ${userId} tidak sedang masuk.`)
  return 0
})
