import { defineEndpoint } from '#kernel/endpoint'
import { group, text } from '#kernel/field'
import { whoSees } from '#kernel/right'

const sure = { required: true } as const

export const batalPembelian = defineEndpoint({
  method: 'POST',
  path: 'pembelian/batal',
  summary: 'Cancel a VALID purchase of today: the exact negation of its effects',
  right: whoSees('/batal-pembelian'),
  posting: true,
  body: {
    no_faktur_beli: text({
      label: 'No Faktur Beli',
      required: 'No Faktur Tidak Boleh Kosong',
      max: 40,
    }),
    alasan: text({ label: 'Alasan', ...sure, min: 5, max: 200 }),
  },
  answer: group({ no_batal: text({ label: 'No Batal', ...sure }) }),
})
