import { defineEndpoint } from '#kernel/endpoint'
import { group, integer, texts, yes } from '#kernel/field'
import { only } from '#kernel/right'

const right = only('SPV', 'OWN')

/** Whether nobody else in this shop may approve what I ask. */
export const bolehSendiri = defineEndpoint({
  method: 'GET',
  path: 'authorisation/sendiri',
  summary: 'Whether I am the only approver of this shop, and how many minutes I would wait',
  right,
  answer: group({
    boleh: yes({ label: 'Boleh Sendiri' }),
    menit: integer({ label: 'Tunggu Otorisasi Sendiri (Menit)', required: true }),
  }),
})

export const mulaiSendiri = defineEndpoint({
  method: 'POST',
  path: 'authorisation/sendiri/mulai',
  summary: 'Begin to wait for my own word about my open questions; who waits already waits on',
  right,
  body: { no_otorisasi: texts({ label: 'No Otorisasi', min: 1, max: 20 }) },
  answer: group({ sisa: integer({ label: 'Sisa Waktu (Detik)', required: true }) }),
})
