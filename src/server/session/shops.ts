import type { Setting, ReadSetting } from '#kernel/setting'
import { sql } from 'kysely'
import type { House } from '#kernel/module'
import type { Db } from '../db.ts'
import type { Bus } from '../live/bus.ts'
import type { Toko } from '../serve.ts'

/** What every call of a shop needs: the shop and its settings. */
export interface ShopFacts {
  readonly toko: Toko
  /** What the shop has set itself, by key; everything else is as shipped. */
  readonly own: Readonly<Record<string, unknown>>
  /** The version of its table of settings, which a posting re-checks. */
  readonly versi: number
}

interface ShopRow extends Toko {
  readonly own: Record<string, unknown> | null
  readonly versi: number
}

/** The shops as last read; kept while the bus tells of every change. */
export class Shops {
  readonly #db: Db
  readonly #bus: Bus
  readonly #house: House
  readonly #known = new Map<string, ShopFacts>()
  /** Changes with every news: data that was read before it is not kept. */
  #news = 0

  constructor(db: Db, bus: Bus, house: House) {
    this.#db = db
    this.#bus = bus
    this.#house = house
    bus.onGap(() => {
      this.#news += 1
      this.#known.clear()
    })
    bus.listen(({ kind, to }) => {
      if (kind !== 'toko' && kind !== 'settings') return
      this.#news += 1
      this.#known.delete(to)
    })
  }

  async find(kodeToko: string): Promise<ShopFacts | undefined> {
    const known = this.#known.get(kodeToko)
    if (known && this.#bus.up) return known
    return this.load(kodeToko)
  }

  /** Reads the shop again: a posting found that something had changed. */
  async load(kodeToko: string): Promise<ShopFacts | undefined> {
    const news = this.#news
    const row = await this.#db.row<ShopRow>(
      kodeToko,
      sql`select t.kode_toko, t.nama_toko, t.alamat_toko, nullif(t.no_hp, '') as no_hp, t.zona,
          t.npwp, t.nama_pajak, t.latar_nota, t.logo_nota,
          (select jsonb_object_agg(kertas || ' ' || ukuran, isi) from (
            select distinct on (kertas, ukuran) kertas, ukuran, isi from template_nota
            where kode_toko = t.kode_toko order by kertas, ukuran, versi desc) d
            where isi is not null) as desain_nota,
          (select jsonb_agg(jsonb_build_object('nama', nama, 'tebal', tebal, 'versi', versi)) from (
            select nama, tebal, max(versi) as versi from huruf_nota
            where kode_toko = t.kode_toko group by 1, 2) h) as huruf_nota,
          t.jenis_toko = 'PUSAT' as pusat, t.tgl_system, t.status = 'BUKA' as buka,
          (select jsonb_object_agg(key, value) from parameter) as own,
          coalesce((select versi from versi_tabel where tabel = 'parameter'), 0)::int as versi
        from toko t where t.kode_toko = ${kodeToko}`,
    )
    if (!row) return undefined
    const { own, versi, ...toko } = row
    const facts = { toko, own: own ?? {}, versi }
    if (news === this.#news) this.#known.set(kodeToko, facts)
    return facts
  }

  /** Reads the settings of a shop by their definitions. */
  reader(facts: ShopFacts): ReadSetting {
    return <V>({ initial, key }: Setting<V>): V =>
      (Object.hasOwn(facts.own, key) ? facts.own[key] : initial) as V
  }

  /**
   * Whether a flag of a shop is on.
   * @throws Error when no module declares it: a bug, never a request's fault.
   */
  isOn(facts: ShopFacts, flag: string): boolean {
    const setting = Object.hasOwn(this.#house.settings, flag)
      ? this.#house.settings[flag]
      : undefined
    if (!setting) throw new Error(`no module declares the setting ${flag}`)
    return this.reader(facts)(setting) === true
  }
}
