import { defineEndpoint } from '#kernel/endpoint'
import {
  choice,
  code,
  group,
  image,
  integer,
  list,
  open,
  saat,
  secret,
  tanggal,
  text,
  texts,
  yes,
} from '#kernel/field'
import { versi, versiSeen } from '#kernel/master-calls'
import { anyone, only, signedIn, whoSees } from '#kernel/right'
import { identitasToko, pajakToko } from './master-toko.ts'

const sure = { required: true } as const

/** Before anybody is signed in: what the log-in page shows (SPEC 2). */
export const infoLogin = defineEndpoint({
  method: 'GET',
  path: 'login-info',
  summary: 'Version and branches for the log-in page; the sample users while they are loaded',
  right: anyone,
  answer: group({
    versi: text({ label: 'Versi', ...sure }),
    toko: list({
      kode_toko: code({ label: 'Toko', ...sure }),
      nama_toko: text({ label: 'Nama Toko', ...sure }),
    }),
    perlu_setup: yes({ label: 'Perlu Setup' }),
    /** Users and the password of the sample chain; null when it is not loaded. */
    contoh: open({ label: 'Contoh' }),
  }),
})

/** Pictures of the shop's own notas (SPEC 7: background_nota); a shop sets them for itself. */
export const gambarToko = {
  latar_nota: image({
    label: 'Latar Nota',
    hint: 'Gambar pucat di belakang seluruh halaman nota',
    folder: 'NOTA',
  }),
  logo_nota: image({ label: 'Logo Nota', hint: 'Gambar di kiri nama toko', folder: 'NOTA' }),
}

export const tokos = defineEndpoint({
  method: 'GET',
  path: 'tokos',
  summary: 'The shops of the chain',
  right: signedIn,
  answer: list({
    kode_toko: code({ label: 'Toko', ...sure }),
    ...identitasToko,
    ...pajakToko,
    ...gambarToko,
    portal: text({ label: 'Portal' }),
    jenis_toko: choice({ label: 'Jenis', of: { PUSAT: 'Pusat', CABANG: 'Cabang' }, ...sure }),
    tgl_system: tanggal({ label: 'Tanggal', ...sure }),
    versi,
  }),
})
export const ubahToko = defineEndpoint({
  method: 'PUT',
  path: 'tokos/{kode_toko}',
  summary: 'Change name, address, telephone or zone of the own shop; the head office: of any',
  right: whoSees('/settingtoko'),
  partial: true,
  body: { ...identitasToko, ...pajakToko, ...gambarToko, versi: versiSeen },
})

const nilai = { key: text({ label: 'Kunci', ...sure }), value: open({ label: 'Nilai' }) }

export const paraSystem = defineEndpoint({
  method: 'GET',
  path: 'para-system',
  summary:
    'Every flag and parameter of the shop: {key, value}, who set it when, the calls it opens',
  right: signedIn,
  answer: list({
    ...nilai,
    diubah_oleh: text({ label: 'Diubah Oleh' }),
    diubah_pada: saat({ label: 'Diubah Pada' }),
    /** 'GET barang': there only while the flag is on. */
    panggilan: texts({ label: '' }),
  }),
})
export const paraSystemKey = defineEndpoint({
  method: 'GET',
  path: 'para-system/key/{key}',
  summary: 'One flag or parameter',
  right: signedIn,
  answer: group(nilai),
})
export const ubahParaSystem = defineEndpoint({
  method: 'PUT',
  path: 'para-system/key/{key}',
  summary: 'Set a flag or parameter; null puts back what is shipped',
  right: only('OWN', 'SU', 'DEV', 'MU'),
  body: { value: open({ label: 'Nilai' }) },
  answer: group(nilai),
})
/** What a setting was and became; null is what is shipped. */
export const riwayatSetting = {
  key: nilai.key,
  saat: saat({ label: 'Waktu', ...sure }),
  oleh: text({ label: 'Oleh', ...sure }),
  dari: open({ label: 'Dari' }),
  ke: open({ label: 'Menjadi' }),
}
export const riwayatParaSystem = defineEndpoint({
  method: 'GET',
  path: 'para-system/riwayat',
  summary: 'Every change of a flag or parameter, or of all, newest first: who, when, from, to',
  right: only('OWN', 'SU', 'DEV', 'MU'),
  query: {
    key: text({ label: 'Kunci' }),
    limit: integer({ label: 'Baris', min: 1, max: 500, initial: 200 }),
  },
  answer: list(riwayatSetting),
})

/** Pictures of SPEC 7: fetched with the token in the header and shown as blobs. */
export const backgroundNota = defineEndpoint({
  method: 'GET',
  path: 'background_nota/{kode_toko}',
  summary: 'The background of the notas; an empty one when there is none',
  right: signedIn,
  file: true,
})
export const hapusGambar = defineEndpoint({
  method: 'DELETE',
  path: 'gambar/{folder}/{name}',
  summary: 'Delete a picture',
  right: only('OWN', 'SPV', 'SU', 'MU', 'DEV'),
})

/** The first visit on an empty database; the code stands on the server's console. */
const kode = text({ label: 'Kode Setup', required: 'Harus Diisi', max: 40 })
export const statusSetup = defineEndpoint({
  method: 'GET',
  path: 'setup/status',
  summary: 'Whether the server is empty, and how far the sample chain is',
  right: anyone,
  answer: group({
    perlu_setup: yes({ label: 'Perlu Setup' }),
    /** While the sample chain is being made: what is done, how far (0-100). */
    sedang: text({ label: 'Sedang' }),
    persen: integer({ label: 'Persen' }),
    gagal: text({ label: 'Gagal' }),
  }),
})
export const periksaSetup = defineEndpoint({
  method: 'POST',
  path: 'setup/kode',
  summary: 'Whether this is the code that stands on the console; nothing is created',
  right: anyone,
  body: { kode },
})

/** Fewest letters of the founder's password: no shop has set it yet. */
export const sandiPertama = 8

export const setup = defineEndpoint({
  method: 'POST',
  path: 'setup',
  summary: 'Create the first shop and its owner on an empty database',
  right: anyone,
  body: {
    kode,
    kode_toko: code({
      label: 'Kode Toko',
      hint: 'Singkat, huruf dan angka: berdiri di setiap nomor nota, tidak dapat diubah lagi',
      required: 'Harus Diisi',
      max: 10,
    }),
    ...identitasToko,
    user_id: text({
      label: 'User ID',
      hint: 'Untuk masuk: pemilik toko, dengan semua hak',
      required: 'Harus Diisi',
      min: 2,
      max: 40,
    }),
    usere_name: text({ label: 'Nama', hint: 'Nama pemilik, seperti dibaca di layar', ...sure }),
    password: secret({ label: 'Password', required: 'Harus Diisi', min: sandiPertama }),
  },
})
export const setupContoh = defineEndpoint({
  method: 'POST',
  path: 'setup/contoh',
  summary: 'Fill an empty database with the sample chain; ask setup/status how far it is',
  right: anyone,
  body: { kode },
})
