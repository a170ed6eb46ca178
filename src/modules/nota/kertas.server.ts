import { fileOfPicture } from '#server/files/picture'
import type { NotaImages } from '#server/paper/nota-pdf'
import type { Context } from '#server/serve'
import { halamanNota } from './halaman.ts'
import type { DataKertas } from './kertas/isian.ts'

/** Which print of a nota it is, from 1; or a preview, which is no print. */
export type Cetakan = number | 'CONTOH'

/** The copies of this print (SPEC 9): two with the flag, the second marked; reprints marked. */
export function lembarNota(ctx: Context, ke: Cetakan, duaKali: boolean): string[] {
  if (ke === 'CONTOH') return [ke]
  const first = ke > 1 && ctx.setting('COPY_LABEL_REPRINT_MODULE') ? 'COPY' : ''
  return duaKali ? [first, 'COPY'] : [first]
}

/** What a nota has of its shop and of its printing. */
export const dariToko = (
  ctx: Context,
  ke: Cetakan,
  duaKali: boolean,
): Pick<
  DataKertas,
  | 'alamat_toko'
  | 'cetak_ulang'
  | 'latar'
  | 'lembar'
  | 'logo'
  | 'nama_toko'
  | 'no_hp_toko'
  | 'ukuran'
> => ({
  ukuran: ctx.setting('SIZE_NOTA_MODULE') ? 'A4' : 'SETENGAH',
  lembar: lembarNota(ctx, ke, duaKali),
  latar: '',
  logo: '',
  nama_toko: ctx.toko.nama_toko,
  alamat_toko: ctx.toko.alamat_toko,
  no_hp_toko: ctx.toko.no_hp ?? '',
  cetak_ulang: ke === 'CONTOH' ? 0 : ke - 1,
})

/** The public page behind the QR of a nota: its true state, and nothing private. */
export const alamatNota = (ctx: Context, id: string): string =>
  `${ctx.setting<string | null>('ALAMAT_PUBLIK') ?? ctx.request.origin}${halamanNota}` +
  `?toko=${ctx.kodeToko}&id=${id}`

/** The pictures of these names, where they are. */
export async function gambarNota(ctx: Context, names: Iterable<string>): Promise<NotaImages> {
  const found = await Promise.all(
    [...new Set(names)].map(async (name) => {
      const file = fileOfPicture(ctx.kodeToko, name)
      return [name, file ? await ctx.files.read(file) : undefined] as const
    }),
  )
  return new Map(found.flatMap(([name, bytes]) => (bytes ? [[name, bytes] as const] : [])))
}
