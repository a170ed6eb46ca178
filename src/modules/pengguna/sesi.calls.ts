import { defineEndpoint } from '#kernel/endpoint'
import {
  choice,
  code,
  group,
  integer,
  list,
  maybe,
  open,
  secret,
  tanggal,
  text,
  texts,
  yes,
  type Field,
} from '#kernel/field'
import { languages } from '#kernel/language'
import { anyone, arriving, type AksesNode, type Level } from '#kernel/right'
import { zones } from '#kernel/tanggal'
import { jawabanPasskey, tantanganPasskey } from './passkey/passkey.calls.ts'

const sure = { required: true } as const
const asked = { required: 'Harus Diisi' } as const // SPEC 5: log-in fields

/** Names people type: letters, digits, . _ and -; small letters, so that OWN and own are one. */
export const userId = text({ label: 'User ID', required: 'Harus Diisi', max: 40 })
const sandi = secret({ label: 'Password', ...asked, max: 200 })

export const levelWords: Readonly<Record<Level, string>> = {
  OWN: 'OWN',
  SPV: 'SPV',
  SU: 'SU',
  MU: 'MU',
  KASIR: 'KASIR',
  DEV: 'DEV',
}
export const level = choice({ label: 'Level', of: levelWords, required: true })

/** The tree of SPEC 3: {path, is_show, children}. */
const akses: Field<readonly AksesNode[]> = {
  ...open({ label: 'Hak Akses', required: true }),
} as never

/** The logged-in user (SPEC 3, DOMAIN 8). */
export const pengguna = {
  user_id: userId,
  usere_name: text({ label: 'Nama', ...sure }),
  level,
  kode_toko: code({ label: 'Toko', ...sure, max: 10 }),
  tgl_system: tanggal({ label: 'Tanggal', ...sure }),
  no_whatsapp: text({ label: 'No WhatsApp' }),
  akses,
  wajib_ganti: yes({ label: 'Wajib Ganti Password' }),
}

export const masuk = defineEndpoint({
  method: 'POST',
  path: 'users/login',
  summary: 'Log in; the token travels back in the header x-auth-token',
  right: anyone,
  body: {
    user_id: userId,
    password: sandi,
    kode_toko: code({ label: 'Toko', max: 10 }),
    /** Only after the same call was refused with E-PASSKEY: what was signed. */
    passkey: maybe(jawabanPasskey, 'Passkey'),
  },
  answer: group({ token: text({ label: 'Token', ...sure }), user: group(pengguna) }),
})

export const keluar = defineEndpoint({
  method: 'POST',
  path: 'users/logout',
  summary: "Log out; SU and OWN may also end somebody else's session",
  right: arriving,
  body: { user_id: text({ label: 'User ID', max: 40 }) },
})

export const terlihat = defineEndpoint({
  method: 'POST',
  path: 'users/terlihat',
  summary: 'A sign of life: without one for two minutes a log-in elsewhere takes over',
  right: arriving,
})

/** Everything a page needs before its shell is drawn. */
export const sesiKini = defineEndpoint({
  inBranch: true,
  method: 'GET',
  path: 'users/sesi',
  summary: 'Who is signed in, in which shop, with which settings',
  right: arriving,
  answer: group({
    user: group({
      ...pengguna,
      bahasa: choice({ label: 'Bahasa', of: languages, ...sure }),
      tema: choice({
        label: 'Tema',
        of: { TERANG: 'Terang', GELAP: 'Gelap', SISTEM: 'Ikut Sistem' },
        ...sure,
      }),
    }),
    toko: group({
      kode_toko: code({ label: 'Toko', ...sure, max: 10 }),
      nama_toko: text({ label: 'Nama Toko', ...sure }),
      alamat_toko: text({ label: 'Alamat', max: 200 }),
      no_hp: text({ label: 'No HP' }),
      zona: choice({ label: 'Zona Waktu', of: zones, ...sure }),
      pusat: yes({ label: 'Pusat' }),
      tgl_system: tanggal({ label: 'Tanggal', ...sure }),
      buka: yes({ label: 'Buka' }),
      /** The papers that it has designed as slips. */
      slip_nota: texts({ label: 'Slip Mobile' }),
    }),
    /** Every declared setting in the JSON of its field: read it with `readSettings`. */
    settings: list({ key: text({ label: 'Kunci', ...sure }), value: open({ label: 'Nilai' }) }),
    versi: text({ label: 'Versi', ...sure }),
    /**
     * Seconds until the session reaches its longest life; undefined for a person of another server.
     */
    sisa: integer({ label: 'Sisa Sesi' }),
    /** Other machines may speak to this server in clear. */
    polos: yes({ label: 'Tanpa HTTPS' }),
  }),
})

export const tampilanSaya = defineEndpoint({
  method: 'PUT',
  path: 'users/tampilan',
  summary: 'Remember my language and look',
  right: arriving,
  body: {
    bahasa: choice({ label: 'Bahasa', of: languages }),
    tema: choice({
      label: 'Tema',
      of: { TERANG: 'Terang', GELAP: 'Gelap', SISTEM: 'Ikut Sistem' },
    }),
  },
})

export const gantiPassword = defineEndpoint({
  method: 'POST',
  path: 'users/change-password',
  summary: 'Change my password; the token in use ends, and the answer has another one',
  right: arriving,
  body: {
    password: secret({ label: 'Password Lama', ...asked }),
    new_password: secret({ label: 'Password Baru', ...asked, min: 8 }),
  },
  answer: group({ token: text({ label: 'Token', ...sure }) }),
})

export const tantangKunci = defineEndpoint({
  method: 'POST',
  path: 'users/buka-kunci/mulai',
  summary: 'The challenge that a passkey of mine signs at my locked screen',
  right: arriving,
  answer: group(tantanganPasskey),
})

export const bukaKunci = defineEndpoint({
  method: 'POST',
  path: 'users/buka-kunci',
  summary: 'Unlock my screen: my password, or a passkey that signed the challenge',
  right: arriving,
  body: {
    password: secret({ label: 'Password', max: 200 }),
    passkey: maybe(jawabanPasskey, 'Passkey'),
  },
})
