import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingMember = settings({
  MEMBER_MODULE: flag('Modul Member', {
    area: 'Modul',
    switches: 'Pelanggan dapat menjadi member dan mengumpulkan point',
  }),
})
