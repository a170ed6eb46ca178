import { sql } from 'kysely'
import type { Readable } from 'node:stream'
import { rangeOf } from '#kernel/periode'
import { Refusal } from '#kernel/refusal'
import type { Report } from '#kernel/report'
import { callOf } from '#kernel/report-call'
import type { caraLaporan } from '#kernel/report-views'
import type { RowOf } from '#kernel/field'
import type { Tanggal } from '#kernel/tanggal'
import { saatIni } from '../clock.ts'
import { runCall } from '../http/call.ts'
import type { Engine } from '../http/engine.ts'
import { unsentCall, type RawCall } from '../http/incoming.ts'
import { refusalOf } from '../document/refusals.ts'
import type { Bus } from '../live/bus.ts'
import { RoundsOf } from '../rounds.ts'
import { FileReply, type Handler } from '../serve.ts'
import { treeFor } from '../session/akses.ts'
import type { SignedIn } from '../session/signed-in.ts'
import { saidOf, translator } from '../words.ts'

/** The topic on the live line: a schedule was made, a file is there. */
export const scheduledFiles = 'laporan_berkas'

/** How long somebody may hold a file that he makes; then another server makes it. */
const leaseSeconds = 600
const atOnce = 1
/** Longer files are asked for on the screen. */
const mostBytes = 32 * 1024 * 1024

type Cara = RowOf<typeof caraLaporan>

interface Due {
  readonly kode_toko: string
  readonly id: string
  readonly coba: number
  readonly user_id: string
  readonly path: string
  readonly nama: string
  readonly isi: Cara
  readonly format: 'pdf' | 'xlsx'
  /** The day of the shop's calendar on which it was due. */
  readonly tgl: Tanggal
}

type Row = Omit<SignedIn, 'id_sesi' | 'perangkat' | 'akses'> & { readonly akses: unknown }

const asFilters = (saring: unknown): object =>
  typeof saring === 'object' && saring !== null ? saring : {}

/** The filters, where a period has become its dates, as seen from that day. */
function dated({ filters }: Report, { periode, saring }: Cara, tgl: Tanggal): object {
  const range = periode === null ? undefined : rangeOf(periode, tgl)
  return {
    ...asFilters(saring),
    ...(range && 'tgl_from' in filters ? { tgl_from: range.from, tgl_to: range.to } : {}),
    ...(range && 'tgl' in filters ? { tgl: range.to } : {}),
  }
}

/** How it is asked from that day on, whenever its file is made. */
export const asOf = (report: Report, isi: Cara, tgl: Tanggal): Cara => ({
  ...isi,
  saring: dated(report, isi, tgl),
  periode: null,
})

/** What is sent: the filters, and how the report is asked besides. */
function filtersFor(report: Report, isi: Cara, tgl: Tanggal) {
  const { banding, kolom, sisi, toko } = isi
  return {
    ...dated(report, isi, tgl),
    ...(toko === null ? {} : { kode_toko: toko }),
    ...(banding === null ? {} : { banding }),
    ...(sisi ? { sisi } : {}),
    ...(kolom === null ? {} : { kolom }),
  }
}

/** @throws Refusal for a file that is too long to be kept */
async function whole(body: Buffer | Readable): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body) {
    parts.push(Buffer.from(part))
    bytes += parts.at(-1)?.length ?? 0
    if (bytes > mostBytes) throw new Refusal('Laporan Terlalu Panjang Untuk Dikirim')
  }
  return Buffer.concat(parts)
}

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/**
 * Makes the reports that people have sent to them (docs/adr/0352). Every server has one: it holds a
 * file while it makes it, and another one makes it again when it dies meanwhile.
 */
export class ScheduledReports {
  readonly #engine: Engine
  readonly #handlers: ReadonlyMap<string, Handler>
  readonly #rounds: RoundsOf

  constructor(engine: Engine, handlers: readonly Handler[], bus: Pick<Bus, 'listen'>) {
    this.#engine = engine
    this.#handlers = new Map(handlers.map((one) => [nameOf(one.endpoint), one]))
    const round = (): Promise<number | null> => this.#round()
    this.#rounds = new RoundsOf({ log: engine.log, name: 'laporan', round })
    bus.listen(({ facts, kind }) => {
      if (kind === 'berubah' && facts?.['jenis'] === scheduledFiles) this.#rounds.wake()
    })
  }

