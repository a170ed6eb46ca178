import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingManual = settings({
  BARANG_MANUAL_MODULE: flag('Modul Barang Manual', {
    area: 'Modul',
    switches: 'Barang tanpa barcode dicatat per group, jenis dan baki, dengan jual belinya sendiri',
  }),
})
