import { sql } from 'kysely'
import type { Engine } from '../http/engine.ts'
import type { Bus } from '../live/bus.ts'
import { pauseAfter, RoundsOf } from '../rounds.ts'
import type { Kanal, Sender, Sent } from './sender.ts'

/** The topic of the outbox on the live line. */
export const pesanKeluar = 'pesan_keluar'

const atOnce = 4
/** Longer than the patience of a sender. */
const leaseSeconds = 40
const longestPause = 600
/** About a day and a half; who sends it again by hand has so many anew. */
const mostTries = 200

interface Due {
  readonly kode_toko: string
  readonly id: string
  readonly coba: number
  readonly kanal: Kanal
  readonly penerima: string
  readonly judul: string
  readonly isi: string
  readonly pengirim: string
}

/** Who sends by each way. */
export type Senders = Readonly<Partial<Record<Kanal, Sender>>>

/**
 * Sends what waits in the outboxes of all shops (docs/adr/0331). Every server has one: it holds a
 * message while it sends it; when it dies meanwhile, nobody sends that message again by himself.
 */
export class Courier {
  readonly #engine: Pick<Engine, 'db' | 'live' | 'log'>
  readonly #send: Senders
  readonly #rounds: RoundsOf

  /** @param send by which ways this server sends; what waits for another stays */
  constructor(
    engine: Pick<Engine, 'db' | 'live' | 'log'>,
    bus: Pick<Bus, 'listen'>,
    send: Senders,
  ) {
    this.#engine = engine
    this.#send = send
    this.#rounds = new RoundsOf({ log: engine.log, name: 'pesan', round: () => this.#round() })
    bus.listen(({ facts, kind }) => {
      if (kind === 'berubah' && facts?.['jenis'] === pesanKeluar) this.#rounds.wake()
    })
  }

  start(): void {
    if (this.#kanal.length > 0) this.#rounds.start()
  }

  stop(): Promise<void> {
    return this.#rounds.stop()
  }

  async #round(): Promise<number | null> {
    const { chain } = this.#engine.db
    // What people send does not wait for what is said by itself.
    await this.work()
    await chain.rows(
      sql`select kencana.antri_pesan_otomatis(clock_timestamp(), ${this.#send.EMAIL !== undefined})`,
    )
    await this.work()
    const row = await chain.row<{ jeda: number | null }>(
      sql`select kencana.jeda_pesan(${this.#kanal}) as jeda`,
    )
    return row?.jeda ?? null
  }

  /** Everything that is due now. @returns how many were sent or tried */
  async work(): Promise<number> {
    let tried = 0
    while (!this.#rounds.over) {
      const due = await this.#engine.db.chain.rows<Due>(
        sql`select * from kencana.ambil_pesan(${atOnce}, ${leaseSeconds}, ${this.#kanal})`,
      )
      if (due.length === 0) break
      await Promise.all(due.map(async (one) => this.#settle(one, await this.#sent(one))))
      tried += due.length
    }
    return tried
  }

  get #kanal(): string[] {
    return Object.keys(this.#send)
  }

  async #sent(due: Due): Promise<Sent> {
    const send = this.#send[due.kanal]
    if (!send) throw new RangeError(`nobody sends ${due.kanal} here`)
    const acuan = `${due.kode_toko} ${due.id} ${due.coba}`
    return send({ ...due, acuan })
  }

  /**
   * Only the courier that still holds it writes down what became of it: the service's later word
   * may have been faster than its answer.
   */
  async #settle({ coba, id, kode_toko }: Due, { galat, hasil, id_luar }: Sent): Promise<void> {
    const tries = coba % mostTries
    const again = hasil === 'LAGI' && tries !== 0
    const status = again ? 'ANTRI' : hasil === 'LAGI' ? 'GAGAL' : hasil
    const pause = again ? pauseAfter(tries, longestPause) : 0
    await this.#engine.db.rows(
      kode_toko,
      sql`update kencana.pesan_keluar set status = ${status}, galat = ${galat ?? null},
        isi = case when rahasia and not ${again}::boolean then '***' else isi end,
        id_luar = ${id_luar ?? null}, selesai = ${again ? null : sql`clock_timestamp()`},
        berikut = clock_timestamp() + make_interval(secs => ${pause})
      where kode_toko = ${kode_toko} and id = ${id}::uuid and status = 'JALAN'
        and coba = ${coba}`,
    )
    this.#engine.live.changed(kode_toko, { jenis: pesanKeluar })
  }
}
