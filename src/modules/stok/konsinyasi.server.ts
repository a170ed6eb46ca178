import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { list, row, text, whole } from '#kernel/shape'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { antara, jurnalDari, petaAkun } from '#modules/akuntansi/jurnal.rules'
import { akunPersediaan } from './barang.rules.ts'

const muat = defineLoad(
  'muat_konsinyasi',
  row({
    akun: petaAkun,
    barang: list(row({ kode_barcode: text, kode_kategori: text, harga_pokok: whole })),
  }),
)

const muatKonsinyasi = (ctx: Context, barcode: readonly string[]) =>
  ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(barcode)])

/** Pieces that leave the shop by a document, or come back to it. */
interface Keluar {
  readonly id: string
  readonly kode_barcode: string
  readonly kembali?: boolean
}

/**
 * A supplier's piece that leaves the shop is ours in the same posting: stock at its cost, and the
 * debt for it. What takes it out of stock follows as for any other piece.
 */
export async function jurnalKonsinyasi(ctx: Context, pieces: readonly Keluar[]) {
  const kode = pieces.map(({ kode_barcode }) => kode_barcode)
  const { akun, barang } =
    kode.length > 0 ? await muatKonsinyasi(ctx, kode) : { akun: {}, barang: [] }
  const milik = new Map(barang.map((one) => [one.kode_barcode, one]))
  return write(
    jurnal,
    pieces.flatMap(({ id, kembali, kode_barcode }) => {
      const one = milik.get(kode_barcode)
      if (!one) return []
      const nilai = kembali ? 0 - one.harga_pokok : one.harga_pokok
      return jurnalDari(id, antara(akunPersediaan(one), 'HUTANG_SUPPLIER', nilai), akun)
    }),
  )
}

/**
 * What changes the cost or the weight of a piece, or promises it for months, is for our own alone.
 * @throws Refusal at the field
 */
export async function bukanKonsinyasi(
  ctx: Context,
  barcode: readonly string[],
  field: string,
): Promise<void> {
  const [one] = (await muatKonsinyasi(ctx, barcode)).barang
  if (one)
    throw refusedField(field, 'Barang {{kode_barcode}} Konsinyasi, Masih Milik Supplier', {
      kode_barcode: one.kode_barcode,
    })
}
