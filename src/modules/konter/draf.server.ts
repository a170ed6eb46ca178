import { sql, type RawBuilder } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle, type Context } from '#server/serve'
import { drafPenjualan } from './konter.calls.ts'
import { settingPenjualan } from '#modules/penjualan/setting'

/** What a counter can keep an eye on; the papers of a forgotten week are no drafts. */
const drafTerbanyak = 20

/** Older than the shop keeps drafts (UMUR_DRAF). */
const kedaluwarsa = (ctx: Context): RawBuilder<boolean> =>
  sql<boolean>`(diubah_pada <= now()
    - make_interval(days => ${ctx.setting(settingPenjualan.UMUR_DRAF)}::int))`

/** The user's drafts, newest first. */
export const daftarDraf = handle(drafPenjualan.list, async (ctx) =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<{ id: string; judul: string | null; diubah_pada: string; isi: unknown }>`
    select id, judul, diubah_pada, isi from kencana.draf
    where kode_toko = ${ctx.kodeToko} and user_id = ${ctx.user.user_id} and jenis = 'PENJUALAN'
      and not ${kedaluwarsa(ctx)}
    order by diubah_pada desc limit ${drafTerbanyak}`,
  ),
)

export const drafSudahJadi = 'Draf Ini Sudah Menjadi Nota {{nomor}}'

/** What is written of it later, in another tab, is no draft. @throws Refusal */
async function checkBelumJadi(ctx: Context, id: string): Promise<void> {
  const jadi = await ctx.db.row<{ nomor: string | null }>(
    ctx.kodeToko,
    sql`select nota_draf(${ctx.kodeToko}, ${id}::uuid) as nomor`,
  )
  if (jadi?.nomor)
    throw new Refusal(drafSudahJadi, { code: 'E-MDB:02', params: { nomor: jadi.nomor } })
}

const belongsToAnother = (): Refusal => new Refusal('Draf Ini Milik User Lain', { code: 'E-HAK' })

/** Throws away what ran out of time in this shop; refuses one more than anybody looks through. */
async function makeRoom(ctx: Context, id: string): Promise<void> {
  const row = await ctx.db.row<{ lain: number }>(
    ctx.kodeToko,
    sql`
    with gugur as (
      delete from kencana.draf where kode_toko = ${ctx.kodeToko} and ${kedaluwarsa(ctx)})
    select count(*)::int as lain from kencana.draf
    where kode_toko = ${ctx.kodeToko} and user_id = ${ctx.user.user_id} and id <> ${id}::uuid
      and jenis = 'PENJUALAN' and not ${kedaluwarsa(ctx)}`,
  )
  if (row && row.lain >= drafTerbanyak)
    throw new Refusal('Draf Sudah {{jumlah}}, Selesaikan Atau Hapus Salah Satu', {
      params: { jumlah: row.lain },
    })
}

/**
 * Keeps a draft.
 * @throws Refusal when the id is of somebody else's, which is left alone, or became a note
 */
export const simpanDraf = handle(drafPenjualan.simpan, async (ctx, { params, body }) => {
  await checkBelumJadi(ctx, params.id)
  await makeRoom(ctx, params.id)
  const { judul, ...isi } = body
  const kept = await ctx.db.rows(
    ctx.kodeToko,
    sql`
    insert into kencana.draf as d (kode_toko, id, jenis, user_id, judul, isi)
    values (${ctx.kodeToko}, ${params.id}::uuid, 'PENJUALAN', ${ctx.user.user_id}, ${judul},
      ${JSON.stringify(isi)}::jsonb)
    on conflict (kode_toko, id) do update
      set judul = excluded.judul, isi = excluded.isi, diubah_pada = now()
      where d.user_id = excluded.user_id and d.jenis = excluded.jenis
    returning 1`,
  )
  if (kept.length === 0) throw belongsToAnother()
  return null
})

/** Throws a draft away; one that is gone already is as it should be. */
export const hapusDraf = handle(drafPenjualan.hapus, async (ctx, { params }) => {
  const found = await ctx.db.row<{ milik: boolean }>(
    ctx.kodeToko,
    sql`
    with dihapus as (
      delete from kencana.draf where kode_toko = ${ctx.kodeToko} and id = ${params.id}::uuid
        and user_id = ${ctx.user.user_id} and jenis = 'PENJUALAN')
    select user_id = ${ctx.user.user_id} and jenis = 'PENJUALAN' as milik from kencana.draf
    where kode_toko = ${ctx.kodeToko} and id = ${params.id}::uuid`,
  )
  if (found && !found.milik) throw belongsToAnother()
  return null
})
