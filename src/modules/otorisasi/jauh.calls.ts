import { defineEndpoint } from '#kernel/endpoint'
import {
  choice,
  group,
  integer,
  list,
  maybe,
  open,
  paragraph,
  rupiah,
  saat,
  text,
  texts,
  uuid,
  yes,
} from '#kernel/field'
import { only, signedIn } from '#kernel/right'
import { perkara } from './perkara.ts'

const sure = { required: true } as const
const nomor = texts({ label: 'No Otorisasi', min: 1, max: 20 })

/** The state of a question. */
export const statusOtorisasi = {
  DIMINTA: 'Menunggu',
  DISETUJUI: 'Disetujui',
  DITOLAK: 'Ditolak',
  DIPAKAI: 'Dipakai',
  KADALUARSA: 'Kedaluwarsa',
} as const

/** The ways of giving an approval. */
export const caraOtorisasi = {
  SANDI: 'Password',
  JAUH: 'Dari Jauh',
  PASSKEY: 'Passkey',
  SIDIK_JARI: 'Sidik Jari',
  SENDIRI: 'Sendiri, Passkey',
} as const

export const kategoriOtorisasi = defineEndpoint({
  method: 'GET',
  path: 'authorisation/kategori',
  summary: 'The kinds of approval that the modules ask for (SPEC 6)',
  right: signedIn,
  inBranch: true, // an approver who is at work says yes on his own device
  answer: list({
    kategori: text({ label: 'Kategori', ...sure }),
    nama: text({ label: 'Nama', ...sure }),
  }),
})

export const pemberiJauh = defineEndpoint({
  method: 'GET',
  path: 'authorisation/pemberi',
  summary: 'The approvers who are signed in and whose word counts for me from afar',
  right: signedIn,
  inBranch: true, // an approver who is at work says yes on his own device
  answer: list({
    user_id: text({ label: 'User ID', ...sure }),
    usere_name: text({ label: 'Nama', ...sure }),
    hadir: yes({ label: 'Sedang Hadir' }),
  }),
})

export const mintaJauh = defineEndpoint({
  method: 'POST',
  path: 'authorisation/jauh',
  summary: 'Show my open questions to one approver, or to all, on their own screens',
  right: signedIn,
  inBranch: true, // an approver who is at work says yes on his own device
  body: {
    no_otorisasi: nomor,
    kepada: text({ label: 'Kepada', max: 40 }),
    keterangan: text({ label: 'Keterangan', max: 500 }),
  },
})

export const tarikJauh = defineEndpoint({
  method: 'POST',
  path: 'authorisation/tarik',
  summary: 'Take my open questions back from the approvers',
  right: signedIn,
  inBranch: true, // an approver who is at work says yes on his own device
  body: { no_otorisasi: nomor },
})

/**
 * The state of the user's own questions. The counter waits for it, and finds it again after a
 * reload.
 */
export const statusJauh = defineEndpoint({
  method: 'GET',
  path: 'authorisation/status',
  summary: 'How my questions stand; several numbers with commas between them',
  right: signedIn,
  inBranch: true, // an approver who is at work says yes on his own device
  query: { no_otorisasi: text({ label: 'No Otorisasi', ...sure, max: 1000 }) },
  answer: list({
    no_otorisasi: text({ label: 'No Otorisasi', ...sure }),
    status: choice({ label: 'Status', of: statusOtorisasi, ...sure }),
    dikirim: yes({ label: 'Dikirim' }),
    kepada: text({ label: 'Kepada' }),
    pemberi: text({ label: 'Pemberi' }),
    alasan: text({ label: 'Alasan', max: 1000 }),
    tawaran: rupiah({ label: 'Tawaran' }),
    sisa: integer({ label: 'Sisa Waktu (Detik)', ...sure }),
  }),
})

const permintaan = {
  id: uuid({ label: 'ID', ...sure }),
  permintaan: text({ label: 'Permintaan' }), // those of one request stand on one card
  perkara: maybe(perkara, 'Perkara'),
  kategori: text({ label: 'Kategori', ...sure }),
  diminta_oleh: text({ label: 'Diminta Oleh', ...sure }),
  peminta: text({ label: 'Nama', ...sure }),
  keterangan: text({ label: 'Keterangan', max: 1000 }),
  sebelum: open({ label: 'Sebelum' }),
  sesudah: open({ label: 'Sesudah' }),
  dikirim_pada: saat({ label: 'Diminta Pada', ...sure }),
  sisa: integer({ label: 'Sisa Waktu (Detik)', ...sure }),
}

export const masukJauh = defineEndpoint({
  method: 'GET',
  path: 'authorisation/masuk',
  summary: 'The questions that wait for my word, oldest first',
  right: only('SPV', 'OWN'),
  answer: list(permintaan),
})

export const putusJauh = defineEndpoint({
  method: 'POST',
  path: 'authorisation/putus',
  summary: 'Approve or refuse, from my own device, what somebody asks from afar',
  right: only('SPV', 'OWN'),
  body: {
    id: uuid({ label: 'ID', ...sure }),
    setuju: yes({ label: 'Setujui' }),
    alasan: paragraph({ label: 'Alasan', max: 500 }),
    // A refusal may name the figure that would do.
    tawaran: rupiah({ label: 'Tawaran', min: 1 }),
  },
  answer: group({ status: choice({ label: 'Status', of: statusOtorisasi, ...sure }) }),
})
