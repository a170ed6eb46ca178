import type { Setting } from '#kernel/setting'
import {
  byKey,
  fieldShapes,
  list,
  maybe,
  pair,
  row,
  text,
  whole,
  type ShapeOf,
} from '#kernel/shape'
import type { Db } from '#server/db'
import type { Posting } from '#server/document/post'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { petaTrx } from '#modules/akuntansi/jurnal.rules'
import { rekeningBayar } from '#modules/pembayaran/pembayaran.rules'
import { groupBeli, hargaBeli } from './nilai.rules.ts'
import { barangAsal } from './asal.rules.ts'
import type { AturanBeli, FaktaBeli } from './barang-beli.rules.ts'
import { kondisiPembelian } from './kondisi-pembelian.ts'
import type { BatasBeli } from './otorisasi.rules.ts'
import { pembulatanBerat } from './pembulatan-berat.ts'
import { potonganKategori } from './potongan-kategori.ts'
import {
  kawinKah,
  rugiNota,
  tarifJanji,
  type Golongan,
  type PotonganKategori,
  type Tarif,
} from './potongan.rules.ts'
import { settingPembelian } from './setting.ts'

/** What every row of a master has besides its fields. */
const riwayat = { versi: whole, diubah_oleh: maybe(text), diubah_pada: maybe(text) }

/** What the rules read of the shop's masters; the same until one of them changes. */
const aturan = row({
  kondisi: list(row({ ...fieldShapes(kondisiPembelian.fields), ...riwayat })),
  rugi: list(rugiNota),
  harga_beli: list(hargaBeli),
  potongan: list(row({ ...fieldShapes(potonganKategori.fields), ...riwayat })),
  ringan: list(pair(text, row({ persen: maybe(whole), gram: maybe(whole) }))),
  tingkat_berat: list(row({ ...fieldShapes(pembulatanBerat.fields), ...riwayat })),
  group: list(row({ ...groupBeli.shapes, kode_group: text })),
  jenis: list(pair(text, text)), // kode_dept, kode_kategori
  kadar_eod: list(pair(whole, whole)),
  ...{ rekening: rekeningBayar, sales: list(text), akun: petaTrx },
})
type Aturan = ShapeOf<typeof aturan>

/** What changes from purchase to purchase. */
const muatan = row({
  toko: row({ tgl_system: text, status: text }),
  ...{ versi: byKey(whole), barang: list(barangAsal) },
})
type Muatan = ShapeOf<typeof muatan>

/** What reads the rules of a purchase: a call of the shop, or what tells a piece's worth. */
export type PembacaBeli = Pick<Context, 'db' | 'kodeToko' | 'setting'>

const muat = defineLoad('muat_pembelian', row({ ...muatan.shapes, aturan: maybe(aturan) }))

export interface BeliTermuat extends Muatan, Aturan {}

/** The masters as last read, by database and shop; every load says whether they still hold. */
const kenal = new WeakMap<Db, Map<string, { versi: Muatan['versi']; aturan: Aturan }>>()

function kenalDi(db: Db): Map<string, { versi: Muatan['versi']; aturan: Aturan }> {
  const known = kenal.get(db) ?? new Map()
  kenal.set(db, known)
  return known
}

/** Everything the rules of a purchase need, in one call; masters travel only when they changed. */
export async function muatPembelian(
  ctx: PembacaBeli,
  barcode: readonly string[],
): Promise<BeliTermuat> {
  const known = kenalDi(ctx.db)
  const before = known.get(ctx.kodeToko)
  const { aturan: baru, ...isi } = await ctx.db.load(muat, [
    ctx.kodeToko,
    JSON.stringify({ barcode, versi: before?.versi ?? null }),
  ])
  const now = baru ?? before?.aturan
  if (!now) throw new Error('muat_pembelian kept back masters that nobody knows')
  known.set(ctx.kodeToko, { versi: isi.versi, aturan: now })
  return { ...isi, ...now }
}

const tarifOf = (row: Aturan['kondisi' | 'potongan'][number]): Tarif | null =>
  row.cara_potongan === 'NOTA'
    ? null
    : row.cara_potongan === 'PERSEN'
      ? { cara: 'PERSEN', tukar: row.tukar_persen, jual: row.jual_persen }
      : { cara: 'GRAM', tukar: row.tukar_rp, jual: row.jual_rp }

const persen = (ctx: PembacaBeli, tukar: Setting<number>, jual: Setting<number>): Tarif => ({
  cara: 'PERSEN',
  tukar: ctx.setting(tukar),
  jual: ctx.setting(jual),
})

