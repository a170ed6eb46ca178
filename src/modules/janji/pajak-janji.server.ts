import { sql } from 'kysely'
import type { Context } from '#server/serve'
import { pajakDalam } from '#modules/penjualan/pajak/pajak.rules'
import { aturanPajak, muatMenurutTanggal } from '#modules/penjualan/pajak/pajak.server'
import type { JenisKwitansi } from './buku.ts'
import {
  dikenai,
  pajakSesudah,
  perKategori,
  tanpaPajak,
  type Janji,
  type PajakJanji,
  type PajakSesudah,
  type UangJanji,
} from './janji.rules.ts'

/** How the money of a kind of promise is taxed. */
export interface Dikenai<I> {
  /**
   * The tax inside so much that was paid for it; without a word the tax of services, of today.
   * @param jenis what was paid last for
   */
  readonly pajak?: (isi: I, jumlah: number, jenis?: JenisKwitansi) => PajakJanji
  /** It is taxed as goods that are sold, not as work: these, each with what it costs. */
  readonly pajakBarang?: (
    isi: I,
  ) => readonly { readonly kode_dept: string; readonly biaya: number }[]
}

/** The tax inside what is held of a promise, once it is so much. */
export type HitungPajak<I> = (
  janji: Pick<Janji<I>, 'isi'> & UangJanji,
  jumlah: number,
  jenis?: JenisKwitansi,
) => PajakSesudah

/** The kategori of each jenis of this shop. */
async function kategoriJenis(ctx: Context): Promise<ReadonlyMap<string, string>> {
  const rows = await ctx.db.rows<{ kode_dept: string; kode_kategori: string }>(
    ctx.kodeToko,
    sql`select kode_dept, kode_kategori from jenis where kode_toko = ${ctx.kodeToko}`,
  )
  return new Map(rows.map(({ kode_dept, kode_kategori }) => [kode_dept, kode_kategori]))
}

/** The tax inside whatever is held: as its kind says, or of each payment that of its day. */
export async function hitungPajak<I>(
  ctx: Context,
  { pajak, pajakBarang }: Dikenai<I>,
): Promise<HitungPajak<I>> {
  if (pajak) return ({ isi }, jumlah, jenis) => pajak(isi, jumlah, jenis)
  const aturan = aturanPajak(ctx, await muatMenurutTanggal(ctx, [], null))
  if (!pajakBarang) {
    const jasa = (jumlah: number) => dikenai(jumlah, pajakDalam(jumlah, 'JASA', aturan))
    return (janji, jumlah) => pajakSesudah(janji, jumlah, jasa)
  }
  const kategori = await kategoriJenis(ctx)
  const barang = (isi: I) => (jumlah: number) =>
    perKategori(pajakBarang(isi), jumlah, (kode) => kategori.get(kode) ?? '')
      .map((each) =>
        dikenai(each.jumlah, pajakDalam(each.jumlah, 'BARANG', aturan, each.kode_kategori)),
      )
      .reduce(
        (sum, { dasar, pajak }) => ({ dasar: sum.dasar + dasar, pajak: sum.pajak + pajak }),
        tanpaPajak,
      )
  return (janji, jumlah) => pajakSesudah(janji, jumlah, barang(janji.isi))
}
