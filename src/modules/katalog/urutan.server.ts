import { sql } from 'kysely'
import type { Master } from '#kernel/master'
import { Refusal } from '#kernel/refusal'
import { maySee } from '#kernel/right'
import { handle, reply, type Context } from '#server/serve'
import { berurut, simpanUrutanKatalog, urutanKatalog } from './urutan.calls.ts'

/** The list, for who may open its screen. @throws Refusal */
function daftarnya({ house, user }: Context, nama: string): Master {
  const master = berurut.find(({ name }) => name === nama)
  const screen = master && house.screen(master.path)
  if (!screen) throw new Refusal('Layar Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  if (!maySee(user, screen)) throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  return master
}

const lihat = handle(urutanKatalog, (ctx, { params }) => {
  const { key, name, shown } = daftarnya(ctx, params.daftar)
  return ctx.db.rows<{ kunci: string; nama: string }>(
    ctx.kodeToko,
    sql`select ${sql.ref(key)} as kunci, ${sql.ref(shown)} as nama
      from kencana.${sql.ref(name)} where kode_toko = ${ctx.kodeToko}
      order by array_position(kencana.urutan_daftar(${ctx.kodeToko}, ${name}), ${sql.ref(key)}), 1`,
  )
})

const simpan = handle(simpanUrutanKatalog, async (ctx, { body, params }) => {
  const { name } = daftarnya(ctx, params.daftar)
  const { kodeToko, user } = ctx
  await ctx.db.rows(
    kodeToko,
    sql`insert into kencana.urutan_katalog (kode_toko, daftar, kunci, oleh)
      values (${kodeToko}, ${name}, ${body.kunci}, ${user.user_id})
      on conflict (kode_toko, daftar) do update
      set kunci = excluded.kunci, oleh = excluded.oleh, saat = clock_timestamp()`,
  )
  ctx.live.changed(kodeToko, { jenis: name })
  return reply(null, { message: 'Urutan Tersimpan' })
})

export const urutanHandlers = [lihat, simpan]
