import { openFiles } from './server/files/open-files.ts'
import { makeBackup } from './server/backup/make.ts'
import { makerCode, openMaker } from './server/backup/maker.ts'
import { readWish, type Config } from './server/config.ts'
import { programVersion } from './server/program-version.ts'
import { openStanding } from './server/standing-database.ts'
import { StartProblem } from './server/start-problem.ts'

// npm run cadangkan: database and files into one file of the backup folder, of DATABASE_URL or of
// the data folder, whether a server runs on it or not.
// Ends with 0 when the file is whole, 1 when it is and its copy is not, 2 when there is none.

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function back(config: Config): Promise<number> {
  const standing = await openStanding(config)
  try {
    const start = performance.now()
    const { copyFolder, folder, keep, keyFile, passphrase } = config.backup
    const made = await makeBackup({
      ownerUrl: standing.ownerUrl,
      files: openFiles(config.bucket, config.filesDir),
      folder,
      copyFolder,
      keep,
      passphrase,
      keyFile,
      program: programVersion(),
      cara: 'PERINTAH',
    })
    const seconds = Math.trunc((performance.now() - start) / 100) / 10
    const megabytes = Math.trunc(made.size / 100_000) / 10
    say(`${made.file}: ${megabytes} MB dalam ${seconds} detik.`)
    say(`${made.tables} tabel, ${made.rows} baris, ${made.files} berkas foto dan segel.`)
    say(`Sidik rantai: ${made.rantai}`)
    say(`Ditandatangani oleh ${makerCode(openMaker(keyFile).kunci)}; catat kode itu di kertas.`)
    if (made.salinan === '') say(`Disalin ke ${copyFolder}.`)
    else if (made.salinan !== null) say(`Salinan ke ${copyFolder} gagal: ${made.salinan}`)
    if (passphrase === undefined) say('Berkas ini tidak dikunci: isi BACKUP_PASSPHRASE.')
    return made.salinan ? 1 : 0
  } finally {
    await standing.done()
  }
}

async function end(): Promise<number> {
  const wish = readWish()
  if (wish.kind === 'run') return back(wish.config)
  ;(wish.kind === 'help' ? [wish.text] : wish.sentences).forEach(say)
  return wish.kind === 'help' ? 0 : 2
}

const code = await end().catch((error: unknown) => {
  if (error instanceof StartProblem) say(`Tidak dicadangkan: ${error.message}`)
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error))
  return 2
})
// A database that was adopted is watched for ever; the work is done.
process.exit(code)
