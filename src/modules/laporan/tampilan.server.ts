import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import {
  hapusTampilan,
  simpanKolom,
  simpanTampilan,
  tampilanLaporan,
  type caraLaporan,
} from '#kernel/report-views'
import { maySee, seesAll } from '#kernel/right'
import { handle, reply, type Context } from '#server/serve'

export type Cara = RowOf<typeof caraLaporan>

interface Tampilan {
  readonly id: string
  readonly nama: string
  readonly isi: Cara
  readonly bersama: boolean
  readonly milik: boolean
}

/** Whether this person may open the report or list at all. */
export function bolehLayar({ house, isOn, user }: Context, path: string): boolean {
  const screen = house.screen(path)
  return (
    screen !== undefined && (screen.when === undefined || isOn(screen.when)) && maySee(user, screen)
  )
}

/** The title of a screen, a report or a list, that this person may open. @throws Refusal */
export function judulLayar(ctx: Context, path: string): string {
  const { house, isOn, user } = ctx
  const screen = house.screen(path)
  if (!screen || (screen.when !== undefined && !isOn(screen.when)))
    throw new Refusal('Layar Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  if (!maySee(user, screen)) throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  return screen.title
}

const lihat = handle(tampilanLaporan, async (ctx, { query: { path } }) => {
  judulLayar(ctx, path)
  const { kodeToko, user } = ctx
  const [kept] = await ctx.db.rows<{ kolom: string }>(
    kodeToko,
    sql`select kolom from kencana.laporan_kolom
      where kode_toko = ${kodeToko} and user_id = ${user.user_id} and path = ${path}`,
  )
  const tampilan = await ctx.db.rows<Tampilan>(
    kodeToko,
    sql`select id, nama, isi, bersama, user_id = ${user.user_id} as milik
      from kencana.laporan_tampilan
      where kode_toko = ${kodeToko} and path = ${path}
        and (user_id = ${user.user_id} or bersama)
      order by milik desc, nama`,
  )
  return { tampilan, kolom: kept?.kolom ?? null }
})

const simpan = handle(simpanTampilan, async (ctx, { body }) => {
  const { bersama, isi, nama, path } = body
  judulLayar(ctx, path)
  if (bersama && !seesAll.includes(ctx.user.level))
    throw refusedField('bersama', 'Hanya OWN Yang Membagikan Saringan')
  const [row] = await ctx.db.rows<{ id: string }>(
    ctx.kodeToko,
    sql`insert into kencana.laporan_tampilan (kode_toko, user_id, path, nama, isi, bersama)
      values (${ctx.kodeToko}, ${ctx.user.user_id}, ${path}, ${nama},
        ${JSON.stringify(isi)}::jsonb, ${bersama})
      on conflict (kode_toko, user_id, path, nama)
        do update set isi = excluded.isi, bersama = excluded.bersama, diubah = now()
      returning id`,
  )
  if (!row) throw new RangeError('a filter was not kept')
  return reply(row, { message: 'Saringan Disimpan' })
})

const hapus = handle(hapusTampilan, async (ctx, { params: { id } }) => {
  const gone = await ctx.db.rows(
    ctx.kodeToko,
    sql`delete from kencana.laporan_tampilan
      where kode_toko = ${ctx.kodeToko} and id::text = ${id} and user_id = ${ctx.user.user_id}
      returning id`,
  )
  if (gone.length === 0) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return reply(null, { message: 'Saringan Dihapus' })
})

const kolom = handle(simpanKolom, async (ctx, { body }) => {
  const { kodeToko, user } = ctx
  judulLayar(ctx, body.path)
  await ctx.db.rows(
    kodeToko,
    body.kolom === null
      ? sql`delete from kencana.laporan_kolom
          where kode_toko = ${kodeToko} and user_id = ${user.user_id} and path = ${body.path}`
      : sql`insert into kencana.laporan_kolom (kode_toko, user_id, path, kolom)
          values (${kodeToko}, ${user.user_id}, ${body.path}, ${body.kolom})
          on conflict (kode_toko, user_id, path) do update set kolom = excluded.kolom`,
  )
  return null
})

export const tampilanHandlers = [lihat, simpan, hapus, kolom]
