import { sql } from 'kysely'
import type { Params } from '#kernel/refusal'
import { answerAs } from '../http/call.ts'
import type { RawCall } from '../http/incoming.ts'
import type { Engine } from '../http/engine.ts'
import type { Handler } from '../serve.ts'
import { translator } from '../words.ts'
import {
  nameOfCall,
  type Asker,
  type Chain,
  type ChainShop,
  type Given,
  type Told,
} from './chain.ts'
import { fromAfar } from './head-office.ts'
import { maySendTo } from './portal-hosts.ts'
import { sendToPortal } from './portal.ts'

export interface ChainOptions {
  /** Servers that know it trust each other. */
  readonly portalToken: string | undefined
  /** The address of the head office, when it is not on this server. */
  readonly portalPusat: string | undefined
  /** The hosts that calls may be sent to. */
  readonly portalHosts: readonly string[]
}

const refused = (
  { bahasa }: Asker,
  code: string,
  text: string,
  params: Params = {},
): Extract<Told, { ok: false }> => ({
  ok: false,
  code,
  message: translator(bahasa)(text, params),
  lagi: code === 'E-KONEKSI',
})

/** Shops of this server are asked directly, in the same way as a request; the others by fetch. */
export class ChainOfShops implements Chain {
  readonly sends = true
  readonly followsFromAfar: boolean
  readonly #engine: () => Engine
  readonly #handlers: ReadonlyMap<string, Handler>
  readonly #options: ChainOptions

  constructor(engine: () => Engine, handlers: readonly Handler[], options: ChainOptions) {
    this.#engine = engine
    this.#handlers = new Map(handlers.map((handler) => [nameOfCall(handler.endpoint), handler]))
    this.#options = options
    this.followsFromAfar = options.portalPusat !== undefined
  }

  shops(): Promise<ChainShop[]> {
    return this.#engine().db.chain.rows<ChainShop>(sql`
      select kode_toko, nama_toko, jenis_toko, coalesce(portal, '') as portal
      from toko order by no_toko`)
  }

  /** The code of a head office on another server; it stands at the end of its address. */
  get headOffice(): string | undefined {
    return this.#options.portalPusat?.split('/').at(-1)
  }

  async ask(kodeToko: string, call: string, given: Given, asker: Asker): Promise<Told> {
    const shop = (await this.shops()).find((one) => one.kode_toko === kodeToko)
    if (!shop && kodeToko === this.headOffice) return this.askHeadOffice(call, given, asker)
    if (!shop) return refused(asker, 'E-TIDAK-ADA', 'Toko Tidak Ditemukan')
    return this.isHere(shop)
      ? this.#askHere(kodeToko, call, given, asker)
      : this.#askThere(shop.portal, kodeToko, call, given, asker)
  }

  async askHeadOffice(call: string, given: Given, asker: Asker): Promise<Told> {
    const { portalPusat } = this.#options
    if (portalPusat !== undefined) {
      return this.#askThere(portalPusat, this.headOffice ?? '', call, given, asker)
    }
    const pusat = (await this.shops()).find(({ jenis_toko }) => jenis_toko === 'PUSAT')
    if (!pusat) return refused(asker, 'E-TIDAK-ADA', 'Alamat Kantor Pusat Belum Diatur')
    return this.ask(pusat.kode_toko, call, given, asker)
  }

  /** No portal, or this server's own address as its portal. */
  isHere({ portal }: ChainShop): boolean {
    const { origin } = this.#engine()
    return portal === '' || (origin !== undefined && portal.startsWith(`${origin}/portal/`))
  }

  /** Whether this server may speak to that address at all. */
  mayReach(portal: string): boolean {
    return maySendTo(portal, this.#options.portalHosts, this.#options.portalPusat)
  }

  async #askHere(kodeToko: string, call: string, given: Given, asker: Asker): Promise<Told> {
    const engine = this.#engine()
    const handler = this.#handlers.get(call)
    const shop = await engine.shops.find(kodeToko)
    if (!handler || !shop) throw new Error(`${kodeToko} cannot be asked ${call}`)
    const user = fromAfar(kodeToko, asker)
    const outcome = await answerAs(engine, handler, rawCall(given, asker), { user, shop })
    if ('file' in outcome) throw new Error(`${call} answers with a file`)
    return toldBy(outcome.status, outcome.json)
  }

  async #askThere(
    portal: string,
    kodeToko: string,
    call: string,
    given: Given,
    asker: Asker,
  ): Promise<Told> {
    const { portalToken } = this.#options
    const handler = this.#handlers.get(call)
    if (!handler) throw new Error(`there is no call ${call}`)
    if (portalToken === undefined)
      return refused(asker, 'E-HAK', 'Token Portal Belum Diatur Di Server Ini')
    const params = { kode_toko: kodeToko }
    if (!this.mayReach(portal))
      return refused(asker, 'E-HAK', 'Alamat Toko {{kode_toko}} Tidak Ada Di PORTAL_HOSTS', params)
    const answer = await sendToPortal(portal, handler.endpoint, given, {
      ...asker,
      kodeToko,
      secret: portalToken,
      waktu: this.#engine().clock.millis(),
    })
    if (!answer)
      return refused(asker, 'E-KONEKSI', 'Server Toko {{kode_toko}} Tidak Menjawab', params)
    if (answer.status === 401)
      return refused(asker, 'E-HAK', 'Server Toko {{kode_toko}} Menolak: {{kalimat}}', {
        ...params,
        kalimat: textOf(answer.json['message']),
      })
    return toldBy(answer.status, answer.json)
  }
}

const rawCall = (given: Given, { bahasa, kunci }: Asker): RawCall => ({
  token: undefined,
  portal: undefined,
  letter: undefined,
  language: bahasa,
  params: given.params ?? {},
  query: given.query ?? {},
  body: given.body,
  texts: false,
  readForm: undefined,
  key: kunci,
  otorisasi: [],
  facts: { id: 'rantai', ip: '', origin: '', perangkat: '', tamu: '' },
})

/** Busy, away or broken: a later try may succeed. A rule that refused will refuse again. */
const mayBeWell = (status: number): boolean => status >= 500 || status === 429

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function toldBy(status: number, json: Readonly<Record<string, unknown>>): Told {
  if (status === 200) return { ok: true, data: json['data'] }
  const code = textOf(json['code'])
  // What somebody else changed meanwhile is read anew the next time; a closed shop opens again.
  const lagi = mayBeWell(status) || code === 'E-MDB:02' || code === 'E-TUTUP'
  return { ok: false, code, message: textOf(json['message']), lagi }
}
