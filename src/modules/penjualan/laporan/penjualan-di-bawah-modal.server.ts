import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { rupiahDisetujui } from '#modules/otorisasi/laporan/pemberi.server'
import { mayKnowCost } from '#modules/stok/data-barang.server'
import { laporanPenjualanDiBawahModal } from './penjualan-di-bawah-modal.ts'
import { terjual } from './terjual.server.ts'

const kategori = ['JUAL_DIBAWAH_MODAL', 'BERLIAN_DIBAWAH_MODAL']

// Nobody sells below cost alone, so the approvals name every such piece.
export const penjualanDiBawahModal = serveReport(
  laporanPenjualanDiBawahModal,
  (filter, { toko, user }) => sql`
  select l.nomor as no_faktur_jual, l.kode_barcode,
    case when ${mayKnowCost(user.level)} then o.batas end as modal, l.harga_jual - l.diskon as jual,
    case when ${mayKnowCost(user.level)} then o.batas - l.harga_jual + l.diskon end as selisih,
    o.pemberi
  from ${rupiahDisetujui(toko.kode_toko, kategori)} o
    join ${terjual(toko.kode_toko, filter)} l
      on l.id_posting = o.id_posting and l.kode_barcode = o.kode_barcode
  where ${filter.user_id}::text is null or l.input_by = ${filter.user_id}
  order by l.nomor, l.n`,
)
