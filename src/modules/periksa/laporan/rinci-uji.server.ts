import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanRinciUji } from './rinci-uji.ts'

export const rinciUji = serveReport(
  laporanRinciUji,
  ({ beda, buku, tgl }, { toko }) => sql`
  select u.tgl, d.nomor as dokumen, u.kode_barcode, u.pcs, u.pcs_lain, u.berat, u.berat_lain,
    u.jumlah, u.jumlah_lain, u.jumlah - u.jumlah_lain as selisih
  from kencana.rinci_uji(${toko.kode_toko}, ${tgl}::date, ${buku}) u
    left join kencana.dokumen d on d.kode_toko = ${toko.kode_toko} and d.id = u.id_dokumen
  where not ${beda ?? false}
    or (u.pcs, u.berat, u.jumlah) is distinct from (u.pcs_lain, u.berat_lain, u.jumlah_lain)
  order by u.tgl, d.nomor, u.kode_barcode`,
)
