import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { laporanPosisiEmas } from './posisi-emas.ts'

const seperseratus = 100_00

export const posisiEmas = serveReport(
  laporanPosisiEmas,
  ({ kadar, perubahan, tgl }, { toko }) => sql`
  select p.kadar, stok, luar, titipan, pesanan_tetap, jaminan, konsinyasi, supplier, bersih,
    kencana.nilai_emas(bersih, h.harga) as nilai,
    kencana.nilai_emas(bersih, h.harga * (${seperseratus} - ${perubahan}::bigint)
      / ${seperseratus}) as turun,
    kencana.nilai_emas(bersih, h.harga * (${seperseratus} + ${perubahan}::bigint)
      / ${seperseratus}) as naik
  from kencana.posisi_emas(${toko.kode_toko}, ${tgl}::date) p,
    (select coalesce((select harga_murni from kencana.para_harga_emas
        where kode_toko = ${toko.kode_toko} and berlaku_mulai <= ${tgl}::date
        order by berlaku_mulai desc limit 1), 0)::numeric as harga) h
  where ${kadar}::int is null or p.kadar = ${kadar}
  order by p.kadar desc`,
)
