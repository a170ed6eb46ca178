import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { checkFileName, isFileName, type FileStore } from './store.ts'

/** A bucket of a store that speaks S3: S3_URL, S3_BUCKET, S3_KEY, S3_SECRET, S3_REGION. */
export interface BucketConfig {
  readonly url: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

const patienceMs = 30_000
/** After a refusal for the moment (429, 5xx), or a line that was cut, it asks again so often. */
const retries = 3
const pauseMs = 100

const digestOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex')

/** What the store said, whole. */
interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly bytes: Buffer
}

/** What elements of this name say: of the few that hold no other, and no signs to be decoded. */
const textIn = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  )

/**
 * Files in a bucket (docs/adr/0416), by path-style addresses and Signature Version 4, the digest of
 * what is sent among what is signed. A file is put whole: a bucket shows no half of one.
 */
export class BucketStore implements FileStore {
  readonly #root: string
  readonly #client: AwsClient

  constructor({ bucket, key, region, secret, url }: BucketConfig) {
    this.#root = `${url.replace(/\/$/, '')}/${bucket}`
    this.#client = new AwsClient({
      ...{ accessKeyId: key, secretAccessKey: secret, service: 's3', region, retries },
    })
  }

  /**
   * Asks once more where the line was cut, before an answer or within it: each of these questions
   * may be asked twice.
   */
  async #send(address: string, init: RequestInit, left = retries): Promise<Answer> {
    try {
      const answer = await this.#client.fetch(address, init)
      const { ok, status } = answer
      return { ok, status, bytes: Buffer.from(await answer.arrayBuffer()) }
    } catch (error) {
      if (!(error instanceof TypeError) || left === 0) throw error
      await sleep(pauseMs * 2 ** (retries - left))
      return this.#send(address, init, left - 1)
    }
  }

  /** @throws Error that says what the store answered, where that is neither a yes nor 404 */
  async #ask(method: string, address: string, bytes?: Buffer): Promise<Answer> {
    const answer = await this.#send(address, {
      method,
      headers: { 'x-amz-content-sha256': digestOf(bytes ?? '') },
      signal: AbortSignal.timeout(patienceMs),
      ...(bytes ? { body: new Uint8Array(bytes) } : {}),
    })
    if (answer.ok || answer.status === 404) return answer
    const said = answer.bytes.toString('utf8')
    const [code = '', sentence = ''] = ['Code', 'Message'].map(
      (element) => textIn(said, element)[0],
    )
    throw new Error(`the file store answered ${answer.status} ${code} ${sentence}`)
  }

  async read(name: string): Promise<Buffer | undefined> {
    const { bytes, ok } = await this.#ask('GET', `${this.#root}/${checkFileName(name)}`)
    if (ok) return bytes
    if (textIn(bytes.toString('utf8'), 'Code')[0] === 'NoSuchBucket')
      throw new Error('the file store has no such bucket')
    return undefined
  }

  async write(name: string, bytes: Buffer | undefined): Promise<void> {
    const address = `${this.#root}/${checkFileName(name)}`
    const answer = await this.#ask(bytes ? 'PUT' : 'DELETE', address, bytes)
    if (bytes && !answer.ok) throw new Error('the file store has no such bucket')
  }

  async *names(): AsyncGenerator<string> {
    let from = ''
    for (;;) {
      const more = from === '' ? '' : `&continuation-token=${encodeURIComponent(from)}`
      const answer = await this.#ask('GET', `${this.#root}?list-type=2&encoding-type=url${more}`)
      if (!answer.ok) throw new Error('the file store has no such bucket')
      const xml = answer.bytes.toString('utf8')
      for (const key of textIn(xml, 'Key')) {
        const name = decodeURIComponent(key)
        if (isFileName(name)) yield name
      }
      from = textIn(xml, 'NextContinuationToken')[0] ?? ''
      if (from === '') return
    }
  }

  async tidy(): Promise<number> {
    return Promise.resolve(0)
  }
}
