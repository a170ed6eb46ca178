import { sql, type RawBuilder } from 'kysely'
import type { RowOf } from '#kernel/field'
import { jamDi } from '#kernel/tanggal'
import { handle, type Context } from '#server/serve'
import { cetakDari } from '#modules/nota/cetak.server'
import { alamatNota } from '#modules/nota/kertas.server'
import { templateWa } from '#modules/nota/template-wa'
import { adaNota, daftarNota, denganIsi, satuNota, seGroup } from '#modules/kunjungan/lihat.server'
import {
  lihatPembelian,
  notaBeliGroup,
  notaBeliSingle,
  type barisFaktur,
  type isiFaktur,
} from './lihat.calls.ts'

type BarisFaktur = RowOf<typeof barisFaktur>
export type IsiFaktur = RowOf<typeof isiFaktur>

/** A purchase with everything on its paper but its lines and payments. */
interface KepalaFaktur extends Omit<BarisFaktur, 'jam'> {
  readonly id: string
  readonly id_group: string
  readonly saat: string
  readonly kode_sales: string
  readonly alamat_customer: string | null
  readonly no_hp: string | null
  readonly identitas: string | null
  readonly keterangan: string | null
  readonly notajual: string[]
  readonly nilai_jual: number
  readonly cetakan_menunggu: string | null
}

/** Purchases with seller, state, the sales of their visit, and how often they were printed. */
const kepala = (kodeToko: string, narrow: RawBuilder<unknown>): RawBuilder<KepalaFaktur> => sql`
  select d.id, p.id_group, d.nomor as no_faktur_beli, g.nomor as no_faktur_group, d.tgl_system,
    d.saat, p.jenis, c.nama_customer, nullif(concat_ws(', ', nullif(c.alamat_customer, ''),
      kencana.tempat_alamat(c.kode_kota, c.kode_kecamatan)), '') as alamat_customer,
    c.no_hp, p.kode_sales, s.nama_sales,
    case when c.no_identitas is not null
      then concat_ws(' ', c.jenis_identitas, '...' || right(c.no_identitas, 4)) end as identitas,
    d.input_by, (select v.oleh from kencana.transisi v where v.kode_toko = d.kode_toko
      and v.id_dokumen = d.id and v.ke = 'VALID' order by v.versi desc limit 1) as valid_by,
    p.qty, p.berat, p.potongan, p.harga_total, p.keterangan, st.status, ${cetakDari},
    array(select j.nomor from kencana.dokumen j where j.kode_toko = p.kode_toko
      and j.id_group = p.id_group and j.jenis = 'PENJUALAN' order by j.nomor) as notajual,
    (select coalesce(sum(j.harga_total), 0)::bigint from kencana.penjualan j
      join kencana.status_dokumen sj on sj.kode_toko = j.kode_toko and sj.id = j.id
      where j.kode_toko = p.kode_toko and j.id_group = p.id_group
        and (sj.status <> 'BATAL' or st.status = 'BATAL')) as nilai_jual
  from kencana.pembelian p
    join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
    join kencana.dokumen g on g.kode_toko = p.kode_toko and g.id = p.id_group
    join kencana.status_dokumen st on st.kode_toko = p.kode_toko and st.id = p.id
    left join kencana.sales s on s.kode_toko = p.kode_toko and s.kode_sales = p.kode_sales
    left join kencana.pelanggan c on c.kode_toko = p.kode_toko and c.id = p.id_pelanggan
      and c.dihapus_pada is null
  where p.kode_toko = ${kodeToko} and ${narrow}`

const shown = (ctx: Context, row: KepalaFaktur): BarisFaktur => ({
  no_faktur_beli: row.no_faktur_beli,
  no_faktur_group: row.no_faktur_group,
  tgl_system: row.tgl_system,
  jam: jamDi(ctx.toko.zona, row.saat),
  jenis: row.jenis,
  nama_customer: row.nama_customer,
  nama_sales: row.nama_sales,
  input_by: row.input_by,
  valid_by: row.valid_by,
  qty: row.qty,
  berat: row.berat,
  potongan: row.potongan,
  harga_total: row.harga_total,
  status: row.status,
  cetak: row.cetak,
})

