import { sql } from 'kysely'
import { callsOf } from '#kernel/master-calls'
import type { House } from '#kernel/module'
import { Refusal } from '#kernel/refusal'
import { yesNo } from '#kernel/shape'
import { tanggalDi } from '#kernel/tanggal'
import { lewatiLangkah } from '#modules/mulai/langkah-awal.calls'
import { semuaLangkah } from '#modules/mulai/langkah'
import { ubahParaSystem } from '#modules/toko/toko.calls'
import { systemClock, type Clock } from '#server/clock'
import type { Db } from '#server/db'
import type { FileStore } from '#server/files/store'
import { alone, type Chain } from '#server/chain/chain'
import type { CallEngine } from '#server/http/engine'
import { hooksOf, serveHouse } from '#server/http/served'
import { defineLoad } from '#server/load'
import type { Bus, BusMessage } from '#server/live/bus'
import { noAudits } from '#server/audit/desk'
import { noBackups } from '#server/backup/desk'
import { readingAt } from '#server/read-db'
import { silent, type Live } from '#server/live/live'
import { callsOfModule, type Handler, type ServedModule } from '#server/serve'
import { serverNames } from '#server/server-names'
import { SessionBook } from '#server/session/sessions'
import { nothingOutside } from '#server/outside'
import { SetupDesk, type SampleChain } from '#server/session/setup'
import { Shops } from '#server/session/shops'
import { hariLelangContoh } from './cicilan.server.ts'
import { Acak } from './acak.server.ts'
import { gambarContoh } from './gambar.server.ts'
import { jalankanHari } from './hari.server.ts'
import { denganJam, Jam, tengahMalam } from './jam.server.ts'
import { kalenderContoh, type HariContoh } from './kalender.server.ts'
import { gambarKatalogContoh, katalogContoh } from './katalog.server.ts'
import { masterContoh } from './master.server.ts'
import { modulTanpaDokumen, parameterContoh } from './parameter.server.ts'
import { catatContoh, marketplaceContoh } from './marketplace.server.ts'
import { pesanContoh } from './pesan.server.ts'
import { Staf } from './staf.server.ts'
import { suratKiriman } from './kiriman.server.ts'
import { suratPaket } from './paket.server.ts'
import { langganan } from './pelanggan.server.ts'
import {
  buatRantai,
  sandiContoh,
  tokoContoh,
  usersContoh,
  type TokoContoh,
} from './rantai.server.ts'
import { Etalase, type TokoBerjalan } from './toko.server.ts'

/** Told while it goes on: what is being made, and how far it is (0 to 100). */
export type Kabar = (kalimat: string, persen: number) => void

export interface ContohOptions {
  readonly db: Db
  readonly house: House
  readonly modules: readonly ServedModule[]
  readonly files: FileStore
  readonly clock?: Clock
  /** So many times the pieces and the notes of a day. */
  readonly skala?: number
  /** Business days, the last of them today. */
  readonly hari?: number
  readonly tell?: Kabar
}

/** DOMAIN 11: ninety business days. */
const hariContoh = 90

