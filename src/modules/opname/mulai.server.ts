import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { serveCommand } from '#server/document/run'
import { handle, type Context } from '#server/serve'
import { mayKnowCost } from '#modules/stok/data-barang.server'
import { gerakBaki } from '#modules/timbang/timbang'
import { terimaOpname, type barisTerimaOpname } from './opname.calls.ts'
import { stockOpname } from './opname.ts'

/** The tray that alone is counted: READY or TUTUP, not under a scale or another count. */
async function bakiDihitung(ctx: Context, kode_baki: string, kode_gudang: string | null) {
  const [baki] = await ctx.db.rows<{ kode_gudang: string; status_baki: string }>(
    ctx.kodeToko,
    sql`select kode_gudang, status_baki from kencana.baki
      where kode_toko = ${ctx.kodeToko} and kode_baki = ${kode_baki}`,
  )
  if (!baki || baki.kode_gudang !== kode_gudang)
    throw refusedField('kode_baki', 'Baki {{kode_baki}} Tidak Ada Di Gudang {{kode_gudang}}', {
      kode_baki,
      kode_gudang: kode_gudang ?? '-',
    })
  if (baki.status_baki === 'DIHITUNG')
    throw refusedField('kode_baki', 'Baki {{kode_baki}} Sedang Tutup Atau Dihitung', { kode_baki })
  return baki.status_baki
}

interface MulaiSesi {
  readonly kode_gudang: string | null
  readonly kode_baki: string | null
  readonly no_terima: string | null
  readonly id_terima: string | null
  readonly keterangan: string | null
  readonly status_lama: string | null // of the tray that alone is counted
}

const mulaiSesi = (sesi: MulaiSesi) => {
  const { kode_baki, kode_gudang, no_terima, status_lama } = sesi
  return {
    periksa: [['opname_bebas', [{ kode_gudang, kode_baki, no_terima }]] as const],
    make: (id: string, nomor: string) => ({
      isi: sesi,
      books: [
        write(
          gerakBaki,
          kode_baki === null || status_lama === null
            ? []
            : [{ id_dokumen: id, kode_baki, dari: status_lama, ke: 'DIHITUNG' }],
        ),
      ],
      answer: { id, nomor },
    }),
  }
}

/** Begins a session. A single tray is closed to sales meanwhile; more would close the shop. */
export const mulai = serveCommand(
  stockOpname,
  stockOpname.commands.mulai,
  async (ctx, { body: { keterangan, kode_baki, kode_gudang } }) => {
    const status_lama = kode_baki === null ? null : await bakiDihitung(ctx, kode_baki, kode_gudang)
    const tanpa = { no_terima: null, id_terima: null }
    return mulaiSesi({ kode_gudang, kode_baki, ...tanpa, keterangan, status_lama })
  },
)

/** A receipt that may be counted, as terima_opname has it. */
type Terima = RowOf<typeof barisTerimaOpname> & { readonly id: string }
const terimaTerima = (ctx: Context, nomor: string | null) =>
  ctx.db.rows<Terima>(
    ctx.kodeToko,
    sql`select * from kencana.terima_opname(${ctx.kodeToko}, ${nomor}, ${100})`,
  )

/** Who delivered is told to those who may know what a piece has cost. */
export const terima = handle(terimaOpname, async (ctx) => {
  const rows = await terimaTerima(ctx, null)
  return mayKnowCost(ctx.user.level) ? rows : rows.map((row) => ({ ...row, supplier: null }))
})

/** Begins the count of what a receipt brought. */
export const mulaiTerimaan = serveCommand(
  stockOpname,
  stockOpname.commands.terima,
  async (ctx, { body: { keterangan, no_terima } }) => {
    const [found] = await terimaTerima(ctx, no_terima)
    if (!found)
      throw refusedField('no_terima', 'Penerimaan {{no_terima}} Tidak Ada Atau Dibatalkan', {
        no_terima,
      })
    const tanpa = { kode_gudang: null, kode_baki: null, status_lama: null }
    return mulaiSesi({ ...tanpa, no_terima, id_terima: found.id, keterangan })
  },
)
