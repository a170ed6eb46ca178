import { sql, type RawBuilder } from 'kysely'
import type { RowOf } from '#kernel/field'
import { jamDi } from '#kernel/tanggal'
import { listed } from '#server/document/listed'
import { likeOf } from '#server/like'
import { handle, type Context } from '#server/serve'
import { cetakDari } from '#modules/nota/cetak.server'
import type { Saring } from '#modules/kasir/kasir'
import { transferMenunggu } from '#modules/pembayaran/transfer.server'
import { adaNota, pembayaranDari, satuNota } from '#modules/kunjungan/lihat.server'
import { templateWa } from '#modules/nota/template-wa'
import { aturanBatal } from './muat.server.ts'
import {
  cariTitipan,
  lihatTitipan,
  titipanGroup,
  titipanSingle,
  type barisTitipan,
  type isiTitipan,
} from './titipan.calls.ts'
import { batalTitip } from './titipan.rules.ts'

type Baris = RowOf<typeof barisTitipan>
export type IsiTitipan = RowOf<typeof isiTitipan>
type Uang = IsiTitipan['uang'][number]

interface Kepala extends Omit<
  IsiTitipan,
  'hangus_batal' | 'jam' | 'lewat' | 'pembayaran' | 'uang'
> {
  readonly saat: string
  readonly versi: number
}

/** Deposits with customer, state and what is left of them, over the aliases d, p and st. */
const kepala = (kodeToko: string, narrow: RawBuilder<unknown>): RawBuilder<Kepala> => sql`
  select d.id, d.nomor as no_titipan, p.tgl_system, p.saat, c.nama_customer, c.no_hp,
    nullif(concat_ws(', ', nullif(c.alamat_customer, ''),
      kencana.tempat_alamat(c.kode_kota, c.kode_kecamatan)), '') as alamat_customer,
    p.kode_barcode, nullif(p.nama_barang, '') as nama_barang, p.kode_group,
    p.kadar, p.kadar_cetak, p.berat, p.harga_gram, p.harga_jual, p.ongkos, p.diskon,
    case when p.kode_barcode is not null then p.harga_total end as harga_total, p.gambar,
    (select coalesce(sum(u.jumlah), 0)::bigint from kencana.titipan_uang u
      where u.kode_toko = p.kode_toko and u.id_titipan = p.id
        and u.jenis in ('TITIP', 'TAMBAH', 'BATAL_TAMBAH', 'PESANAN'))
      + case when st.status = 'OPEN' then p.jumlah else 0 end as jumlah,
    coalesce(l.saldo, 0)::bigint as saldo, p.tgl_batas, p.kunci_harga, p.keterangan, p.kode_sales,
    s.nama_sales, p.input_by, (select v.oleh from kencana.transisi v
      where v.kode_toko = d.kode_toko and v.id_dokumen = d.id and v.ke = 'VALID'
      order by v.versi desc limit 1) as valid_by,
    st.status, st.versi, kencana.titipan_ditahan(p.kode_toko, d.nomor) as ditahan,
    exists (select from kencana.barang b where b.kode_toko = p.kode_toko
      and b.kode_barcode = p.kode_barcode and b.status = 'TITIP' and b.id_pemegang = p.id)
      as barang_disimpan, ${cetakDari}
  from kencana.titipan p
    join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
    join kencana.status_dokumen st on st.kode_toko = p.kode_toko and st.id = p.id
    left join kencana.saldo_titipan l on l.kode_toko = p.kode_toko and l.id = p.id
    left join kencana.sales s on s.kode_toko = p.kode_toko and s.kode_sales = p.kode_sales
    left join kencana.pelanggan c on c.kode_toko = p.kode_toko and c.id = p.id_pelanggan
      and c.dihapus_pada is null
  where p.kode_toko = ${kodeToko} and ${narrow}`

const lewat = (ctx: Context, { status, tgl_batas }: Pick<Kepala, 'status' | 'tgl_batas'>) =>
  status === 'TITIP' && tgl_batas !== null && ctx.toko.tgl_system > tgl_batas

const shown = (ctx: Context, row: Kepala): Baris => ({
  no_titipan: row.no_titipan,
  tgl_system: row.tgl_system,
  nama_customer: row.nama_customer ?? '',
  no_hp: row.no_hp ?? '',
  kode_barcode: row.kode_barcode,
  nama_barang: row.nama_barang,
  harga_total: row.harga_total,
  jumlah: row.jumlah,
  saldo: row.saldo,
  tgl_batas: row.tgl_batas,
  lewat: lewat(ctx, row),
  nama_sales: row.nama_sales,
  status: row.status,
})

/** Names, numbers and barcodes that hold what was typed, over the heads as n. */
const cocok = (found: string): RawBuilder<unknown> => sql`(no_titipan ilike ${found}
  or nama_customer ilike ${found} or no_hp ilike ${found} or kode_barcode ilike ${found}
  or nama_barang ilike ${found})`

export const lihat = handle(lihatTitipan, async (ctx, { body }) => {
  const found = likeOf(body.q)
  const period = sql`
    (${body.tgl_from}::date is null or p.tgl_system >= ${body.tgl_from}::date)
    and (${body.tgl_to}::date is null or p.tgl_system <= ${body.tgl_to}::date)
    and (${body.kode_sales}::text is null or p.kode_sales = ${body.kode_sales})
    and (${body.status}::text is null or st.status = ${body.status})`
  return listed(
    ctx,
    sql<Kepala>`select * from (${kepala(ctx.kodeToko, period)}) n
      where ${found} = '%%' or ${cocok(found)} order by saat desc, no_titipan`,
    (row) => shown(ctx, row),
  )
})

