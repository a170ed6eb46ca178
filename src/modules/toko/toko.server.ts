import { sql } from 'kysely'
import { Refusal, refusedField, sameAsRead } from '#kernel/refusal'
import { fileOfPicture } from '#server/files/picture'
import { handle, handlePublic, reply, type Context, type Toko } from '#server/serve'
import { npwp16 } from './master-toko.ts'
import { infoLogin, tokos, ubahToko } from './toko.calls.ts'

const info = handlePublic(infoLogin, async (ctx) => {
  const [toko, contoh] = await Promise.all([
    ctx.db.chain.rows<{ kode_toko: string; nama_toko: string }>(
      sql`select kode_toko, nama_toko from toko order by no_toko`,
    ),
    ctx.setup.sample?.users() ?? null,
  ])
  return { versi: ctx.versi, toko, perlu_setup: toko.length === 0, contoh }
})

interface BarisToko extends Omit<Toko, 'pusat' | 'buka'> {
  readonly portal: string
  readonly kode_kota: string | null
  readonly kode_kecamatan: string | null
  readonly jenis_toko: 'PUSAT' | 'CABANG'
  readonly versi: number
  readonly alamat_pajak: string | null
  readonly nitku: string | null
}

const list = handle(tokos, (ctx) =>
  ctx.db.chain.rows<BarisToko>(sql`select kode_toko, nama_toko, alamat_toko,
      kode_kota, kode_kecamatan, nullif(no_hp, '') as no_hp, zona, npwp,
      nama_pajak, alamat_pajak, nitku, latar_nota, logo_nota, portal, jenis_toko,
      tgl_system, versi
    from toko order by no_toko`),
)

interface GambarToko {
  readonly latar_nota: string | null
  readonly logo_nota: string | null
}

/**
 * The pictures of a shop's notas lie in its own folder: it changes them itself, and only to what it
 * holds.
 */
async function gambarToko(
  ctx: Context,
  kodeToko: string,
  { latar_nota, logo_nota }: GambarToko,
  before: GambarToko,
): Promise<GambarToko> {
  if (kodeToko !== ctx.kodeToko) return before
  for (const [field, name] of Object.entries({ latar_nota, logo_nota })) {
    const file = name ? fileOfPicture(kodeToko, name) : undefined
    if (name && !(file && (await ctx.files.read(file))))
      throw refusedField(field, 'Gambar Tidak Ditemukan')
  }
  return { latar_nota, logo_nota }
}

const update = handle(ubahToko, async (ctx, { body, params }) => {
  if (params.kode_toko !== ctx.kodeToko && !ctx.toko.pusat)
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  if (body.npwp && !npwp16(body.npwp))
    throw refusedField('npwp', '{{field}} Tidak Valid', { field: 'NPWP' })
  if (body.nitku && !/^\d{6}$/.test(body.nitku))
    throw refusedField('nitku', '{{field}} Tidak Valid', { field: 'NITKU' })
  const row = await ctx.db.chain.transaction(async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
    const before = await tx.row<BarisToko & GambarToko>(
      sql`select * from toko where kode_toko = ${params.kode_toko} for update`,
    )
    if (!before) throw new Refusal('Toko Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
    sameAsRead(body.versi, before.versi)
    const isi = { ...before, ...body }
    const gambar = await gambarToko(ctx, params.kode_toko, isi, before)
    return tx.row(sql`update toko set nama_toko = ${isi.nama_toko},
        alamat_toko = ${isi.alamat_toko ?? ''}, kode_kota = ${isi.kode_kota},
        kode_kecamatan = ${isi.kode_kecamatan}, no_hp = ${isi.no_hp ?? ''}, zona = ${isi.zona},
        npwp = ${isi.npwp}, nama_pajak = ${isi.nama_pajak}, alamat_pajak = ${isi.alamat_pajak},
        nitku = ${isi.nitku}, latar_nota = ${gambar.latar_nota}, logo_nota = ${gambar.logo_nota}
      where kode_toko = ${params.kode_toko} returning 1`)
  })
  if (row) ctx.live.shopChanged(params.kode_toko, 'toko')
  return reply(null, { message: 'Data Berhasil Dirubah' })
})

export const tokoHandlers = [info, list, update]
