import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { handle } from '#server/serve'
import { jenisAlat, type JenisAlat } from './alat.ts'
import { catatAlat, daftarPerangkat, hapusAlat } from './perangkat.calls.ts'

interface Baris {
  readonly perangkat: string
  readonly komputer: string
  readonly jenis: JenisAlat
  readonly nama: string
  readonly cara: string | null
  readonly diuji_oleh: string | null
  readonly diuji_pada: string | null
  readonly user_id: string | null
  readonly terlihat: string | null
}

/** Who worked where since; before that a computer counts only where something stands at it. */
const sejak = '60 days'

/** Every computer that a person of the shop signed in at, and what was said to stand there. */
export const daftar = handle(daftarPerangkat, (ctx) =>
  ctx.db.rows<Baris>(
    ctx.kodeToko,
    sql`with orang as (
        select distinct on (s.perangkat) s.perangkat, s.user_id, s.terlihat
        from sesi s join users u on u.user_id = s.user_id
        where u.kode_toko = ${ctx.kodeToko} and s.perangkat <> ''
          and s.terlihat > now() - ${sejak}::interval
        order by s.perangkat, s.terlihat desc),
      semua as (
        select perangkat, jenis, nama, cara, diuji_oleh, diuji_pada from alat
        union all select o.perangkat, 'KOMPUTER', '', '', null, null from orang o
          where not exists (select from alat a
            where a.perangkat = o.perangkat and a.jenis = 'KOMPUTER'))
      select a.perangkat, coalesce(nullif(k.nama, ''), upper(left(a.perangkat, 6))) as komputer,
        a.jenis, a.nama, a.cara, a.diuji_oleh, a.diuji_pada, o.user_id, o.terlihat
      from semua a left join orang o on o.perangkat = a.perangkat
        left join alat k on k.perangkat = a.perangkat and k.jenis = 'KOMPUTER'
      order by o.terlihat desc nulls last, a.perangkat,
        array_position(${Object.keys(jenisAlat)}::text[], a.jenis)`,
  ),
)

const known = (jenis: string): void => {
  if (!Object.hasOwn(jenisAlat, jenis))
    throw new Refusal('Alat {{jenis}} Tidak Dikenal', { code: 'E-ISI', params: { jenis } })
}

/** A user may do so only for his own computer. */
export const catat = handle(catatAlat, async (ctx, { body, params }) => {
  known(params.jenis)
  const { perangkat } = ctx.request
  if (perangkat === '') throw new Refusal('Komputer Ini Tidak Dikenal', { code: 'E-ISI' })
  const oleh = ctx.user.user_id
  await ctx.db.rows(
    ctx.kodeToko,
    sql`insert into alat as a
        (kode_toko, perangkat, jenis, nama, cara, diubah_oleh, diuji_oleh, diuji_pada)
      values (${ctx.kodeToko}, ${perangkat}, ${params.jenis}, ${body.nama}, ${body.cara ?? ''},
        ${oleh}, ${body.diuji ? oleh : null}, case when ${body.diuji} then now() end)
      on conflict (kode_toko, perangkat, jenis) do update set nama = excluded.nama,
        cara = excluded.cara, diubah_oleh = excluded.diubah_oleh, diubah_pada = now(),
        diuji_oleh = coalesce(excluded.diuji_oleh, a.diuji_oleh),
        diuji_pada = coalesce(excluded.diuji_pada, a.diuji_pada)`,
  )
  return null
})

export const hapus = handle(hapusAlat, async (ctx, { params }) => {
  known(params.jenis)
  await ctx.db.rows(
    ctx.kodeToko,
    sql`delete from alat where perangkat = ${params.perangkat}
      and ${params.jenis} in (jenis, 'KOMPUTER')`,
  )
  return null
})
