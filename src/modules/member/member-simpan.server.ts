import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import { serveMaster } from '#server/serve'
import { member } from './member.ts'

/**
 * Who was joined to another record, or forgotten, is off: he is not switched on again by hand. Only
 * of one who is off is it asked, not of each of a long sheet.
 */
export const layanMember = serveMaster(member, {
  check: async (_ctx, tx, { aktif, kode_member }, before) => {
    if (!aktif || before === null || before.aktif) return
    const row = await tx.row<{ kode_gabung: string | null; dihapus: boolean }>(
      sql`select kode_gabung, dihapus_pada is not null as dihapus from kencana.member
        where kode_member = ${kode_member}`,
    )
    if (row?.dihapus) throw refusedField('aktif', 'Member Ini Sudah Dihapus')
    if (row?.kode_gabung)
      throw refusedField('aktif', 'Member Ini Sudah Digabung Dengan {{kode}}, Pisahkan Dahulu', {
        kode: row.kode_gabung,
      })
  },
})
