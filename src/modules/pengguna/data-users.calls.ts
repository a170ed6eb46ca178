import { defineEndpoint } from '#kernel/endpoint'
import { choice, code, group, list, phone, saat, secret, text, yes } from '#kernel/field'
import { versi, versiSeen } from '#kernel/master-calls'
import { signedIn, whoSees } from '#kernel/right'
import { level, levelWords, userId } from './sesi.calls.ts'

const sure = { required: true } as const
const admin = whoSees('/data-users')

/** What the form of /data-users writes. */
export const dataUser = {
  usere_name: text({ label: 'Nama', ...sure }),
  level,
  kode_toko: code({ label: 'Toko', ...sure, max: 10 }),
  no_whatsapp: phone({ label: 'No WhatsApp' }),
}
/** A user_id is typed at every log-in: short, no blanks. */
export const userIdBaru = text({
  label: 'User ID',
  required: 'Harus Diisi',
  min: 2, // SPEC 6 names levels of two letters; a shop names its users after them
  max: 40,
  hint: 'Huruf kecil, angka, titik',
})
/** Given by somebody else: good for one log-in. */
export const passwordBaru = secret({
  label: 'Password Baru',
  required: 'Harus Diisi',
  min: 8,
  hint: 'Pengguna menggantinya saat pertama masuk',
})

/** A live session, as a manager of its user sees it. */
export const barisSesi = {
  user_id: userId,
  usere_name: dataUser.usere_name,
  level,
  kode_toko: dataUser.kode_toko,
  mulai: saat({ label: 'Masuk', ...sure }),
  terlihat: saat({ label: 'Terakhir Terlihat', ...sure }),
  alamat: text({ label: 'Alamat' }),
  perangkat: text({ label: 'Perangkat' }),
}
export const daftarSesi = defineEndpoint({
  method: 'GET',
  path: 'users/sesi/semua',
  summary: 'Who is signed in now, from where, since when, and the last sign of life',
  right: admin,
  answer: list(barisSesi),
})

/** For pickers: valid-by (KASIR), approvers (SPV, OWN). */
export const semuaUser = defineEndpoint({
  method: 'GET',
  path: 'users/get/all',
  summary: 'The users of the shop; the head office may name another one',
  right: signedIn,
  query: {
    level: choice({ label: 'Level', of: levelWords }),
    kode_toko: code({ label: 'Toko', max: 10 }),
  },
  answer: list({
    user_id: userId,
    usere_name: dataUser.usere_name,
    level,
    kode_toko: dataUser.kode_toko,
  }),
})

const baris = {
  user_id: userId,
  ...dataUser,
  diblokir: yes({ label: 'Diblokir' }),
  /** Somebody gave him his password, and he has not changed it yet. */
  wajib_ganti: yes({ label: 'Wajib Ganti Password' }),
  sedang_masuk: yes({ label: 'Sedang Masuk' }),
  terlihat: saat({ label: 'Terakhir Terlihat' }),
  versi,
}

export const daftarUser = defineEndpoint({
  method: 'GET',
  path: 'users/data',
  summary: 'The users that may be managed: of the shop, at the head office of the chain',
  right: admin,
  answer: list(baris),
})
export const tambahUser = defineEndpoint({
  method: 'POST',
  path: 'users/create',
  summary: 'Add a user',
  right: admin,
  body: { user_id: userIdBaru, ...dataUser, password: passwordBaru },
  answer: group({ user_id: userId }),
})
export const ubahUser = defineEndpoint({
  method: 'PUT',
  path: 'users/update/{user_id}',
  summary: 'Change name, level, shop or telephone; a changed level or shop ends the session',
  right: admin,
  partial: true,
  body: { ...dataUser, versi: versiSeen },
})
export const blokirUser = defineEndpoint({
  method: 'PUT',
  path: 'users/blokir/{user_id}',
  summary: 'Block a user, which ends the session, or let him in again',
  right: admin,
  body: { diblokir: yes({ label: 'Diblokir' }) },
})
export const resetPassword = defineEndpoint({
  method: 'PUT',
  path: 'users/reset-password/{user_id}',
  summary: 'Give a user a new password; ends the session',
  right: admin,
  body: { password: passwordBaru },
})
