import { integer } from '#kernel/field'
import { flag, parameter, settings } from '#kernel/setting'

/** What a shop may set here. */
export const settingMarketplace = settings({
  MARKETPLACE_MODULE: flag('Modul Marketplace', {
    area: 'Modul',
    switches: 'Barang ditawarkan di marketplace; yang dipesan di sana disimpan di sini',
  }),
  MARKETPLACE_PAKET: parameter(
    integer({ label: 'Berat Paket (gr)', required: true, min: 10, max: 10_000 }),
    100,
    {
      area: 'Marketplace',
      switches: 'Berat kotak dan pelindung, ditambahkan pada berat barang',
      levels: ['OWN', 'SU'],
    },
  ),
})
