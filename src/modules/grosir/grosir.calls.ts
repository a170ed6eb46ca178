import { defineEndpoint } from '#kernel/endpoint'
import { group, text } from '#kernel/field'
import { anyone, whoSees } from '#kernel/right'
import { layarGrosir } from './layar.ts'

const sure = { required: true } as const

/** SPEC 7, literally. */
export const belumDiatur = 'Server Bacnkend grosir belum di setting'
export const tiketSalah = 'Invalid Token For Grosir Program'

/** The way into the wholesale program, for the person who asks. */
export const keGrosir = defineEndpoint({
  method: 'POST',
  path: 'grosir/ke',
  summary: 'The address at which the wholesale program lets me in, once and for a minute',
  right: whoSees(layarGrosir),
  when: 'GROSIR_MODULE',
  answer: group({ alamat: text({ label: 'Alamat', ...sure }) }),
})

/** What the other program's server asks, signed by the secret that both know (ADR 0146). */
export const mintaTiket = defineEndpoint({
  method: 'POST',
  path: 'grosir/tiket',
  summary: 'A ticket for a person of a program that is trusted here, by its signature',
  right: anyone,
  body: {
    user_id: text({ label: 'User ID', ...sure, max: 40 }),
    waktu: text({ label: 'Waktu', ...sure, max: 15 }),
    sekali: text({ label: 'Sekali', ...sure, max: 64 }),
    tanda: text({ label: 'Tanda', ...sure, max: 64 }),
  },
  answer: group({ tiket: text({ label: 'Tiket', ...sure }) }),
})

/** His browser comes with it. */
export const masukTiket = defineEndpoint({
  method: 'POST',
  path: 'grosir/masuk',
  summary: 'Log in by a ticket; it is used up',
  right: anyone,
  body: { tiket: text({ label: 'Tiket', ...sure, max: 64 }) },
  answer: group({
    token: text({ label: 'Token', ...sure }),
    user_id: text({ label: 'User ID', ...sure }),
  }),
})
