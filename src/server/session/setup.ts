import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import type { Db } from '../db.ts'

/** A user of the sample chain, to be tried out. */
export interface SampleUser {
  readonly user_id: string
  readonly level: string
  readonly kode_toko: string
}

/** The sample chain for the first visit; it is made elsewhere and handed in. */
export interface SampleChain {
  /** Fills an empty database; reports what it does and how far it is (0 to 100). */
  load(tell: (sentence: string, percent: number) => void): Promise<void>
  /** Its users and their password while it is loaded; null on a real chain. */
  users(): Promise<{ readonly users: readonly SampleUser[]; readonly password: string } | null>
}

export interface SetupState {
  readonly perlu_setup: boolean
  readonly sedang: string | null
  readonly persen: number | null
  readonly gagal: string | null
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * The first visit on an empty database: only a person who reads the code on the server's console
 * may set up the chain.
 */
export class SetupDesk {
  readonly code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
  readonly sample: SampleChain | undefined
  readonly #db: Db
  #done = false
  #failed = 0
  #state: Omit<SetupState, 'perlu_setup'> = { sedang: null, persen: null, gagal: null }

  constructor(db: Db, sample: SampleChain | undefined) {
    this.#db = db
    this.sample = sample
  }

  /** True while there is no shop. Once there is one, it is never asked again. */
  async needed(): Promise<boolean> {
    if (this.#done) return false
    const row = await this.#db.chain.row(sql`select 1 from toko limit 1`)
    this.#done = row !== undefined && this.#state.sedang === null
    return row === undefined
  }

  async state(): Promise<SetupState> {
    return { perlu_setup: await this.needed(), ...this.#state }
  }

  /**
   * @throws Refusal when the code is wrong, was guessed at too often, or the chain exists already.
   */
  async check(code: string): Promise<void> {
    if (!(await this.needed())) throw new Refusal('Toko Sudah Dibuat')
    if (this.#state.sedang !== null) throw new Refusal('Data Contoh Sedang Dibuat')
    const given = Buffer.from(code.trim().toUpperCase().padEnd(8).slice(0, 8))
    const right =
      this.#failed < 20 && given.length === 8 && timingSafeEqual(given, Buffer.from(this.code))
    if (right) return
    this.#failed += 1
    throw new Refusal(
      this.#failed < 20
        ? 'Kode Setup Salah, Lihat Kode Di Konsol Server'
        : 'Terlalu Banyak Percobaan, Jalankan Ulang Server',
      { status: 403 },
    )
  }

  /** Starts to fill the database; `state` tells how far it is. */
  startSample(): void {
    const { sample } = this
    if (!sample) throw new Refusal('Data Contoh Tidak Tersedia')
    this.#state = { sedang: 'Menyiapkan', persen: 0, gagal: null }
    sample
      .load((sedang, persen) => {
        this.#state = { sedang, persen, gagal: null }
      })
      .then(
        () => (this.#state = { sedang: null, persen: 100, gagal: null }),
        (error: unknown) => {
          const gagal = error instanceof Error ? error.message : String(error)
          this.#state = { sedang: null, persen: null, gagal }
        },
      )
  }
}
