import { sql } from 'kysely'
import { house } from './house.ts'
import { systemClock } from './server/clock.ts'
import { readWish, type Config } from './server/config.ts'
import { openDb } from './server/db.ts'
import { DatabaseBus } from './server/live/bus.ts'
import { SessionBook } from './server/session/sessions.ts'
import { openStanding } from './server/standing-database.ts'

// npm run bebaskan -- kasir1: ends a user's session and forgets his failed log-ins (DOMAIN 8), in
// DATABASE_URL or in the data folder. A server that runs on it hears of it at once.
// Ends with 0 when the user is free, 1 when there is no such user, 2 when it could not look.

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function free(config: Config, userId: string): Promise<number> {
  const standing = await openStanding(config)
  const db = openDb(standing.ownerUrl, { max: 2 })
  const bus = new DatabaseBus(db, standing.ownerUrl)
  try {
    const [user] = await db.chain.rows(sql`
      update users set gagal = 0, gagal_pada = null, gagal_minta = 0, gagal_minta_pada = null,
        gagal_izin = 0, gagal_izin_pada = null
      where user_id = ${userId} returning 1`)
    if (!user) {
      say(`User ${userId} tidak ada.`)
      return 1
    }
    // The counts by name and address are digests: nobody's can be told from another's.
    await db.chain.rows(sql`delete from tebakan`)
    const ended = await new SessionBook(db, bus, systemClock, house).end(userId, 'DIKELUARKAN')
    say(ended ? `User ${userId} dikeluarkan.` : `User ${userId} tidak sedang masuk.`)
    return 0
  } finally {
    await bus.close()
    await db.close()
    await standing.done()
  }
}

async function end(): Promise<number> {
  const [given = ''] = process.argv.slice(2)
  const wish = readWish([])
  if (wish.kind === 'run' && given !== '') return free(wish.config, given.toLowerCase())
  say('Pemakaian: npm run bebaskan -- USER_ID')
  if (wish.kind === 'mistakes') wish.sentences.forEach(say)
  return 2
}

const code = await end().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  return 2
})
// A database that was adopted is watched for ever; the work is done.
process.exit(code)
