import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { refusedField } from '#kernel/refusal'
import { isMember, kodeMember } from '#modules/member/qr-member'
import { settingMember } from '#modules/member/setting'
import { handle, type Context } from '#server/serve'
import { cariOrang, type orang } from './orang.calls.ts'

type Orang = RowOf<typeof orang>

async function cari({ db, kodeToko }: Context, q: string): Promise<Orang[]> {
  const found = await db.row<{ hasil: Orang[] }>(
    kodeToko,
    sql`select kencana.cari_orang(${q}) as hasil`,
  )
  return found?.hasil ?? []
}

/**
 * Whom the QR of the members' app names: one, by his number, and of two records that are one the
 * first. It is no search: whoever cannot be chosen is told why.
 */
async function dariQr(ctx: Context, kode: string): Promise<Orang[]> {
  if (kode === '') throw refusedField('q', 'QR Ini Bukan QR Member')
  const dia = await ctx.db.row<{
    readonly nama_member: string
    readonly no_hp: string
    readonly aktif: boolean
    readonly dihapus: boolean
  }>(
    ctx.kodeToko,
    sql`select nama_member, no_hp, aktif, dihapus_pada is not null as dihapus from kencana.member
      where kode_member = kencana.member_kini(${kode})
        and ${ctx.setting(settingMember.MEMBER_MODULE)}::boolean`,
  )
  if (dia?.dihapus) throw refusedField('q', 'Member Ini Sudah Dihapus')
  if (dia && !dia.aktif) throw refusedField('q', 'Member {{kode}} Sudah Tidak Aktif', { kode })
  const semua = dia ? await cari(ctx, dia.no_hp) : []
  const miliknya = semua.filter(({ no_hp }) => no_hp === dia?.no_hp)
  const nama = dia?.nama_member.toLowerCase()
  const satu = miliknya.find(({ nama_customer }) => nama_customer?.toLowerCase() === nama)
  const found = satu ?? miliknya[0]
  if (!found) throw refusedField('q', 'Member {{kode}} Tidak Dikenal', { kode })
  return [found]
}

/** One call, as one types (cari_orang). */
export const orangKonter = handle(cariOrang, (ctx, { query: { q } }) =>
  isMember(q) ? dariQr(ctx, kodeMember(q)) : cari(ctx, q),
)
