import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { house } from './house.ts'
import { systemClock } from './server/clock.ts'
import { readWish, type Config } from './server/config.ts'
import { openDb } from './server/db.ts'
import { DatabaseBus } from './server/live/bus.ts'
import { hashPassword } from './server/session/password.ts'
import { SessionBook } from './server/session/sessions.ts'
import { openStanding } from './server/standing-database.ts'

// npm run sandi -- own: gives a user a new password when nobody is left who could, in DATABASE_URL
// or in the data folder. It is shown once; his session and passkeys end, he chooses his own at the
// next log-in, and the history of the users has it, as given by KONSOL.
// Ends with 0 when it is set, 1 when there is no such user, 2 when it could not look.

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** No letter that is taken for another, in four groups. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const group = (): string =>
  Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
const newPassword = (): string => [group(), group(), group(), group()].join('-')

async function give(config: Config, userId: string): Promise<number> {
  const standing = await openStanding(config)
  const db = openDb(standing.ownerUrl, { max: 2 })
  const bus = new DatabaseBus(db, standing.ownerUrl)
  try {
    const password = newPassword()
    const sandi = await hashPassword(password)
    const user = await db.chain.transaction(async (tx) => {
      await tx.rows(sql`select set_config('kencana.oleh', 'KONSOL', true)`)
      return tx.row<{ diblokir: boolean }>(sql`update users set sandi = ${sandi},
          sandi_perangkat = '', gagal = 0, gagal_pada = null, gagal_izin = 0, gagal_izin_pada = null
        where user_id = ${userId} returning diblokir`)
    })
    if (!user) {
      say(`User ${userId} tidak ada.`)
      return 1
    }
    await db.chain.rows(sql`delete from tebakan`)
    await new SessionBook(db, bus, systemClock, house).end(userId, 'PASSWORD')
    say(`Password baru ${userId}: ${password}`)
    say('Hanya ditampilkan sekali ini; diganti sendiri saat masuk. Passkey-nya dicabut.')
    if (user.diblokir) say('User ini masih diblokir: buka blokirnya di /data-users.')
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
  if (wish.kind === 'run' && given !== '') return give(wish.config, given.toLowerCase())
  say('Pemakaian: npm run sandi -- USER_ID')
  if (wish.kind === 'mistakes') wish.sentences.forEach(say)
  return 2
}

const code = await end().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  return 2
})
// A database that was adopted is watched for ever; the work is done.
process.exit(code)
