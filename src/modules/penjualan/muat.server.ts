import { yangBerlaku } from '#kernel/berlaku'
import { byKey, list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import type { Tanggal } from '#kernel/tanggal'
import type { Db } from '#server/db'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { petaTrx } from '#modules/akuntansi/jurnal.rules'
import { batasBerlian } from '#modules/berlian/batu.rules'
import { caraBulat, murniUntukModal } from '#modules/harga/harga-barang.server'
import { rekeningBayar } from '#modules/pembayaran/pembayaran.rules'
import { barangTercatat } from '#modules/stok/koreksi-barang.rules'
import { aturanOngkos, type BarangDijual } from './harga.rules.ts'
import { aturanPembeli, muatMenurutTanggal, type MenurutTanggal } from './pajak/pajak.server.ts'
import type { PembeliPajak } from './pajak/pembeli.ts'
import type { FaktaJual } from './penjualan.rules.ts'
import { settingPenjualan } from './setting.ts'

const barangDimuat = row({
  ...{ ...barangTercatat.shapes, kode_toko: text, status_baki: maybe(text) },
  ...{ nomor_pemegang: maybe(text), oleh_pemegang: maybe(text), untuk_pemegang: maybe(text) },
})

/** A piece as muat_penjualan reads it. */
export interface BarangTermuat
  extends ShapeOf<typeof barangDimuat>, Pick<BarangDijual, 'faktur_perolehan' | 'janji'> {
  /** Kept for a deposit that pays this very visit. */
  readonly dititip?: boolean
}

/** What the rules read of the shop's masters; the same until one of them changes. */
const aturan = row({
  group: list(row({ kode_group: text, harga: whole, kadar: whole, tgl_konfirmasi: maybe(text) })),
  ongkos: list(aturanOngkos),
  ...{ rekening: rekeningBayar, sales: list(text) },
  berlian: list(batasBerlian),
  harga_emas: list(row({ berlaku_mulai: text, harga_murni: whole })),
  akun: petaTrx,
})
type Aturan = ShapeOf<typeof aturan>

/** What changes from sale to sale. */
const muatan = row({
  toko: row({ tgl_system: text, status: text }),
  ...{ versi: byKey(whole), barang: list(barangDimuat) },
  draf: list(row({ kode_barcode: text, user_id: text })),
})
type Muatan = ShapeOf<typeof muatan>

const muat = defineLoad('muat_penjualan', row({ ...muatan.shapes, aturan: maybe(aturan) }))

export interface Termuat extends Omit<Muatan, 'barang'>, Aturan {
  readonly barang: readonly BarangTermuat[]
  readonly menurut: MenurutTanggal
}

/** The masters as last read, by database and shop; every load says whether they still hold. */
const kenal = new WeakMap<Db, Map<string, { versi: Muatan['versi']; aturan: Aturan }>>()

function kenalDi(db: Db): Map<string, { versi: Muatan['versi']; aturan: Aturan }> {
  const known = kenal.get(db) ?? new Map()
  kenal.set(db, known)
  return known
}

/**
 * Everything the rules of a sale need, in one call; the masters travel only when they changed.
 * @param tgl the date of the note, null for the shop's: its taxes, and the prices of a past day
 * @param draf also who else has the pieces on the counter, besides this draft
 */
export async function muatPenjualan(
  ctx: Context,
  barcode: readonly string[],
  tgl: Tanggal | null,
  draf?: { readonly id: string | null },
): Promise<Termuat> {
  const known = kenalDi(ctx.db)
  const before = known.get(ctx.kodeToko)
  const minta = { barcode, versi: before?.versi ?? null, ...(draf ? { draf: draf.id } : {}) }
  const [{ aturan: baru, ...isi }, menurut] = await Promise.all([
    ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(minta)]),
    muatMenurutTanggal(ctx, barcode, tgl),
  ])
  const now = baru ?? before?.aturan
  if (!now) throw new Error('muat_penjualan kept back masters that nobody knows')
  known.set(ctx.kodeToko, { versi: isi.versi, aturan: now })
  const terbuka = ctx.setting(settingPenjualan.BAKI_TUTUP_MODULE)
    ? isi.barang
    : isi.barang.map(bakiTerbuka)
  const barang = terbuka.map((piece) => ({
    ...piece,
    faktur_perolehan: menurut.perolehan.includes(piece.kode_barcode),
  }))
  return { ...isi, barang, ...now, menurut }
}

/** Where the shop sells from every tray, none of them is closed. */
const bakiTerbuka = (piece: BarangTermuat): BarangTermuat => ({ ...piece, status_baki: null })

/** What of a note's head moves its price. */
interface NotaDihargai {
  readonly no_nota_manual: string | null
  readonly pembeli_pajak: PembeliPajak | null
}

/** Makes the facts for the pure rules from what was loaded and from the shop's settings. */
export const faktaJual = (
  ctx: Context,
  termuat: Termuat,
  { no_nota_manual, pembeli_pajak }: NotaDihargai,
): FaktaJual => ({
  barang: new Map(termuat.barang.map((piece) => [piece.kode_barcode, piece])),
  harga: new Map(
    termuat.group.map(({ harga, kode_group }) => [
      kode_group,
      termuat.menurut.harga[kode_group] ?? harga,
    ]),
  ),
  aturan: {
    ...caraBulat(ctx.setting),
    pembulatan_ongkos: ctx.setting(settingPenjualan.PEMBULATAN_ONGKOS),
    ongkos: termuat.ongkos,
    pajak: aturanPembeli(ctx, termuat.menurut, pembeli_pajak),
  },
  nota_manual: no_nota_manual !== null,
  toleransi_berat: ctx.setting(settingPenjualan.TOLERANSI_BERAT_PENJUALAN),
  batas_diskon:
    ctx.user.level === 'KASIR' ? ctx.setting(settingPenjualan.BATAS_DISKON_KASIR) : 100_00,
  batas_tanpa_pokok: ctx.setting(settingPenjualan.BATAS_DISKON_KASIR),
  batas_jual: ctx.setting(settingPenjualan.BATAS_PENJUALAN),
  harga_emas_murni: murniUntukModal(
    ctx.setting,
    yangBerlaku(termuat.harga_emas, termuat.menurut.tgl)?.harga_murni ?? 0,
  ),
})

/**
 * Is the price of a group confirmed for today, or need it not be (module KONFIRMASI_HARGA; a day
 * that has passed has the price that it had)?
 */
export function dikonfirmasi(ctx: Context, termuat: Termuat, kodeGroup: string): boolean {
  if (!ctx.setting(settingPenjualan.KONFIRMASI_HARGA_MODULE)) return true
  if (termuat.menurut.tgl < termuat.toko.tgl_system) return true
  const group = termuat.group.find((each) => each.kode_group === kodeGroup)
  return group?.tgl_konfirmasi === termuat.toko.tgl_system
}
