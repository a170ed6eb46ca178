import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingService = settings({
  DESKRIPSI_SERVICE_MODULE: flag('Deskripsi Service', {
    area: 'Modul',
    switches: 'Pekerjaan service dipilih dari daftar dengan ongkosnya',
  }),
})
