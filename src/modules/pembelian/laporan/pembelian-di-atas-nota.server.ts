import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { rupiahDisetujui } from '#modules/otorisasi/laporan/pemberi.server'
import { dibeli } from './dibeli.server.ts'
import { laporanPembelianDiAtasNota } from './pembelian-di-atas-nota.ts'

// The note's value is that of what lay on the scale, as the approval showed it; where the shop asks
// for none (OTORISASI_DI_ATAS_NOTA), the note line's own. A koreksi pays the note's price.
export const pembelianDiAtasNota = serveReport(
  laporanPembelianDiAtasNota,
  (filter, { toko }) => sql`
  select l.nomor as no_faktur_beli, l.kode_barcode, n.harga_nota, l.harga,
    l.harga - n.harga_nota as selisih, o.pemberi as otorisasi
  from ${dibeli(toko.kode_toko, filter)} l
    left join ${rupiahDisetujui(toko.kode_toko, ['HARGA_BELI_DI_ATAS_NOTA'])} o
      on o.id_posting = l.id_posting and o.kode_barcode = l.kode_barcode,
    lateral (select case when o.batas is null then l.harga_nota else o.batas end as harga_nota) n
  where l.id_asal is not null and l.jenis = 'BELI' and l.harga > n.harga_nota
  order by l.nomor, l.n`,
)
