import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { mayKnowCost } from '#modules/stok/data-barang.server'
import { laporanMarginPenjualan } from './margin-penjualan.ts'
import { terjual } from './terjual.server.ts'

// Tax belongs to nobody's margin: that on top of the price is not in it, that inside it goes off.
export const marginPenjualan = serveReport(
  laporanMarginPenjualan,
  (filter, { toko, user }) => sql`
  select l.kode_barcode, l.nomor as no_faktur_jual, m.pokok as harga_pokok, l.harga_jual, l.ongkos,
    l.diskon, l.pajak_termasuk, m.neto - m.pokok as margin,
    round((m.neto - m.pokok) * 10000.0 / nullif(m.neto, 0))::bigint as persen,
    case when ${mayKnowCost(user.level)} then (l.harga_pokok = 0)::int end as pokok_kosong
  from ${terjual(toko.kode_toko, filter)} l,
    lateral (select l.harga_jual + l.ongkos - l.diskon - l.pajak_termasuk as neto,
      case when ${mayKnowCost(user.level)} and l.harga_pokok > 0 then l.harga_pokok end as pokok) m
  order by l.nomor, l.n`,
)
