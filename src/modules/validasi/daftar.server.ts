import { sql, type RawBuilder } from 'kysely'
import type { RowOf } from '#kernel/field'
import { handle, reply, type Context } from '#server/serve'
import {
  validasiCari,
  validasiDetail,
  validasiJumlah,
  validasiSemua,
  type barisValidasiBeli,
  type barisValidasiJual,
} from './validasi.calls.ts'

type BarisJual = RowOf<typeof barisValidasiJual>
type BarisBeli = RowOf<typeof barisValidasiBeli>

/**
 * Every line of every OPEN note, oldest group first. Levels SU and MU are left out of the list
 * by user (SPEC 6).
 */
const menunggu = (kodeToko: string, narrow: RawBuilder<unknown>): RawBuilder<BarisJual> => sql`
  select d.nomor as no_faktur_jual, g.nomor as no_faktur_group, c.nama_customer, p.kode_sales,
    s.nama_sales, d.input_by, d.saat, l.kode_barcode, l.nama_barang, l.nama_atribut, l.berat,
    l.berat_atribut, l.harga_jual, l.harga_total
  from kencana.status_dokumen st
    join kencana.dokumen d on d.kode_toko = st.kode_toko and d.id = st.id
    join kencana.dokumen g on g.kode_toko = st.kode_toko and g.id = d.id_group
    join kencana.penjualan p on p.kode_toko = st.kode_toko and p.id = st.id
    join kencana.penjualan_baris l on l.kode_toko = st.kode_toko and l.id = st.id
    left join kencana.sales s on s.kode_toko = st.kode_toko and s.kode_sales = p.kode_sales
    left join kencana.pelanggan c on c.kode_toko = st.kode_toko and c.id = p.id_pelanggan
  where st.kode_toko = ${kodeToko} and st.jenis = 'PENJUALAN' and st.status = 'OPEN' and ${narrow}
  order by g.saat, g.nomor, d.nomor, l.n`

/** Every line of every OPEN purchase, likewise. */
const menungguBeli = (kodeToko: string, narrow: RawBuilder<unknown>): RawBuilder<BarisBeli> => sql`
  select d.nomor as no_faktur_beli, g.nomor as no_faktur_group, c.nama_customer, p.kode_sales,
    s.nama_sales, d.input_by, d.saat, l.kode_dept, l.kode_barcode, l.nama_barang, l.kondisi,
    l.berat, l.harga
  from kencana.status_dokumen st
    join kencana.dokumen d on d.kode_toko = st.kode_toko and d.id = st.id
    join kencana.dokumen g on g.kode_toko = st.kode_toko and g.id = d.id_group
    join kencana.pembelian p on p.kode_toko = st.kode_toko and p.id = st.id
    join kencana.pembelian_baris l on l.kode_toko = st.kode_toko and l.id = st.id
    left join kencana.sales s on s.kode_toko = st.kode_toko and s.kode_sales = p.kode_sales
    left join kencana.pelanggan c on c.kode_toko = st.kode_toko and c.id = p.id_pelanggan
  where st.kode_toko = ${kodeToko} and st.jenis = 'PEMBELIAN' and st.status = 'OPEN' and ${narrow}
  order by g.saat, g.nomor, d.nomor, l.n`

/** Both sides of what waits; a visit is validated wholly, so neither is shown without the other. */
async function rows(ctx: Context, narrow: RawBuilder<unknown>) {
  const [penjualan, pembelian] = await Promise.all([
    ctx.db.rows<BarisJual>(ctx.kodeToko, menunggu(ctx.kodeToko, narrow)),
    ctx.db.rows<BarisBeli>(ctx.kodeToko, menungguBeli(ctx.kodeToko, narrow)),
  ])
  return { penjualan, pembelian, count: penjualan.length + pembelian.length }
}

export const semua = handle(validasiSemua, async (ctx) => {
  const { count, ...sides } = await rows(ctx, sql`true`)
  const message =
    count > 0 ? 'Data Yang Harus Validasi Tersedia' : 'Belum Ada Data Yang Harus Di Validasi'
  return reply([sides], { message, count })
})

export const cari = handle(validasiCari, async (ctx, { body }) => {
  const narrow = ctx.setting('VALIDASI_USER_FILTER_MODULE')
    ? sql`d.input_by = ${body.user_id ?? ''} and exists (select from kencana.users u
        where u.user_id = d.input_by and u.level not in ('SU', 'MU'))`
    : sql`p.kode_sales = ${body.kode_sales ?? ''}`
  const { count, ...sides } = await rows(ctx, narrow)
  const message = count > 0 ? 'Data Validasi Tersedia' : 'Belum ada data yang harus divalidasi'
  return reply([sides], { message, count })
})

type Detail = Awaited<ReturnType<typeof payments>>[number]
const payments = (ctx: Context, nomor: string) =>
  ctx.db.rows<{
    jenis: 'CASH' | 'TRANSFER' | 'DEBET' | 'CREDIT'
    no_rekening: string | null
    jumlah: number
    fee: number
    no_ref: string | null
    diterima: number
    kembali: number
    masuk: boolean
  }>(
    ctx.kodeToko,
    sql`
    select p.jenis, p.no_rekening, p.jumlah, p.fee, p.no_ref, p.diterima, p.kembali, p.masuk
    from kencana.pembayaran p
      join kencana.dokumen g on g.kode_toko = p.kode_toko and g.id = p.id_group
    where p.kode_toko = ${ctx.kodeToko} and g.nomor = ${nomor} and p.versi_bayar = (
      select max(versi_bayar) from kencana.pembayaran
      where kode_toko = p.kode_toko and id_group = p.id_group)
    order by p.n`,
  )

const detailRow = ({ masuk, ...payment }: Detail) => ({
  ...payment,
  jumlah_in: masuk ? payment.jumlah : 0,
  jumlah_out: masuk ? 0 : payment.jumlah,
})

export const detail = handle(validasiDetail, async (ctx, { body }) =>
  (await payments(ctx, body.deskripsi)).map(detailRow),
)

export const jumlah = handle(validasiJumlah, async (ctx) => {
  const row = await ctx.db.row<{ jumlah: number }>(
    ctx.kodeToko,
    sql`
    select count(*)::bigint as jumlah from kencana.status_dokumen
    where kode_toko = ${ctx.kodeToko} and jenis = 'GROUP' and status = 'OPEN'`,
  )
  return { jumlah: row?.jumlah ?? 0 }
})