/** News stay in this process: no screen listens while the chain is made. */
class Kabel implements Bus {
  readonly up = true
  readonly #heard: ((message: BusMessage) => void)[] = []
  publish(message: BusMessage): void {
    for (const heard of this.#heard) heard(message)
  }
  listen(heard: (message: BusMessage) => void): void {
    this.#heard.push(heard)
  }
  onGap(): void {
    // Nothing is ever missed.
  }
  async close(): Promise<void> {
    // Nothing is open.
  }
}

const liveOn = (kabel: Kabel): Live => ({
  ...silent,
  shopChanged: (to, kind) => kabel.publish({ kind, to }),
})

/**
 * The shops know each other; what one asks of another while the chain is made has been asked
 * already (kiriman.server.ts).
 */
const seRantai: Chain = {
  ...alone,
  shops: async () =>
    tokoContoh.map(({ jenis_toko, kode_toko, nama_toko }) => ({
      ...{ jenis_toko, kode_toko, nama_toko, portal: '' },
    })),
  ask: async () => ({ ok: true, data: null }),
}

/** The server's engine under the clock of one shop. */
function engineOf(options: ContohOptions, jam: Jam) {
  const { files, house } = options
  const kabel = new Kabel()
  const db = denganJam(options.db, jam)
  const shops = new Shops(db, kabel, house)
  const engine: CallEngine & { readonly clock: Jam } = {
    db,
    house,
    files,
    shops,
    clock: jam,
    live: liveOn(kabel),
    backups: noBackups,
    audits: noAudits,
    reading: readingAt(db),
    chain: seRantai,
    hooks: hooksOf(options.modules),
    guards: new Map(),
    names: serverNames({ origin: undefined }),
    calls: options.modules.flatMap(callsOfModule),
    sessions: new SessionBook(db, kabel, jam, house),
    setup: new SetupDesk(db, undefined),
    messenger: undefined,
    outside: nothingOutside,
    mailer: false,
    push: undefined,
    versi: '',
  }
  return { engine, handlers: serveHouse(house, options.modules, shops).handlers }
}

/** The chain sells diamonds, counts its trays, sees its recaps; a new shop has to be told so. */
const dinyalakan = [
  'BERLIAN_MODULE',
  'REKAP_PENJUALAN_MODULE',
  'REKAP_PEMBELIAN_MODULE',
  'RFID_MODULE',
  'STOCK_OPNAME_GLOBAL_MODULE',
  'KIRIM_BARANG_MODULE',
  'PARAMETER_HUTANG_MODULE',
  'CICILAN_MODULE',
  'PESANAN_HARGA_TETAP_MODULE',
  'BARANG_MANUAL_MODULE',
  'KATALOG_MODULE',
  'WHATSAPP_MODULE',
  'MARKETPLACE_MODULE',
  'PRE_ORDER_MODULE',
  'SEPUHAN_MODULE',
  'KONSINYASI_MODULE',
  'MEMBER_MODULE',
  'KUPON_MODULE',
]

async function isiMaster(staf: Staf, noToko: number, skala: number): Promise<void> {
  const setel = async (keys: readonly string[], value: boolean): Promise<void> => {
    for (const key of keys)
      await staf.ask('own', ubahParaSystem, { params: { key }, body: { value } })
  }
  await setel([...dinyalakan, ...modulTanpaDokumen], true)
  const bulat = { params: { key: 'PEMBULATAN_BUNGA' }, body: { value: 100 } } // the smallest coin
  await staf.ask('own', ubahParaSystem, bulat)
  for (const [master, rows] of [
    ...masterContoh(noToko, skala),
    ...[...parameterContoh, ...katalogContoh],
  ])
    for (const row of rows) await staf.ask('own', callsOf(master).create, { body: row })
  await setel(modulTanpaDokumen, false)
  const kelak = { CICILAN_HARI_LELANG: hariLelangContoh }
  for (const [key, value] of Object.entries(kelak))
    await staf.ask('own', ubahParaSystem, { params: { key }, body: { value } })
}

/** Notes on a usual day; the head office is the largest shop. */
const notaSehari = [6, 5, 4, 4] as const

/** The people of a shop, at a time of their own. */
export function stafContoh(options: ContohOptions, toko: TokoContoh, jam = new Jam()): Staf {
  const {
    engine,
    handlers,
  }: { engine: CallEngine & { clock: Jam }; handlers: readonly Handler[] } = engineOf(options, jam)
  return new Staf(toko, engine, [...handlers, catatContoh])
}

function bukaToko(options: ContohOptions, at: number): TokoBerjalan[] {
  const toko = tokoContoh[at]
  if (!toko) return []
  const acak = new Acak(`kencana ${toko.kode_toko}`)
  return [
    {
      staf: stafContoh(options, toko),
      noToko: at + 1,
      skala: options.skala ?? 1,
      acak,
      acakBeli: new Acak(`kencana beli ${toko.kode_toko}`),
      acakTitip: new Acak(`kencana titip ${toko.kode_toko}`),
      acakService: new Acak(`kencana service ${toko.kode_toko}`),
      acakSortir: new Acak(`kencana sortir ${toko.kode_toko}`),
      ...{ cuci: [], lebur: [], konsinyasi: [], emasLebur: new Map() },
      acakHutang: new Acak(`kencana hutang ${toko.kode_toko}`),
      acakCicilan: new Acak(`kencana cicilan ${toko.kode_toko}`),
      acakPesanan: new Acak(`kencana pesanan ${toko.kode_toko}`),
      acakPreOrder: new Acak(`kencana pre order ${toko.kode_toko}`),
      titipan: [],
      service: [],
      hutang: [],
      brankas: new Set(),
      cicilan: [],
      pesanan: [],
      preOrder: [],
      titipanPo: new Set(),
      ...{ kiriman: [], paket: [] },
      etalase: new Etalase(acak),
      langganan: langganan(acak, 75),
      notaSehari: notaSehari[at] ?? 4,
    },
  ]
}

/** Counts the steps, and tells of each new percent. */
function penghitung(semua: number, tell: Kabar): () => void {
  let langkah = 0
  let terakhir = 0
  return () => {
    langkah += 1
    const persen = 2 + Math.floor((97 * langkah) / semua)
    if (persen !== terakhir) tell('Menjalankan Hari Demi Hari', persen)
    terakhir = persen
  }
}

/** All days of one shop, one after the other. */
async function jalankan(
  toko: TokoBerjalan,
  hari: readonly HariContoh[],
  sekarang: number,
  selesai: () => void,
): Promise<void> {
  const [pertama] = hari
  toko.staf.jam.endsBy(sekarang)
  if (pertama) toko.staf.jam.until(tengahMalam(pertama.tanggal, toko.staf.toko.zona))
  await isiMaster(toko.staf, toko.noToko, toko.skala)
  // It has been trading for long.
  await toko.staf.ask('own', lewatiLangkah, {
    params: { langkah: semuaLangkah },
    body: { lewat: true },
  })
  for (const [at, satu] of hari.entries()) {
    await jalankanHari(toko, satu, hari[at - 1], sekarang)
    selesai()
  }
}

const mulai = defineLoad('mulai_contoh', yesNo)

/**
 * Fills an empty database with the sample chain of DOMAIN 11 by the shops' own commands: the same
 * chain every time, its last day today.
 * @throws Refusal when the database has a shop already
 */
export async function muatContoh(options: ContohOptions): Promise<void> {
  const { db, files, skala = 1, tell = () => undefined } = options
  const sekarang = (options.clock ?? systemClock).millis()
  const hari = kalenderContoh(tanggalDi('Asia/Jakarta', sekarang), options.hari ?? hariContoh)
  const [pertama] = hari
  const terakhir = hari.at(-1)
  if (!pertama || !terakhir) throw new RangeError('a sample chain has at least one day')
  if (!(await db.load(mulai, [skala, terakhir.tanggal])))
    throw new Refusal('Data Contoh Hanya Untuk Database Kosong')
  tell('Membuat Toko Dan Pengguna', 0)
  await buatRantai(db, pertama.tanggal)
  tell('Menggambar Foto Barang', 1)
  const kodeToko = tokoContoh.map(({ kode_toko }) => kode_toko)
  await gambarContoh(files, kodeToko)
  await gambarKatalogContoh(files, kodeToko)
  const semua = tokoContoh.flatMap((_, at) => bukaToko(options, at))
  const maju = penghitung(semua.length * hari.length, tell)
  await Promise.all(semua.map((toko) => jalankan(toko, hari, sekarang, maju)))
  await suratKiriman(semua, terakhir.tanggal)
  await suratPaket(semua, terakhir.tanggal)
  await pesanContoh(semua)
  await marketplaceContoh(semua)
  await db.call('selesai_contoh', [])
  tell('Data Contoh Selesai', 100)
}

/** True when the making of the sample chain was cut off: what is there is not whole. */
export const contohTerputus = async (db: Db): Promise<boolean> =>
  (await db.chain.row(sql`select from contoh where selesai is null`)) !== undefined

/** The sample chain as the first visit meets it. */
export const rantaiContoh = (options: ContohOptions): SampleChain => ({
  load: (tell) => muatContoh({ ...options, tell }),
  users: async () => {
    const loaded = await options.db.chain.row(sql`select from contoh where selesai is not null`)
    return loaded ? { users: usersContoh, password: sandiContoh } : null
  },
})
