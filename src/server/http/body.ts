import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#kernel/refusal'
import { Places, type Leave } from '../places.ts'
import type { Upload } from '../serve.ts'

export const bodyLimit = 2 * 1024 * 1024
const uploadLimit = 20 * 1024 * 1024
/** Deeper than any body of ours; recursion over a value may go this deep without harm. */
const deepest = 32

/** How deep a JSON text is nested, without parsing it. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at)
    if (inText) {
      if (char === 0x5c) at += 1
      else if (char === 0x22) inText = false
    } else if (char === 0x22) inText = true
    else if (char === 0x7b || char === 0x5b) most = Math.max(most, (depth += 1))
    else if (char === 0x7d || char === 0x5d) depth -= 1
  }
  return most
}

const bad = (): Refusal => new Refusal('Data Tidak Valid', { code: 'E-ISI' })

/** What came, letter for letter: another program may have signed it. */
const texts = new WeakMap<FastifyRequest, string>()
export const textOfBody = (request: FastifyRequest): string | undefined => texts.get(request)

/** Bodies are JSON (neither deep nor poisoned) or, where a call takes a file, multipart. */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      texts.set(request, text)
      if (text === '') return done(null, undefined)
      if (depthOf(text) > deepest) return done(bad(), undefined)
      return void parse(request, text, done)
    },
  )
  await app.register(multipart, {
    limits: { fileSize: uploadLimit, files: 1, fields: 20, fieldSize: 10_000, parts: 21 },
    throwFileSizeLimit: true,
  })
}

export interface Form {
  readonly fields: Readonly<Record<string, unknown>>
  readonly upload: Upload | undefined
}

/** Uploads in memory at the same time: 12 of 20 MB; two of one user. */
const inFlight = { atOnce: 12, queue: 50, waitMs: 30_000 }
const ofOne = { atOnce: 2, queue: 20, waitMs: 30_000 }
const all = new Places(inFlight)
const users = new Map<string, Places>()

const busy = (): Refusal => new Refusal('Server Sedang Sibuk, Coba Lagi Sebentar', { status: 429 })

/** Reads an upload when it is its turn; until then it stays in the socket, not in memory. */
export async function readInTurn(userId: string, read: () => Promise<Form>): Promise<Form> {
  const own = users.get(userId) ?? new Places(ofOne)
  users.set(userId, own)
  const left: Leave[] = []
  try {
    for (const places of [own, all]) {
      const leave = await places.take()
      if (!leave) throw busy()
      left.push(leave)
    }
    return await read()
  } finally {
    for (const leave of left) leave()
    const { taken, waiting } = own.figures()
    if (taken + waiting === 0) users.delete(userId)
  }
}

/** A multipart body: its texts, and its one file, under any field name. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw bad()
  try {
    return await readParts(request)
  } catch (error) {
    const tooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
    throw tooLarge ? new Refusal('Data Terlalu Besar', { code: 'E-ISI', status: 413 }) : bad()
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const fields: [string, unknown][] = []
  let upload: Upload | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.push([part.fieldname, part.value])
    else upload = { name: part.filename, type: part.mimetype, bytes: await part.toBuffer() }
  }
  return { fields: Object.fromEntries(fields), upload }
}
