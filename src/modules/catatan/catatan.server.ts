import { sql } from 'kysely'
import type { Document } from '#kernel/document'
import { Refusal, refusedField } from '#kernel/refusal'
import { whoSees } from '#kernel/right'
import { holdsPicture } from '#server/files/held'
import { deleteListed } from '#server/files/unused'
import { passes } from '#server/http/gate'
import { handle, reply, type Context } from '#server/serve'
import { leaders } from '#kernel/screen'
import { hapusCatatan, lihatCatatan, tulisCatatan } from './catatan.calls.ts'

const tidakAda = (): Refusal => new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })

/** A visit and its notes are made, shown and paid on screens of their own. */
const hakKunjungan = whoSees(
  '/transaksi-penjualan',
  '/transaksi-pembelian',
  '/lihat-penjualan',
  '/lihat-pembelian',
  '/validasi-jual-beli',
)
const kunjungan = ['GROUP', 'PENJUALAN', 'PEMBELIAN']

/** Who sees a document: whoever may list it or give one of its commands, or read any trail. */
const rightsOf = (jenis: string, document: Pick<Document, 'commands' | 'list'> | undefined) => [
  whoSees('/jejak-dokumen'),
  ...(kunjungan.includes(jenis) ? [hakKunjungan] : []),
  ...Object.values(document?.commands ?? {}).map(({ right }) => right),
  ...(document?.list ? [document.list.right] : []),
]

/**
 * The document of this number that the user may see.
 * @throws Refusal E-TIDAK-ADA, the same whether there is none or it is not for him
 */
async function dokumenTampak(ctx: Context, nomor: string): Promise<string> {
  const found = await ctx.db.row<{ id: string; jenis: string }>(
    ctx.kodeToko,
    sql`select id, jenis from dokumen where kode_toko = ${ctx.kodeToko} and nomor = ${nomor}`,
  )
  const document = ctx.house.documents.find(({ name }) => name === found?.jenis)
  if (!found || !rightsOf(found.jenis, document).some((right) => passes(ctx.house, right, ctx)))
    throw tidakAda()
  return found.id
}

const isLeader = ({ user }: Context): boolean => leaders.includes(user.level)

interface Baris {
  readonly id: string
  readonly catatan: string
  readonly lampiran: string[]
  readonly oleh: string
  readonly saat: string
  readonly dihapus_oleh: string | null
  readonly boleh_hapus: boolean
}

const lihat = handle(lihatCatatan, async (ctx, { params }) => {
  const id = await dokumenTampak(ctx, params.nomor)
  return ctx.db.rows<Baris>(
    ctx.kodeToko,
    sql`select id, oleh, saat, dihapus_oleh,
        case when dihapus_pada is null then catatan else '' end as catatan,
        case when dihapus_pada is null then lampiran else '[]' end as lampiran,
        dihapus_pada is null and (oleh = ${ctx.user.user_id} or ${isLeader(ctx)}) as boleh_hapus
      from catatan_dokumen where kode_toko = ${ctx.kodeToko} and id_dokumen = ${id}::uuid
      order by saat, id limit 200`,
  )
})

const berubah = (ctx: Context): void => ctx.live.changed(ctx.kodeToko, { jenis: 'catatan_dokumen' })

const tulis = handle(tulisCatatan, async (ctx, { body }) => {
  const kata = body.catatan?.trim() ?? ''
  const lampiran = body.lampiran ?? []
  if (kata === '' && lampiran.length === 0)
    throw refusedField('catatan', 'Tulis Catatan Atau Lampirkan Foto')
  for (const path of lampiran)
    if (!path.startsWith('lampiran/') || !(await holdsPicture(ctx, path)))
      throw refusedField('lampiran', 'Gambar Tidak Ditemukan')
  const id = await dokumenTampak(ctx, body.nomor)
  // A photo belongs to one note: who deletes his own takes no other note's with it.
  const milikLain = await ctx.db.row(
    ctx.kodeToko,
    sql`select 1 from catatan_dokumen
      where kode_toko = ${ctx.kodeToko} and lampiran ?| ${lampiran}::text[] limit 1`,
  )
  if (milikLain) throw refusedField('lampiran', 'Gambar Tidak Ditemukan')
  const made = await ctx.db.row<{ id: string }>(
    ctx.kodeToko,
    sql`insert into catatan_dokumen (kode_toko, id_dokumen, catatan, lampiran, oleh)
      values (${ctx.kodeToko}, ${id}::uuid, ${kata}, ${JSON.stringify(lampiran)}::jsonb,
        ${ctx.user.user_id}) returning id`,
  )
  if (!made) throw tidakAda()
  berubah(ctx)
  return reply(made, { message: 'Catatan Disimpan' })
})

const hapus = handle(hapusCatatan, async (ctx, { params }) => {
  const [gone] = await ctx.db.rows<{ lampiran: string[] }>(
    ctx.kodeToko,
    sql`with dulu as (select id, lampiran from catatan_dokumen
        where kode_toko = ${ctx.kodeToko} and id::text = ${params.id} and dihapus_pada is null
          and (oleh = ${ctx.user.user_id} or ${isLeader(ctx)}) for update),
      hilang as (update catatan_dokumen c set lampiran = '[]', dihapus_oleh = ${ctx.user.user_id},
        dihapus_pada = now()
      from dulu where c.kode_toko = ${ctx.kodeToko} and c.id = dulu.id returning dulu.lampiran),
      dilepas as (insert into unggahan (kode_toko, gambar, oleh)
        select ${ctx.kodeToko}, g, ${ctx.user.user_id}
        from hilang, jsonb_array_elements_text(hilang.lampiran) g on conflict do nothing)
      select lampiran from hilang`,
  )
  if (!gone) throw tidakAda()
  await deleteListed(ctx, ctx.kodeToko, gone.lampiran)
  berubah(ctx)
  return reply(null, { message: 'Data Berhasil Di Hapus' })
})

export const handlers = [lihat, tulis, hapus]
