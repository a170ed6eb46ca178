import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { gabungKategori, namaKategori } from '#modules/kas/kategori-kas.server'
import { laporanRekonsiliasi } from './rekonsiliasi-bank.ts'

const kode = sql`r.kategori`

// saldo: the book's balance and every step until there; in the last row what the bank says itself,
// which is the same.
export const rekonsiliasi = serveReport(
  laporanRekonsiliasi,
  ({ no_rekening, tgl }, ctx) => sql`
  select case r.urut when 1 then 'SALDO_BUKU' when 2 then 'BUKU' when 3 then 'KORAN'
      when 4 then 'AWAL' else 'SALDO_KORAN' end as bagian,
    r.tgl, r.nomor as dokumen,
    nullif(concat_ws(' - ', ${namaKategori(kode)}, nullif(r.keterangan, '')), '') as keterangan,
    r.jumlah,
    case r.urut when 5 then r.jumlah
      else sum(r.jumlah) over (order by r.urut, r.tgl, r.n) end::bigint as saldo
  from kencana.rekonsiliasi(${ctx.toko.kode_toko}, ${no_rekening}, ${tgl}::date)
    with ordinality as r(urut, tgl, nomor, kategori, keterangan, jumlah, n)
    ${gabungKategori(ctx, kode)}
  where r.urut <> 4 or r.jumlah <> 0
  order by r.urut, r.tgl, r.n`,
)
