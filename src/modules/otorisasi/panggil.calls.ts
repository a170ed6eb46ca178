import { defineEndpoint } from '#kernel/endpoint'
import { group, text, yes } from '#kernel/field'
import { only } from '#kernel/right'

const sure = { required: true } as const
const right = only('SPV', 'OWN')
const alamat = text({ label: 'Alamat', ...sure, max: 1000 })

/** The key with which a browser asks to be called; empty: this server calls nobody. */
export const kunciPanggil = defineEndpoint({
  method: 'GET',
  path: 'authorisation/panggil',
  summary:
    'The public key of Web Push of this server, if any; whether this address is called for me',
  right,
  query: { alamat: text({ label: 'Alamat', max: 1000 }) },
  answer: group({
    kunci: text({ label: 'Kunci', max: 200 }),
    /** This address is called for me, and for nobody who was signed in here before. */
    ikut: yes({ label: 'Panggil Perangkat Ini' }),
  }),
})

/** What a browser gives: where it is called, and the keys that only it can read with. */
export const ikutPanggil = defineEndpoint({
  method: 'POST',
  path: 'authorisation/panggil',
  summary: 'Call this device when a question waits for me',
  right,
  body: {
    alamat,
    p256dh: text({ label: 'Kunci', ...sure, max: 200 }),
    auth: text({ label: 'Kunci', ...sure, max: 100 }),
  },
})

export const berhentiPanggil = defineEndpoint({
  method: 'POST',
  path: 'authorisation/panggil/berhenti',
  summary: 'Do not call this device any more',
  right,
  body: { alamat },
})
