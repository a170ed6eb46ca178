import { sql } from 'kysely'
import type { Listed } from '#kernel/document'
import { jamDi } from '#kernel/tanggal'
import { listedBy } from '#server/document/list'
import { loadDocument } from '#server/document/recorded'
import { serveKertas } from '#modules/nota/serve-kertas.server'
import { bayarBonus, kertasBonus } from './bayar-bonus.ts'
import { halamanBonus } from './kertas-bonus.ts'

type Dibayar = Listed<(typeof bayarBonus.list)['columns'], keyof (typeof bayarBonus)['states']>

const baca = listedBy(bayarBonus, bayarBonus.list)

/** The paper that a seller signs. */
export const kertasBonusHandlers = serveKertas(kertasBonus, 'bonus', (ctx, nomor) =>
  Promise.all(
    nomor.map(async (one) => {
      const { id, ...kini } = await loadDocument(ctx, bayarBonus, one)
      const rows: readonly Dibayar[] = await baca(ctx, kini.nomor, false)
      const [row] = rows
      if (!row) throw new RangeError(`${kini.nomor} was loaded, and is not in its list`)
      const sales = await ctx.db.row<{ nama_sales: string }>(
        ctx.kodeToko,
        sql`select nama_sales from sales
          where kode_toko = ${ctx.kodeToko} and kode_sales = ${row.kode_sales}`,
      )
      const { alamat_toko, nama_toko, zona } = ctx.toko
      return {
        dicetak: { id, nomor: kini.nomor, status: kini.status, cetak: 0 },
        gambar: [],
        halaman: () =>
          halamanBonus({
            ...{ ...row, alamat_toko, nama_toko, jam: jamDi(zona, row.saat) },
            nama_sales: sales?.nama_sales ?? row.kode_sales,
          }),
      }
    }),
  ),
)
