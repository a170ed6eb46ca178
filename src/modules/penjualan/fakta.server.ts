import type { Refusal } from '#kernel/refusal'
import type { Context } from '#server/serve'
import type { AturanOngkos, AturanPajak, BarangDijual } from './harga.rules.ts'
import type { PetaJual, Tempat } from './penjualan.effects.ts'
import type { FaktaJual } from './penjualan.rules.ts'

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
}

/** The one answer of muat_penjualan (migration 0020). */
export interface Termuat {
  readonly toko: { readonly tgl_system: string; readonly status: string }
  readonly versi: Readonly<Record<string, number>>
  readonly barang: readonly BarangTermuat[]
  readonly group: readonly {
    readonly kode_group: string
    readonly harga: number
    readonly tgl_konfirmasi: string | null
  }[]
  readonly ongkos: readonly AturanOngkos[]
  readonly rekening: readonly string[]
  readonly sales: readonly string[]
  readonly akun: PetaJual
  readonly draf: readonly { readonly kode_barcode: string; readonly user_id: string }[]
}

/** Everything the rules of a sale need, in one call. `draf`: also who else has the pieces on the counter. */
export const muatPenjualan = (
  ctx: Context,
  barcode: readonly string[],
  draf?: { readonly id: string | null },
): Promise<Termuat> =>
  ctx.db.call<Termuat>('muat_penjualan', [
    ctx.kodeToko,
    JSON.stringify({ barcode, ...(draf ? { draf: draf.id } : {}) }),
  ])

/** The tax rules in force (SPEC 6: VAT by percent or weight, the 24K tax; DOMAIN 6). */
function aturanPajak(ctx: Context): AturanPajak[] {
  const termasuk = !ctx.setting('PAJAK_DI_LUAR_HARGA_MODULE')
  const rules: AturanPajak[] = []
  if (ctx.setting('PPN_PERSEN_MODULE'))
    rules.push({ cara: 'PERSEN', tarif: ctx.setting<number>('PPN_PERSEN'), kadar_min: 0, termasuk })
  else if (ctx.setting('PPN_BERAT_MODULE'))
    rules.push({
      cara: 'BERAT',
      tarif: ctx.setting<number>('PPN_PER_GRAM'),
      kadar_min: 0,
      termasuk,
    })
  if (ctx.setting('PAJAK_24K_MODULE'))
    rules.push({
      cara: 'PERSEN',
      tarif: ctx.setting<number>('PAJAK_24K'),
      kadar_min: 99_00,
      termasuk,
    })
  return rules
}

/** What the pure rules take, from what was loaded and what the shop has set. */
export const faktaJual = (ctx: Context, termuat: Termuat): FaktaJual => ({
  barang: new Map(termuat.barang.map((piece) => [piece.kode_barcode, piece])),
  harga: new Map(termuat.group.map((group) => [group.kode_group, group.harga])),
  aturan: {
    pembulatan: ctx.setting<number>('PEMBULATAN_PENJUALAN'),
    pembulatan_ongkos: ctx.setting<number>('PEMBULATAN_ONGKOS'),
    arah: ctx.setting('PEMBULATAN_PENJUALAN_KEBAWAH_MODULE') ? 'down' : 'up',
    ongkos: termuat.ongkos,
    pajak: aturanPajak(ctx),
  },
  toleransi_berat: ctx.setting<number>('TOLERANSI_BERAT_PENJUALAN'),
  batas_diskon: ctx.user.level === 'KASIR' ? ctx.setting<number>('BATAS_DISKON_KASIR') : 100_00,
  batas_jual: ctx.setting<number>('BATAS_PENJUALAN'),
  harga_emas_murni: ctx.setting<number>('HARGA_EMAS_MURNI'),
})

/** A refusal's sentence in the user's language. */
export const kalimat = (ctx: Context, refusal: Refusal): string =>
  ctx.t(refusal.message, {
    ...refusal.params,
    ...(typeof refusal.params.field === 'string' ? { field: ctx.t(refusal.params.field) } : {}),
  })
