import { flag, settings } from '#kernel/setting'

/** What a shop may switch about pieces of another system. */
export const settingExternal = settings({
  BARANG_EXTERNAL_MODULE: flag('Barang External', {
    area: 'Modul',
    switches: 'Barang dicocokkan dengan sistem lain lewat berkas, dan dikirim ke sana',
  }),
})