const aturanBeli = (ctx: PembacaBeli): AturanBeli => ({
  dasar: ctx.setting(settingPembelian.DASAR_HARGA_BELI),
  tukar_sebatas: ctx.setting(settingPembelian.TUKAR_SEBATAS),
  pembulatan: ctx.setting(settingPembelian.PEMBULATAN_PEMBELIAN),
  arah: ctx.setting(settingPembelian.PEMBULATAN_PEMBELIAN_KEBAWAH_MODULE) ? 'down' : 'up',
  janji: persen(ctx, settingPembelian.POTONGAN_TUKAR, settingPembelian.POTONGAN_JUAL), // what a sale prints and freezes
  hari_sama: persen(ctx, settingPembelian.HARI_SAMA_TUKAR, settingPembelian.HARI_SAMA_JUAL),
  hilang: ctx.setting(settingPembelian.POTONGAN_NOTA_HILANG),
  koreksi_hari: ctx.setting(settingPembelian.KOREKSI_PALING_LAMA),
})

/** The rates by class of goods, where the shop has them. */
const potonganBerlaku = (ctx: PembacaBeli, { potongan }: BeliTermuat): PotonganKategori[] =>
  ctx.setting(settingPembelian.POTONGAN_PEMBELIAN_MODULE)
    ? potongan.flatMap((row) => {
        const tarif = tarifOf(row)
        return tarif ? [{ ...row, tarif }] : []
      })
    : []

/** What a note promises of each class of goods, and what the posting checks of it again. */
export interface JanjiNota {
  readonly tarif: (golongan: Golongan) => Tarif
  readonly periksa: NonNullable<Posting['periksa']>
}

/**
 * The buy-back rates that a sale freezes: the shop's, or those of its class of goods (SPEC 9:
 * wedding ring 20 / 25).
 * @param known what was loaded already for a purchase of the same visit
 */
export async function janjiNota(ctx: Context, known: BeliTermuat | null): Promise<JanjiNota> {
  const umum = persen(ctx, settingPembelian.POTONGAN_TUKAR, settingPembelian.POTONGAN_JUAL)
  const kawin = persen(
    ctx,
    settingPembelian.POTONGAN_TUKAR_KAWIN,
    settingPembelian.POTONGAN_JUAL_KAWIN,
  )
  const kata = ctx.setting(settingPembelian.KATA_CINCIN_KAWIN)
  const biasa = ({ nama_barang }: Golongan): Tarif => (kawinKah(nama_barang, kata) ? kawin : umum)
  if (!ctx.setting(settingPembelian.POTONGAN_PEMBELIAN_MODULE)) return { tarif: biasa, periksa: [] }
  const termuat = known ?? (await muatPembelian(ctx, []))
  const rules = potonganBerlaku(ctx, termuat)
  const tabel = 'para_potongan_kategori'
  return {
    tarif: (golongan) => tarifJanji(golongan, rules, biasa(golongan)),
    periksa: [['tabel', [{ tabel, versi: termuat.versi[tabel] ?? 0 }]]],
  }
}

/** What is decided by the visit, not by the shop. */
export interface Kunjungan {
  readonly nilai_jual: number // value of the sales of the same visit, rupiah
  readonly koreksi: boolean
  readonly alasan: string | null // why, as the counter wrote it
}

/** Makes the facts for the pure rules from what was loaded and from the shop's settings. */
export const faktaBeli = (
  ctx: PembacaBeli,
  termuat: BeliTermuat,
  { koreksi, nilai_jual }: Kunjungan,
): FaktaBeli => ({
  barang: new Map(termuat.barang.map((piece) => [piece.kode_barcode, piece])),
  group: new Map(termuat.group.map((group) => [group.kode_group, group])),
  jenis: new Map(termuat.jenis),
  kadar_eod: new Map(termuat.kadar_eod),
  kondisi: new Map(
    termuat.kondisi.map((row) => [row.kode_kondisi, { ...row, tarif: tarifOf(row) }]),
  ),
  potongan: potonganBerlaku(ctx, termuat),
  rugi: termuat.rugi,
  harga_beli: termuat.harga_beli,
  tingkat_berat: ctx.setting(settingPembelian.PEMBULATAN_BERAT_MODULE) ? termuat.tingkat_berat : [],
  aturan: aturanBeli(ctx),
  tgl_system: termuat.toko.tgl_system,
  nilai_jual,
  koreksi,
})

export const batasBeli = (
  ctx: Context,
  termuat: BeliTermuat,
  { alasan, koreksi }: Kunjungan,
): BatasBeli => ({
  toleransi_berat: ctx.setting(settingPembelian.TOLERANSI_BERAT_PEMBELIAN),
  ringan: {
    persen: ctx.setting(settingPembelian.TOLERANSI_RINGAN_PEMBELIAN),
    kategori: new Map(termuat.ringan),
  },
  limit: ctx.setting(settingPembelian.LIMIT_PEMBELIAN),
  di_atas_nota: ctx.setting(settingPembelian.OTORISASI_DI_ATAS_NOTA),
  batas_naik: ctx.setting(settingPembelian.BATAS_BELI),
  potongan_kondisi: ctx.setting(settingPembelian.OTORISASI_POTONGAN_KONDISI),
  koreksi,
  alasan,
  tgl_system: ctx.toko.tgl_system,
})
