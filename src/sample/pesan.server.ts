import { sql } from 'kysely'
import type { TokoBerjalan } from './toko.server.ts'

/**
 * The outbox of a shop that has sent to its customers for some days: nothing of it waits, so that
 * no sample ever writes to a real telephone.
 */
export async function pesanContoh(semua: readonly TokoBerjalan[]): Promise<void> {
  for (const { staf } of semua)
    await staf.db.rows(
      staf.toko.kode_toko,
      sql`insert into kencana.pesan_keluar (kode_toko, kunci, saat, oleh, kode_pesan, penerima, isi,
          status, coba, galat, selesai)
        select d.kode_toko, 'contoh ' || d.nomor, d.saat, d.input_by, 'CHAT', c.no_hp,
          format(E'Yth. %s,\nTerima kasih atas kunjungan Anda.\n*Nota Penjualan %s*',
            c.nama_customer, d.nomor),
          (array['DIBACA', 'SAMPAI', 'GAGAL', 'TERKIRIM', 'TIDAK_PASTI', 'TERKIRIM', 'BATAL'])
            [1 + d.ke % 7], 1 + (d.ke % 3)::int,
          case d.ke % 7 when 2 then 'No Wa Tidak Terdaftar' end, d.saat + interval '4 seconds'
        from (select d.*, row_number() over (order by d.saat desc) as ke
            from kencana.dokumen d where d.kode_toko = ${staf.toko.kode_toko}
              and d.jenis = 'PENJUALAN' and d.prefix = 'FJ') d
          join kencana.penjualan p on p.kode_toko = d.kode_toko and p.id = d.id
          join kencana.pelanggan c on c.kode_toko = d.kode_toko and c.id = p.id_pelanggan
        where c.no_hp ~ '^62' limit 12`,
    )
}
