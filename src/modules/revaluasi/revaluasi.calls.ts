import { defineEndpoint } from '#kernel/endpoint'
import { berat, group, integer, kadar, list, persen, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { yangDinilai } from './revaluasi.ts'

const sure = { required: true } as const
const right = whoSees('/revaluasi-kadar')

const jumlah = {
  pcs: integer({ label: 'Pcs', ...sure }),
  dalam_nota: integer({ label: 'Dalam Nota', ...sure }),
  berat: berat({ label: 'Berat', ...sure }),
  murni_dari: berat({ label: 'Murni Lama', ...sure }),
  murni_ke: berat({ label: 'Murni Baru', ...sure }),
  selisih: berat({ label: 'Selisih', ...sure, min: -1_000_000_000_000 }),
}

/** What a room comes to. */
export const barisDinilai = { kode_gudang: text({ label: 'Gudang', ...sure }), ...jumlah }

export const cobaRevaluasi = defineEndpoint({
  method: 'POST',
  path: 'revaluasi/coba',
  summary: 'Try another kadar_eod: how many pieces count anew, their fine gold before and after',
  right,
  reads: true,
  body: yangDinilai,
  answer: group({
    kadar: kadar({ label: 'Kadar', ...sure }),
    kadar_eod_dari: persen({ label: 'Kadar EOD Lama (%)', ...sure }),
    ...jumlah,
    gudang: list(barisDinilai),
  }),
})
