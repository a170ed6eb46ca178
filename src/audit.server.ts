import { audit, type Difference } from './server/audit/audit.ts'
import { readSeals, sealCode, type KeptSeals } from './server/audit/seal.ts'
import { readWish, type Config } from './server/config.ts'
import { openStanding } from './server/standing-database.ts'

// npm run audit: recomputes every chain, balance and projection from the books, in DATABASE_URL or
// in the data folder, whether a server runs on it or not.
// Ends with 0 when all agrees, 1 when something differs, 2 when it could not look.

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const told = ({ kalimat, kode_toko, pemeriksaan }: Difference): void =>
  say(`BEDA  ${kode_toko}  ${pemeriksaan}: ${kalimat}`)

/** What to compare with the shop's own note of it: a thief of the database may have the folder. */
function tellSeals({ anchors = [], seals }: KeptSeals): void {
  say(`${seals.length} segel tutup toko di folder data dibandingkan dengan rantai.`)
  say(`${anchors.length} jangkar rantai di folder data dibandingkan dengan rantai.`)
  const last = new Map(seals.map((seal) => [seal.kode_toko, seal]))
  for (const seal of seals)
    if (seal.urut > (last.get(seal.kode_toko)?.urut ?? 0)) last.set(seal.kode_toko, seal)
  for (const { kode_toko, sidik, tgl_system } of last.values())
    say(`Segel terakhir ${kode_toko} ${tgl_system}: ${sealCode(sidik)}`)
}

async function compare(config: Config): Promise<number> {
  const standing = await openStanding(config)
  try {
    const start = performance.now()
    const seals = readSeals(config.filesDir)
    const { beda, posting, toko } = await audit(standing.ownerUrl, told, { seals, everySeal: true })
    const seconds = Math.trunc((performance.now() - start) / 100) / 10
    say(`${toko} toko, ${posting} posting diperiksa dalam ${seconds} detik.`)
    tellSeals(seals)
    say(beda.length === 0 ? 'Tidak ada perbedaan.' : `${beda.length} perbedaan.`)
    return beda.length === 0 ? 0 : 1
  } finally {
    await standing.done()
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
