import { sql } from 'kysely'
import { bank } from '#modules/kas/bank'
import { baki } from '#modules/stok/baki'
import { group } from '#modules/stok/group'
import { gudang } from '#modules/stok/gudang'
import { jenis } from '#modules/stok/jenis'
import { kadar } from '#modules/stok/kadar'
import { kadarEod } from '#modules/stok/kadar-eod'
import { kategori } from '#modules/stok/kategori'
import { kelompokHarga } from '#modules/stok/kelompok-harga'
import { handle } from '#server/serve'
import { langkahAwal } from './langkah-awal.calls.ts'
import { sales } from './sales.ts'

/** Each is chosen in the one after it, or in a piece or a note. */
const master = [kategori, jenis, kadar, kadarEod, kelompokHarga, group, gudang, baki, bank, sales]

interface Langkah {
  readonly path: string
  readonly sudah: boolean
}

export const langkah = handle(langkahAwal, async (ctx) => {
  const barang: Langkah = { path: '/tambah-data-barang', sudah: false }
  const semua = await ctx.db.rows<Langkah & { readonly dibuka: boolean }>(
    ctx.kodeToko,
    sql`select m.*, not exists (select from barang) as dibuka from (${sql.join(
      master.map(
        ({ name, path }) =>
          sql`select ${path}::text as path, exists (select from ${sql.table(name)}) as sudah`,
      ),
      sql` union all `,
    )}) m`,
  )
  const belum = semua.filter(({ dibuka }) => dibuka)
  return belum.length === 0 ? [] : [...belum.map(({ path, sudah }) => ({ path, sudah })), barang]
})