/** Enough to choose from; more is asked for by more letters. */
const longestChoice = 20

export const cari = handle(cariTitipan, async (ctx, { body }) => {
  const rows = await ctx.db.rows(
    ctx.kodeToko,
    sql<Kepala>`select * from (${kepala(ctx.kodeToko, sql`st.status = 'TITIP'`)}) n
      where ${cocok(likeOf(body.q))} order by saat desc, no_titipan limit ${longestChoice}`,
  )
  return rows.map((row) => ({
    ...shown(ctx, row),
    tersedia: Math.max(0, row.saldo - row.ditahan),
    barang_disimpan: row.barang_disimpan,
    terkunci: row.kunci_harga && !lewat(ctx, row),
  }))
})

const uangDari = (ctx: Context, ids: readonly string[]) =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<Omit<Uang, 'belum_masuk'> & { readonly id_titipan: string }>`
    select u.id_titipan, d.nomor, u.tgl_system, u.jenis, u.jumlah, x.oleh,
      u.jenis = 'TAMBAH' and s.status <> 'BATAL' and u.tgl_system = ${ctx.toko.tgl_system}::date
        as bisa_batal
    from kencana.titipan_uang u
      join kencana.dokumen d on d.kode_toko = u.kode_toko and d.id = u.id_dokumen
      join kencana.status_dokumen s on s.kode_toko = u.kode_toko and s.id = u.id_dokumen
      join kencana.posting x on x.kode_toko = u.kode_toko and x.id = u.id_posting
    where u.kode_toko = ${ctx.kodeToko} and u.id_titipan = any(${ids}::uuid[])
    order by x.urut, u.n`,
  )

/** Whole deposits that fulfil a condition, in the order of their numbers. */
export async function isiTitipanDari(
  ctx: Context,
  narrow: RawBuilder<unknown>,
): Promise<IsiTitipan[]> {
  const heads = await ctx.db.rows(
    ctx.kodeToko,
    sql<Kepala>`${kepala(ctx.kodeToko, narrow)} order by d.nomor`,
  )
  const ids = heads.map(({ id }) => id)
  const [uang, bayar, belum] = await Promise.all([
    uangDari(ctx, ids),
    pembayaranDari(ctx, ids),
    transferMenunggu(ctx, ids),
  ])
  const tunggu = new Set(belum.map(({ nomor }) => nomor))
  return heads.map((head) => ({
    ...head,
    ...shown(ctx, head),
    jam: jamDi(ctx.toko.zona, head.saat),
    hangus_batal: batalTitip(head, ctx.toko.tgl_system, aturanBatal(ctx)).hangus,
    uang: uang
      .filter((row) => row.id_titipan === head.id)
      .map((row) => ({ ...row, belum_masuk: tunggu.has(row.nomor) })),
    pembayaran: bayar.filter((row) => row.id_group === head.id),
  }))
}

/** No public page tells of somebody's money. */
const pesanWa = (ctx: Context, titipan: readonly IsiTitipan[]): string | null =>
  templateWa(
    ctx.toko.nama_toko,
    titipan.map((isi) => ({
      ...isi,
      judul: 'Nota Titipan',
      nomor: isi.no_titipan,
      baris: [{ ...isi, nama_barang: isi.nama_barang ?? 'TITIPAN UANG', harga: isi.harga_total }],
      total: isi.jumlah,
      url: '',
    })),
  )

const jawaban = (ctx: Context, data: IsiTitipan[]) => ({
  data: adaNota(data),
  template_wa: pesanWa(ctx, data),
  dataJualGrouped: null,
})

export const single = handle(titipanSingle, async (ctx, { body }) =>
  jawaban(ctx, await isiTitipanDari(ctx, satuNota(body.no_faktur))),
)

export const grouped = handle(titipanGroup, async (ctx, { body }) =>
  jawaban(
    ctx,
    await isiTitipanDari(
      ctx,
      sql`p.id_pelanggan in (select t.id_pelanggan from kencana.titipan t
        join kencana.dokumen x on x.kode_toko = t.kode_toko and x.id = t.id
        where t.kode_toko = ${ctx.kodeToko} and x.nomor = ${body.no_faktur})`,
    ),
  ),
)

/** Deposits that wait for the cashier, oldest first. */
export async function menunggu(ctx: Context, { kode_sales, user_id }: Saring) {
  const narrow = sql`st.status = 'OPEN'
    and (${kode_sales}::text is null or p.kode_sales = ${kode_sales})
    and (${user_id}::text is null or p.input_by = ${user_id})`
  const heads = await ctx.db.rows(
    ctx.kodeToko,
    sql<Kepala>`${kepala(ctx.kodeToko, narrow)} order by p.saat, d.nomor`,
  )
  const ids = heads.map(({ id }) => id)
  const [bayar, belum] = await Promise.all([pembayaranDari(ctx, ids), transferMenunggu(ctx, ids)])
  return heads.map((head) => ({
    ...shown(ctx, head),
    versi: head.versi,
    input_by: head.input_by,
    saat: head.saat,
    berat: head.kode_barcode === null ? null : head.berat,
    belum_masuk: belum.some(({ nomor }) => nomor === head.no_titipan),
    pembayaran: bayar.filter((row) => row.id_group === head.id),
  }))
}
