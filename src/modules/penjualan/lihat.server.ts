import { sql, type RawBuilder } from 'kysely'
import type { RowOf } from '#kernel/field'
import { samarNomor } from '#kernel/samar'
import { jamDi } from '#kernel/tanggal'
import { cetakDari } from '#modules/nota/cetak.server'
import { adaNota, daftarNota, denganIsi, satuNota, seGroup } from '#modules/kunjungan/lihat.server'
import { alamatNota } from '#modules/nota/kertas.server'
import { menurutGroup } from '#modules/nota/menurut-group'
import { templateWa } from '#modules/nota/template-wa'
import { handle, type Context } from '#server/serve'
import { janjiDari } from './janji.rules.ts'
import {
  lihatPenjualan,
  notaJualGroup,
  notaJualSingle,
  type barisNota,
  type isiNota,
} from './penjualan.calls.ts'

type BarisNota = RowOf<typeof barisNota>
type IsiNota = RowOf<typeof isiNota>

/** A note with everything on its paper but its lines and payments. */
interface KepalaNota extends Omit<BarisNota, 'jam'> {
  readonly id: string
  readonly id_group: string
  readonly saat: string
  readonly kode_sales: string
  readonly alamat_customer: string | null
  readonly kode_kota: string | null
  readonly kode_kecamatan: string | null
  readonly tempat_customer: string | null
  readonly npwp: string | null
  readonly meterai: IsiNota['meterai']
  readonly no_hp: string | null
  readonly jenis_pelanggan: 'UMUM' | 'MEMBER' | null
  readonly keterangan: string | null
  readonly no_nota_manual: string | null
  readonly cetakan_menunggu: string | null
  readonly versi_koreksi: number
  readonly no_koreksi: string | null
  readonly notabeli: string[]
  readonly nilai_beli: number
  readonly cetak_slip: number
  readonly potongan_rusak: number | null
}

/** Notes as they stand corrected, with customer, state and how often they were printed. */
const kepala = (kodeToko: string, narrow: RawBuilder<unknown>): RawBuilder<KepalaNota> => sql`
  select d.id, d.id_group, d.nomor as no_faktur_jual, g.nomor as no_faktur_group, d.tgl_system, d.saat,
    c.nama_customer, c.alamat_customer, c.kode_kota, c.kode_kecamatan, c.no_hp, c.jenis_pelanggan,
    c.npwp, d.isi->'meterai' as meterai,
    kencana.tempat_alamat(c.kode_kota, c.kode_kecamatan) as tempat_customer,
    p.kode_sales, s.nama_sales,
    d.input_by, (select v.oleh from kencana.transisi v where v.kode_toko = d.kode_toko
      and v.id_dokumen = d.id and v.ke = 'VALID' order by v.versi desc limit 1) as valid_by,
    p.qty, p.berat, p.harga_total, p.keterangan, p.no_nota_manual, st.status,
    p.versi_koreksi, (select x.nomor from kencana.dokumen x
      where x.kode_toko = p.kode_toko and x.id = p.id_koreksi) as no_koreksi,
    (select max(k.jual_persen) from kencana.kondisi_pembelian k
      where k.kode_toko = p.kode_toko and k.jenis_kondisi = 'RUSAK'
        and k.cara_potongan = 'PERSEN') as potongan_rusak,
    ${cetakDari},
    array(select b.nomor from kencana.dokumen b where b.kode_toko = p.kode_toko
      and b.id_group = p.id_group and b.jenis = 'PEMBELIAN' order by b.nomor) as notabeli,
    (select count(*) from kencana.cetak_nota x where x.kode_toko = p.kode_toko
      and x.id_dokumen = p.id_group and x.tercetak is not false) as cetak_slip,
    (select coalesce(sum(b.harga_total), 0)::bigint from kencana.pembelian b
      join kencana.status_dokumen sb on sb.kode_toko = b.kode_toko and sb.id = b.id
      where b.kode_toko = p.kode_toko and b.id_group = p.id_group
        and (sb.status <> 'BATAL' or st.status = 'BATAL')) as nilai_beli
  from kencana.penjualan_kini p
    join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
    join kencana.dokumen g on g.kode_toko = p.kode_toko and g.id = p.id_group
    join kencana.status_dokumen st on st.kode_toko = p.kode_toko and st.id = p.id
    left join kencana.sales s on s.kode_toko = p.kode_toko and s.kode_sales = p.kode_sales
    left join kencana.pelanggan c on c.kode_toko = p.kode_toko and c.id = p.id_pelanggan
  where p.kode_toko = ${kodeToko} and ${narrow}`

const shown = (
  ctx: Context,
  { saat, id: _id, id_group: _group, ...row }: KepalaNota,
): BarisNota => ({
  no_faktur_jual: row.no_faktur_jual,
  no_faktur_group: row.no_faktur_group,
  tgl_system: row.tgl_system,
  jam: jamDi(ctx.toko.zona, saat),
  nama_customer: row.nama_customer,
  nama_sales: row.nama_sales,
  input_by: row.input_by,
  valid_by: row.valid_by,
  qty: row.qty,
  berat: row.berat,
  harga_total: row.harga_total,
  status: row.status,
  cetak: row.cetak,
})

