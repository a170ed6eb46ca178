import { sql } from 'kysely'
import { Refusal, refusedField } from '#kernel/refusal'
import type { Tx } from '#server/db'
import { serveMaster, type Context } from '#server/serve'
import { resetPoinMember } from './reset-poin-member.ts'

/** The last day on which points lapsed; the rules of until then explain it (docs/adr/0420). */
async function hangusTerakhir(tx: Tx, { kodeToko }: Context): Promise<string | null> {
  const row = await tx.row<{ tgl: string | null }>(
    sql`select kencana.hangus_terakhir(${kodeToko})::text as tgl`,
  )
  return row?.tgl ?? null
}

const tetap = 'Point Sudah Hangus Pada {{tgl}}: Aturan Ini Tetap, Buat Aturan Baru Sesudahnya'

/**
 * Which lapse a point fell under is asked of the rules: what had begun when points lapsed last is
 * neither changed nor deleted, and none begins before.
 */
export const layanResetPoin = serveMaster(resetPoinMember, {
  check: async (ctx, tx, row, before) => {
    const tgl = await hangusTerakhir(tx, ctx)
    if (tgl === null) return
    const fields = [
      'berlaku_mulai',
      'cara_reset',
      'tgl_reset',
      'bulan_reset',
      'umur_bulan',
    ] as const
    const field = fields.find((name) => before?.[name] !== row[name])
    if (field === undefined) return
    if (before && before.berlaku_mulai <= tgl) throw refusedField(field, tetap, { tgl })
    if (row.berlaku_mulai <= tgl)
      throw refusedField(
        'berlaku_mulai',
        'Berlaku Mulai Harus Sesudah {{tgl}}, Hari Terakhir Point Hangus',
        { tgl },
      )
  },
  removing: async (ctx, tx, { berlaku_mulai }) => {
    const tgl = await hangusTerakhir(tx, ctx)
    if (tgl !== null && berlaku_mulai <= tgl)
      throw new Refusal(tetap, { code: 'E-PAKAI', params: { tgl } })
  },
})
