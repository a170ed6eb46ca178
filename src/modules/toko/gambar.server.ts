import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { lihatGambar, unggahGambar } from '#kernel/gambar'
import { Refusal } from '#kernel/refusal'
import { fileReply, handle, reply, type Context, type FileReply } from '#server/serve'
import { checkGate } from '#server/http/gate'
import { drawnPicture, fileOfPicture, reencode } from '#server/files/picture'
import { namedPictures } from '#server/files/unused'
import { backgroundNota, hapusGambar } from './toko.calls.ts'

const notFound = (): Refusal => new Refusal('Gambar Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
/** A changed picture has another name. */
export const selamanya = 31_536_000

const jpeg = (body: Buffer, keep = 0): FileReply =>
  fileReply({ type: 'image/jpeg', name: 'gambar.jpg', body, inline: true, keep })

/** What finds a picture of a shop: of the user's, or of the one that a guest looks at. */
type Finder = Pick<Context, 'db' | 'files' | 'house' | 'kodeToko'>

const pictureOf = async (ctx: Finder, path: string): Promise<Buffer | undefined> => {
  const file = fileOfPicture(ctx.kodeToko, path)
  return file ? ctx.files.read(file) : undefined
}

/**
 * Pictures are put into a folder, and taken out of it, by those whose work it is.
 * @throws Refusal not found when nobody declares the folder, forbidden without its right
 */
function checkFolder(ctx: Context, name: string): void {
  const folder = ctx.house.pictures.get(name)
  if (!folder) throw new Refusal('Folder Gambar Tidak Dikenal', { code: 'E-TIDAK-ADA' })
  checkGate(ctx.house, folder, ctx)
}

/** How long a picture is kept whose name stays the same when it changes. */
const keepAMinute = 60

/** A picture by the key of the row that names it: SPLASHSCREEN/MEMBER.png. */
async function byKeyOf(ctx: Finder, folder: string, name: string): Promise<Buffer | undefined> {
  const found = ctx.house.pictures.get(folder)
  if (found?.byKey === undefined) return undefined
  const key = name.replace(/\.(?:png|jpg)$/, '')
  const [row] = await ctx.db.rows<{ gambar: string | null }>(
    ctx.kodeToko,
    sql`select ${sql.ref(found.column)} as gambar from ${sql.table(found.table)}
      where kode_toko = ${ctx.kodeToko} and ${sql.ref(found.byKey)} = ${key}`,
  )
  return row?.gambar ? pictureOf(ctx, row.gambar) : undefined
}

/**
 * A picture of a shop by its name, or by the key of the row that names it.
 * @throws Refusal E-TIDAK-ADA
 */
export async function gambarToko(ctx: Finder, folder: string, name: string): Promise<FileReply> {
  const pribadi = ctx.house.pictures.get(folder)?.pribadi === true
  const bytes = await pictureOf(ctx, `${folder}/${name}`)
  if (bytes) return jpeg(bytes, pribadi ? 0 : selamanya)
  const named = await byKeyOf(ctx, folder, name)
  if (!named) throw notFound()
  return jpeg(named, keepAMinute)
}

const show = handle(lihatGambar, async (ctx, { params }) => {
  const { folder, name } = params
  if (ctx.house.pictures.get(folder)?.pribadi) checkFolder(ctx, folder)
  return gambarToko(ctx, folder, name)
})

const huruf = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** SPEC 9: random name, 16 alphanumeric characters. */
const namaAcak = (): string =>
  Array.from({ length: 16 }, () => huruf[randomInt(huruf.length)]).join('')

const upload = handle(
  unggahGambar,
  async (ctx, { body, params, upload: given }) => {
    if (!given)
      throw new Refusal('Gambar Wajib Dimasukan', {
        code: 'E-ISI',
        fields: [{ field: 'image', text: 'Gambar Wajib Dimasukan' }],
      })
    const bytes = await reencode(given.bytes, params.folder)
    // Never a name twice: whoever saw the old picture under it would go on seeing it.
    const word = body.kode_barcode?.replace(/[^\w-]/g, '_')
    const unique = namaAcak()
    const gambar_name = `${word ? `${word}-` : ''}${unique}.jpg`
    const gambar_path = `${params.folder}/${gambar_name}`
    const file = fileOfPicture(ctx.kodeToko, gambar_path)
    if (!file) throw notFound()
    await ctx.db.rows(
      ctx.kodeToko,
      sql`insert into unggahan (kode_toko, gambar, oleh)
      values (${ctx.kodeToko}, ${gambar_path}, ${ctx.user.user_id})`,
    )
    await ctx.files.write(file, bytes)
    return { gambar_path, gambar_name }
  },
  (ctx, { folder = '' }) => checkFolder(ctx, folder),
)

const remove = handle(hapusGambar, async (ctx, { params }) => {
  checkFolder(ctx, params.folder)
  const gambar = `${params.folder}/${params.name}`
  const file = fileOfPicture(ctx.kodeToko, gambar)
  if (!file) throw notFound()
  if (!(await ctx.files.read(file))) throw notFound()
  // What was sent and kept by nothing since may go. A picture that is off the list was kept once,
  // and old notes may still show it (docs/adr/0038).
  const named = await namedPictures(ctx, ctx.kodeToko, [gambar])
  const unused = named.has(gambar)
    ? []
    : await ctx.db.rows(
        ctx.kodeToko,
        sql`delete from unggahan where kode_toko = ${ctx.kodeToko} and gambar = ${gambar}
          returning 1`,
      )
  if (unused.length === 0) throw new Refusal('Gambar Masih Dipakai', { code: 'E-PAKAI' })
  await ctx.files.write(file, undefined)
  return reply(null, { message: 'Data Berhasil Di Hapus' })
})

const background = handle(backgroundNota, async (ctx, { params }) => {
  if (params.kode_toko !== ctx.kodeToko && !ctx.toko.pusat)
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const toko = await ctx.db.chain.row<{ latar_nota: string | null }>(
    sql`select latar_nota from toko where kode_toko = ${params.kode_toko}`,
  )
  const file = toko?.latar_nota ? fileOfPicture(params.kode_toko, toko.latar_nota) : undefined
  const bytes = file ? await ctx.files.read(file) : undefined
  return jpeg(bytes ?? (await drawnPicture('nota')))
})

export const gambarHandlers = [show, upload, remove, background]
