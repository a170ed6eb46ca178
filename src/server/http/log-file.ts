import fs from 'node:fs'
import path from 'node:path'
import pino from 'pino'

/** So large a log is put aside, as postgres.log is; one old one stays. */
const mostBytes = 10 * 1024 * 1024
/** After a failed line no other is tried for so long. */
/**
 * What the log leaves out: headers, and PostgreSQL's words about a refused row (a phone number, a
 * card).
 */
export const neverLogged = [
  'req.headers',
  'err.cause',
  'err.detail',
  'err.where',
  'err.internalQuery',
] as const

const quietMs = 60_000

/** Writes lines; a full disk does not end the server, which can still read and print. */
export class LogFile {
  readonly #file: string
  readonly #most: number
  readonly #out: ReturnType<typeof pino.destination>
  #bytes: number
  #quietUntil = 0
  /** The file is being opened: its name is not there to be changed. */
  #opening = true

  constructor(file: string, most = mostBytes) {
    this.#file = file
    this.#most = most
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.closeSync(fs.openSync(file, 'a'))
    this.#bytes = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
    this.#out = pino.destination({ dest: file, sync: false, maxLength: 1024 * 1024 })
    this.#out.on('ready', () => (this.#opening = false))
    this.#out.on('error', (error: Error) => this.#failed(error))
  }

  write(line: string): void {
    if (performance.now() < this.#quietUntil) return
    this.#bytes += Buffer.byteLength(line)
    if (this.#bytes > this.#most && !this.#opening) this.#turn()
    this.#out.write(line)
  }

  flushSync(): void {
    try {
      this.#out.flushSync()
    } catch (error) {
      this.#failed(error)
    }
  }

  #turn(): void {
    try {
      fs.renameSync(this.#file, `${this.#file}.1`)
      this.#opening = true
      this.#out.reopen()
      this.#bytes = 0
    } catch (error) {
      this.#failed(error)
    }
  }

  #failed(error: unknown): void {
    if (performance.now() < this.#quietUntil) return
    this.#quietUntil = performance.now() + quietMs
    const why = error instanceof Error ? error.message : String(error)
    process.stderr.write(`Log server tidak dapat ditulis: ${why}\n`)
  }
}

// A console that is gone (a terminal closed, a full disk behind it) is no reason to end either.
process.stderr.on('error', () => undefined)
