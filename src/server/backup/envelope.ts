/**
 * The file of a backup: a first line that says what it is, a head (JSON, readable by anyone), the
 * compressed entries, encrypted if there is a passphrase, and the SHA-256 of everything, signed by
 * its maker (docs/adr/0179).
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { fileProblem, StartProblem } from '../start-problem.ts'
import { broken } from './frames.ts'
import { isSignedBy, signatureLength, type Maker } from './maker.ts'

const mark = 'KENCANA-CADANGAN'
/** 1: nobody signed it; 2: the end has a signature, too. */
const form = 2

/** Costs 128 MB and half a second, which protects a passphrase that a person chose. */
const cost = { N: 1 << 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const tagLength = 16
/** A line end, 64 digits, a line end; in between a blank and the signature. */
const endLength = (signed: boolean): number => 66 + (signed ? 1 + signatureLength : 0)
const endForm = /^\n([0-9a-f]{64})(?: (\S{88}))?\n$/

const headForm = z.object({
  saat: z.string(),
  program: z.string(),
  /** The newest migration that was in. */
  migrasi: z.number(),
  /** Sealed with a passphrase (AES-256-GCM, the key by scrypt); `uji` tells a wrong one at once. */
  sandi: z.object({ garam: z.string(), awal: z.string(), uji: z.string() }).nullable(),
  /** Who made it, as the signature at the end proves; null: nobody signed it. */
  pembuat: z.object({ nama: z.string(), kunci: z.string() }).nullish().default(null),
})
export type EnvelopeHead = z.infer<typeof headForm>

interface Key {
  readonly key: Buffer
  readonly uji: string
}

async function keyOf(passphrase: string, garam: string): Promise<Key> {
  const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt)
  const bytes = await derive(passphrase.normalize('NFC'), Buffer.from(garam, 'hex'), 64, cost)
  const uji = createHash('sha256').update(bytes.subarray(32)).digest('hex')
  return { key: bytes.subarray(0, 32), uji }
}

const linesOf = (head: EnvelopeHead): Buffer =>
  Buffer.from(`${mark} ${head.pembuat ? form : 1}\n${JSON.stringify(head)}\n`)

/**
 * Writes a backup under another name and renames it once it is complete on the disk. Only the
 * account that runs us may read it. @returns its size
 */
export async function writeEnvelope(
  file: string,
  about: Omit<EnvelopeHead, 'sandi' | 'pembuat'>,
  by: { readonly passphrase?: string | undefined; readonly maker?: Maker | undefined },
  frames: AsyncIterable<Buffer>,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const half = `${file}.setengah`
  const { maker, passphrase } = by
  try {
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await fs.rm(half, { force: true })
    const sealed = passphrase === undefined ? undefined : await newSeal(passphrase)
    const pembuat = maker ? { nama: maker.nama, kunci: maker.kunci } : null
    const lines = linesOf({ ...about, sandi: sealed?.sandi ?? null, pembuat })
    await pipeline(
      Readable.from(frames, { objectMode: false }),
      // Twice as quick as the usual 6, and a twentieth larger.
      createGzip({ level: 4, chunkSize: 64 * 1024 }),
      (chunks: AsyncIterable<Buffer>) => (sealed ? sealing(chunks, sealed, lines) : chunks),
      (chunks: AsyncIterable<Buffer>) => checksummed(lines, chunks, maker),
      createWriteStream(half, { mode: 0o600, flags: 'wx', flush: true }),
      { signal },
    )
    await fs.rename(half, file)
    await flushFolder(path.dirname(file))
    return (await fs.stat(file)).size
  } catch (error) {
    await fs.rm(half, { force: true }).catch(() => undefined)
    if (signal.aborted) throw new StartProblem('Server dihentikan selagi mencadangkan.')
    throw fileProblem(error, path.dirname(file))
  }
}

/** Syncs the new name to the disk, too; a system without this call does it by itself. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

interface Seal {
  readonly key: Buffer
  readonly awal: Buffer
  readonly sandi: EnvelopeHead['sandi']
}

async function newSeal(passphrase: string): Promise<Seal> {
  const garam = randomBytes(16).toString('hex')
  const awal = randomBytes(12)
  const { key, uji } = await keyOf(passphrase, garam)
  return { key, awal, sandi: { garam, awal: awal.toString('hex'), uji } }
}

async function* sealing(
  chunks: AsyncIterable<Buffer>,
  { awal, key }: Seal,
  lines: Buffer,
): AsyncGenerator<Buffer> {
  const cipher = createCipheriv('aes-256-gcm', key, awal).setAAD(lines)
  for await (const chunk of chunks) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

async function* checksummed(
  lines: Buffer,
  chunks: AsyncIterable<Buffer>,
  maker: Maker | undefined,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256').update(lines)
  yield lines
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
  const digest = hash.digest('hex')
  yield Buffer.from(`\n${digest}${maker ? ` ${maker.sign(digest)}` : ''}\n`)
}

/** A backup whose checksum was right when it was opened. */
export interface Envelope {
  readonly head: EnvelopeHead
  readonly size: number
  /** Its entries' frames, from the beginning; may be asked for more than once. */
  chunks(): AsyncIterable<Buffer>
}

