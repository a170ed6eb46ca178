import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { StartProblem } from '../start-problem.ts'
import { closedPart, type Account } from './account.ts'

/** The folder for files that root makes for PostgreSQL's account. */
export const SYSTEM_FOLDER = '/var/lib/kencana'

/** In the data folder: the path of its database, if that is elsewhere. */
const signpost = 'letak-database.json'
/** Beside the database: the data folder it belongs to. */
const ownerFile = 'milik.json'

const signpostFile = z.object({ folder: z.string() })
const owner = z.object({ data_dir: z.string() })

function readJson<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * The folder that holds the cluster (`pg`) and its secret. That is the data folder itself, unless
 * the account may not pass to it (a clone below /root): then one of its own below /var/lib, with
 * a signpost in the data folder, so that moving the data folder loses nothing.
 */
export function clusterFolder(
  dataDir: string,
  account: Account | undefined,
  say: (line: string) => void,
): string {
  const known = readJson(path.join(dataDir, signpost), signpostFile)
  if (known) return confirmOwner(known.folder, dataDir)
  if (!account || fs.existsSync(path.join(dataDir, 'pg', 'PG_VERSION'))) return dataDir
  const closed = closedPart(path.join(dataDir, 'pg'), account)
  if (!closed) return dataDir
  if (closed === dataDir) {
    // Ours to open: the account may pass through it to its own folder, and sees nothing else.
    fs.chmodSync(dataDir, fs.statSync(dataDir).mode | 0o011)
    return clusterFolder(dataDir, account, say)
  }
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  const folder = path.join(SYSTEM_FOLDER, `${key}-${randomBytes(3).toString('hex')}`)
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 })
  fs.writeFileSync(path.join(folder, ownerFile), JSON.stringify({ data_dir: dataDir }))
  fs.writeFileSync(path.join(dataDir, signpost), JSON.stringify({ folder }))
  say(`${closed} tertutup bagi akun ${account.name}: database disimpan di ${folder}`)
  return folder
}

/** A moved data folder keeps its database; a copy of one must not share it with the original. */
function confirmOwner(folder: string, dataDir: string): string {
  const file = path.join(folder, ownerFile)
  const before = readJson(file, owner)?.data_dir
  if (before === dataDir) return folder
  const other = readJson(path.join(before ?? '', signpost), signpostFile)
  if (before && other?.folder === folder) {
    throw new StartProblem(
      `${dataDir} adalah salinan dari ${before}; databasenya milik folder itu. ` +
        `Hapus ${path.join(dataDir, signpost)} untuk mulai kosong, lalu pulihkan dari cadangan.`,
    )
  }
  if (!fs.existsSync(folder)) {
    throw new StartProblem(
      `Database yang ditunjuk ${path.join(dataDir, signpost)} tidak ada: ` +
        `${folder}. Kembalikan folder itu, atau hapus penunjuknya untuk mulai kosong.`,
    )
  }
  fs.writeFileSync(file, JSON.stringify({ data_dir: dataDir }))
  return folder
}
