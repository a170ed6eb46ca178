import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanUjiSilang } from './uji-silang.ts'

/** What each check of a day compares. */
export const namaUji = {
  NOTA: 'Nota sah dan uang yang diterima',
  BARANG: 'Barang di nota sah dan barang yang keluar',
  JURNAL: 'Debet dan kredit jurnal',
} as const

export const ujiSilang = serveReport(
  laporanUjiSilang,
  ({ tgl }, { t, toko }) => sql`
  select case bagian when 'HARI' then ${t('Tanggal Itu')}::text else ${t('Sampai Sekarang')}::text end
      as bagian,
    case uji when 'NOTA' then ${t(namaUji.NOTA)}::text when 'BARANG' then ${t(namaUji.BARANG)}::text
      when 'JURNAL' then ${t(namaUji.JURNAL)}::text else uji || ' = ' || akun end as uji,
    case when (pcs, berat, jumlah) is not distinct from (pcs_lain, berat_lain, jumlah_lain)
      then ${t('Cocok')}::text else ${t('Selisih')}::text end as hasil,
    pcs, pcs_lain, berat, berat_lain, jumlah, jumlah_lain, jumlah - jumlah_lain as selisih
  from kencana.uji_silang(${toko.kode_toko}, ${tgl}::date) with ordinality u
  order by u.bagian <> 'HARI', u.ordinality`,
)
