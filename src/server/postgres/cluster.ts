import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileProblem, StartProblem } from '../start-problem.ts'
import { accountHasName, type Account } from './account.ts'
import type { Binaries } from './binaries.ts'

/** The first user of the cluster, owner of everything in it. */
export const OWNER = 'kencana'
const MAJOR = '18'

export interface Cluster {
  /** PostgreSQL's own data directory. */
  readonly pg: string
  readonly password: string
}

/** The environment for PostgreSQL: without variables that could disturb it. */
export const bareEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** The cluster in this folder, made if there is none yet. */
export function ensureCluster(
  folder: string,
  binaries: Binaries,
  account: Account | undefined,
  options: { readonly sync: boolean; readonly say: (line: string) => void },
): Cluster {
  const pg = path.join(folder, 'pg')
  const secret = path.join(folder, 'pg.sandi')
  if (fs.existsSync(path.join(pg, 'PG_VERSION'))) {
    checkMajor(pg)
    return { pg, password: readSecret(secret) }
  }
  if (fs.existsSync(pg) && fs.readdirSync(pg).length > 0) {
    throw new StartProblem(
      `${pg} berisi sesuatu yang bukan database PostgreSQL. ` +
        'Pindahkan isinya, atau pilih folder lain dengan DATA_DIR.',
    )
  }
  options.say('Menyiapkan database baru ...')
  const password = randomBytes(24).toString('base64url')
  try {
    fs.writeFileSync(secret, `${password}\n`, { mode: 0o600 })
    initialise(pg, password, binaries, account, options.sync)
  } catch (error) {
    throw fileProblem(error, folder)
  }
  return { pg, password }
}

function checkMajor(pg: string): void {
  const major = fs.readFileSync(path.join(pg, 'PG_VERSION'), 'utf8').trim()
  if (major !== MAJOR) {
    throw new StartProblem(
      `Database di ${pg} dibuat oleh PostgreSQL ${major}, program ini membawa ` +
        `PostgreSQL ${MAJOR}. Jalankan npm run cadangkan dengan program yang lama, lalu npm run ` +
        'pulihkan dengan program ini ke folder data yang baru (docs/operasi/naik-versi.md).',
    )
  }
}

function readSecret(secret: string): string {
  try {
    return fs.readFileSync(secret, 'utf8').trim()
  } catch (error) {
    if (fs.existsSync(secret)) throw fileProblem(error, secret)
    throw new StartProblem(
      `Kata sandi database (${secret}) hilang. ` +
        'Kembalikan berkas itu dari cadangan folder data.',
    )
  }
}

/**
 * initdb runs in a folder of its own, renamed when it is complete: a crash leaves no half cluster.
 */
function initialise(
  pg: string,
  password: string,
  binaries: Binaries,
  account: Account | undefined,
  sync: boolean,
): void {
  const half = `${pg}.baru`
  const passwordFile = `${pg}.sandi-awal`
  fs.rmSync(half, { recursive: true, force: true })
  fs.mkdirSync(half, { mode: 0o700 })
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (account) {
    fs.chownSync(half, account.uid, account.gid)
    fs.chownSync(passwordFile, account.uid, account.gid)
  }
  try {
    runInitdb(binaries, account, [
      '-D',
      half,
      '-U',
      OWNER,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ])
    if (fs.existsSync(pg)) fs.rmdirSync(pg)
    fs.renameSync(half, pg)
  } finally {
    fs.rmSync(passwordFile, { force: true })
    fs.rmSync(half, { recursive: true, force: true })
  }
}

function runInitdb(binaries: Binaries, account: Account | undefined, args: string[]): void {
  // initdb asks the system for the name of its account. An account without a name (a container
  // started with a bare number) borrows one in a user namespace; PostgreSQL itself never asks.
  const nameless = process.platform === 'linux' && !account && !accountHasName()
  const [command, before] = nameless
    ? ['unshare', ['--user', '--map-user=65534', '--map-group=65534', binaries.initdb]]
    : [binaries.initdb, []]
  const run = spawnSync(command, [...before, ...args], {
    cwd: '/',
    encoding: 'utf8',
    env: bareEnvironment,
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  if (run.status === 0) return
  const said = `${run.stderr ?? ''}${run.stdout ?? ''}`.trim()
  if (nameless) {
    throw new StartProblem(
      'Akun yang menjalankan server tidak bernama di /etc/passwd, dan ' +
        `PostgreSQL bawaan tidak dapat disiapkan tanpanya. Isi DATABASE_URL. (${said})`,
    )
  }
  if (/No space left on device|Disk quota exceeded/i.test(said)) {
    throw new StartProblem(
      'Disk penuh: database tidak dapat disiapkan. ' +
        'Kosongkan ruang (sedikitnya 200 MB), lalu jalankan lagi.',
    )
  }
  throw new StartProblem(`Database tidak dapat disiapkan: ${said || String(run.error)}`)
}
