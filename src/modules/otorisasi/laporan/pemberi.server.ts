import { sql, type RawBuilder } from 'kysely'

/** Who approved a posting, by name, as the chain of postings keeps it. */
export const pemberiOtorisasi = (
  kodeToko: string,
  idPosting: RawBuilder<unknown>,
  kategori: readonly string[],
): RawBuilder<string | null> => sql`(
  select string_agg(distinct coalesce(b.usere_name, o.pemberi), ', ')
  from kencana.posting x,
    jsonb_to_recordset(case when jsonb_typeof(x.otorisasi) = 'array' then x.otorisasi end)
      as o(kategori text, pemberi text)
    left join kencana.users b on b.user_id = o.pemberi
  where x.kode_toko = ${kodeToko} and x.id = ${idPosting} and o.kategori = any(${kategori}::text[]))`

/**
 * The rupiah in approvals of these kinds, piece by piece, as the rules asked for them then. Later
 * prices and parameters do not change them.
 */
export const rupiahDisetujui = (
  kodeToko: string,
  kategori: readonly string[],
): RawBuilder<unknown> => sql`(
  select o.id_posting, f.key as kode_barcode, coalesce(b.usere_name, o.pemberi) as pemberi,
    case when f.value ~ '^[0-9.]+$' then translate(f.value, '.', '')::bigint end as batas
  from kencana.otorisasi o
    left join kencana.users b on b.user_id = o.pemberi,
    jsonb_each_text(o.sebelum) f
  where o.kode_toko = ${kodeToko} and o.kategori = any(${kategori}::text[])
    and o.status = 'DIPAKAI' and jsonb_typeof(o.sebelum) = 'object')`
