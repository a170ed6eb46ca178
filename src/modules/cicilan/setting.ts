import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingCicilan = settings({
  CICILAN_MODULE: flag('Modul Cicilan', {
    area: 'Modul',
    switches: 'Barang dapat dijual dengan cicilan',
  }),
})
