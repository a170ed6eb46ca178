import { integer } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingPerbankan = settings({
  SETTLEMENT_HARI: parameter(
    integer({ label: 'Batas Settlement Kartu (Hari)', min: 0, max: 60 }),
    3,
    {
      area: 'Uang',
      switches: 'Uang kartu yang belum dibawa bank sesudah sekian hari disebut saat tutup toko',
    },
  ),
  GESEK_TUNAI_MODULE: flag('Gesek Tunai', {
    area: 'Modul',
    switches:
      'Uang tunai dari kartu debet pelanggan; dengan kartu kredit dilarang oleh Bank Indonesia',
    levels: ['OWN', 'SU'], // the owner answers for it
  }),
})
