import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { handle, type Context } from '#server/serve'
import type { Lunas } from '#modules/pembayaran/pembayaran.rules'
import { teksBayar } from '#modules/pembayaran/teks-bayar'
import { riwayatNota, type babNota } from './koreksi.calls.ts'
import type { kertasLain, PeristiwaNota } from './riwayat.rules.ts'

type Bab = RowOf<typeof babNota>

/** What a correction keeps of itself: the same keys before and after. */
interface Fakta {
  readonly kode_sales?: string
  readonly id_pelanggan?: string | null
  readonly keterangan?: string | null
  readonly versi_bayar?: number
}
interface BarisBab {
  readonly saat: string
  readonly peristiwa: PeristiwaNota
  readonly dokumen: string | null
  readonly oleh: string | null
  readonly alasan: string | null
  readonly ke: number | null
  readonly kertas: keyof typeof kertasLain | null
  readonly sebelum: Fakta | null
  readonly sesudah: Fakta | null
}

interface Nota {
  readonly id: string
  readonly id_group: string
}

const bab = (ctx: Context, nota: Nota): Promise<BarisBab[]> =>
  ctx.db.rows(
    ctx.kodeToko,
    sql`
    select t.saat, case when t.dari is null then 'SIMPAN' when t.ke = 'BATAL' then 'BATAL'
        else 'VALIDASI' end as peristiwa,
      case when t.ke = 'BATAL' then b.nomor end as dokumen, t.oleh, t.alasan,
      null::int as ke, null::text as kertas,
      null::jsonb as sebelum, null::jsonb as sesudah
    from kencana.transisi t
      left join kencana.transisi bt on bt.kode_toko = t.kode_toko and bt.id_posting = t.id_posting
        and bt.versi = 1 and t.ke = 'BATAL'
      left join kencana.dokumen b on b.kode_toko = t.kode_toko and b.id = bt.id_dokumen
    where t.kode_toko = ${ctx.kodeToko} and t.id_dokumen = ${nota.id}::uuid
    union all
    select t.saat, 'UBAH_BAYAR', null, t.oleh, null, null, null, null, null
    from kencana.transisi t
    where t.kode_toko = ${ctx.kodeToko} and t.id_dokumen = ${nota.id_group}::uuid
      and t.dari = 'OPEN' and t.ke = 'OPEN'
    union all
    select c.saat, case when c.tercetak then 'CETAK' when c.tercetak is null then 'CETAK_MENUNGGU'
        else 'CETAK_GAGAL' end, null, c.oleh, c.alasan, c.ke,
      nullif(c.kertas, 'NOTA'), null, null
    from kencana.cetak_nota c
    where c.kode_toko = ${ctx.kodeToko} and c.id_dokumen = ${nota.id}::uuid
    union all
    select k.saat, 'KOREKSI', d.nomor, k.oleh, t.alasan, null, null, k.sebelum, k.sesudah
    from kencana.koreksi_penjualan k
      join kencana.dokumen d on d.kode_toko = k.kode_toko and d.id = k.id_dokumen
      join kencana.transisi t
        on t.kode_toko = k.kode_toko and t.id_dokumen = k.id_dokumen and t.versi = 1
    where k.kode_toko = ${ctx.kodeToko} and k.id_penjualan = ${nota.id}::uuid
    order by saat, ke`,
  )

/** Names and payments that corrections point at. */
interface Kamus {
  readonly sales: ReadonlyMap<string, string>
  readonly pelanggan: ReadonlyMap<string, string>
  readonly bayar: ReadonlyMap<number, readonly Lunas[]>
}

async function kamus(ctx: Context, nota: Nota, rows: readonly BarisBab[]): Promise<Kamus> {
  const facts = rows.flatMap(({ sebelum, sesudah }) => [sebelum ?? {}, sesudah ?? {}])
  const ids = facts.flatMap(({ id_pelanggan }) => id_pelanggan ?? [])
  const [sales, pelanggan, bayar] = await Promise.all([
    ctx.db.rows<{ kode_sales: string; nama_sales: string }>(
      ctx.kodeToko,
      sql`select kode_sales, nama_sales from kencana.sales where kode_toko = ${ctx.kodeToko}`,
    ),
    ctx.db.rows<{ id: string; teks: string }>(
      ctx.kodeToko,
      sql`select id, concat_ws(' · ', nullif(nama_customer, ''), nullif(no_hp, ''),
          nullif(alamat_customer, '')) as teks
        from kencana.pelanggan
        where kode_toko = ${ctx.kodeToko} and id = any(${ids}::uuid[])`,
    ),
    ctx.db.rows<Lunas & { versi_bayar: number }>(
      ctx.kodeToko,
      sql`select * from kencana.pembayaran where kode_toko = ${ctx.kodeToko}
          and id_group = ${nota.id_group}::uuid order by versi_bayar, n`,
    ),
  ])
  return {
    sales: new Map(sales.map((one) => [one.kode_sales, `${one.kode_sales} ${one.nama_sales}`])),
    pelanggan: new Map(pelanggan.map(({ id, teks }) => [id, teks])),
    bayar: new Map(
      bayar.map(({ versi_bayar: versi }) => [
        versi,
        bayar.filter(({ versi_bayar }) => versi_bayar === versi),
      ]),
    ),
  }
}

/** One side of a correction, fact by fact, in words. */
function terbaca(ctx: Context, fakta: Fakta, kenal: Kamus): Record<string, string> {
  const { id_pelanggan, keterangan, kode_sales, versi_bayar } = fakta
  const customer = id_pelanggan ? kenal.pelanggan.get(id_pelanggan) : undefined
  return {
    ...(kode_sales === undefined ? {} : { Sales: kenal.sales.get(kode_sales) ?? kode_sales }),
    ...(id_pelanggan === undefined ? {} : { Customer: customer || ctx.t('Umum') }),
    ...(keterangan === undefined ? {} : { Keterangan: keterangan || '-' }),
    ...(versi_bayar === undefined
      ? {}
      : { Pembayaran: teksBayar(ctx.t, kenal.bayar.get(versi_bayar) ?? []) }),
  }
}

function perubahan(ctx: Context, row: BarisBab, kenal: Kamus): Bab['perubahan'] {
  const sebelum = terbaca(ctx, row.sebelum ?? {}, kenal)
  return Object.entries(terbaca(ctx, row.sesudah ?? {}, kenal)).map(([label, sesudah]) => ({
    label,
    sebelum: sebelum[label] ?? '',
    sesudah,
  }))
}

/** The life of a note, from its first chapter on. */
export const riwayat = handle(riwayatNota, async (ctx, { body }) => {
  const nota = await ctx.db.row<Nota>(
    ctx.kodeToko,
    sql`select p.id, p.id_group from kencana.penjualan p
      join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
    where p.kode_toko = ${ctx.kodeToko} and d.nomor = ${body.no_faktur}`,
  )
  if (!nota) throw new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const rows = await bab(ctx, nota)
  const kenal = await kamus(ctx, nota, rows)
  return rows.map((row) => ({ ...row, perubahan: perubahan(ctx, row, kenal) }))
})
