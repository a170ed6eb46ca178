import { sql } from 'kysely'
import type { Arguments, Endpoint } from '#kernel/endpoint'
import { Refusal } from '#kernel/refusal'
import { saatIni } from '#server/clock'
import type { Db } from '#server/db'
import type { Given } from '#server/chain/chain'
import { Desk } from '#server/desk'
import type { CallEngine } from '#server/http/engine'
import type { Handler } from '#server/serve'
import type { SignedIn } from '#server/session/signed-in'
import { treeFor } from '#server/session/akses'
import type { Jam } from './jam.server.ts'
import { usersContoh, type TokoContoh } from './rantai.server.ts'

/** Who of a shop does something. */
export type Peran = 'own' | 'spv' | 'su' | 'mu' | 'dev' | 'kasir1' | 'kasir2'

/** The counter, cash desk and office of one shop: every call is made by one of its people. */
export class Staf {
  readonly toko: TokoContoh
  readonly jam: Jam
  readonly db: Db
  readonly #desk: Desk
  readonly #people: ReadonlyMap<string, SignedIn>

  constructor(
    toko: TokoContoh,
    engine: CallEngine & { readonly clock: Jam },
    handlers: readonly Handler[],
  ) {
    this.toko = toko
    this.jam = engine.clock
    this.db = engine.db
    this.#desk = new Desk(engine, handlers)
    const people = usersContoh.filter(({ kode_toko }) => kode_toko === toko.kode_toko)
    this.#people = new Map(
      people.map(({ level, user_id }) => [
        user_id.replace(toko.akhiran, ''),
        {
          id_sesi: '',
          perangkat: 'CONTOH',
          user_id,
          usere_name: user_id,
          level,
          kode_toko: toko.kode_toko,
          no_whatsapp: null,
          bahasa: 'id',
          tema: 'TERANG',
          akses: treeFor(engine.house, level),
          wajib_ganti: false,
        },
      ]),
    )
  }

  person(peran: Peran): SignedIn {
    const found = this.#people.get(peran)
    if (!found) throw new Error(`${this.toko.kode_toko} has no ${peran}`)
    return found
  }

  /** What needs an approver's word gets it from the supervisor, or from the owner. */
  async ask<K extends string, Q, B, A>(
    peran: Peran,
    endpoint: Endpoint<K, Q, B, A>,
    given: Arguments<K, Q, B> & Given,
  ): Promise<A> {
    const user = this.person(peran)
    this.jam.until(this.jam.millis()) // nothing happens twice in the same second
    try {
      return await this.#desk.ask(user, endpoint, given)
    } catch (error) {
      const known = error instanceof Refusal ? withCard(given, error) : undefined
      if (known !== undefined) return this.ask(peran, endpoint, known)
      if (!(error instanceof Refusal) || error.code !== 'E-OTORISASI') throw error
      const asked = numbersIn(error.details)
      await this.#approve(asked, this.person(peran === 'spv' ? 'own' : 'spv'))
      return await this.#desk.ask(user, endpoint, given, asked)
    }
  }

  /** Another shop of the chain tells this one something. */
  async askAsServer<K extends string, Q, B, A>(
    endpoint: Endpoint<K, Q, B, A>,
    given: Arguments<K, Q, B> & Given,
  ): Promise<A> {
    this.jam.until(this.jam.millis())
    return this.#desk.ask({ ...this.person('spv'), server: true }, endpoint, given)
  }

  /** As the call `authorisation` writes it, without the approver's password. */
  async #approve(numbers: readonly string[], approver: SignedIn): Promise<void> {
    await this.db.rows(
      this.toko.kode_toko,
      sql`update otorisasi set status = 'DISETUJUI', pemberi = ${approver.user_id}, cara = 'SANDI',
          diputus_pada = ${saatIni(this.jam)}
        where kode_toko = ${this.toko.kode_toko} and no_otorisasi = any (${numbers}::text[])
          and status = 'DIMINTA'`,
    )
  }
}

const kartu = ['jenis_identitas', 'no_identitas', 'alamat_customer', 'nama_customer', 'no_hp']

/** Whoever is asked who he is shows his card; what he told already stays. */
function withCard<G extends object>(given: G, { fields }: Refusal): G | undefined {
  if (!('body' in given) || !fields.some(({ field }) => kartu.includes(field))) return undefined
  const body: Readonly<Record<string, unknown>> = Object(given.body)
  if (body['no_identitas']) return undefined
  const no_hp = typeof body['no_hp'] === 'string' ? body['no_hp'] : '628130000000'
  const told = {
    nama_customer: body['nama_customer'] ?? 'IBU SRI',
    alamat_customer: body['alamat_customer'] ?? 'Jl. Pasar Baru No. 12',
    no_hp,
    jenis_identitas: 'KTP',
    no_identitas: `351001${no_hp.slice(-10)}`,
  }
  return { ...given, body: { ...body, ...told } }
}

/** The numbers of all approvals that a refusal asks for. */
function numbersIn(details: Refusal['details']): string[] {
  const all: unknown = details?.['semua']
  if (!Array.isArray(all)) return []
  return all.map((one: { no_otorisasi: string }) => one.no_otorisasi)
}
