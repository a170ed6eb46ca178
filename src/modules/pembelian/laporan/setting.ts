import { flag, settings } from '#kernel/setting'

/** SPEC 2: the recap shows only for shops on a list: those that have this on (ADR 0093). */
export const settingLaporanBeli = settings({
  REKAP_PEMBELIAN_MODULE: flag('Rekap Pembelian', {
    area: 'Modul',
    switches: 'Toko ini masuk daftar toko yang melihat rekap pembelian',
  }),
})
