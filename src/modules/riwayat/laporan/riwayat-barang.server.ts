import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { mayKnowCost } from '#modules/stok/data-barang.server'
import { laporanRiwayatBarang } from './riwayat-barang.ts'

export const laporanRiwayat = serveReport(
  laporanRiwayatBarang,
  (filter, { toko, user }) => sql`
  select saat, peristiwa, coalesce(ke, dari) as lokasi, berat,
    case when peristiwa <> 'MASUK' or ${mayKnowCost(user.level)} then nilai end as nilai, oleh,
    dokumen
  from kencana.riwayat_barang(${toko.kode_toko}, ${filter.kode_barcode})`,
)
