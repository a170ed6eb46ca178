import { sql } from 'kysely'
import { drawnPicture, fileOfPicture } from '#server/files/picture'
import { fileReply, handle } from '#server/serve'
import { fotoProduk } from './foto-produk.ts'

/** SPEC 7: foto_produk/{barcode}, with a fallback image. */
export const foto = handle(fotoProduk, async (ctx, { params }) => {
  const piece = await ctx.db.row<{ gambar: string | null }>(
    ctx.kodeToko,
    sql`
    select gambar from barang where kode_toko = ${ctx.kodeToko} and kode_barcode = ${params.barcode}`,
  )
  const file = piece?.gambar ? fileOfPicture(ctx.kodeToko, piece.gambar) : undefined
  const bytes = file ? await ctx.files.read(file) : undefined
  return fileReply({
    type: 'image/jpeg',
    name: 'foto.jpg',
    body: bytes ?? (await drawnPicture('barang')),
    inline: true,
  })
})
