import { sql, type RawBuilder } from 'kysely'
import { pauseAfter, RoundsOf } from '#server/rounds'
import type { Done, Worker, WorkPlace } from '#server/worker'
import { ambilBiaya, type BiayaJatuh } from './biaya-marketplace.server.ts'
import { kerjakanTawaran, type TawaranJatuh, type Tempat } from './kirim.server.ts'
import { berakhir } from './hubungan.server.ts'
import { lihatPesanan } from './pesanan-luar.server.ts'
import { Ditolak } from './shopee.server.ts'
import { tawaranMarketplace } from './tawaran.server.ts'

const sekaligus = 4
/** Longer than a few calls to the marketplace take. */
const sewaDetik = 90
const sewaPesanan = 300
/** In the records: nobody of the shop. */
const nama = 'marketplace'
const palingLama = 60
/** A fee can wait. */
const palingLamaBiaya = 3600
const jedaMs = 500

interface HubunganJatuh {
  readonly kode_toko: string
  readonly shop_id: string
  readonly dilihat: Date | string
}

interface PesananJatuh {
  readonly kode_toko: string
  readonly no_pesanan: string
  readonly kode_barcode: string
  readonly status: 'LEPAS' | 'PESAN'
  readonly coba: number
  readonly nomor: string | null
}

/** Closed, changed meanwhile, busy: a later try may succeed. A rule that refused refuses again. */
const nantiLagi = ({ code }: Done): boolean =>
  ['E-TUTUP', 'E-MDB:02', 'E-KONEKSI', 'E-SERVER'].includes(code)

/**
 * Sends offers, takes down what is sold, looks at orders and reserves their pieces (docs/adr/0344).
 * Every server has one; each holds what it works on.
 */
export class PekerjaMarketplace implements Worker {
  readonly #place: WorkPlace
  readonly #tempat: Tempat | undefined
  readonly #rounds: RoundsOf
  #segera: NodeJS.Timeout | undefined

  constructor(place: WorkPlace) {
    const { clock, db, files, log, outside } = place.engine
    this.#place = place
    this.#tempat = outside.marketplace && { db, clock, files, config: outside.marketplace }
    this.#rounds = new RoundsOf({ log, name: nama, round: () => this.#round() })
    if (!this.#tempat) return
    place.bus.listen(({ facts, kind }) => {
      const tentang = [facts?.['jenis'], facts?.['juga']].flat()
      if (kind === 'berubah' && ['barang', tawaranMarketplace].some((one) => tentang.includes(one)))
        this.#segera ??= setTimeout(() => this.#bangun(), jedaMs).unref()
    })
  }

  /** Many notes in a moment are one look. */
  #bangun(): void {
    this.#segera = undefined
    this.#rounds.wake()
  }

