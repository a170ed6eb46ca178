import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingOpname = settings({
  RFID_MODULE: flag('Modul RFID', {
    area: 'Modul',
    switches: 'Barang dihitung dengan pembaca RFID',
  }),
  STOCK_OPNAME_GLOBAL_MODULE: flag('Modul Stock Opname Harian Global', {
    area: 'Modul',
    switches: 'Semua baki dihitung setiap hari, cakupannya terlihat di pusat',
  }),
})
