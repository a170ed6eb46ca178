import { sql, type RawBuilder } from 'kysely'
import type { RowOf } from '#kernel/field'
import { handle, reply, type Context } from '#server/serve'
import type { Saring } from '#modules/kasir/kasir'
import { adaMenunggu, bolehDisaring, untukOrangLain } from '#modules/kasir/kasir.server'
import type { CaraBayar } from '#modules/pembayaran/pembayaran'
import { groupDari } from './saring.rules.ts'
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

/** Every line of every OPEN note, oldest group first. */
const menunggu = (kodeToko: string): RawBuilder<BarisJual> => sql`
  select d.nomor as no_faktur_jual, g.nomor as no_faktur_group, c.nama_customer, p.kode_sales,
    s.nama_sales, d.input_by, d.saat, l.kode_barcode, l.nama_barang, l.nama_atribut, l.berat,
    l.berat_atribut, l.berat_kotor, l.harga_jual, l.harga_total
  from kencana.status_dokumen st
    join kencana.dokumen d on d.kode_toko = st.kode_toko and d.id = st.id
    join kencana.dokumen g on g.kode_toko = st.kode_toko and g.id = d.id_group
    join kencana.penjualan p on p.kode_toko = st.kode_toko and p.id = st.id
    join kencana.penjualan_baris l on l.kode_toko = st.kode_toko and l.id = st.id
    left join kencana.sales s on s.kode_toko = st.kode_toko and s.kode_sales = p.kode_sales
    left join kencana.pelanggan c on c.kode_toko = st.kode_toko and c.id = p.id_pelanggan
  where st.kode_toko = ${kodeToko} and st.jenis = 'PENJUALAN' and st.status = 'OPEN'
  order by g.saat, g.nomor, d.nomor, l.n`

/** Every line of every OPEN purchase, in the same order. */
const menungguBeli = (kodeToko: string): RawBuilder<BarisBeli> => sql`
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
  where st.kode_toko = ${kodeToko} and st.jenis = 'PEMBELIAN' and st.status = 'OPEN'
  order by g.saat, g.nomor, d.nomor, l.n`

/** How the groups of `narrow` are paid now; the last list that was entered counts. */
const pembayaranOf = (kodeToko: string, narrow: RawBuilder<unknown>) => sql<Bayar>`
  select g.nomor as no_faktur_group, p.jenis, p.no_rekening, p.jumlah, p.fee, p.no_ref, p.diterima,
    p.kembali, p.masuk, b.n is not null as belum_masuk
  from kencana.status_dokumen st
    join kencana.dokumen g on g.kode_toko = st.kode_toko and g.id = st.id
    join kencana.pembayaran p on p.kode_toko = st.kode_toko and p.id_group = st.id
    left join kencana.transfer_menunggu(${kodeToko}) b
      on b.id_group = p.id_group and b.versi_bayar = p.versi_bayar and b.n = p.n
  where st.kode_toko = ${kodeToko} and st.jenis = 'GROUP' and ${narrow} and p.versi_bayar = (
    select max(m.versi_bayar) from kencana.pembayaran m
    where m.kode_toko = p.kode_toko and m.id_group = p.id_group)
  order by g.nomor, p.n`

interface Bayar {
  readonly no_faktur_group: string
  readonly jenis: CaraBayar
  readonly no_rekening: string | null
  readonly jumlah: number
  readonly fee: number
  readonly no_ref: string | null
  readonly diterima: number
  readonly kembali: number
  readonly masuk: boolean
  readonly belum_masuk: boolean
}

const barisBayar = ({ masuk, ...payment }: Bayar) => ({
  ...payment,
  jumlah_in: masuk ? payment.jumlah : 0,
  jumlah_out: masuk ? 0 : payment.jumlah,
})

/** The groups that wait, with their versions and payments. */
async function kunjungan(ctx: Context) {
  const [groups, payments] = await Promise.all([
    ctx.db.rows<{ no_faktur_group: string; versi: number; tgl_system: string }>(
      ctx.kodeToko,
      sql`
      select g.nomor as no_faktur_group, st.versi, st.tgl_system::text
      from kencana.status_dokumen st
        join kencana.dokumen g on g.kode_toko = st.kode_toko and g.id = st.id
      where st.kode_toko = ${ctx.kodeToko} and st.jenis = 'GROUP' and st.status = 'OPEN'
      order by g.saat, g.nomor`,
    ),
    ctx.db.rows<Bayar>(ctx.kodeToko, pembayaranOf(ctx.kodeToko, sql`st.status = 'OPEN'`)),
  ])
  return groups.map((each) => ({
    ...each,
    pembayaran: payments
      .filter(({ no_faktur_group }) => no_faktur_group === each.no_faktur_group)
      .map(barisBayar),
  }))
}

/** Everything that waits and matches the filter: both sides, and how it is paid. */
async function rows(ctx: Context, saring: Saring) {
  const [jual, beli, semua, lain] = await Promise.all([
    ctx.db.rows<BarisJual>(ctx.kodeToko, menunggu(ctx.kodeToko)),
    ctx.db.rows<BarisBeli>(ctx.kodeToko, menungguBeli(ctx.kodeToko)),
    kunjungan(ctx),
    untukOrangLain(ctx),
  ])
  const oleh = new Map([...jual, ...beli].map((row) => [row.no_faktur_group, row.input_by]))
  const dibeli = new Set(beli.map(({ no_faktur_group }) => no_faktur_group))
  const berikut = semua.map((each) => {
    const { no_faktur_group: nomor } = each
    const siapa = { input_by: oleh.get(nomor) ?? null, beli: dibeli.has(nomor) }
    return { ...each, orang_lain: lain(siapa) }
  })
  const dicari = groupDari([...jual, ...beli], saring)
  const milik = <R extends { readonly no_faktur_group: string }>(all: readonly R[]): R[] =>
    all.filter(({ no_faktur_group }) => dicari.has(no_faktur_group))
  return {
    count: dicari.size,
    data: [{ penjualan: milik(jual), pembelian: milik(beli), kunjungan: milik(berikut) }],
  }
}

export const semua = handle(validasiSemua, async (ctx) => {
  const { count, data } = await rows(ctx, { kode_sales: null, user_id: null })
  return reply(data, { message: adaMenunggu(count, false), count })
})

export const cari = handle(validasiCari, async (ctx, { body }) => {
  const { count, data } = (await bolehDisaring(ctx, body))
    ? await rows(ctx, body)
    : { count: 0, data: [{ penjualan: [], pembelian: [], kunjungan: [] }] }
  return reply(data, { message: adaMenunggu(count, true), count })
})

export const detail = handle(validasiDetail, async (ctx, { body }) =>
  (
    await ctx.db.rows<Bayar>(
      ctx.kodeToko,
      pembayaranOf(ctx.kodeToko, sql`g.nomor = ${body.deskripsi}`),
    )
  ).map(barisBayar),
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
