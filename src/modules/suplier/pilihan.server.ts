import { sql } from 'kysely'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { handle } from '#server/serve'
import { pilihanTerima } from './suplier.calls.ts'

interface Terbuka {
  readonly nomor: string
  readonly supplier: string | null
  readonly hutang: number
  readonly murni: number
}

const pilihan = handle(pilihanTerima, async (ctx) => {
  const rows = await ctx.db.rows<Terbuka>(
    ctx.kodeToko,
    sql`select nomor, supplier, (uang + nilai)::bigint as hutang, murni
      from kencana.hutang_terbuka(${ctx.kodeToko}) order by tgl_system, nomor`,
  )
  return rows.map(({ hutang, murni, nomor, supplier }) => ({
    nomor,
    hutang,
    uraian: `${supplier ?? '-'} Rp ${formatRupiah(hutang)} (${formatBerat(murni)} gr)`,
  }))
})

export const pilihanHandlers = [pilihan]
