import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { pemberiOtorisasi } from '#modules/otorisasi/laporan/pemberi.server'
import { dibeli } from './dibeli.server.ts'
import { laporanSelisihBeratBeli } from './selisih-berat-beli.ts'
import { settingPembelian } from '../setting.ts'

// The tolerance is today's: a note does not freeze it. Lighter has its own, as beratLain() has it.
export const selisihBeratBeli = serveReport(
  laporanSelisihBeratBeli,
  (filter, { setting, toko }) => sql`
  select l.nomor as no_faktur_beli, l.kode_barcode, l.berat_nota, l.berat,
    l.berat - l.berat_nota as selisih,
    round((l.berat - l.berat_nota) * 10000.0 / l.berat_nota)::bigint as persen,
    case when l.berat > l.berat_nota then ${setting(settingPembelian.TOLERANSI_BERAT_PEMBELIAN)}::bigint
      else greatest(${setting(settingPembelian.TOLERANSI_BERAT_PEMBELIAN)}::bigint,
        coalesce(k.ringan_gram, l.berat_nota * coalesce(k.ringan_persen,
          ${setting(settingPembelian.TOLERANSI_RINGAN_PEMBELIAN)}::int) / 10000)) end as toleransi,
    ${pemberiOtorisasi(toko.kode_toko, sql`l.id_posting`, ['TOLERANSI_BERAT_BELI'])} as otorisasi
  from ${dibeli(toko.kode_toko, filter)} l
    left join kencana.kategori k on k.kode_toko = ${toko.kode_toko}
      and k.kode_kategori = l.kode_kategori
  where l.id_asal is not null and l.berat <> l.berat_nota and l.berat_nota > 0
  order by l.nomor, l.n`,
)
