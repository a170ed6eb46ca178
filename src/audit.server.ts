import fs from 'node:fs'
import path from 'node:path'
import { audit, type Difference } from './server/audit/audit.ts'
import { readWish, type Config } from './server/config.ts'
import { startEmbedded } from './server/database.ts'
import { StartProblem } from './server/start-problem.ts'

// npm run audit: recomputes every chain, balance and projection from the books, in DATABASE_URL or in
// the data folder, whether a server runs on it or not.
// Ends with 0 when all agrees, 1 when something differs, 2 when it could not look.

const say = (line: string): void => void process.stdout.write(`${line}\n`)

interface Looking {
  readonly ownerUrl: string
  done(): Promise<void>
}

/** The database of the data folder: the one that a server runs there, else our own for a moment. */
async function embedded(dataDir: string): Promise<Looking> {
  const root = path.resolve(dataDir)
  // The secret lies with the cluster, which may lie elsewhere: the signpost tells (place.ts).
  if (!['pg', 'letak-database.json'].some((name) => fs.existsSync(path.join(root, name)))) {
    throw new StartProblem(`Di ${root} tidak ada database. Isi DATA_DIR atau DATABASE_URL.`)
  }
  const log = path.join(root, 'log')
  fs.mkdirSync(log, { recursive: true, mode: 0o700 })
  const { ownerUrl, postgres } = await startEmbedded({ root, log }, () => undefined)
  // Whose it was before stays running.
  if (postgres.adopted) return { ownerUrl, done: async () => postgres.letGo() }
  return { ownerUrl, done: () => postgres.stop() }
}

const look = async ({ databaseUrl, dataDir }: Config): Promise<Looking> =>
  databaseUrl === undefined
    ? embedded(dataDir)
    : { ownerUrl: databaseUrl, done: async () => undefined }

const told = ({ kalimat, kode_toko, pemeriksaan }: Difference): void =>
  say(`BEDA  ${kode_toko}  ${pemeriksaan}: ${kalimat}`)

async function compare(config: Config): Promise<number> {
  const looking = await look(config)
  try {
    const start = performance.now()
    const { beda, posting, toko } = await audit(looking.ownerUrl, told)
    const seconds = Math.trunc((performance.now() - start) / 100) / 10
    say(`${toko} toko, ${posting} posting diperiksa dalam ${seconds} detik.`)
    say(beda.length === 0 ? 'Tidak ada perbedaan.' : `${beda.length} perbedaan.`)
    return beda.length === 0 ? 0 : 1
  } finally {
    await looking.done()
  }
}

async function end(): Promise<number> {
  const wish = readWish()
  if (wish.kind === 'run') return compare(wish.config)
  ;(wish.kind === 'help' ? [wish.text] : wish.sentences).forEach(say)
  return wish.kind === 'help' ? 0 : 2
}

const code = await end().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error))
  return 2
})
// A database that was adopted is watched for ever; looking is over.
process.exit(code)
