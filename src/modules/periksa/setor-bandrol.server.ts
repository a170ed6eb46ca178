import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { record } from '#server/document/record'
import { handle, reply, type Context } from '#server/serve'
import { bacaBandrol, setorBandrol, type barisBandrol } from './setor-bandrol.calls.ts'
import { write } from '#kernel/ledger'
import { bandrolBuku } from './buku.ts'

/** Said before it is posted, and by the book when somebody was faster. */
export const sudahDisetor = 'Bandrol {{kode_barcode}} Sudah Disetor Oleh {{oleh}}'

interface Bandrol extends RowOf<typeof barisBandrol> {
  readonly oleh: string | null
}

/** These tags as they stand. @throws Refusal that names the first that is nobody's */
async function bandrolDari(ctx: Context, kode: readonly string[]): Promise<Bandrol[]> {
  const found = await ctx.db.rows<Bandrol>(
    ctx.kodeToko,
    sql`select b.kode_barcode, b.nama_barang, b.berat, s.oleh
      from barang b left join bandrol_setor s on s.kode_toko = b.kode_toko
        and s.kode_barcode = b.kode_barcode and s.tgl_system = ${ctx.toko.tgl_system}::date
      where b.kode_toko = ${ctx.kodeToko} and b.kode_barcode = any(${kode}::text[])`,
  )
  const known = new Set(found.map(({ kode_barcode }) => kode_barcode))
  const asing = kode.find((one) => !known.has(one))
  if (asing !== undefined)
    throw new Refusal('Barcode {{kode_barcode}} Tidak Ditemukan', {
      code: 'E-TIDAK-ADA',
      params: { kode_barcode: asing },
    })
  return found
}

export const baca = handle(bacaBandrol, async (ctx, { params }) => {
  const kode_barcode = params.kode_barcode.toUpperCase()
  const [found] = await bandrolDari(ctx, [kode_barcode])
  if (!found) throw new RangeError('a tag of nobody was refused')
  const { berat, nama_barang, oleh } = found
  if (oleh !== null) throw new Refusal(sudahDisetor, { params: { kode_barcode, oleh } })
  return { kode_barcode, nama_barang, berat }
})

/** Tags as they were scanned, each once; the eye compares them with what was sold. */
export const setor = handle(setorBandrol, async (ctx, { body }) => {
  const kode = [...new Set(body.baris.map(({ kode_barcode }) => kode_barcode))]
  await bandrolDari(ctx, kode)
  return record(ctx, setorBandrol, {
    books: [
      write(
        bandrolBuku,
        kode.map((kode_barcode) => ({ kode_barcode })),
      ),
    ],
    answer: reply(
      { jumlah: kode.length },
      { message: '{{jumlah}} Bandrol Disetor', params: { jumlah: kode.length } },
    ),
    jenis: 'TEMUAN',
  })
})
