import { house } from './house.ts'
import { systemClock } from './server/clock.ts'
import { readWish, type Config } from './server/config.ts'
import { openDb, type Db } from './server/db.ts'
import { DatabaseBus } from './server/live/bus.ts'
import { SessionBook, type Sessions } from './server/session/sessions.ts'
import { openStanding } from './server/standing-database.ts'

/** What a command about one user works with; a server that runs hears of it at once. */
export interface Konsol {
  readonly db: Db
  readonly sessions: Sessions
  readonly userId: string
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function work(
  config: Config,
  userId: string,
  command: (konsol: Konsol) => Promise<number>,
): Promise<number> {
  const standing = await openStanding(config)
  const db = openDb(standing.ownerUrl, { max: 2 })
  const bus = new DatabaseBus(db, standing.ownerUrl)
  try {
    return await command({ db, sessions: new SessionBook(db, bus, systemClock, house), userId })
  } finally {
    await bus.close()
    await db.close()
    await standing.done()
  }
}

/**
 * Runs a command about one user, in DATABASE_URL or in the data folder, whether a server runs on it
 * or not. Ends the process with the command's code; 1 when there is no such user, 2 when it could
 * not look.
 */
export async function runForUser(
  name: string,
  command: (konsol: Konsol) => Promise<number>,
): Promise<never> {
  const [given = ''] = process.argv.slice(2)
  const wish = readWish([])
  let code = 2
  try {
    if (wish.kind === 'run' && given !== '')
      code = await work(wish.config, given.toLowerCase(), command)
    else {
      say(`Pemakaian: npm run ${name} -- USER_ID`)
      if (wish.kind === 'mistakes') wish.sentences.forEach(say)
    }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
  }
  // A database that was adopted is watched for ever; the work is done.
  process.exit(code)
}

/** Says that nobody has this name. @returns the code to end with */
export function unknownUser({ userId }: Konsol): number {
  say(`User ${userId} tidak ada.`)
  return 1
}
