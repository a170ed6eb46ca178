import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanBeliKembali } from './beli-kembali.ts'
import { dibeli } from './dibeli.server.ts'

// A koreksi takes a mistake back and is no buy-back (DOMAIN 4).
export const beliKembali = serveReport(
  laporanBeliKembali,
  (filter, { toko }) => sql`
  select a.nomor as nota_asal, l.nomor as no_faktur_beli, l.kode_barcode,
    l.tgl_system - a.tgl_system as umur, l.harga_nota as harga_asal, l.potongan, l.harga,
    l.berat - l.berat_nota as selisih_berat, l.kadar - l.kadar_nota as selisih_kadar
  from ${dibeli(toko.kode_toko, filter)} l
    join kencana.dokumen a on a.kode_toko = l.kode_toko and a.id = l.id_asal
  where l.jenis = 'BELI'
  order by l.nomor, l.n`,
)
