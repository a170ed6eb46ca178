import path from 'node:path'
import { readSeals, sealCode, type Seal } from './server/audit/seal.ts'
import { restoreBackup } from './server/backup/restore.ts'
import { readWish, type Config } from './server/config.ts'
import { openDataFolder } from './server/data-folder.ts'
import { startEmbedded } from './server/database.ts'
import { openFiles } from './server/files/open-files.ts'
import { readSchema } from './server/schema.ts'
import { StartProblem } from './server/start-problem.ts'

// npm run pulihkan -- BERKAS: a backup into an empty data folder, or into an empty database of
// DATABASE_URL. No server may run on it.
// Ends with 0 when all is back and its books agree, 1 when the books differ, 2 when nothing was
// done.

/** The owner's word that a file without a lock is his own. */
const unlocked = '--tanpa-kunci'

/** Only a backup of this maker: --dari=KODE, as it stands on the owner's paper. */
const from = '--dari='

const say = (line: string): void => void process.stdout.write(`${line}\n`)

interface Wanted {
  readonly file: string
  readonly locked: boolean
  readonly dari: string | undefined
}

async function restore(config: Config, { dari, file, locked }: Wanted): Promise<number> {
  const folder = openDataFolder(config.dataDir, say, config.filesDir)
  const own = config.databaseUrl === undefined ? await startEmbedded(folder, say) : undefined
  try {
    const start = performance.now()
    const restored = await restoreBackup({
      file: path.resolve(file),
      passphrase: locked ? config.backup.passphrase : undefined,
      dari,
      ownerUrl: own?.ownerUrl ?? config.databaseUrl ?? '',
      config,
      folder,
      files: openFiles(config.bucket, config.filesDir),
      schema: readSchema(),
      say,
    })
    const seconds = Math.trunc((performance.now() - start) / 100) / 10
    const { audit } = restored
    say(`${restored.tables} tabel, ${restored.rows} baris, ${restored.files} berkas pulih.`)
    say(`Sidik rantai: ${restored.rantai}, sama dengan saat dicadangkan.`)
    const { seals } = readSeals(config.filesDir)
    for (const { kode_toko, sidik, tgl_system } of lastOf(seals))
      say(`Segel ${kode_toko} ${tgl_system}: ${sealCode(sidik)}; cocokkan dengan kertasnya.`)
    say(`${audit.toko} toko, ${audit.posting} posting diperiksa: ${found(audit.beda.length)}.`)
    say(`Selesai dalam ${seconds} detik. Jalankan npm start; semua pengguna masuk kembali.`)
    return audit.beda.length === 0 ? 0 : 1
  } finally {
    await own?.postgres.stop()
    folder.release()
  }
}

/** The last closing of each shop. */
const lastOf = (seals: readonly Seal[]): Seal[] => [
  ...new Map(
    seals.toSorted((a, b) => a.urut - b.urut).map((seal) => [seal.kode_toko, seal]),
  ).values(),
]

const found = (differences: number): string =>
  differences === 0 ? 'tidak ada perbedaan' : `${differences} perbedaan`

async function end(): Promise<number> {
  const [file = '', ...rest] = process.argv.slice(2)
  const locked = !rest.includes(unlocked)
  const dari = rest.find((one) => one.startsWith(from))?.slice(from.length)
  const others = rest.filter((one) => one !== unlocked && !one.startsWith(from))
  const wish = readWish(file === '--help' ? [file] : others)
  if (wish.kind === 'run' && file !== '') return restore(wish.config, { file, locked, dari })
  say(`Pemakaian: npm run pulihkan -- BERKAS.cadangan [${unlocked}] [${from}KODE]`)
  if (wish.kind === 'help') say(wish.text)
  if (wish.kind === 'mistakes') wish.sentences.forEach(say)
  return wish.kind === 'help' ? 0 : 2
}

const code = await end().catch((error: unknown) => {
  if (error instanceof StartProblem) say(`Tidak dipulihkan: ${error.message}`)
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return 2
})
process.exit(code)
