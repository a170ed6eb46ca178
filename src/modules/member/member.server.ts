import { sql } from 'kysely'
import { handle } from '#server/serve'
import { ulangTahun } from './member.calls.ts'
import { settingMember } from './setting.ts'

interface Ulang {
  readonly kode_member: string
  readonly nama_member: string
  readonly no_hp: string
  readonly umur: number
  readonly poin: number
}

export const ulangTahunHariIni = handle(ulangTahun, async (ctx) =>
  ctx.setting(settingMember.MEMBER_MODULE)
    ? ctx.db.rows<Ulang>(
        ctx.kodeToko,
        sql`select m.kode_member, m.nama_member, m.no_hp,
          extract(year from age(${ctx.toko.tgl_system}::date, m.tgl_lahir))::bigint as umur,
          coalesce(s.saldo, 0) as poin
        from kencana.member_ulang_tahun(${ctx.toko.tgl_system}::date) m
          left join kencana.saldo_poin s using (kode_member)
        order by m.nama_member, m.kode_member`,
      )
    : [],
)
