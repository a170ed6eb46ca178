import { sql, type RawBuilder } from 'kysely'
import { fromAllShops } from '#server/chain/gather'
import { handle, type Context } from '#server/serve'
import {
  biayaHarian,
  ganjilToko,
  harianKhusus,
  kasHarian,
  nonCashTertunda,
  perbandingan,
  transaksiHarian,
  transaksiPeriode,
} from './pusat.calls.ts'
import { ganjilTerbuka } from './tinjau.server.ts'
import { settingPembayaran } from '#modules/pembayaran/setting'

// Each figure is one query, asked in every shop behind its own wall (ADR 0093); closed days come
// from their snapshots.

/** Rows of this shop, with its name before them. */
const disini = <R>(ctx: Context, statement: RawBuilder<R>): Promise<R[]> =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<R>`select ${ctx.kodeToko} as kode_toko, ${ctx.toko.nama_toko} as nama_toko, q.*
      from (${statement}) q`,
  )

interface Siapa {
  readonly kode_toko: string
  readonly nama_toko: string
}
type Baris<F> = Siapa & F

/** Sales and purchases of these days, side by side. */
const jualBeli = ({ toko }: Context, from: string) => sql`
  select tgl_system, total as jual, 0::bigint as beli, nota, berat
  from kencana.harian_dijual(${toko.kode_toko}, ${from}::date, ${toko.tgl_system}::date)
  union all
  select tgl_system, 0, total, 0, 0
  from kencana.harian_dibeli(${toko.kode_toko}, ${from}::date, ${toko.tgl_system}::date)`

interface Harian {
  readonly tgl_system: string
  readonly total_penjualan: number
  readonly total_pembelian: number
  readonly total_service: number
  readonly total_pesanan: number
  readonly total_hutang: number
  readonly nota_penjualan: number
  readonly berat_penjualan: number
}

const harian = handle(transaksiHarian, (ctx) =>
  fromAllShops(ctx, transaksiHarian, {}, () =>
    disini(
      ctx,
      sql<Baris<Harian>>`
      select ${ctx.toko.tgl_system}::date as tgl_system,
        coalesce(sum(jual), 0)::bigint as total_penjualan,
        coalesce(sum(beli), 0)::bigint as total_pembelian,
        (select coalesce(sum(total), 0)::bigint from kencana.harian_janji(${ctx.toko.kode_toko},
          'SERVICE', 'DIAMBIL', ${ctx.toko.tgl_system}::date, ${ctx.toko.tgl_system}::date))
          as total_service,
        (select coalesce(sum(total), 0)::bigint from kencana.harian_pesanan(${ctx.toko.kode_toko},
          ${ctx.toko.tgl_system}::date, ${ctx.toko.tgl_system}::date))
          as total_pesanan,
        kencana.dipinjamkan(${ctx.toko.kode_toko}, ${ctx.toko.tgl_system}::date,
          ${ctx.toko.tgl_system}::date) as total_hutang,
        coalesce(sum(nota), 0)::bigint as nota_penjualan,
        coalesce(sum(berat), 0)::bigint as berat_penjualan
      from (${jualBeli(ctx, ctx.toko.tgl_system)}) h`,
    ),
  ),
)

const periode = handle(transaksiPeriode, (ctx) =>
  fromAllShops(ctx, transaksiPeriode, {}, () =>
    disini(
      ctx,
      sql<Baris<{ tgl: string; total_penjualan: number; total_pembelian: number }>>`
      select tgl_system as tgl, sum(jual)::bigint as total_penjualan,
        sum(beli)::bigint as total_pembelian
      from (${jualBeli(ctx, `${ctx.toko.tgl_system.slice(0, 7)}-01`)}) h
      group by tgl_system order by tgl_system`,
    ),
  ),
)

const kasHari = ({ toko }: Context, tgl: string) =>
  sql`kencana.harian_kas(${toko.kode_toko}, ${tgl}::date, ${tgl}::date)`

interface Kas {
  readonly saldo_awal: number
  readonly jumlah_in: number
  readonly jumlah_out: number
  readonly saldo_akhir: number
}

const kas = handle(kasHarian, (ctx) =>
  fromAllShops(ctx, kasHarian, {}, () =>
    disini(
      ctx,
      sql<Baris<Kas>>`
      select s.saldo_awal, h.masuk as jumlah_in, h.keluar as jumlah_out,
        s.saldo_awal + h.masuk - h.keluar as saldo_akhir
      from (select kencana.saldo_tunai(${ctx.kodeToko}, ${ctx.toko.tgl_system}::date - 1, null)
          as saldo_awal) s,
        (select coalesce(sum(jumlah_in), 0)::bigint as masuk,
          coalesce(sum(jumlah_out), 0)::bigint as keluar
        from ${kasHari(ctx, ctx.toko.tgl_system)} where jenis = 'CASH') h`,
    ),
  ),
)

