import { defineEndpoint } from '#kernel/endpoint'
import { group, list, saat, secret, text, texts } from '#kernel/field'
import { signedIn } from '#kernel/right'

const sure = { required: true } as const
const asked = { required: 'Harus Diisi' } as const

/** Bytes travel as base64url. */
const id = text({ label: 'ID', ...sure, max: 1400 })
const dataKlien = text({ label: 'Data Klien', ...sure, max: 4000 })
const dataPerangkat = text({ label: 'Data Perangkat', ...sure, max: 4000 })
const tantangan = text({ label: 'Tantangan', ...sure, max: 100 })
const rp = text({ label: 'Alamat', ...sure, max: 253 })

/** The challenge for a passkey, and the passkeys that may sign it. */
export const tantanganPasskey = { tantangan, rp, kredensial: texts({ label: 'ID' }) }

/** What it answers. */
export const jawabanPasskey = {
  id,
  data_klien: dataKlien,
  data_perangkat: dataPerangkat,
  tanda_tangan: text({ label: 'Tanda Tangan', ...sure, max: 2000 }),
}

export const namaPasskey = text({ label: 'Nama', ...asked, max: 60 })
export const sandiPasskey = secret({ label: 'Password', ...asked, max: 200 })

export const daftarPasskey = defineEndpoint({
  method: 'GET',
  path: 'passkey',
  summary: 'My passkeys',
  right: signedIn,
  answer: list({
    id,
    nama: namaPasskey,
    dibuat: saat({ label: 'Dibuat', ...sure }),
    dipakai_pada: saat({ label: 'Dipakai' }),
  }),
})

export const mulaiPasskey = defineEndpoint({
  method: 'POST',
  path: 'passkey/mulai',
  summary: 'Begin a passkey of my own: my password, and the challenge that it answers',
  right: signedIn,
  body: { password: sandiPasskey },
  answer: group({
    tantangan,
    rp,
    pengguna: text({ label: 'User ID', ...sure }),
    nama: text({ label: 'Nama', ...sure }),
    kecuali: texts({ label: 'ID' }),
  }),
})

export const simpanPasskey = defineEndpoint({
  method: 'POST',
  path: 'passkey',
  summary: 'Keep the passkey that answers my challenge',
  right: signedIn,
  body: {
    nama: namaPasskey,
    id,
    data_klien: dataKlien,
    pengesahan: text({ label: 'Pengesahan', ...sure, max: 20_000 }),
  },
})

export const cabutPasskey = defineEndpoint({
  method: 'DELETE',
  path: 'passkey/{kredensial}',
  summary: 'Revoke a passkey of mine; the last one wants my password',
  right: signedIn,
  body: { password: secret({ label: 'Password', max: 200 }) },
})
