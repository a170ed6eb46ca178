import { flag, settings } from '#kernel/setting'

/** What a shop may switch about goods that come in. */
export const settingPenerimaan = settings({
  KONSINYASI_MODULE: flag('Konsinyasi', {
    area: 'Modul',
    switches: 'Barang supplier yang dititipkan dijual dulu, dibayar setelah terjual',
  }),
})
