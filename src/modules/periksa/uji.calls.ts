import { defineEndpoint } from '#kernel/endpoint'
import { group, integer, tanggal } from '#kernel/field'
import { whoSees } from '#kernel/right'

export const layarUji = '/laporan-hasil-uji-silang'

/** What the bell rings for. */
export const selisihUji = defineEndpoint({
  method: 'GET',
  path: 'periksa/selisih-uji-silang',
  summary: 'On how many of the last days the cross-check found a difference, and since when',
  right: whoSees(layarUji),
  answer: group({
    jumlah: integer({ label: 'Jumlah', required: true }),
    sejak: tanggal({ label: 'Sejak' }),
  }),
})
