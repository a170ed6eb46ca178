import { integer } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingOtorisasi = settings({
  MENIT_OTORISASI_SENDIRI: parameter(
    integer({ label: 'Tunggu Otorisasi Sendiri (Menit)', min: 1, max: 240 }),
    15,
    {
      area: 'Otorisasi',
      switches:
        'Satu-satunya pemberi otorisasi di toko menyetujui miliknya dengan passkey sesudah ini',
      levels: ['OWN', 'SU'],
    },
  ),
  FINGERPRINT_MODULE: flag('Modul Sidik Jari', {
    area: 'Otorisasi',
    switches: 'Pemberi otorisasi dapat memakai alat sidik jari di konter',
    levels: ['OWN'],
  }),
  PASSKEY_DI_KONTER: flag('Passkey Di Konter', {
    area: 'Otorisasi',
    asks: 'Siapa pun yang dapat membuka komputer konter dapat memberi otorisasi di situ.',
    switches: 'Passkey yang dibuat di perangkat peminta ikut berlaku untuk permintaannya',
    levels: ['OWN'],
  }),
})