export const lihat = handle(lihatPembelian, async (ctx, { body }) => {
  const nomor = 'no_faktur_beli'
  const juga = (found: string) => sql`exists (select from kencana.pembelian_baris l
    where l.kode_toko = ${ctx.kodeToko} and l.id = n.id and l.kode_barcode ilike ${found})`
  return daftarNota(ctx, { kepala, nomor, juga }, body, (row) => shown(ctx, row))
})

type Baris = IsiFaktur['baris'][number]
const lines = (ctx: Context, ids: readonly string[]) =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<Baris & { id: string }>`
    select l.*, d.nomor as no_faktur_jual,
      -- The label that the piece was sold with; one that proved to be of another kadar has none.
      case when l.kadar = l.kadar_nota then nullif(j.kadar_cetak, '') end as kadar_cetak
    from kencana.pembelian_baris l
      left join kencana.dokumen d on d.kode_toko = l.kode_toko and d.id = l.id_asal
      left join kencana.penjualan_baris j on j.kode_toko = l.kode_toko and j.id = l.id_asal
        and j.n = l.n_asal
    where l.kode_toko = ${ctx.kodeToko} and l.id = any(${ids}::uuid[]) order by l.id, l.n`,
  )

/** Whole purchases that fulfil a condition, in the order of their numbers. */
export async function isiFakturDari(
  ctx: Context,
  narrow: RawBuilder<unknown>,
): Promise<IsiFaktur[]> {
  const heads = await ctx.db.rows(
    ctx.kodeToko,
    sql<KepalaFaktur>`${kepala(ctx.kodeToko, narrow)} order by d.nomor`,
  )
  return denganIsi(ctx, heads, lines, (head, baris, pembayaran) => ({
    ...shown(ctx, head),
    id: head.id,
    kode_sales: head.kode_sales,
    alamat_customer: head.alamat_customer,
    no_hp: head.no_hp,
    identitas: head.identitas,
    keterangan: head.keterangan,
    notajual: head.notajual,
    nilai_jual: head.nilai_jual,
    cetakan_menunggu: head.cetakan_menunggu,
    pembayaran,
    baris,
  }))
}

/** Lines by the condition they were bought in, in the order of first appearance. */
function menurutKondisi(fakturs: readonly IsiFaktur[]) {
  const all = fakturs.flatMap(({ baris }) => baris)
  return [...new Set(all.map(({ kondisi }) => kondisi))].map((kondisi) => {
    const detail = all.filter((line) => line.kondisi === kondisi)
    return {
      kondisi,
      qty: detail.length,
      berat: detail.reduce((sum, line) => sum + line.berat, 0),
      harga: detail.reduce((sum, line) => sum + line.harga, 0),
      detail,
    }
  })
}

const pesanWa = (ctx: Context, fakturs: readonly IsiFaktur[]): string | null =>
  templateWa(
    ctx.toko.nama_toko,
    fakturs.map((faktur) => ({
      ...faktur,
      judul: 'Nota Pembelian',
      nomor: faktur.no_faktur_beli,
      total: faktur.harga_total ?? 0,
      url: alamatNota(ctx, faktur.id),
    })),
  )

const jawaban = (ctx: Context, fakturs: IsiFaktur[]) => ({
  data: adaNota(fakturs),
  template_wa: pesanWa(ctx, fakturs),
  dataPembelianGrouped: menurutKondisi(fakturs),
})

export const single = handle(notaBeliSingle, async (ctx, { body }) =>
  jawaban(ctx, await isiFakturDari(ctx, satuNota(body.no_faktur))),
)

export const grouped = handle(notaBeliGroup, async (ctx, { body }) =>
  jawaban(ctx, await isiFakturDari(ctx, seGroup(ctx, body.no_faktur))),
)
