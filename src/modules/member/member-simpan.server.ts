import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import { serveMaster } from '#server/serve'
import { member } from './member.ts'

/** Who was forgotten is not written again; whom another was joined to is not switched on by hand. */
export const layanMember = serveMaster(member, {
  check: async (_ctx, tx, { aktif, kode_member }) => {
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
