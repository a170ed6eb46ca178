import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { pemberiOtorisasi } from '#modules/otorisasi/laporan/pemberi.server'
import { dibeli } from './dibeli.server.ts'
import { laporanSelisihBeratBeli } from './selisih-berat-beli.ts'

// The tolerance is today's: a note does not freeze it.
export const selisihBeratBeli = serveReport(
  laporanSelisihBeratBeli,
  (filter, { setting, toko }) => sql`
  select l.nomor as no_faktur_beli, l.kode_barcode, l.berat_nota, l.berat,
    l.berat - l.berat_nota as selisih,
    round((l.berat - l.berat_nota) * 10000.0 / l.berat_nota)::bigint as persen,
    ${setting<number>('TOLERANSI_BERAT_PEMBELIAN')}::bigint as toleransi,
    ${pemberiOtorisasi(toko.kode_toko, sql`l.id_posting`, ['TOLERANSI_BERAT_BELI'])} as otorisasi
  from ${dibeli(toko.kode_toko, filter)} l
  where l.id_asal is not null and l.berat <> l.berat_nota and l.berat_nota > 0
  order by l.nomor, l.n`,
)
