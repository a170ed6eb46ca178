import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { serveTemuan } from '#modules/periksa/temuan/temuan.server'
import { tanggalDi } from '#kernel/tanggal'
import { tandaCurigaBuku } from './buku.ts'
import { curigaan } from './curiga.calls.ts'
import { kataBukti } from './pola.ts'
import { tandaDari } from './tanda.rules.ts'

type Jawaban = NonNullable<NonNullable<(typeof curigaan.daftar)['types']>['a']>[number]
type Tanda = NonNullable<NonNullable<(typeof curigaan.tandai)['types']>['b']>
/** A finding with what only the server needs. */
interface Curiga extends Jawaban {
  readonly id_pelanggan: string | null
  readonly nota: (Jawaban['nota'][number] & { readonly masuk: boolean })[]
}

/** The documents of a finding in this shop: of a visit its notes. */
const notaDari = (kodeToko: string) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('nomor', d.nomor, 'jenis', d.jenis,
      'tgl_system', d.tgl_system,
      'nilai', coalesce(j.harga_total, b.harga_total, i.jumlah, q.jumlah, greatest((d.isi->>'jual')::bigint, (d.isi->>'beli')::bigint, abs(m.tagihan))),
      'masuk', b.id is null and q.jenis is distinct from 'PINJAM' and coalesce(m.tagihan > 0, true))
    order by d.saat, d.nomor), '[]') as semua
  from kencana.dokumen d
    left join kencana.penjualan j on j.kode_toko = ${kodeToko} and j.id = d.id
    left join kencana.pembelian b on b.kode_toko = ${kodeToko} and b.id = d.id
    left join kencana.titipan i on i.kode_toko = ${kodeToko} and i.id = d.id
    left join kencana.kwitansi q on q.kode_toko = ${kodeToko} and q.id = d.id
    left join kencana.nota_manual m on m.kode_toko = ${kodeToko} and m.id = d.id
  where d.kode_toko = ${kodeToko} and (d.id_group = any ((f.t).id_dokumen)
      or d.id = any ((f.t).id_dokumen)) and d.jenis <> 'GROUP' and d.prefix <> 'BT'`

const kataDari = (kodeToko: string) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('saat', m.saat, 'oleh', m.oleh, 'tanda', m.tanda,
    'alasan', m.alasan, 'no_laporan', m.no_laporan, 'tgl_lapor', m.tgl_lapor) order by m.saat desc, m.ke desc),
    '[]') as semua
  from kencana.kata_temuan_toko(${kodeToko}, f.pola, (f.t).kunci) m`

/** Whom it is about; the card may stand in another row of his. */
const orangnya = (kodeToko: string) => sql`
  left join kencana.pelanggan c on c.kode_toko = ${kodeToko} and c.id = (f.t).id_pelanggan
  left join lateral (select x.jenis_identitas, x.no_identitas from kencana.pelanggan x
    where x.kode_toko = ${kodeToko} and x.id_orang = c.id_orang and x.no_identitas is not null
    order by x.id = c.id desc, x.id limit 1) k on true`

/**
 * What the books say of people in these days. Somebody says what it is; whoever was faster is shown
 * first.
 */
export const {
  handlers,
  satu,
  semua: temuan,
} = serveTemuan<Jawaban, Tanda, Curiga>({
  temuan: curigaan,
  jenis: 'CURIGA',
  dari: ({ kodeToko }, { from, pola, to }) =>
    sql`from kencana.temuan_toko(${kodeToko}, ${from}::date, ${to}::date, ${pola}) f`,
  status: sql`f.tanda`,
  kolom: sql`nullif(c.nama_customer, '') as nama_customer,
    nullif(concat_ws(' ', k.jenis_identitas, k.no_identitas), '') as identitas, (f.t).nilai,
    (f.t).toko_lain, f.no_laporan, f.tgl_lapor, (f.t).id_pelanggan, f.ke, n.semua as nota,
    r.semua as riwayat`,
  gabung: ({ kodeToko }) => sql`${orangnya(kodeToko)}
    cross join lateral (${notaDari(kodeToko)}) n cross join lateral (${kataDari(kodeToko)}) r`,
  urut: sql`(f.t).skor desc, (f.t).tgl_system desc, (f.t).nilai desc`,
  kata: kataBukti,
  berubah: ({ ke }, dijawab) => ke !== dijawab.ke,
  hakimi: (ctx, { ke, kunci, pola, status, tgl_system }, body) => {
    const hariIni = tanggalDi(ctx.toko.zona, ctx.clock.millis())
    const kata = tandaDari(body, { status, tgl_system, hariIni })
    return {
      books: [write(tandaCurigaBuku, [{ pola, kunci, ke: ke + 1, ...kata }])],
      message: 'Tanda Tersimpan',
    }
  },
})
