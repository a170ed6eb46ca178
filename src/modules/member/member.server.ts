import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { whoSees } from '#kernel/right'
import { passes } from '#server/http/gate'
import { handle, type Context } from '#server/serve'
import { hpSamar } from './laporan/laporan-member.server.ts'
import { ringkasMember, ulangTahun } from './member.calls.ts'
import { settingMember } from './setting.ts'

interface Ulang {
  readonly kode_member: string
  readonly nama_member: string
  readonly no_hp: string
  readonly umur: number
  readonly poin: number
}

/** Whole to whoever sees members; others know by its end that it is he. */
const hpTerlihat = ({ house, isOn, toko, user }: Context) =>
  passes(house, whoSees('/data-member'), { user, toko, isOn }) ? sql`m.no_hp` : hpSamar

export const ulangTahunHariIni = handle(ulangTahun, async (ctx) =>
  ctx.setting(settingMember.MEMBER_MODULE)
    ? ctx.db.rows<Ulang>(
        ctx.kodeToko,
        sql`select m.kode_member, m.nama_member, ${hpTerlihat(ctx)} as no_hp,
          (extract(year from ${ctx.toko.tgl_system}::date)
            - extract(year from m.tgl_lahir))::bigint as umur,
          kencana.poin_kini(${ctx.kodeToko}, m.kode_member, ${ctx.toko.tgl_system}::date) as poin
        from kencana.member_ulang_tahun(${ctx.toko.tgl_system}::date) m
        order by m.nama_member, m.kode_member`,
      )
    : [],
)

type Ringkas = NonNullable<NonNullable<(typeof ringkasMember)['types']>['a']>

export const ringkas = handle(ringkasMember, async (ctx, { query: { kode_member } }) => {
  const [found] = await ctx.db.rows<Ringkas>(
    ctx.kodeToko,
    sql`select m.kode_member, m.nama_member, p.poin, coalesce((
        select jsonb_agg(jsonb_build_object('kode_hadiah', h.kode_hadiah,
          'nama_hadiah', h.nama_hadiah, 'gambar_path', h.gambar_path, 'point', h.point,
          'saldo', coalesce(b.saldo, 0), 'cukup', h.point <= p.poin and coalesce(b.saldo, 0) > 0)
          order by h.point, h.nama_hadiah)
        from kencana.hadiah h left join kencana.saldo_hadiah b using (kode_toko, kode_hadiah)
        where h.kode_toko = ${ctx.kodeToko}), '[]') as hadiah
      from kencana.member m, lateral (select kencana.poin_kini(${ctx.kodeToko}, m.kode_member,
        ${ctx.toko.tgl_system}::date) as poin) p
      where m.kode_member = ${kode_member} and m.aktif`,
  )
  if (!found) throw new Refusal('Member Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  return found
})
