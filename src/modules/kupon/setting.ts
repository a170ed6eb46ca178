import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingKupon = settings({
  KUPON_MODULE: flag('Modul Kupon', {
    area: 'Modul',
    switches: 'Belanja menghasilkan kupon untuk belanja berikutnya',
  }),
})
