import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { pemberiOtorisasi } from '#modules/otorisasi/laporan/pemberi.server'
import { laporanPerubahanHargaEmas } from './perubahan-harga-emas.ts'

/** The posting that set the price of row h, if a document did (Harga Emas Hari Ini). */
const ubahan = (kodeToko: string) => sql`(
  select b.id_posting from kencana.ubah_harga b
    join kencana.posting y on y.kode_toko = b.kode_toko and y.id = b.id_posting
  where b.kode_toko = ${kodeToko} and b.kode_group = h.kode_group
    and b.tgl_system = h.tgl_system
    and (b.harga_ke, b.harga_beli_ke) is not distinct from (h.harga_ke, h.harga_beli_ke)
    and b.harga_dari is not distinct from h.harga_dari
  order by abs(extract(epoch from y.saat - h.saat)) limit 1)`

// A group's first price was set, not changed.
export const perubahanHargaEmas = serveReport(
  laporanPerubahanHargaEmas,
  (filter, { toko }) => sql`
  select h.saat as waktu, concat_ws(' ', h.kode_group, g.nama_group) as group,
    h.harga_dari as harga_lama, h.harga_ke as harga_baru, h.harga_ke - h.harga_dari as selisih,
    h.harga_beli_dari as beli_lama, h.harga_beli_ke as beli_baru,
    coalesce(u.usere_name, h.oleh) as oleh,
    ${pemberiOtorisasi(toko.kode_toko, ubahan(toko.kode_toko), ['UBAH_HARGA_EMAS'])} as penyetuju
  from kencana.harga_group h
    left join kencana.group_harga g on g.kode_toko = h.kode_toko and g.kode_group = h.kode_group
    left join kencana.users u on u.user_id = h.oleh
  where h.kode_toko = ${toko.kode_toko}
    and h.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and (${filter.kode_group}::text is null or h.kode_group = ${filter.kode_group})
  order by h.saat, h.kode_group`,
)
