import { sql } from 'kysely'
import type { Language } from '#kernel/language'
import type { Engine } from '../http/engine.ts'
import type { Bus } from '../live/bus.ts'
import { pauseAfter, RoundsOf } from '../rounds.ts'
import type { Given, Told } from './chain.ts'
import { beritaTugas, keyOfTry, tugasCabang } from './jobs.ts'

interface Due {
  readonly kode_toko: string
  readonly id: string
  readonly cabang: string
  readonly coba: number
  readonly oleh: string
  readonly bahasa: Language
  readonly panggilan: string
  readonly isi: Given
}

/**
 * How many branches are asked at once, and how long a job is held: longer than the wait for one
 * branch.
 */
const atOnce = 4
const patienceMs = 20_000
const leaseSeconds = 40
/** A branch that does not answer is asked again after 2, 4, 8 ... seconds, at last every 5 min. */
const longestPause = 300
const mostTries = 300
/**
 * Asks the branches what the jobs say, until each has answered (DOMAIN 9). Every server has a
 * runner: it holds a branch of a job while it asks, and another runner takes over when it dies. A
 * branch does nothing twice: every try has the same key.
 */
export class Runner {
  readonly #engine: Engine
  readonly #rounds: RoundsOf

  constructor(engine: Engine, bus: Pick<Bus, 'listen'>) {
    this.#engine = engine
    this.#rounds = new RoundsOf({
      log: engine.log,
      name: 'tugas cabang',
      round: () => this.#round(),
    })
    bus.listen(({ facts, kind }) => {
      if (kind === 'berubah' && [facts?.['jenis'], facts?.['juga']].flat().includes(tugasCabang))
        this.#rounds.wake()
    })
  }

  start(): void {
    this.#rounds.start()
  }

  /** Begins nothing new; finishes what is under way. */
  stop(): Promise<void> {
    return this.#rounds.stop()
  }

  async #round(): Promise<number | null> {
    await this.work()
    const row = await this.#engine.db.chain.row<{ jeda: number | null }>(
      sql`select kencana.jeda_tugas_cabang() as jeda`,
    )
    return row?.jeda ?? null
  }

  /** Everything that is due now. @returns how many branches were asked */
  async work(): Promise<number> {
    let asked = 0
    while (!this.#rounds.over) {
      const due = await this.#engine.db.chain.rows<Due>(
        sql`select * from kencana.ambil_tugas_cabang(${atOnce}, ${leaseSeconds})`,
      )
      if (due.length === 0) break
      await Promise.all(due.map((one) => this.#ask(one)))
      asked += due.length
    }
    return asked
  }

  async #ask(due: Due): Promise<void> {
    const { bahasa, cabang, id, isi, oleh, panggilan } = due
    const kunci = keyOfTry(id, cabang)
    await this.#settle(
      due,
      await this.#engine.chain.ask(cabang, panggilan, isi, {
        oleh,
        bahasa,
        kunci,
        sabar: patienceMs,
      }),
    )
  }

  /** Only the runner that still holds the branch stores its answer. */
  async #settle(due: Due, told: Told): Promise<void> {
    const { cabang, coba, id, kode_toko } = due
    const gone = !told.ok && told.code === 'E-TIDAK-ADA' && due.panggilan.startsWith('DELETE ')
    const done = told.ok || gone
    const again = !told.ok && told.lagi && coba < mostTries
    const status = done ? 'SELESAI' : again ? 'ANTRI' : 'GAGAL'
    const answer = told.ok ? JSON.stringify(told.data ?? null) : null
    const { db, live } = this.#engine
    await db.rows(
      kode_toko,
      sql`update kencana.tugas_cabang_toko set status = ${status}, saat = clock_timestamp(),
        galat = ${done ? null : told.message}, jawaban = ${answer}::jsonb,
        berikut = clock_timestamp() + make_interval(secs => ${again ? pauseAfter(coba, longestPause) : 0})
      where kode_toko = ${kode_toko} and id = ${id}::uuid and cabang = ${cabang}
        and status = 'JALAN' and coba = ${coba}`,
    )
    live.changed(kode_toko, { jenis: tugasCabang })
    const hapus = due.panggilan.startsWith('DELETE ')
    // At the first try only: nobody wants a message every minute while a server is away.
    if (!told.ok && !done && (!again || coba === 1))
      live.tell(due.oleh, beritaTugas, { hapus, cabang, kalimat: told.message, lagi: again })
    if (done) await this.#tellAllDone(due)
  }

  async #tellAllDone({ cabang, id, kode_toko, oleh }: Due): Promise<void> {
    const { db, live } = this.#engine
    const row = await db.row<{ belum: number; jumlah: number }>(
      kode_toko,
      sql`select count(*) filter (where status <> 'SELESAI')::int as belum, count(*)::int as jumlah
        from kencana.tugas_cabang_toko where kode_toko = ${kode_toko} and id = ${id}::uuid`,
    )
    const sendiri = cabang === kode_toko
    if (row?.belum === 0) live.tell(oleh, beritaTugas, { jumlah: row.jumlah, sendiri })
  }
}