/** @throws StartProblem with a sentence: no backup, cut off, changed, newer, passphrase */
export async function openEnvelope(
  file: string,
  passphrase: string | undefined,
): Promise<Envelope> {
  try {
    const { size } = await fs.stat(file)
    const { head, lines } = await readHead(file)
    const end = endLength(head.pembuat !== null)
    await checkSum(file, size - end, head)
    const key = await unlock(file, head, passphrase)
    const start = lines.length
    return { head, size, chunks: () => opened({ file, lines, key, head, start, body: size - end }) }
  } catch (error) {
    if (isMissing(error)) throw new StartProblem(`Berkas cadangan ${file} tidak ada.`)
    throw fileProblem(error, file)
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR'].includes(String(error.code))

async function readHead(file: string): Promise<{ head: EnvelopeHead; lines: Buffer }> {
  const first: Buffer[] = []
  for await (const chunk of createReadStream(file, { end: 16_383 })) first.push(chunk)
  const start = Buffer.concat(first)
  const [one = '', two = ''] = start.toString('utf8').split('\n', 2)
  const [, number] = /^KENCANA-CADANGAN (\d+)$/.exec(one) ?? []
  if (number === undefined) throw new StartProblem(`${file} bukan berkas cadangan Kencana.`)
  if (Number(number) > form) throw newer(file)
  try {
    const head = headForm.parse(JSON.parse(two))
    return { head, lines: start.subarray(0, Buffer.byteLength(`${one}\n${two}\n`)) }
  } catch {
    throw changed(file)
  }
}

export const newer = (file: string): StartProblem =>
  new StartProblem(
    `${file} dibuat oleh Kencana yang lebih baru dari program ini. Pasang versi itu atau yang ` +
      'lebih baru, lalu ulangi.',
  )
const changed = (file: string): StartProblem =>
  new StartProblem(
    `${file} berubah setelah dibuat (sidiknya tidak cocok). Pakai salinan lain, atau cadangan lain.`,
  )

async function checkSum(file: string, until: number, { pembuat }: EnvelopeHead): Promise<void> {
  const hash = createHash('sha256')
  const body = Math.max(0, until)
  if (body > 0)
    for await (const chunk of createReadStream(file, { end: body - 1 })) hash.update(chunk)
  const end: Buffer[] = []
  for await (const chunk of createReadStream(file, { start: body })) end.push(chunk)
  const [, kept, signature] = endForm.exec(Buffer.concat(end).toString('latin1')) ?? []
  if (kept === undefined)
    throw new StartProblem(
      `${file} terpotong: akhirnya tidak ada. Salin ulang berkas itu, atau pakai cadangan lain.`,
    )
  if (kept !== hash.digest('hex')) throw changed(file)
  if (pembuat && !isSignedBy(pembuat.kunci, kept, signature ?? '')) throw changed(file)
}

async function unlock(
  file: string,
  { sandi }: EnvelopeHead,
  passphrase: string | undefined,
): Promise<Buffer | undefined> {
  if (!sandi && passphrase !== undefined)
    throw new StartProblem(
      `${file} tidak dikunci, padahal BACKUP_PASSPHRASE diisi: siapa saja yang dapat menulis ke ` +
        'folder cadangan dapat membuatnya. Kalau berkas ini memang dari Anda, ulangi dengan ' +
        '--tanpa-kunci.',
    )
  if (!sandi) return undefined
  if (passphrase === undefined)
    throw new StartProblem(`${file} dikunci dengan kata sandi: isi BACKUP_PASSPHRASE.`)
  const { key, uji } = await keyOf(passphrase, sandi.garam)
  const [is, was] = [Buffer.from(uji), Buffer.from(sandi.uji)]
  if (is.length === was.length && timingSafeEqual(is, was)) return key
  throw new StartProblem(`BACKUP_PASSPHRASE bukan kata sandi ${file}.`)
}

interface Opening {
  readonly file: string
  readonly lines: Buffer
  readonly key: Buffer | undefined
  readonly head: EnvelopeHead
  readonly start: number
  /** Where its end begins. */
  readonly body: number
}

async function* opened(of: Opening): AsyncGenerator<Buffer> {
  const end = of.body - 1
  const gunzip = createGunzip({ chunkSize: 64 * 1024 })
  const source = of.key
    ? unsealing(of, of.key, end)
    : createReadStream(of.file, { start: of.start, end })
  const done = pipeline(source, gunzip)
  // Its failure ends the loop below, which reports it.
  done.catch(() => undefined)
  try {
    for await (const chunk of gunzip) yield chunk
  } catch (error) {
    throw error instanceof StartProblem ? error : broken()
  }
  await done
}

async function* unsealing(
  { file, head, lines, start }: Opening,
  key: Buffer,
  end: number,
): AsyncGenerator<Buffer> {
  const from = end + 1 - tagLength
  const tag: Buffer[] = []
  for await (const chunk of createReadStream(file, { start: from, end })) tag.push(chunk)
  const awal = Buffer.from(head.sandi?.awal ?? '', 'hex')
  const decipher = createDecipheriv('aes-256-gcm', key, awal)
    .setAAD(lines)
    .setAuthTag(Buffer.concat(tag))
  for await (const chunk of createReadStream(file, { start, end: from - 1 }))
    yield decipher.update(chunk)
  yield decipher.final()
}
