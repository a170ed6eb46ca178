import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingKatalog = settings({
  KATALOG_MODULE: flag('Modul Katalog', {
    area: 'Modul',
    switches: 'Layar katalog aplikasi member',
  }),
})
