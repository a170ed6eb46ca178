import { integer } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingPengguna = settings({
  KUNCI_LAYAR: parameter(integer({ label: 'Kunci Layar (Menit)', min: 1, max: 480 }), 15, {
    area: 'Pengguna',
    switches: 'Layar yang tidak disentuh selama ini terkunci, isian tetap ada',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  SANDI_PANJANG: parameter(integer({ label: 'Panjang Password', min: 8, max: 64 }), 8, {
    area: 'Pengguna',
    switches: 'Password baru paling sedikit sepanjang ini',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  SANDI_TERAKHIR: parameter(integer({ label: 'Password Terakhir', min: 0, max: 10 }), 3, {
    area: 'Pengguna',
    switches: 'Sebanyak ini password terakhir tidak boleh dipakai lagi',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  PASSKEY_MASUK_MODULE: flag('Passkey Saat Masuk', {
    area: 'Pengguna',
    switches: 'Siapa yang punya passkey memakainya saat masuk, sesudah password',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
})
