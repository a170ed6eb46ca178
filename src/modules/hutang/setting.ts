import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingHutang = settings({
  PARAMETER_HUTANG_MODULE: flag('Parameter Hutang', {
    area: 'Modul',
    switches: 'Bunga, plafond dan pokok pinjaman diatur toko sendiri',
  }),
})
