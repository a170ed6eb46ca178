import { flag, settings } from '#kernel/setting'

/** What a shop may set about its cash desk. */
export const settingKasir = settings({
  CANCEL_VALIDATION_MODULE: flag('Batal Validasi', {
    area: 'Validasi',
    initial: true,
    switches: 'Tombol kedua membatalkan nota yang menunggu, setelah konfirmasi',
  }),
  VALIDASI_USER_FILTER_MODULE: flag('Saring Validasi Per User', {
    area: 'Validasi',
    switches: 'Daftar validasi disaring per user, bukan per sales',
  }),
  VALIDASI_INPUT_BY_KEUANGAN_MODULE: flag('Validasi Oleh Keuangan', {
    area: 'Validasi',
    switches: 'Keuangan memilih kasir yang menerima uang',
  }),
  VALIDASI_ORANG_LAIN_MODULE: flag('Validasi Oleh Orang Lain', {
    area: 'Validasi',
    switches: 'Yang memvalidasi tidak boleh yang menginput',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
  VALIDASI_BELI_ORANG_LAIN_MODULE: flag('Pembelian Divalidasi Orang Lain', {
    area: 'Validasi',
    initial: true,
    switches: 'Yang memvalidasi pembelian tidak boleh yang menginput',
    levels: ['OWN', 'SU'], // whoever is held to a rule does not lift it
  }),
})
