import { sql } from 'kysely'
import { saat, text } from '#kernel/field'
import { nomorHp } from '#kernel/nomor'
import { Refusal, refusedField } from '#kernel/refusal'
import { deleteListed } from '#server/files/unused'
import type { Chore } from '#server/chore'
import { likeOf } from '#server/like'
import { sheetReply } from '#server/report/sheet-reply'
import { handle, reply, type Context } from '#server/serve'
import { mappedStream } from '#server/db-stream'
import { passwordOf } from '#modules/pengguna/percobaan.server'
import { dibaca, masihTerbuka, type BarisPribadi } from './isi-dokumen.ts'
import { cariPribadi, eksporPribadi, hapusPribadi, urusanPribadi } from './pribadi.calls.ts'

const banyak = 50

interface Orang {
  readonly id: string
  readonly nama_customer: string
  readonly alamat_customer: string
  readonly no_hp: string
  readonly no_identitas: string | null
  readonly npwp: string | null
  readonly ada_foto: boolean
  readonly nota: number
  readonly poin: number
  readonly terakhir: string | null
  readonly nama_member: string | null
  readonly nomor_sama: string | null
}

/** What was typed as the digits of a number; nothing where it is a name, or a card with letters. */
const digitsOf = (typed: string): string => (/\p{L}/u.test(typed) ? '' : nomorHp(typed))

/**
 * Others known by the number of somebody found (s), each once, as the chain writes him: whether
 * they are him, OWN has to say.
 */
const nomorSama = (kodeToko: string) => sql`
  select string_agg(o.nama, ', ' order by o.nama) from (
    select distinct on (lower(n.nama)) n.nama from (
      select q.nama_customer as nama, 2 as urut from pelanggan q
      where q.kode_toko = ${kodeToko} and q.dihapus_pada is null and q.no_hp = s.no_hp and q.no_hp <> ''
      union all select b.nama_member, 1 from kencana.member b
      where b.no_hp = s.no_hp and b.no_hp <> ''
        and s.kini is distinct from coalesce(b.kode_gabung, b.kode_member)) n
    where n.nama <> '' and lower(n.nama) <> lower(s.nama_customer)
    order by lower(n.nama), n.urut, n.nama) o`

/**
 * Rows of the shop that say it (p), also those that mean a member of the chain who says it (cocok);
 * and members of whom it has no row (m). Each member has a row or is one, so no more of them are
 * looked for than are shown.
 */
const cari = handle(cariPribadi, async ({ db, kodeToko, toko }, { query }) => {
  const pattern = likeOf(query.cari)
  const digits = digitsOf(query.cari)
  return db.rows<Orang>(
    kodeToko,
    sql`with cocok as materialized (
        select m.kode_member, coalesce(m.kode_gabung, m.kode_member) as kini, m.tgl_daftar, m.nama_member,
          coalesce(m.alamat_member, '') as alamat, m.no_hp
        from kencana.member m
        where m.dihapus_pada is null and (m.nama_member ilike ${pattern}
          or (${digits}::text <> '' and m.no_hp like '%' || ${digits}::text || '%'))
        order by lower(m.nama_member), m.kode_member limit ${banyak}),
      b as materialized (
        select * from kencana.baris_dari_member(${kodeToko}, array(select kode_member from cocok))),
      p as materialized (
        (select * from pelanggan where kode_toko = ${kodeToko} and dihapus_pada is null
          and (nama_customer ilike ${pattern} or no_identitas ilike ${pattern} or npwp ilike ${pattern}
            or (${digits}::text <> '' and no_hp like '%' || ${digits}::text || '%'))
          order by lower(nama_customer), id limit ${banyak})
        union select * from pelanggan
        where kode_toko = ${kodeToko} and id = any (array(select id from b))),
      k as materialized (select c.id, kencana.member_kini(c.kode_member) as kini
        from kencana.kode_pribadi(${kodeToko}, array(select id from p)) c),
      m as materialized (
        select * from cocok c where not exists (select from k where k.kini = c.kini)
          and c.kode_member not in (select kode_member from b)),
      n as materialized (select * from kencana.nota_pribadi(array(select id from p)))
      select s.id, nama_customer, alamat_customer, no_hp, no_identitas, npwp, ada_foto, nota, terakhir,
        kencana.poin_kini(${kodeToko}, s.kini, ${toko.tgl_system}::date)::int as poin,
        (select b.nama_member from kencana.member b where b.kode_member = s.kini) as nama_member,
        (${nomorSama(kodeToko)}) as nomor_sama
      from (select u.* from (select p.id, nama_customer, alamat_customer, p.no_hp, no_identitas, npwp,
          foto_identitas is not null as ada_foto, coalesce(n.nota, 0) as nota, n.terakhir,
          (select k.kini from k where k.id = p.id limit 1) as kini
        from p left join n on n.id = p.id
        union all select kencana.id_member(m.kode_member, m.tgl_daftar), m.nama_member, m.alamat, m.no_hp,
          null, null, false, 0, null, m.kini from m) u
        order by lower(nama_customer), id limit ${banyak}) s
      order by lower(nama_customer), id`,
  )
})