  start(): void {
    if (this.#tempat) this.#rounds.start()
  }

  stop(): Promise<void> {
    clearTimeout(this.#segera)
    return this.#rounds.stop()
  }

  async #round(): Promise<number | null> {
    await this.work()
    const { chain } = this.#place.engine.db
    const row = await chain.row<{ jeda: number | null }>(
      sql`select kencana.jeda_marketplace() as jeda`,
    )
    return row?.jeda ?? null
  }

  async work(): Promise<number> {
    const tempat = this.#tempat
    if (!tempat) return 0
    const { chain } = tempat.db
    await chain.rows(sql`select kencana.tarik_marketplace()`)
    const tawaran = sql<TawaranJatuh>`select *
      from kencana.ambil_tawaran_marketplace(${sekaligus}, ${sewaDetik})`
    let n = await this.#semua(tawaran, (one) => kerjakanTawaran(tempat, one))
    for (;;) {
      const [toko] = await chain.rows<HubunganJatuh>(
        sql`select * from kencana.ambil_hubungan_marketplace(${sewaDetik}, ${sewaPesanan})`,
      )
      if (!toko || this.#rounds.over) break
      await this.#lihat(tempat, toko)
      n += 1
    }
    const pesanan = sql<PesananJatuh>`select *
      from kencana.ambil_pesanan_marketplace(${sekaligus}, ${sewaDetik})`
    n += await this.#semua(pesanan, (one) => this.#pesan(one))
    n += await this.#semua(ambilBiaya(sekaligus, sewaDetik), (one) => this.#biaya(one))
    return n
  }

  /** Books what was kept of an order that is over; what is refused is tried again, ever later. */
  async #biaya({ coba, kode_barcode, kode_toko, lama, no_pesanan }: BiayaJatuh): Promise<void> {
    const done = await this.#place.robot({
      ...{ kodeToko: kode_toko, oleh: nama, call: 'POST marketplace/biaya', body: { no_pesanan } },
      kunci: `marketplace BIAYA ${no_pesanan} ${lama ?? ''}`,
    })
    if (done.ok) return
    await this.#place.engine.db.rows(
      kode_toko,
      sql`update kencana.pesanan_marketplace set dipegang = null, galat = ${done.message},
          berikut = clock_timestamp() + make_interval(secs => ${pauseAfter(coba, palingLamaBiaya)})
        where kode_toko = ${kode_toko} and no_pesanan = ${no_pesanan}
          and kode_barcode = ${kode_barcode}`,
    )
  }

  /** Everything of a queue that is due now. */
  async #semua<T extends { readonly kode_toko: string }>(
    ambil: RawBuilder<T>,
    kerja: (one: T) => Promise<void>,
  ): Promise<number> {
    const { db, live } = this.#place.engine
    let n = 0
    while (!this.#rounds.over) {
      const due = await db.chain.rows(ambil)
      if (due.length === 0) break
      await Promise.all(due.map(kerja))
      for (const toko of new Set(due.map(({ kode_toko }) => kode_toko)))
        live.changed(toko, { jenis: tawaranMarketplace })
      n += due.length
    }
    return n
  }

  async #lihat(tempat: Tempat, { dilihat, kode_toko, shop_id }: HubunganJatuh): Promise<void> {
    // Connected with another meanwhile: that one was not looked at.
    const milik = sql`kode_toko = ${kode_toko} and shop_id = ${shop_id}`
    let kabar = true
    try {
      const dari = Math.floor(Date.parse(String(dilihat)) / 1000)
      const { ada, kini } = await lihatPesanan(tempat, {
        ...{ kodeToko: kode_toko, shop: shop_id, dari },
      })
      kabar = ada
      await tempat.db.rows(
        kode_toko,
        sql`update kencana.hubungan_marketplace set dipegang = null, galat = null,
          dilihat = to_timestamp(${kini}) where ${milik}`,
      )
    } catch (error) {
      if (!(error instanceof Ditolak)) throw error
      const pause = error.sebab === 'LAGI' ? 30 : sewaPesanan
      const galat = error.sebab === 'MASUK' ? berakhir : error.message // whatever it calls that
      await tempat.db.rows(
        kode_toko,
        sql`update kencana.hubungan_marketplace set dipegang = null, galat = ${galat},
          berikut = clock_timestamp() + make_interval(secs => ${pause}) where ${milik}`,
      )
    }
    if (kabar) this.#place.engine.live.changed(kode_toko, { jenis: tawaranMarketplace })
  }

  /** Reserves a piece, or lets it go: by the same commands as a person would. */
  async #pesan(one: PesananJatuh): Promise<void> {
    const { coba, kode_barcode, kode_toko, no_pesanan, nomor, status } = one
    const pesan = status === 'PESAN'
    const done = await this.#place.robot({
      ...{ kodeToko: kode_toko, oleh: nama },
      call: pesan ? 'POST marketplace/pesan' : 'POST marketplace/lepas',
      body: pesan ? { no_pesanan, kode_barcode } : { nomor, alasan: 'Dibatalkan di marketplace' },
      kunci: `marketplace ${status} ${no_pesanan} ${kode_barcode}`,
    })
    if (done.ok) return
    const lagi = !pesan || nantiLagi(done)
    await this.#place.engine.db.rows(
      kode_toko,
      sql`update kencana.pesanan_marketplace set dipegang = null, galat = ${done.message},
          status = ${lagi ? status : 'BENTROK'},
          berikut = clock_timestamp() + make_interval(secs => ${pauseAfter(coba, palingLama)})
        where kode_toko = ${kode_toko} and no_pesanan = ${no_pesanan}
          and kode_barcode = ${kode_barcode} and status = ${status}`,
    )
  }
}
