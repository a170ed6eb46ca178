import { flag, type Settings } from '#kernel/setting'

/** SPEC 2: the recap shows only for shops on a configured list: those where this is on (ADR 93). */
export const settingLaporanBeli = {
  REKAP_PEMBELIAN_MODULE: flag('Rekap Pembelian', {
    area: 'Modul',
    switches: 'Toko ini masuk daftar toko yang melihat rekap pembelian',
  }),
} satisfies Settings