interface Urusan {
  readonly saat: string
  readonly tindakan: 'EKSPOR' | 'HAPUS' | 'NANTI'
  readonly oleh: string
  readonly alasan: string
  readonly nota: number
  readonly boleh_pada: string | null
}

const urusan = handle(urusanPribadi, (ctx) =>
  ctx.db.rows<Urusan>(
    ctx.kodeToko,
    sql`with u as materialized (
        select * from (select id_pelanggan, saat, tindakan, oleh, alasan, null::date as boleh_pada
            from urusan_pribadi where kode_toko = ${ctx.kodeToko}
          union all select id_pelanggan, saat, 'NANTI', oleh, alasan, boleh_pada
            from hapus_nanti where kode_toko = ${ctx.kodeToko}) x
        order by saat desc limit 200)
      select saat, tindakan, oleh, alasan, boleh_pada, coalesce(n.nota, 0) as nota
      from u left join kencana.nota_pribadi(array(select id_pelanggan from u)) n
        on n.id = u.id_pelanggan
      order by saat desc`,
  ),
)

interface Izin {
  readonly id: readonly string[]
  readonly alasan: string
  readonly password: string
}

/** OWN says it is he, and which rows of this shop; a session that was left open says neither. */
async function checkIzin(ctx: Context, { id, password }: Izin): Promise<void> {
  if (!(await passwordOf(ctx, ctx.user.user_id, password)))
    throw refusedField('password', 'Password Salah')
  await ctx.db.rows(ctx.kodeToko, sql`select kencana.pelanggan_member(${[...id]}::uuid[])`)
  const row = await ctx.db.row<{ ada: number }>(
    ctx.kodeToko,
    sql`select count(*)::int as ada from pelanggan
      where kode_toko = ${ctx.kodeToko} and id = any (${[...id]}::uuid[])`,
  )
  if (row?.ada !== new Set(id).size)
    throw new Refusal('Customer Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
}

const lembar = {
  bagian: text({ label: 'Bagian' }),
  nomor: text({ label: 'No Dokumen' }),
  saat: saat({ label: 'Waktu' }),
  uraian: text({ label: 'Uraian' }),
  nilai: text({ label: 'Nilai' }),
}

/** What people wrote about his documents, and what he signed on the screen of a counter. */
const padaDokumen = (kodeToko: string, id: readonly string[]) => sql`
    select 'Catatan', d.nomor, c.saat, null, c.oleh, concat_ws(', ', nullif(c.catatan, ''),
      case when c.lampiran <> '[]' then jsonb_array_length(c.lampiran) || ' foto' end), 9
    from kencana.dokumen_sekitar(${kodeToko}, ${id}::uuid[]) s
      join kencana.catatan_dokumen c on c.kode_toko = ${kodeToko} and c.id_dokumen = s.id
      join kencana.dokumen d on d.kode_toko = ${kodeToko} and d.id = s.id
    where c.dihapus_pada is null
    union all
    select 'Tanda tangan', d.nomor, t.diminta_pada, null, t.keadaan,
      concat_ws(', ', t.isi->>'nama', case when t.gambar is not null then 'disimpan' end), 9
    from kencana.dokumen_sekitar(${kodeToko}, ${id}::uuid[]) s
      join kencana.tanda_tangan t on t.kode_toko = ${kodeToko} and t.id_dokumen = s.id
      join kencana.dokumen d on d.kode_toko = ${kodeToko} and d.id = s.id`

/** His own facts, his documents, what they say, and the pieces and the money on them. */
const semuaTentang = ({ kodeToko }: Context, id: readonly string[]) => sql<BarisPribadi>`
  with o as (select distinct on (id) * from kencana.dokumen_pelanggan(${kodeToko}, ${id}::uuid[])),
  d as (select d.* from o join kencana.dokumen d on d.kode_toko = ${kodeToko} and d.id = o.id),
  m as materialized (select * from kencana.member_pribadi(array(
    select kode_member from kencana.kode_pribadi(${kodeToko}, ${id}::uuid[])))),
  baris as (
    select l.kode_toko, l.id, l.nama_barang, l.harga_total as harga
    from kencana.penjualan_baris l where l.kode_toko = ${kodeToko}
    union all
    select l.kode_toko, l.id, l.nama_barang, l.harga
    from kencana.pembelian_baris l where l.kode_toko = ${kodeToko})
  select * from (
    select 'Data diri' as bagian, null::text as nomor, p.dibuat as saat, null::text as jenis,
      f.uraian, f.nilai, 1 as urut
    from kencana.pelanggan p cross join lateral (values ('Nama', p.nama_customer),
      ('Alamat', p.alamat_customer), ('No HP', p.no_hp), ('Jenis pelanggan', p.jenis_pelanggan),
      ('Identitas', concat_ws(' ', p.jenis_identitas, p.no_identitas)),
      ('NPWP', p.npwp),
      ('Foto identitas', case when p.foto_identitas is null then 'tidak ada' else 'disimpan' end))
      f(uraian, nilai)
    where p.kode_toko = ${kodeToko} and p.id = any (${id}::uuid[])
    union all
    select 'Member', m.kode_member, m.tgl_daftar::timestamptz, null, f.uraian, f.nilai, 1
    from m cross join lateral (values ('Nama', m.nama_member), ('Alamat', m.alamat_member),
        ('No HP', m.no_hp), ('Tanggal lahir', m.tgl_lahir::text), ('E-mail', m.email),
        ('Bahasa', m.bahasa), ('Setuju dikabari lewat', m.saluran), ('Diajak oleh', m.kode_ajak)) f(uraian, nilai)
    where f.nilai is not null
    union all
    select 'Point', null, h.tgl_system::timestamptz, null, h.jenis, h.poin::text, 7
    from kencana.poin h join m using (kode_member) where h.kode_toko = ${kodeToko}
    union all
    select 'Kupon', d.nomor, d.saat, null, k.no_kupon, 'Rp ' || k.nilai_kupon, 8
    from d join kencana.saldo_kupon k on k.kode_toko = ${kodeToko} and k.id_nota = d.id
    union all
    select 'Pesan', null, q.saat, null, q.status,
      case when q.rahasia then '***' else q.isi end, 9
    from kencana.pesan_kini(${id}::uuid[], array(select kode_member from m)) q
    union all
    ${padaDokumen(kodeToko, id)}
    union all
    select 'Dokumen', d.nomor, d.saat, d.jenis, d.jenis, s.status, 2
    from d join kencana.status_dokumen s on s.kode_toko = ${kodeToko} and s.id = d.id
    union all
    select 'Rincian', d.nomor, d.saat, d.jenis, e.key, e.value, 3
    from d, jsonb_each_text(kencana.isi_dokumen(${kodeToko}, d.id)) e
    where d.isi ? 'id_pelanggan' and e.value is not null
    union all
    select 'Langkah', d.nomor, t.saat, d.jenis, d.jenis, t.ke, 4
    from d join kencana.transisi t on t.kode_toko = ${kodeToko} and t.id_dokumen = d.id
    where t.dari is not null
    union all
    select 'Barang', d.nomor, d.saat, d.jenis, b.nama_barang, 'Rp ' || b.harga, 5
    from d join baris b on b.kode_toko = ${kodeToko} and b.id = d.id
    union all
    select 'Uang', d.nomor, k.saat, d.jenis, concat_ws(' ', u.kategori, u.jenis),
      'Rp ' || (u.jumlah_in - u.jumlah_out), 6
    from d cross join lateral (
        select d.id, d.saat union select a.id, a.saat from kencana.dokumen a
        where a.kode_toko = ${kodeToko} and a.id_asal = d.id) k
      join kencana.transisi l on l.kode_toko = ${kodeToko} and l.id_dokumen = k.id
      join kencana.kas u on u.kode_toko = ${kodeToko} and u.id_posting = l.id_posting
        and u.id_dokumen = k.id) t
  order by urut, saat, nomor, uraian`

const ekspor = handle(eksporPribadi, async (ctx, { body }) => {
  await checkIzin(ctx, body)
  const { alasan, id } = body
  await ctx.db.rows(
    ctx.kodeToko,
    sql`select ekspor_pribadi(${id}::uuid[], ${ctx.user.user_id}, ${alasan})`,
  )
  const found = await ctx.db.stream<BarisPribadi>(ctx.kodeToko, semuaTentang(ctx, id))
  const rows = mappedStream(found, dibaca(ctx))
  return sheetReply('xlsx', { title: 'Data Pribadi', fields: lembar, rows, ctx })
})

/** Keeps the wish until the law lets him go. @returns the day; null: it lets him go now */
async function hapusNanti(ctx: Context, { alasan, id }: Izin): Promise<string | null> {
  const row = await ctx.db.row<{ pada: string | null }>(
    ctx.kodeToko,
    sql`select minta_hapus_nanti(${[...id]}::uuid[], ${ctx.user.user_id}, ${alasan}) as pada`,
  )
  return row?.pada ?? null
}

/** Forgets whoever asked for it, once his time is over. */
export const hapusJatuh: Chore = async ({ db, files, house }, kodeToko, most) => {
  const row = await db.row<{ n: number; foto: string[] }>(
    kodeToko,
    sql`select n, foto from hapus_yang_jatuh(${JSON.stringify(masihTerbuka(house))}::jsonb, ${most})`,
  )
  await deleteListed({ db, files }, kodeToko, row?.foto ?? [])
  return row?.n ?? 0
}

const hapus = handle(hapusPribadi, async (ctx, { body }) => {
  await checkIzin(ctx, body)
  const { alasan, id, nanti } = body
  const pada = nanti ? await hapusNanti(ctx, body) : null
  if (pada !== null)
    return reply(null, {
      message: 'Data Pribadi Akan Dihapus Pada {{tgl}}',
      params: { tgl: pada },
    })
  const done = await ctx.db.row<{ foto: string[] }>(
    ctx.kodeToko,
    sql`select hapus_pribadi(${id}::uuid[], ${ctx.user.user_id}, ${alasan},
      ${JSON.stringify(masihTerbuka(ctx.house))}::jsonb) as foto`,
  )
  await deleteListed(ctx, ctx.kodeToko, done?.foto ?? [])
  ctx.live.changed(ctx.kodeToko, { jenis: 'pelanggan' })
  return reply(null, { message: 'Data Pribadi Sudah Dihapus' })
})

export const pribadiHandlers = [cari, urusan, ekspor, hapus]