  start(): void {
    this.#rounds.start()
  }

  stop(): Promise<void> {
    return this.#rounds.stop()
  }

  async #round(): Promise<number | null> {
    await this.work()
    const row = await this.#engine.db.chain.row<{ jeda: number | null }>(
      sql`select kencana.jeda_laporan(${saatIni(this.#engine.clock)}) as jeda`,
    )
    return row?.jeda ?? null
  }

  /** Everything that is due now. @returns how many were made or tried */
  async work(): Promise<number> {
    let tried = 0
    while (!this.#rounds.over) {
      const due = await this.take()
      if (due.length === 0) break
      for (const one of due) await this.finish(one)
      tried += due.length
    }
    return tried
  }

  /** Takes what is due; whoever takes it holds it for some minutes. */
  take(): Promise<Due[]> {
    const { clock, db } = this.#engine
    return db.chain.rows<Due>(
      sql`select * from kencana.ambil_laporan(${saatIni(clock)}, ${atOnce}, ${leaseSeconds})`,
    )
  }

  /** Makes one file and keeps it, or the sentence that says why there is none. */
  async finish(due: Due): Promise<void> {
    const { clock, db, live, log } = this.#engine
    try {
      const made = await this.#made(due)
      if (!made) return
      await db.row(
        due.kode_toko,
        sql`select kencana.jadi_laporan(${due.kode_toko}, ${due.id}::uuid, ${due.coba},
          ${saatIni(clock)}, ${made.name}, ${made.bytes}, ${made.said})`,
      )
    } catch (error) {
      const refusal = refusalOf(error, this.#engine.sentences)
      if (!refusal) log.error({ err: error, path: due.path }, 'laporan')
      // A bug or a database away is tried again when the hold is over.
      if (refusal && refusal.status < 500)
        await db.rows(
          due.kode_toko,
          sql`update kencana.laporan_berkas set status = 'GAGAL', selesai = ${saatIni(clock)},
              galat = ${saidOf(refusal, translator('id')).message}
            where kode_toko = ${due.kode_toko} and id = ${due.id}::uuid and status = 'JALAN'
              and coba = ${due.coba}`,
        )
    }
    live.changed(due.kode_toko, { jenis: scheduledFiles })
  }

  /** The file, made with the rights that its person has now. */
  async #made(due: Due) {
    const { house, origin, shops } = this.#engine
    const user = await this.#person(due)
    const shop = await shops.find(due.kode_toko)
    const report = house.reports.find(({ path }) => path === due.path)
    const handler = report && this.#handlers.get(nameOf(callOf(report)))
    if (!user || !shop || !report || !handler) throw new Refusal('Layar Tidak Ditemukan')
    const raw: RawCall = {
      ...unsentCall('jadwal'),
      query: { format: due.format },
      body: filtersFor(report, due.isi, due.tgl),
    }
    const answer = await runCall(this.#engine, handler, raw, { user, shop })
    if (!(answer instanceof FileReply)) throw new RangeError(`${due.path} gave no file`)
    const t = translator(user.bahasa)
    const said = t('{{nama}} ({{laporan}}) Siap Diunduh', {
      nama: due.nama,
      laporan: t(report.title),
    })
    const where = origin ? `\n${origin}/laporan-saya` : ''
    return { name: answer.name, bytes: await whole(answer.body), said: said + where }
  }

  /** Somebody who may work in this shop now; undefined for one who is blocked or gone. */
  async #person({ kode_toko, user_id }: Due): Promise<SignedIn | undefined> {
    const { db, house } = this.#engine
    const row = await db.chain.row<Row>(sql`select user_id, usere_name, level, kode_toko,
        no_whatsapp, bahasa, tema, kencana.beda_akses(level, akses) as akses,
        sandi_oleh is not null as wajib_ganti
      from kencana.users
      where user_id = ${user_id} and kode_toko = ${kode_toko} and not diblokir`)
    return (
      row && { ...row, id_sesi: '', perangkat: '', akses: treeFor(house, row.level, row.akses) }
    )
  }
}
