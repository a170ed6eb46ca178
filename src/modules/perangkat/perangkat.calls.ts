import { defineEndpoint } from '#kernel/endpoint'
import { choice, list, saat, text, yes } from '#kernel/field'
import { signedIn, whoSees } from '#kernel/right'
import { jenisAlat, layarPerangkat } from './alat.ts'

const sure = { required: true } as const
const right = whoSees(layarPerangkat)

/** One device; a computer that somebody worked at stands here before anybody named it. */
export const barisAlat = {
  perangkat: text({ label: '', ...sure, hidden: true }),
  komputer: text({ label: 'Komputer', ...sure }),
  jenis: choice({ label: 'Alat', of: jenisAlat, ...sure }),
  nama: text({ label: 'Nama', ...sure }),
  cara: text({ label: 'Cara' }),
  diuji_oleh: text({ label: 'Dicoba Oleh' }),
  diuji_pada: saat({ label: 'Dicoba' }),
  user_id: text({ label: 'User Terakhir' }),
  terlihat: saat({ label: 'Terlihat' }),
}

export const daftarPerangkat = defineEndpoint({
  method: 'GET',
  path: 'perangkat',
  summary: 'The computers and tablets of the shop, what stands at each, who was there last',
  right,
  answer: list(barisAlat),
})

export const catatAlat = defineEndpoint({
  method: 'PUT',
  path: 'perangkat/{jenis}',
  summary: 'What stands at the computer that asks, and whether somebody just tried it',
  right: signedIn,
  body: {
    nama: text({ label: 'Nama', ...sure, max: 40 }),
    cara: text({ label: 'Cara', max: 40 }),
    diuji: yes({ label: 'Dicoba' }),
  },
})

export const hapusAlat = defineEndpoint({
  method: 'DELETE',
  path: 'perangkat/{jenis}/{perangkat}',
  summary: 'Take a device that is not there any more off the list; KOMPUTER takes all of it',
  right,
})
