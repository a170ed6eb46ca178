import { alasan } from '#kernel/document'
import { defineEndpoint } from '#kernel/endpoint'
import { group, text } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { nomorFaktur } from '#modules/faktur/faktur.calls'

const sure = { required: true } as const

export const batalPembelian = defineEndpoint({
  method: 'POST',
  path: 'pembelian/batal',
  summary: 'Cancel a VALID purchase of today: the exact negation of its effects',
  right: whoSees('/batal-pembelian'),
  posting: true,
  body: {
    no_faktur_beli: nomorFaktur('No Faktur Beli'),
    alasan,
  },
  answer: group({ no_batal: text({ label: 'No Batal', ...sure }) }),
})
