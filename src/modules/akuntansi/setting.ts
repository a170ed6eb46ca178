import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingAkuntansi = settings({
  AKUNTANSI_MODULE: flag('Modul Akuntansi', {
    area: 'Modul',
    initial: true,
    switches: 'Layar parameter akun: akun mana yang dipakai setiap jurnal',
  }),
  SALDO_AWAL_MODULE: flag('Saldo Awal', {
    area: 'Modul',
    initial: true,
    asks: 'Uang dan barang dapat dimasukkan tanpa pembelian.',
    switches: 'OWN dan SPV boleh memasukkan saldo awal kas, bank dan barang',
  }),
})
