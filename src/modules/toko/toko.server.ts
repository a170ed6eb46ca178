import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle, handlePublic, reply, type Toko } from '#server/serve'
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
  readonly jenis_toko: 'PUSAT' | 'CABANG'
  readonly versi: number
}

const list = handle(tokos, (ctx) =>
  ctx.db.chain.rows<BarisToko>(sql`select kode_toko, nama_toko, alamat_toko,
      nullif(no_hp, '') as no_hp, zona, portal, jenis_toko, tgl_system, versi
    from toko order by no_toko`),
)

const update = handle(ubahToko, async (ctx, { body, params }) => {
  if (params.kode_toko !== ctx.kodeToko && !ctx.toko.pusat)
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  const row = await ctx.db.chain.transaction(async (tx) => {
    await tx.rows(sql`select set_config('kencana.oleh', ${ctx.user.user_id}, true)`)
    const before = await tx.row<{ versi: number }>(
      sql`select versi from toko where kode_toko = ${params.kode_toko} for update`,
    )
    if (!before) throw new Refusal('Toko Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
    if (body.versi !== before.versi)
      throw new Refusal('Data Sudah Berubah, Silahkan Ulangi Kembali', { code: 'E-MDB:02' })
    return tx.row(sql`update toko set nama_toko = ${body.nama_toko},
        alamat_toko = ${body.alamat_toko ?? ''}, no_hp = ${body.no_hp ?? ''}, zona = ${body.zona}
      where kode_toko = ${params.kode_toko} returning 1`)
  })
  if (row) ctx.live.shopChanged(params.kode_toko, 'toko')
  return reply(null, { message: 'Data Berhasil Dirubah' })
})

export const tokoHandlers = [info, list, update]