export const lihat = handle(lihatPenjualan, async (ctx, { body }) => {
  const nomor = 'no_faktur_jual'
  const juga = (found: string) => sql`no_nota_manual ilike ${found}`
  return daftarNota(ctx, { kepala, nomor, juga }, body, (row) => shown(ctx, row))
})

type Baris = IsiNota['baris'][number]
const lines = (ctx: Context, ids: readonly string[]) =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<Baris & { id: string }>`
    select l.*, kencana.pph22_baris(l.kode_toko, l.id, l.kode_barcode) as pph22,
      null as kode_gudang, null as kode_baki, 1 as qty,
      jsonb_build_object('kadar_cetak', l.kadar_cetak, 'kode_intern', l.kode_intern) as barang,
      kencana.batu_jual(l.kode_toko, l.id, l.kode_barcode) as data_berlian, (select d.nomor
      from kencana.pembelian_baris b
        join kencana.status_dokumen s on s.kode_toko = b.kode_toko and s.id = b.id
          and s.status = 'VALID'
        join kencana.dokumen d on d.kode_toko = b.kode_toko and d.id = b.id
      where b.kode_toko = l.kode_toko and b.id_asal = l.id and b.n_asal = l.n
      limit 1) as dibeli_di
    from kencana.penjualan_baris l
    where l.kode_toko = ${ctx.kodeToko} and l.id = any(${ids}::uuid[]) order by l.id, l.n`,
  )

/** What notes earned and may still pay another one. */
const kuponDari = (ctx: Context, ids: readonly string[]) =>
  ctx.db.rows(
    ctx.kodeToko,
    sql<IsiNota['kupon'][number] & { id_nota: string }>`
    select id_nota, no_kupon, nilai_kupon, berlaku_sampai from kencana.saldo_kupon
    where kode_toko = ${ctx.kodeToko} and id_nota = any(${ids}::uuid[]) and saldo = 1
    order by no_kupon`,
  )

/** Whole notes that fulfil a condition, in the order of their numbers. */
export async function isiNotaDari(ctx: Context, narrow: RawBuilder<unknown>): Promise<IsiNota[]> {
  const heads = await ctx.db.rows(
    ctx.kodeToko,
    sql<KepalaNota>`${kepala(ctx.kodeToko, narrow)} order by d.nomor`,
  )
  const kupon = kuponDari(
    ctx,
    heads.map(({ id }) => id),
  )
  const notas = denganIsi(ctx, heads, lines, (head, baris, pembayaran) => ({
    ...shown(ctx, head),
    id: head.id,
    kode_sales: head.kode_sales,
    alamat_customer: head.alamat_customer,
    kode_kota: head.kode_kota,
    kode_kecamatan: head.kode_kecamatan,
    tempat_customer: head.tempat_customer,
    npwp: head.npwp,
    meterai: head.meterai,
    no_hp: head.no_hp,
    jenis_pelanggan: head.jenis_pelanggan,
    keterangan: head.keterangan,
    no_nota_manual: head.no_nota_manual,
    cetakan_menunggu: head.cetakan_menunggu,
    versi_koreksi: head.versi_koreksi,
    no_koreksi: head.no_koreksi,
    notabeli: head.notabeli,
    nilai_beli: head.nilai_beli,
    cetak_slip: head.cetak_slip,
    potongan_rusak: head.potongan_rusak,
    janji: janjiDari(baris),
    baris,
    pembayaran,
  }))
  const [semua, isi] = await Promise.all([kupon, notas])
  return isi.map((nota) => ({
    ...nota,
    kupon: semua
      .filter(({ id_nota }) => id_nota === nota.id)
      .map(({ id_nota: _id, ...satu }) => satu),
  }))
}

const pesanWa = (ctx: Context, notas: readonly IsiNota[]): string | null =>
  templateWa(
    ctx.toko.nama_toko,
    notas.map((nota) => ({
      ...nota,
      judul: 'Nota Penjualan',
      nomor: nota.no_faktur_jual,
      baris: nota.baris.map((line) => ({ ...line, harga: line.harga_total })),
      total: nota.harga_total ?? 0,
      url: alamatNota(ctx, nota.id),
    })),
  )

/** What is looked at, and does not go to the customer: a coupon's number is his (docs/adr/0334). */
export const dilihat = (nota: IsiNota): IsiNota => ({
  ...nota,
  kupon: nota.kupon.map((one) => ({ ...one, no_kupon: samarNomor(one.no_kupon) })),
})

const jawaban = (ctx: Context, notas: IsiNota[]) => ({
  data: adaNota(notas).map(dilihat),
  template_wa: pesanWa(ctx, notas),
  dataJualGrouped: menurutGroup(notas.flatMap(({ baris }) => baris)),
})

export const single = handle(notaJualSingle, async (ctx, { body }) =>
  jawaban(ctx, await isiNotaDari(ctx, satuNota(body.no_faktur))),
)

export const grouped = handle(notaJualGroup, async (ctx, { body }) =>
  jawaban(ctx, await isiNotaDari(ctx, seGroup(ctx, body.no_faktur))),
)
