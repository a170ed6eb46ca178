import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingGrosir = settings({
  GROSIR_MODULE: flag('Modul Grosir', {
    area: 'Modul',
    switches: 'User masuk ke program grosir dari menu penjualan',
  }),
  SEMI_GROSIR_MODULE: flag('Modul Semi Grosir', {
    area: 'Modul',
    switches: 'Program grosir terbuka di transaksi penjualannya, bukan di berandanya',
  }),
})
