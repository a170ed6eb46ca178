import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import type { Level } from '#kernel/right'
import { leaders } from '#kernel/screen'
import { fieldShapes, list, row, whole, yesNo } from '#kernel/shape'
import { defineLoad } from '#server/load'
import { sheetReply } from '#server/report/sheet-reply'
import { handle, reply, type Context } from '#server/serve'
import { supplierTetap, tanpaSupplier } from '#modules/berlian/batu.rules'
import { caraBulat } from '#modules/harga/harga-barang.server'
import {
  barisDataBarang,
  cariBarang,
  eksporBarang,
  jumlahKembali,
  satuBarang,
  type rincianBarang,
  type saringBarang,
} from './data-barang.calls.ts'

/** The cost of a piece is for those who are responsible for the shop. */
export const mayKnowCost = (level: Level): boolean => leaders.includes(level)

const rahasia = ['harga_pokok', 'supplier']

/** The facts of a piece that this level may know: without its cost and its supplier. */
export const faktaUntuk = (level: Level, fakta: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fakta)
      .filter(([name]) => mayKnowCost(level) || !rahasia.includes(name))
      .map(([name, value]) => [
        name,
        name === 'data_berlian' && !mayKnowCost(level) ? tanpaSupplier(value) : value,
      ]),
  )

export const tidakDitemukan = (kode_barcode: string): Refusal =>
  new Refusal('Barcode {{kode_barcode}} Tidak Ditemukan', {
    code: 'E-TIDAK-ADA',
    params: { kode_barcode },
  })

type Baris = RowOf<typeof barisDataBarang>

/** Only what the list shows: a search must not reveal the cost of a piece. */
const ringkas = (row: Baris): Baris => ({
  kode_barcode: row.kode_barcode,
  nama_barang: row.nama_barang,
  kode_dept: row.kode_dept,
  kode_group: row.kode_group,
  kadar: row.kadar,
  berat: row.berat,
  size: row.size,
  kode_gudang: row.kode_gudang,
  kode_baki: row.kode_baki,
  status: row.status,
  kode_intern: row.kode_intern,
  tgl_masuk: row.tgl_masuk,
  gambar: row.gambar,
})

const dicari = defineLoad(
  'cari_barang',
  row({ baris: list(row(fieldShapes(barisDataBarang))), count: whole, lebih: yesNo }),
)

type Saring = RowOf<typeof saringBarang> & { readonly q: string | null }

/** One part of what a search finds (cari_barang). */
function cariDi(ctx: Context, query: Saring, skip: number, limit: number) {
  const { q, kode_baki, kode_dept, kode_group, kode_gudang, status } = query
  const saring = Object.entries({
    kode_gudang,
    kode_baki,
    kode_group,
    kode_dept,
    status,
    berat_awal: query.berat_dari,
    berat_akhir: query.berat_sampai,
    semua: query.semua || null,
  }).filter(([, value]) => value !== null && value !== undefined)
  return ctx.db.load(dicari, [
    ctx.kodeToko,
    q ?? '',
    JSON.stringify(Object.fromEntries(saring)),
    skip,
    limit,
  ])
}

/** Search as you type. */
export const cari = handle(cariBarang, async (ctx, { query }) => {
  const found = await cariDi(ctx, query, query.skip ?? 0, query.limit ?? 50)
  return reply(found.baris.map(ringkas), { count: found.count })
})

/** The most that the search answers at once. */
const seregu = 1_000

async function* semuaBarang(ctx: Context, query: Saring): AsyncGenerator<Baris[]> {
  for (let skip = 0; ; skip += seregu) {
    const { baris } = await cariDi(ctx, query, skip, seregu)
    if (baris.length > 0) yield baris.map(ringkas)
    if (baris.length < seregu) return
  }
}

/** The same as a spreadsheet, a thousand pieces in memory at a time. */
export const ekspor = handle(eksporBarang, (ctx, { query }) => {
  const rows = semuaBarang(ctx, query)
  return sheetReply('xlsx', {
    title: 'Data Barang',
    fields: barisDataBarang,
    rows: {
      [Symbol.asyncIterator]: () => rows,
      close: async () => void (await rows.return(undefined)),
    },
    ctx,
  })
})

/** One piece with what it costs today, who holds it, and the tray it lay in. */
export const bacaSatu = (ctx: Context, barcode: string) => {
  const { pembulatan, arah } = caraBulat(ctx.setting)
  return ctx.db.row<RowOf<typeof rincianBarang>>(
    ctx.kodeToko,
    sql`select b.*, coalesce(g.nomor, d.nomor) as no_pemegang,
        case when b.kode_gudang is not null then harga_jual_barang(b, (select h.harga
          from harga_pada(${ctx.kodeToko}, ${ctx.toko.tgl_system}::date) h
          where h.kode_group = b.kode_group), ${pembulatan}::bigint, ${arah}) end as harga_jual,
        case when b.kode_baki is null then (select m.dari_baki from gerak_barang m
          where m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode
            and m.dari_baki is not null order by m.versi desc limit 1) end as baki_terakhir
      from barang b
      left join dokumen d on d.kode_toko = b.kode_toko and d.id = b.id_pemegang
      left join dokumen g on g.kode_toko = b.kode_toko and g.id = d.id_group
      where b.kode_toko = ${ctx.kodeToko} and b.kode_barcode = ${barcode}`,
  )
}

/** How many pieces wait for their tray. */
export const jumlahMenunggu = handle(jumlahKembali, async (ctx) => {
  const found = await ctx.db.row<{ jumlah: number }>(
    ctx.kodeToko,
    sql`select count(*)::int as jumlah from barang
      where kode_toko = ${ctx.kodeToko} and kode_gudang is not null and status = 'KEMBALI'`,
  )
  return { jumlah: found?.jumlah ?? 0 }
})

export const satu = handle(satuBarang, async (ctx, { params }) => {
  const barcode = params.kode_barcode.toUpperCase()
  const found = await bacaSatu(ctx, barcode)
  if (!found) throw tidakDitemukan(barcode)
  if (mayKnowCost(ctx.user.level)) return found
  const data_berlian = supplierTetap(found.data_berlian, null)
  return { ...found, harga_pokok: null, supplier: null, data_berlian }
})
