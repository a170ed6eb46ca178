import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { handlePublic } from '#server/serve'
import { notaPublik, type isiPublik } from './nota.calls.ts'

type Nota = RowOf<typeof isiPublik>

/** The id is a random number of 74 bits that only the paper carries: whoever has it may ask. */
export const publik = handlePublic(notaPublik, async (ctx, { query }) => {
  const unknown = new Refusal('Nota Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  const toko = await ctx.db.chain.row<{ nama_toko: string }>(sql`
    select nama_toko from kencana.toko where kode_toko = ${query.toko}`)
  if (!toko) throw unknown
  const nota = await ctx.db.row<Nota>(
    query.toko,
    sql`
    select p.jenis, d.nomor as no_faktur, d.tgl_system, s.status, p.qty, p.berat, p.harga_total,
      (select count(*)::int from kencana.pembelian_baris b
        join kencana.status_dokumen sb on sb.kode_toko = b.kode_toko and sb.id = b.id
          and sb.status = 'VALID'
        where b.kode_toko = p.kode_toko and b.id_asal = p.id) as dibeli_kembali,
      kencana.nota_hilang(p.kode_toko, p.id) as hilang
    from (select 'JUAL' as jenis, kode_toko, id, qty, berat, harga_total from kencana.penjualan
        union all select 'BELI', kode_toko, id, qty, berat, harga_total from kencana.pembelian
        union all select case when tagihan > 0 then 'JUAL' else 'BELI' end, kode_toko, id,
          qty::int, berat, abs(tagihan) from kencana.nota_manual) p
      join kencana.dokumen d on d.kode_toko = p.kode_toko and d.id = p.id
      join kencana.status_dokumen s on s.kode_toko = p.kode_toko and s.id = p.id
    where p.kode_toko = ${query.toko} and p.id = ${query.id}::uuid`,
  )
  if (!nota) throw unknown
  return { ...nota, nama_toko: toko.nama_toko }
})
