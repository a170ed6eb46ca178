import { flag, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingPerbankan = settings({
  GESEK_TUNAI_MODULE: flag('Gesek Tunai', {
    area: 'Modul',
    switches:
      'Uang tunai dari kartu debet pelanggan; dengan kartu kredit dilarang oleh Bank Indonesia',
    levels: ['OWN', 'SU'], // the owner answers for it
  }),
})
