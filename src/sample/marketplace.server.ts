import { sql } from 'kysely'
import type { TokoBerjalan } from './toko.server.ts'

/**
 * Some pieces of a shop that are on offer at a marketplace: nothing of it waits, and the tokens
 * open nothing, so that no sample ever offers a piece.
 */
export async function marketplaceContoh(semua: readonly TokoBerjalan[]): Promise<void> {
  for (const { noToko, staf } of semua) {
    const { kode_toko } = staf.toko
    const [awal] = await staf.db.rows<{ saat: string }>(
      kode_toko,
      sql`insert into kencana.hubungan_marketplace
          (kode_toko, kode_marketplace, shop_id, kunci, berlaku, dilihat, berikut, oleh)
        select ${kode_toko}, 'DARING', ${14_000_000 + noToko}, '\\x00', saat, saat,
          saat + interval '100 years', input_by
        from kencana.dokumen where kode_toko = ${kode_toko} order by saat desc limit 1
        returning dilihat as saat`,
    )
    if (!awal) continue
    await staf.db.rows(
      kode_toko,
      sql`insert into kencana.tawaran_marketplace (kode_toko, kode_barcode, nama, deskripsi, harga,
          saluran, status, item_id, galat, coba, oleh, saat)
        select ${kode_toko}, b.kode_barcode, initcap(b.nama_barang),
          b.nama_barang || ' dari ' || ${staf.toko.nama_toko}::text, 1500000 + b.ke * 825000,
          '{8003}', (array['TAYANG', 'TAYANG', 'DITARIK', 'GAGAL'])[1 + b.ke % 4],
          case when b.ke % 4 <> 3 then 4000 + b.ke end,
          case b.ke % 4 when 3 then 'Upload Foto Gagal, Ubah Di Data Barang: image too small' end, 1,
          'spv', ${awal.saat}::timestamptz - make_interval(hours => b.ke::int)
        from (select b.*, row_number() over (order by b.kode_barcode) - 1 as ke
          from kencana.barang b where b.kode_toko = ${kode_toko} and b.status = 'ADA'
            and b.gambar is not null limit 5) b`,
    )
  }
}
