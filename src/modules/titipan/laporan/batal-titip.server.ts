import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanBatalTitip } from './batal-titip.ts'

// One row a cancelled deposit, on the day of its cancel; dp_rp: what was left of it then. One that
// was withdrawn before its money was taken had none, and is no cancelled deposit.
export const batalTitip = serveReport(
  laporanBatalTitip,
  (filter, { toko }) => sql`
  select b.nomor as no_batal, d.nomor as no_titipan, b.tgl_system,
    nullif(t.nama_barang, '') as nama_barang,
    case when t.kode_barcode is not null then t.berat end as berat,
    case when t.kode_barcode is not null then t.harga_jual end as harga_jual,
    case when t.kode_barcode is not null then t.ongkos end as ongkos,
    case when t.kode_barcode is not null then t.harga_total end as harga_total,
    sum(-u.jumlah)::bigint as dp_rp,
    coalesce(sum(-u.jumlah) filter (where u.jenis = 'BATAL'), 0)::bigint as kembali,
    coalesce(sum(-u.jumlah) filter (where u.jenis = 'HANGUS'), 0)::bigint as hangus
  from kencana.titipan_uang u
    join kencana.dokumen b on b.kode_toko = u.kode_toko and b.id = u.id_dokumen
    join kencana.dokumen d on d.kode_toko = u.kode_toko and d.id = u.id_titipan
    join kencana.titipan t on t.kode_toko = u.kode_toko and t.id = u.id_titipan
  where u.kode_toko = ${toko.kode_toko} and u.jenis in ('BATAL', 'HANGUS')
    and u.tgl_system between ${filter.tgl_from}::date and ${filter.tgl_to}::date
  group by b.nomor, d.nomor, b.tgl_system, t.kode_barcode, t.nama_barang, t.berat, t.harga_jual,
    t.ongkos, t.harga_total
  order by b.tgl_system, b.nomor`,
)
