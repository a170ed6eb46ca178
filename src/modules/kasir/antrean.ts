import { defineEndpoint } from '#kernel/endpoint'
import { integer, list, saat, text } from '#kernel/field'
import { signedIn } from '#kernel/right'

const sure = { required: true } as const

/** What waits for money, whatever it is: how much at which desk, the longest waiting first. */
export const antreanKasir = defineEndpoint({
  method: 'GET',
  path: 'validasi/antrean',
  summary: 'How much waits at each cash desk that one may open',
  right: signedIn,
  answer: list({
    layar: text({ label: 'Layar', ...sure }),
    judul: text({ label: 'Judul', ...sure }),
    jumlah: integer({ label: 'Jumlah', ...sure }),
    sejak: saat({ label: 'Sejak', ...sure }),
  }),
})
