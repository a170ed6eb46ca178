import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanKirimBarang } from './kirim-barang.ts'

// umur: days until it was received, else taken back or lost; until today while it is on the way. A
// seal that was another when it came is told beside the first. A parcel that was cancelled was not
// sent: it is told only where it is asked for.
export const laporan = serveReport(
  laporanKirimBarang,
  (filter, { toko }) => sql`
  select d.isi->>'no_kirim' as no_kirim, d.isi->>'tujuan' as tujuan, (d.isi->>'pcs')::bigint as pcs,
    (d.isi->>'berat')::bigint as berat_kirim,
    coalesce((d.isi->>'berat_terima')::bigint, 0) as berat_terima,
    coalesce((d.isi->>'selisih')::bigint, 0) as selisih,
    (case when d.status not in ('DONE', 'BATAL') then ${toko.tgl_system}::date
      else coalesce((d.isi->>'tgl_terima')::date, d.tgl_status) end - d.tgl_system)::bigint
      as umur,
    concat_ws(' -> ', d.isi->>'no_segel',
      case when d.isi->>'segel_terima' <> d.isi->>'no_segel' then d.isi->>'segel_terima' end)
      as segel
  from kencana.surat_antar_toko(${toko.kode_toko}, '{KIRIM_BARANG}',
    case when ${filter.status}::text is null then null else array[${filter.status}::text] end) d
  where d.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
    and coalesce(nullif(${filter.tujuan}::text, 'ALL'), d.isi->>'tujuan') = d.isi->>'tujuan'
    and (d.status <> 'BATAL' or ${filter.status}::text = 'BATAL')
  order by d.saat, d.nomor`,
)
