import { yangBerlaku, type Berlaku } from '#kernel/berlaku'
import type { Tanggal } from '#kernel/tanggal'
import type { Db } from '#server/db'
import type { Context } from '#server/serve'
import type { TarifBerlian } from '#modules/berlian/batu.rules'
import { caraBulat, murniUntukModal } from '#modules/harga/harga-barang.server'
import type { AturanOngkos, BarangDijual } from './harga.rules.ts'
import { aturanPajak, muatMenurutTanggal, type MenurutTanggal } from './pajak/pajak.server.ts'
import type { PetaJual, Tempat } from './penjualan.effects.ts'
import type { FaktaJual } from './penjualan.rules.ts'
import { settingPenjualan } from './setting.ts'

/** A piece as muat_penjualan reads it. */
export interface BarangTermuat extends BarangDijual, Tempat {
  readonly kadar_cetak: string
  readonly kode_intern: string
  readonly nama_atribut: string
  readonly gambar: string | null
  readonly versi: number
  readonly status_baki: string | null
  readonly nomor_pemegang: string | null
  readonly oleh_pemegang: string | null
  /** Kept for a deposit that pays this very visit. */
  readonly dititip?: boolean
}

/** What the rules read of the shop's masters; the same until one of them changes. */
interface Aturan {
  readonly group: readonly {
    readonly kode_group: string
    readonly harga: number
    readonly kadar: number
    readonly tgl_konfirmasi: string | null
  }[]
  readonly ongkos: readonly AturanOngkos[]
  readonly rekening: readonly string[]
  readonly sales: readonly string[]
  readonly berlian: readonly TarifBerlian[]
  readonly harga_emas: readonly (Berlaku & { readonly harga_murni: number })[]
  readonly akun: PetaJual
}

/** What changes from sale to sale (muat_penjualan). */
interface Muatan {
  readonly toko: { readonly tgl_system: string; readonly status: string }
  readonly versi: Readonly<Record<string, number>>
  readonly barang: readonly BarangTermuat[]
  readonly draf: readonly { readonly kode_barcode: string; readonly user_id: string }[]
}

export interface Termuat extends Muatan, Aturan {
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
  const [{ aturan, ...muatan }, menurut] = await Promise.all([
    ctx.db.call<Muatan & { aturan: Aturan | null }>('muat_penjualan', [
      ctx.kodeToko,
      JSON.stringify(minta),
    ]),
    muatMenurutTanggal(ctx, barcode, tgl),
  ])
  const now = aturan ?? before?.aturan
  if (!now) throw new Error('muat_penjualan kept back masters that nobody knows')
  known.set(ctx.kodeToko, { versi: muatan.versi, aturan: now })
  const terbuka = ctx.setting(settingPenjualan.BAKI_TUTUP_MODULE)
    ? muatan.barang
    : muatan.barang.map(bakiTerbuka)
  const barang = terbuka.map((piece) => ({
    ...piece,
    faktur_perolehan: menurut.perolehan.includes(piece.kode_barcode),
  }))
  return { ...muatan, barang, ...now, menurut }
}

/** Where the shop sells from every tray, none of them is closed. */
const bakiTerbuka = (piece: BarangTermuat): BarangTermuat => ({ ...piece, status_baki: null })

/** Makes the facts for the pure rules from what was loaded and from the shop's settings. */
export const faktaJual = (
  ctx: Context,
  termuat: Termuat,
  { no_nota_manual }: { readonly no_nota_manual: string | null },
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
    pajak: aturanPajak(ctx, termuat.menurut),
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
