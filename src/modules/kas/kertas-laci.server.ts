import { sql } from 'kysely'
import { jamDi } from '#kernel/tanggal'
import { leaders } from '#kernel/screen'
import { serveKertas } from '#modules/nota/serve-kertas.server'
import { handle } from '#server/serve'
import { kertasHitungan, type HitunganLaci } from './kertas-laci.ts'
import { kasirDari } from './muat.server.ts'
import { hitunganTerakhir } from './uang-kas.calls.ts'
import { kertasLaci, laci } from './uang-kas.ts'

type Tercatat = Omit<HitunganLaci, 'alamat_toko' | 'jam' | 'nama_toko'> & {
  readonly id: string
  readonly saat: string
}

export const terakhir = handle(hitunganTerakhir, async (ctx) => {
  const found = await ctx.db.row<{ nomor: string }>(
    ctx.kodeToko,
    sql`select d.nomor from dokumen d where d.kode_toko = ${ctx.kodeToko} and d.jenis = ${laci.name}
        and d.prefix = ${laci.prefix} and d.input_by = ${ctx.user.user_id} and d.isi ? 'pecahan'
        and d.tgl_system > ${ctx.toko.tgl_system}::date - 7
      order by d.saat desc limit 1`,
  )
  return { nomor: found?.nomor ?? null }
})

/** The paper of a count: of one's own drawer, and of the safe for who leads. */
export const kertas = serveKertas(kertasLaci, 'hitung-laci', async (ctx, nomor) => {
  const pemimpin = leaders.includes(ctx.user.level)
  const rows = await ctx.db.rows<Tercatat>(
    ctx.kodeToko,
    sql`select d.id, d.nomor, d.tgl_system::text, d.saat, d.input_by,
        coalesce(d.isi->>'laci', d.input_by) as laci, d.isi->'pecahan' as pecahan,
        (d.isi->>'buku')::bigint as buku, (d.isi->>'terhitung')::bigint as terhitung,
        (d.isi->>'selisih')::bigint as selisih, (d.isi->>'setor')::bigint as setor,
        d.isi->>'keterangan' as keterangan, coalesce((select string_agg(distinct o.pemberi, ', ')
          from otorisasi o where o.kode_toko = d.kode_toko and o.status = 'DIPAKAI'
            and o.kategori in ('HITUNG_BRANKAS_UANG', 'SETOR_LACI')
            and o.diminta_oleh = d.input_by and o.dipakai_pada = d.saat), '') as penyetuju
      from dokumen d
      where d.kode_toko = ${ctx.kodeToko} and d.jenis = ${laci.name}
        and d.nomor = any(${nomor}::text[]) and d.isi ? 'pecahan'
        and (${pemimpin} or d.input_by = ${kasirDari(ctx).user_id})
      order by d.nomor`,
  )
  const { alamat_toko, nama_toko, zona } = ctx.toko
  return rows.map(({ id, saat, ...hitung }) => ({
    dicetak: { id, nomor: hitung.nomor, status: 'VALID', cetak: 0 },
    gambar: [],
    halaman: () => kertasHitungan({ ...hitung, alamat_toko, nama_toko, jam: jamDi(zona, saat) }),
  }))
})
