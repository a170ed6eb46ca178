import { flag, settings } from '#kernel/setting'

/** What a shop may set about the reports of its sales. */
export const settingLaporanJual = settings({
  // SPEC 2: shows only for shops on a configured list: those where this is on (ADR 0093).
  REKAP_PENJUALAN_MODULE: flag('Rekap Penjualan', {
    area: 'Modul',
    switches: 'Toko ini masuk daftar toko yang melihat rekap penjualan',
  }),
})
