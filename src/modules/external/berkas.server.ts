import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { show } from '#kernel/kinds'
import { loadDocument } from '#server/document/recorded'
import { said } from '#server/master/impor'
import { sheetReply } from '#server/report/sheet-reply'
import { handle, type Context } from '#server/serve'
import { rowsOfSheet } from '#server/sheet/rows-of-sheet'
import { barisBerkas, barisTerbanyak } from './berkas.ts'
import { bacaBerkas, contohBerkas, unduhBerkas } from './external.calls.ts'
import { cocokkan, type Cocok } from './external.rules.ts'
import { muatBerkas } from './external.server.ts'
import { kirimBarangExternal } from './external.ts'

/** The name of a fact in the file: its code there is our internal code. */
const kolom = new Map(Object.entries({ ...barisBerkas, kode_intern: barisBerkas.kode_external }))

/** What a row changes, in words: column, before, after. */
const terbaca = (ctx: Context, { sebelum, sesudah }: Cocok): string => {
  const before = new Map(Object.entries(sebelum))
  return Object.entries(sesudah)
    .map(([name, value]) => {
      const field = kolom.get(name) ?? barisBerkas.nama_barang
      const words = (one: unknown): string => show(one, field, 'layar', ctx.t) || '-'
      return `${ctx.t(field.label)}: ${words(before.get(name))} → ${words(value)}`
    })
    .join('; ')
}

const baca = handle(bacaBerkas, async (ctx, { upload }) => {
  const { asing, masalah, rows } = await rowsOfSheet(ctx, upload, barisBerkas, barisTerbanyak)
  const baris = rows.map(({ baris: nomor, isi: row }) => ({ baris: nomor, ...row }))
  const { barang } = await muatBerkas(ctx, baris)
  const hasil = cocokkan(baris, barang)
  const tidakCocok = hasil.masalah.map(({ baris: nomor, salah }) => ({
    ...{ baris: nomor, kalimat: said(ctx, salah.fields ?? []) },
  }))
  return {
    baris,
    ubah: hasil.ubah.map((one) => ({
      ...{ baris: one.baris, kode_barcode: one.barang.kode_barcode },
      ...{ nama_barang: one.barang.nama_barang, perubahan: terbaca(ctx, one) },
    })),
    asing,
    masalah: [...masalah, ...tidakCocok].toSorted((a, b) => a.baris - b.baris),
  }
})

type Baris = RowOf<typeof barisBerkas>
const isi = sql`b.kode_barcode, b.kode_intern as kode_external, b.nama_barang, b.kadar, b.berat,
  nullif(b.size, '') as size, b.no_sertifikat, b.ongkos, b.harga_tetap`

const contoh = handle(contohBerkas, async (ctx) =>
  sheetReply('xlsx', {
    title: 'Barang External',
    fields: barisBerkas,
    rows: await ctx.db.stream<Baris>(
      ctx.kodeToko,
      sql`select ${isi} from barang b where b.kode_toko = ${ctx.kodeToko} and b.status = 'ADA'
        order by b.kode_barcode limit ${barisTerbanyak}`,
    ),
    ctx,
  }),
)

const unduh = handle(unduhBerkas, async (ctx, { query }) => {
  const { isi: frozen, nomor } = await loadDocument(ctx, kirimBarangExternal, query.nomor)
  return sheetReply('xlsx', {
    title: nomor,
    fields: barisBerkas,
    rows: await ctx.db.stream<Baris>(
      ctx.kodeToko,
      sql`select ${isi} from jsonb_array_elements_text(${JSON.stringify(frozen['barcode'])}::jsonb)
          with ordinality as u(kode, n)
        join barang b on b.kode_toko = ${ctx.kodeToko} and b.kode_barcode = u.kode order by u.n`,
    ),
    ctx,
  })
})

export const berkasHandlers = [baca, contoh, unduh]
