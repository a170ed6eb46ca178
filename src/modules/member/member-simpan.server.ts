import { sql } from 'kysely'
import { refusedField } from '#kernel/refusal'
import { serveMaster } from '#server/serve'
import { member } from './member.ts'

/** Whom another record was joined to, or who was forgotten, is not switched on again by hand. */
export const layanMember = serveMaster(member, {
  check: async (_ctx, tx, { aktif, kode_member }) => {
    if (!aktif) return
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
