import { defineEndpoint } from '#kernel/endpoint'
import { choice, group, list, saat, secret, text, uuid, yes } from '#kernel/field'
import { anyone, only, signedIn } from '#kernel/right'

const when = 'FINGERPRINT_MODULE'
const sure = { required: true } as const
const asked = { required: 'Harus Diisi' } as const
const userId = text({ label: 'User ID', ...asked, max: 40 })
const kunci = secret({ label: 'Kunci Jembatan', ...sure, max: 100 })

/** The calls of SPEC 7. `bytes` names the finger; what it looks like stays with the bridges. */
export const sidikJariUser = defineEndpoint({
  method: 'GET',
  path: 'user-fingerprint',
  summary: 'The fingers of an approver, each by a name that only the server understands',
  right: signedIn,
  when,
  query: { user_id: userId },
  answer: list({
    user_id: userId,
    usere_name: text({ label: 'Nama', ...sure }),
    fingerprints: list({ bytes: text({ label: 'Sidik Jari', ...sure, max: 100 }) }),
  }),
})

export const otorisasiSidikJari = defineEndpoint({
  method: 'POST',
  path: 'authorization/fingerprint',
  summary: 'Ask the bridge to read the approver’s finger; the answer is event fingerprint-auth',
  right: signedIn,
  when,
  body: {
    user_id: userId,
    fp: text({ label: 'Sidik Jari', ...sure, max: 100 }),
    kategori: text({ label: 'Kategori', ...sure, max: 60 }),
    // Several with commas between them; without any, the user's newest open question of the kind.
    no_otorisasi: text({ label: 'No Otorisasi', max: 1000 }),
  },
  answer: group({ berlaku_sampai: saat({ label: 'Berlaku Sampai', ...sure }) }),
})

export const daftarSidikJari = defineEndpoint({
  method: 'POST',
  path: 'user-fingerprint/daftar',
  summary: 'Enrol a finger of my own at the bridge of this counter, after my password',
  right: only('SPV', 'OWN'),
  when,
  body: { password: secret({ label: 'Password', ...asked, max: 200 }) },
  answer: group({ berlaku_sampai: saat({ label: 'Berlaku Sampai', ...sure }) }),
})

export const cabutSidikJari = defineEndpoint({
  method: 'DELETE',
  path: 'user-fingerprint',
  summary: 'Forget my fingers',
  right: only('SPV', 'OWN'),
  when,
})

export const daftarJembatan = defineEndpoint({
  method: 'GET',
  path: 'fingerprint/jembatan',
  summary: 'The fingerprint bridges of the shop',
  right: only('OWN'),
  when,
  answer: list({
    id: uuid({ label: 'ID', ...sure }),
    nama: text({ label: 'Nama', ...sure }),
    di_sini: yes({ label: 'Konter Ini' }),
    terlihat: saat({ label: 'Terakhir Terlihat' }),
  }),
})

export const isianJembatan = { nama: text({ label: 'Nama', ...asked, max: 60 }) }

export const tambahJembatan = defineEndpoint({
  method: 'POST',
  path: 'fingerprint/jembatan',
  summary: 'A new bridge beside this counter; its key is told this once',
  right: only('OWN'),
  when,
  body: isianJembatan,
  answer: group({ kunci: text({ label: 'Kunci Jembatan', ...sure }) }),
})

export const cabutJembatan = defineEndpoint({
  method: 'DELETE',
  path: 'fingerprint/jembatan/{id}',
  summary: 'Revoke a bridge',
  right: only('OWN'),
  when,
})

/** What a bridge asks: by its key, in the body, where no log keeps it. */
export const pindaiMenunggu = defineEndpoint({
  method: 'POST',
  path: 'fingerprint/menunggu',
  summary: 'For bridges: the finger to be read now, if any',
  right: anyone,
  body: { kunci },
  answer: list({
    id: uuid({ label: 'ID', ...sure }),
    jenis: choice({
      label: 'Jenis',
      of: { DAFTAR: 'Daftarkan', OTORISASI: 'Otorisasi' },
      ...sure,
    }),
    user_id: userId,
    templat: text({ label: 'Templat', max: 8000 }),
  }),
})

export const hasilPindai = defineEndpoint({
  method: 'POST',
  path: 'fingerprint/hasil',
  summary: 'For bridges: what was read; of a new finger its template',
  right: anyone,
  body: {
    kunci,
    id: uuid({ label: 'ID', ...sure }),
    status: yes({ label: 'Status' }),
    templat: text({ label: 'Templat', max: 8000 }),
  },
})
