import { sql } from 'kysely'
import { wordRows } from '#server/report/words'
import { serveReport } from '#server/serve'
import { bukuBerposting, laporanRinciUji, namaUji } from './rinci-uji.ts'
import { laporanUjiSilang, namaBuku, rinciBuku } from './uji-silang.ts'

/** Where the rows of a check are read, by what it checks. */
const layar = JSON.stringify({
  ...rinciBuku,
  ...Object.fromEntries(
    Object.keys({ ...namaUji, ...bukuBerposting }).map((nama) => [nama, laporanRinciUji.path]),
  ),
})

export const ujiSilang = serveReport(
  laporanUjiSilang,
  ({ tgl }, { t, toko }) => sql`
  select case bagian when 'HARI' then ${t('Tanggal Itu')}::text else ${t('Sampai Sekarang')}::text end
      as bagian,
    case uji when 'NOTA' then ${t(namaUji.NOTA)}::text when 'BARANG' then ${t(namaUji.BARANG)}::text
      when 'JURNAL' then ${t(namaUji.JURNAL)}::text else (
        select string_agg(coalesce(w.kata, b.nama), ', ' order by b.n)
        from unnest(string_to_array(uji, ', ')) with ordinality b(nama, n)
          left join ${wordRows(namaBuku, t)} w on w.kode = b.nama) || ' = ' || akun end as uji,
    case when (pcs, berat, jumlah) is not distinct from (pcs_lain, berat_lain, jumlah_lain)
      then ${t('Cocok')}::text else ${t('Selisih')}::text end as hasil,
    pcs, pcs_lain, berat, berat_lain, jumlah, jumlah_lain, jumlah - jumlah_lain as selisih,
    split_part(uji, ', ', 1) as buku, ${layar}::jsonb->>split_part(uji, ', ', 1) as rincian,
    case when akun not like '%,%' then akun end as akun
  from kencana.uji_silang(${toko.kode_toko}, ${tgl}::date) with ordinality u
  order by u.bagian <> 'HARI', u.ordinality`,
)
