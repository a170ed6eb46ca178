import { sql } from 'kysely'
import { jamDi } from '#kernel/tanggal'
import type { Context } from '#server/serve'
import type { DibayarKertas } from '#modules/pembayaran/bayar-kertas'

/** Who a promise is between, as its paper says it. */
export interface KepalaJanji {
  readonly id: string
  readonly nama_customer: string | null
  readonly no_hp: string | null
  readonly alamat_customer: string | null
  readonly kode_sales: string | null
  readonly nama_sales: string | null
  readonly cetak: number
  readonly pembayaran: readonly DibayarKertas[]
}

/** The persons of these promises, how often each was printed, and the money that came for it. */
export async function kepalaJanji(
  ctx: Context,
  id: readonly string[],
): Promise<ReadonlyMap<string, KepalaJanji>> {
  const rows = await ctx.db.rows<KepalaJanji>(
    ctx.kodeToko,
    sql`select d.id, c.nama_customer, c.no_hp,
      nullif(concat_ws(', ', nullif(c.alamat_customer, ''),
        kencana.tempat_alamat(c.kode_kota, c.kode_kecamatan)), '') as alamat_customer,
      s.kode_sales, s.nama_sales,
      (select count(*)::int from kencana.cetak_nota x where x.kode_toko = d.kode_toko
        and x.id_dokumen = d.id and x.kertas = 'NOTA' and x.tercetak is not false) as cetak,
      (select coalesce(jsonb_agg(jsonb_build_object('jenis', p.jenis,
          'jumlah', p.jumlah, 'masuk', p.masuk, 'fee', p.fee, 'no_ref', p.no_ref,
          'qris', coalesce(r.qris, false)) order by k.saat, p.n), '[]')
        from kencana.dokumen k
          join kencana.status_dokumen o on o.kode_toko = k.kode_toko and o.id = k.id
            and o.status <> 'BATAL'
          join kencana.pembayaran p on p.kode_toko = k.kode_toko and p.id_group = k.id
            and p.versi_bayar = (select max(versi_bayar) from kencana.pembayaran
              where kode_toko = k.kode_toko and id_group = k.id)
          left join kencana.rekening r on r.kode_toko = k.kode_toko
            and r.no_rekening = p.no_rekening
        where k.kode_toko = d.kode_toko and k.id_asal = d.id and k.prefix = 'KW') as pembayaran
    from kencana.dokumen d
      left join kencana.pelanggan c on c.kode_toko = d.kode_toko
        and c.id = (d.isi->>'id_pelanggan')::uuid and c.dihapus_pada is null
      left join kencana.sales s on s.kode_toko = d.kode_toko
        and s.kode_sales = d.isi->>'kode_sales'
    where d.kode_toko = ${ctx.kodeToko} and d.id = any(${id}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** The clock time of a promise in the shop's zone. */
export const jamJanji = (ctx: Context, { saat }: { readonly saat: string }): string =>
  jamDi(ctx.toko.zona, saat)