const biaya = handle(biayaHarian, (ctx, { query }) =>
  fromAllShops(ctx, biayaHarian, query, () =>
    disini(
      ctx,
      sql<Baris<{ kategori: string; nama_transaksi: string; jumlah: number }>>`
      select h.kategori, t.nama_transaksi, sum(h.jumlah_out - h.jumlah_in)::bigint as jumlah
      from ${kasHari(ctx, query.tgl_system ?? ctx.toko.tgl_system)} h
        join kencana.kode_transaksi_pernah(${ctx.kodeToko}) t
          on t.kode_transaksi = h.kategori and t.jenis_transaksi = 'KELUAR'
      group by h.kategori, t.nama_transaksi having sum(h.jumlah_out - h.jumlah_in) <> 0
      order by jumlah desc, h.kategori`,
    ),
  ),
)

// A shop that confirms no transfers has none outstanding (as transferMenunggu has it).
const tertunda = handle(nonCashTertunda, (ctx, { query }) =>
  fromAllShops(ctx, nonCashTertunda, query, () =>
    disini(
      ctx,
      sql<Baris<{ transaksi: number; jumlah: number }>>`
      select count(*)::int as transaksi, coalesce(sum(p.jumlah), 0)::bigint as jumlah
      from kencana.transfer_menunggu(${ctx.kodeToko}) m
        join kencana.pembayaran p on p.kode_toko = ${ctx.kodeToko} and p.id_group = m.id_group
          and p.versi_bayar = m.versi_bayar and p.n = m.n
        join kencana.dokumen d on d.kode_toko = ${ctx.kodeToko} and d.id = p.id_group
      where ${ctx.setting(settingPembayaran.KONFIRMASI_TRANSFER_MODULE)}
        and d.tgl_system <= ${query.tgl_system ?? ctx.toko.tgl_system}::date`,
    ),
  ),
)

const khusus = handle(harianKhusus, (ctx, { query }) =>
  fromAllShops(ctx, harianKhusus, query, () =>
    disini(
      ctx,
      sql<Baris<{ kategori: string; jumlah_in: number; jumlah_out: number }>>`
      select kategori, sum(jumlah_in)::bigint as jumlah_in, sum(jumlah_out)::bigint as jumlah_out
      from ${kasHari(ctx, ctx.toko.tgl_system)}
      where (${query.kategori ?? null}::text is null or kategori = ${query.kategori ?? null})
        and (${query.type ?? 'ALL'} = 'ALL' or jenis = ${query.type ?? 'ALL'})
      group by kategori order by kategori`,
    ),
  ),
)

interface Banding {
  readonly minggu_lalu: number
  readonly margin: number
  readonly neto: number
  readonly qty: number
  readonly berat_stok: number
  readonly nilai_stok: number
  readonly murni_luar: number
  readonly tren: { readonly tgl: string; readonly total: number }[]
}

// The margin as its report has it: without tax, and without what came in at no cost. Whoever may
// open this screen may know what pieces cost.
const banding = handle(perbandingan, (ctx) => {
  const { kode_toko, tgl_system } = ctx.toko
  const hari = sql`${tgl_system}::date`
  return fromAllShops(ctx, perbandingan, {}, () =>
    disini(
      ctx,
      sql<Baris<Banding>>`
      with hari as materialized (
        select * from kencana.harian_dijual(${kode_toko}, ${hari} - 13, ${hari}))
      select j.minggu_lalu, j.neto - j.pokok as margin, j.neto, s.qty, s.berat as berat_stok,
        s.pokok as nilai_stok, j.tren, (select jalan + tukang
          from kencana.emas_diluar(${kode_toko}, ${hari})) as murni_luar
      from (select coalesce(sum(total) filter (where tgl_system = ${hari} - 7), 0)::bigint
            as minggu_lalu,
          coalesce(sum(neto) filter (where tgl_system = ${hari}), 0)::bigint as neto,
          coalesce(sum(pokok) filter (where tgl_system = ${hari}), 0)::bigint as pokok,
          (select jsonb_agg(jsonb_build_object('tgl', t.tgl, 'total', t.total) order by t.tgl)
          from (select d.tgl::date as tgl, coalesce(sum(t.total), 0)::bigint as total
            from generate_series(${hari} - 13, ${hari}, '1 day') d(tgl)
              left join hari t on t.tgl_system = d.tgl::date group by d.tgl) t) as tren
        from hari) j,
        (select coalesce(sum(qty), 0)::int as qty, coalesce(sum(berat), 0)::bigint as berat,
          coalesce(sum(harga_pokok), 0)::bigint - (select coalesce(sum(nilai), 0)::bigint
            from kencana.konsinyasi_pada(${kode_toko}, ${hari})) as pokok
        from (select qty, berat, harga_pokok from kencana.saldo_stok(${kode_toko}, ${hari})
          union all select qty, berat, nilai from kencana.saldo_manual
          where kode_toko = ${kode_toko}) i) s`,
    ),
  )
})

// The books of a shop tell who is odd there; a shop that is not asked says so.
const ganjilSemua = handle(ganjilToko, (ctx) =>
  fromAllShops(ctx, ganjilToko, {}, async () => {
    const pola = await ganjilTerbuka(ctx)
    const { kode_toko, nama_toko } = ctx.toko
    return [{ kode_toko, nama_toko, jumlah: pola.reduce((all, one) => all + one.jumlah, 0) }]
  }),
)

export const pusatHandlers = [ganjilSemua, banding, harian, periode, kas, biaya, tertunda, khusus]
