import type { Context } from '#server/serve'
import type { TitipanTermuat } from '#modules/titipan/muat.server'
import { barangDititip, hargaTerkunci } from '#modules/titipan/titipan.rules'
import type { BarangTermuat, Termuat } from './muat.server.ts'

/** What a deposit makes of its piece: free for the visit that it pays, at the promised price. */
function denganJanji(ctx: Context, piece: BarangTermuat, titipan: TitipanTermuat): BarangTermuat {
  const { diskon, harga_gram, harga_jual, ongkos } = titipan
  // Once the piece was let go the deposit is money only, for this piece, too (ADR 0080): by then it
  // was sold, came back, was weighed anew and has another price.
  const disimpan = barangDititip(titipan) !== null
  const terkunci = disimpan && hargaTerkunci(titipan, ctx.toko.tgl_system)
  return {
    ...piece,
    dititip: disimpan && titipan.status === 'TITIP',
    ...(terkunci ? { janji: { harga_gram, harga_jual, ongkos, diskon } } : {}),
  }
}

/** The pieces of a visit that is paid by these deposits. */
export const untukTitipan = (
  ctx: Context,
  termuat: Termuat,
  titipan: readonly TitipanTermuat[],
): Termuat => ({
  ...termuat,
  barang: termuat.barang.map((piece) => {
    const found = titipan.find((each) => each.kode_barcode === piece.kode_barcode)
    return found ? denganJanji(ctx, piece, found) : piece
  }),
})
