import { sql } from 'kysely'
import { serveReport } from '#server/serve'
import { settingPerbankan } from '../setting.ts'
import { laporanKartuBelumCair } from './kartu-belum-cair.ts'

export const kartuBelumCairPerMesin = serveReport(
  laporanKartuBelumCair,
  ({ no_rekening, tgl }, { setting, toko }) => sql`
  select concat_ws(' ', r.kode_bank, k.no_rekening) as mesin, k.tgl, k.cara, k.transaksi, k.batch,
    (${tgl}::date - k.tgl)::int as umur, greatest(
      ${tgl}::date - k.tgl - ${setting(settingPerbankan.SETTLEMENT_HARI)}::int, 0) as lewat,
    k.kotor, k.cair as masuk_bank, k.mdr as fee, k.sisa, k.potongan, k.sisa - k.potongan as taksiran,
    k.no_rekening
  from kencana.kartu_terbuka(${toko.kode_toko}, ${tgl}::date) k
    left join kencana.rekening r on r.kode_toko = ${toko.kode_toko} and r.no_rekening = k.no_rekening
  where ${no_rekening}::text is null or k.no_rekening = ${no_rekening}
  order by 1, k.tgl, k.cara`,
)
