import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { identityOf, isAlive } from './postgres/processes.ts'
import { codeOf, fileProblem, StartProblem } from './start-problem.ts'

/** The folders and files below DATA_DIR. */
export interface DataFolder {
  readonly root: string
  /** Uploaded photos and papers. */
  readonly files: string
  readonly tls: string
  readonly log: string
  /** A second server that finds the folder in use prints the address of the first. */
  answersAt(address: string): void
  /** Ends our hold on the folder. */
  release(): void
}

const lockContent = z.object({
  pid: z.number(),
  identitas: z.string(),
  mesin: z.string(),
  alamat: z.string().optional(), // once it answers
})
type Lock = z.infer<typeof lockContent>

/**
 * A holder on another machine or in another container counts as alive while its last sign is
 * younger than this.
 */
const heartbeatMs = 5_000
const freshMs = 4 * heartbeatMs

/**
 * A folder and those above it. Node's own `recursive` never stops where new folders fail with
 * ENOENT (/proc, an automounter), and no signal ends it.
 */
function makeFolder(folder: string, mode: number): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const above = path.dirname(folder)
  if (above !== folder) makeFolder(above, mode)
  fs.mkdirSync(folder, mode)
}

/**
 * Makes the folder where it is missing, and holds it: one server a data folder.
 * @param filesDir folder of the pictures; it may be shared with other servers
 */
export function openDataFolder(
  dataDir: string,
  say: (line: string) => void,
  filesDir = path.join(dataDir, 'files'),
): DataFolder {
  const root = path.resolve(dataDir)
  const folder = (name: string) => path.join(root, name)
  const names = ['tls', 'log']
  const files = path.resolve(filesDir)
  try {
    // Other accounts may pass through to the database's folder, which is closed to them, but may
    // not list this one.
    makeFolder(root, 0o711)
    for (const name of names) makeFolder(folder(name), 0o700)
    makeFolder(files, 0o700)
  } catch (error) {
    throw fileProblem(error, root)
  }
  checkRoom(root, say)
  const held = hold(path.join(root, 'kencana.lock'), root, say)
  return { root, files, tls: folder('tls'), log: folder('log'), ...held }
}

const megabyte = 1024 * 1024

/** PostgreSQL panics on a full disk; better to say so before it is started. */
function checkRoom(root: string, say: (line: string) => void): void {
  const { bavail, bsize } = fs.statfsSync(root)
  const free = Math.floor((bavail * bsize) / megabyte)
  if (free < 100) {
    throw new StartProblem(
      `Disk hampir penuh: tinggal ${free} MB untuk ${root}. ` +
        'Kosongkan sedikitnya 100 MB, lalu jalankan lagi.',
    )
  }
  if (free < 1_000) say(`Perhatian: disk tinggal ${free} MB untuk ${root}.`)
}

function hold(
  file: string,
  root: string,
  say: (line: string) => void,
): Pick<DataFolder, 'answersAt' | 'release'> {
  const mine: Lock = {
    pid: process.pid,
    identitas: identityOf(process.pid),
    mesin: os.hostname(),
  }
  let text = JSON.stringify(mine)
  for (let tries = 0; !create(file, text); tries += 1) {
    const found = readLock(file)
    if (found && (tries > 10 || isHeld(file, found.lock))) throw heldBy(found.lock, root)
    if (found) takeOver(file, found.text, say)
  }
  const beat = setInterval(() => touch(file), heartbeatMs)
  beat.unref()
  const isMine = () => readLock(file)?.text === text
  return {
    answersAt: (alamat) => {
      if (!isMine()) return
      text = JSON.stringify({ ...mine, alamat })
      replace(file, text)
    },
    release: () => {
      clearInterval(beat)
      if (isMine()) fs.rmSync(file, { force: true })
    },
  }
}

function heldBy(lock: Lock, root: string): StartProblem {
  const open = lock.alamat === undefined ? '' : ` Ia sudah berjalan: buka ${lock.alamat}.`
  return new StartProblem(
    `Folder data ${root} sedang dipakai server lain (proses ${lock.pid} di ` +
      `${lock.mesin}).${open} Hentikan server itu, atau pilih folder lain dengan DATA_DIR.`,
  )
}

/** Written under another name and renamed: nobody ever reads half a lock. */
function draftOf(file: string, text: string): string {
  const draft = `${file}.${process.pid}.baru`
  fs.writeFileSync(draft, text, { mode: 0o600 })
  return draft
}

function replace(file: string, text: string): void {
  try {
    fs.renameSync(draftOf(file, text), file)
  } catch (error) {
    throw fileProblem(error, file)
  }
}

/** False when somebody's lock is there already. */
function create(file: string, text: string): boolean {
  let draft = ''
  try {
    draft = draftOf(file, text)
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw fileProblem(error, file)
  } finally {
    if (draft !== '') fs.rmSync(draft, { force: true })
  }
}

const unreadable = { text: '?', lock: { pid: 0, identitas: '', mesin: os.hostname() } }

function readLock(file: string): { text: string; lock: Lock } | undefined {
  try {
    const text = fs.readFileSync(file, 'utf8')
    return { text, lock: lockContent.parse(JSON.parse(text)) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    // The lock is not ours, or a power cut broke it: no living server holds it.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return unreadable
    throw fileProblem(error, file)
  }
}

function isHeld(file: string, lock: Lock): boolean {
  if (lock.mesin !== os.hostname()) {
    const stat = fs.statSync(file, { throwIfNoEntry: false })
    return stat !== undefined && Date.now() - stat.mtimeMs < freshMs
  }
  if (lock.pid === process.pid || lock.pid === 0 || !isAlive(lock.pid)) return false
  // In a container a new process often has the number of the dead one.
  return lock.identitas === identityOf(lock.pid)
}

/** Moves the stale lock aside and reads it again: a new server may have written it meanwhile. */
function takeOver(file: string, stale: string, say: (line: string) => void): void {
  const aside = `${file}.${process.pid}`
  try {
    fs.renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw fileProblem(error, file)
  }
  const moved = readLock(aside)
  if (moved && moved.text !== '?' && moved.text !== stale) {
    fs.renameSync(aside, file)
    return
  }
  fs.rmSync(aside, { force: true })
  say('Server sebelumnya tidak berhenti dengan rapi; folder datanya diambil alih.')
}

function touch(file: string): void {
  try {
    const now = Date.now() / 1_000
    fs.utimesSync(file, now, now)
  } catch {
    // The folder is away for a moment (a network disk); the next beat tries again.
  }
}
