import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { refusedRange } from '#kernel/report-call'
import { addDays, tanggalDi } from '#kernel/tanggal'
import { record } from '#server/document/record'
import { handle, reply, type Context } from '#server/serve'
import { tandaCurigaBuku } from './buku.ts'
import { daftarCuriga, jumlahCuriga, tandai, type barisCuriga } from './curiga.calls.ts'
import { kataBukti, type KodeCuriga } from './pola.ts'
import { tandaDari } from './tanda.rules.ts'

type Baris = NonNullable<NonNullable<(typeof daftarCuriga)['types']>['a']>[number]
export interface Curiga extends RowOf<typeof barisCuriga> {
  readonly id_pelanggan: string | null
  readonly kunci: string
  readonly ke: number
  readonly skor: number
  readonly tgl_lapor: string | null
  readonly bukti: Baris['bukti']
  readonly nota: readonly (Baris['nota'][number] & { readonly masuk: boolean })[]
  readonly riwayat: Baris['riwayat']
}

interface Diminta {
  readonly from: string
  readonly to: string
  readonly pola: KodeCuriga | null
}

/** The documents of a finding in this shop: of a visit its notes. */
const notaDari = (kodeToko: string) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('nomor', d.nomor, 'jenis', d.jenis,
      'tgl_system', d.tgl_system,
      'nilai', coalesce(j.harga_total, b.harga_total, i.jumlah, q.jumlah),
      'masuk', b.id is null and q.jenis is distinct from 'PINJAM')
    order by d.saat, d.nomor), '[]') as semua
  from kencana.dokumen d
    left join kencana.penjualan j on j.kode_toko = ${kodeToko} and j.id = d.id
    left join kencana.pembelian b on b.kode_toko = ${kodeToko} and b.id = d.id
    left join kencana.titipan i on i.kode_toko = ${kodeToko} and i.id = d.id
    left join kencana.kwitansi q on q.kode_toko = ${kodeToko} and q.id = d.id
  where d.kode_toko = ${kodeToko} and (d.id_group = any ((f.t).id_dokumen)
      or d.id = any ((f.t).id_dokumen)) and d.jenis <> 'GROUP' and d.prefix <> 'BT'`

const kataDari = (kodeToko: string) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('saat', m.saat, 'oleh', m.oleh, 'tanda', m.tanda,
    'alasan', m.alasan, 'no_laporan', m.no_laporan, 'tgl_lapor', m.tgl_lapor) order by m.ke desc),
    '[]') as semua
  from kencana.tanda_curiga m
  where m.kode_toko = ${kodeToko} and m.pola = f.pola and m.kunci = (f.t).kunci`

/** What the books say of people in these days, and what somebody said of that. */
export async function temuan(ctx: Context, { from, pola, to }: Diminta): Promise<Curiga[]> {
  const { kodeToko } = ctx
  const rows = await ctx.db.rows(
    kodeToko,
    sql<Curiga>`
    select (f.t).tgl_system, f.pola, nullif(c.nama_customer, '') as nama_customer,
      nullif(concat_ws(' ', k.jenis_identitas, k.no_identitas), '') as identitas,
      (f.t).nilai, (f.t).toko_lain, (f.t).user_id, f.tanda as status, f.no_laporan, f.tgl_lapor,
      (f.t).id_pelanggan, (f.t).kunci, f.ke, (f.t).skor, (f.t).bukti,
      n.semua as nota, r.semua as riwayat
    from kencana.temuan_toko(${kodeToko}, ${from}::date, ${to}::date, ${pola}) f
      left join kencana.pelanggan c on c.kode_toko = ${kodeToko} and c.id = (f.t).id_pelanggan
      left join lateral (select x.jenis_identitas, x.no_identitas from kencana.pelanggan x
        where x.kode_toko = ${kodeToko} and x.id_orang = c.id_orang and x.no_identitas is not null
        order by x.id = c.id desc, x.id limit 1) k on true
      cross join lateral (${notaDari(kodeToko)}) n
      cross join lateral (${kataDari(kodeToko)}) r
    order by (f.t).skor desc, (f.t).tgl_system desc, (f.t).nilai desc, (f.t).kunci`,
  )
  const kosong = { teks: null, rupiah: null, berat: null, saat: null }
  return rows.map((row) => ({
    ...row,
    bukti: row.bukti.map((one) => ({
      ...{ ...kosong, ...one },
      label: ctx.t(one.label),
      teks: one.teks && kataBukti.includes(one.teks) ? ctx.t(one.teks) : (one.teks ?? null),
    })),
  }))
}

interface Periode {
  readonly tgl_from: string | null
  readonly tgl_to: string | null
}
/** @throws Refusal where it is too long to ask the books for */
export function rentang(ctx: Context, query: Periode): Omit<Diminta, 'pola'> {
  const fields = refusedRange({ ...query })
  if (fields[0]) throw new Refusal(fields[0].text, { code: 'E-ISI', fields })
  const { tgl_system } = ctx.toko
  return { from: query.tgl_from ?? tgl_system, to: query.tgl_to ?? tgl_system }
}

export const daftar = handle(daftarCuriga, async (ctx, { query }) => {
  const found = await temuan(ctx, { ...rentang(ctx, query), pola: query.pola ?? null })
  const rows = query.status ? found.filter(({ status }) => status === query.status) : found
  return reply(
    rows.map((row) => ({ ...row, nota: [...row.nota] })),
    { count: rows.length },
  )
})

export const jumlah = handle(jumlahCuriga, async (ctx) => {
  const to = ctx.toko.tgl_system
  const found = await ctx.db.row<{ jumlah: number }>(
    ctx.kodeToko,
    sql`select count(*)::int as jumlah
      from kencana.temuan_toko(${ctx.kodeToko}, ${addDays(to, -6)}::date, ${to}::date, null)
      where tanda = 'TERBUKA'`,
  )
  return { jumlah: found?.jumlah ?? 0 }
})

interface Dipilih {
  readonly pola: KodeCuriga
  readonly kunci: string
  readonly tgl_system: string
}
/** @throws Refusal where the books say it no longer */
export async function satu(ctx: Context, { kunci, pola, tgl_system }: Dipilih): Promise<Curiga> {
  const found = await temuan(ctx, { from: tgl_system, to: tgl_system, pola })
  const row = found.find((one) => one.kunci === kunci)
  if (row) return row
  throw new Refusal('Temuan Ini Sudah Berubah Atau Sudah Diperiksa', { code: 'E-MDB:02' })
}

/** Somebody else than it is about says what it is; whoever was faster is shown first. */
export const tandaiTemuan = handle(tandai, async (ctx, { body }) => {
  const { ke, kunci, pola } = body
  const row = await satu(ctx, body)
  if (row.ke !== ke)
    throw new Refusal('Temuan Ini Sudah Berubah Atau Sudah Diperiksa', { code: 'E-MDB:02' })
  const { status, tgl_system, user_id: tentang } = row
  const kata = tandaDari(body, {
    ...{ status, tentang, tgl_system, oleh: ctx.user },
    hariIni: tanggalDi(ctx.toko.zona, ctx.clock.millis()),
  })
  return record(ctx, tandai, {
    books: [write(tandaCurigaBuku, [{ pola, kunci, ke: ke + 1, ...kata }])],
    answer: reply({ kunci }, { message: 'Tanda Tersimpan' }),
    jenis: 'CURIGA',
  })
})
