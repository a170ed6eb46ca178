import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import type { Level } from '#kernel/right'
import { serveMaster } from '#server/serve'
import { member } from './member.ts'

/** With his number a member signs in (docs/adr/0346): who takes money at a counter changes none. */
const pengubahNomor: readonly Level[] = ['OWN', 'SPV', 'SU']

/**
 * Who was forgotten is not written again; who was joined to another is not switched on. Both are
 * off: only of one who is off is it asked, not of each of a long sheet.
 */
export const layanMember = serveMaster(member, {
  check: async (ctx, tx, { aktif, kode_member, no_hp }, before) => {
    if (before && before.no_hp !== no_hp && !pengubahNomor.includes(ctx.user.level))
      throw refusedField('no_hp', 'No HP Member Hanya Diubah SPV Atau OWN')
    if (before === null || before.aktif) return
    const row = await tx.row<{ kode_gabung: string | null; dihapus: boolean }>(
      sql`select kode_gabung, dihapus_pada is not null as dihapus from kencana.member
        where kode_member = ${kode_member}`,
    )
    if (row?.dihapus) throw refusedField('kode_member', 'Member Ini Sudah Dihapus')
    if (aktif && row?.kode_gabung)
      throw refusedField('aktif', 'Member Ini Sudah Digabung Dengan {{kode}}, Pisahkan Dahulu', {
        kode: row.kode_gabung,
      })
  },
})
