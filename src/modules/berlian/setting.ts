import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingBerlian = settings({
  BERLIAN_MODULE: flag('Modul Berlian', {
    area: 'Modul',
    asks: 'Selama modul ini mati, barang berlian tidak dapat dijual.',
    switches: 'Berlian dicatat per batu dan boleh dijual',
  }),
})
