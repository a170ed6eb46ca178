import { engineSettings } from '#kernel/engine-settings'
import { defineModule } from '#kernel/module'
import { whoSees } from '#kernel/right'
import { defineScreen } from '#kernel/screen'
import { masterToko } from './master-toko.ts'
import { kecamatan, kota } from './wilayah.ts'
import { settingToko } from './setting.ts'

export const toko = defineModule({
  name: 'toko',
  needs: [],
  settings: { ...settingToko, ...engineSettings },
  masters: [kota, kecamatan, masterToko],
  pictures: {
    NOTA: { right: whoSees('/settingtoko'), table: 'toko', column: 'latar_nota' },
  },
  namesPictures: [{ table: 'toko', column: 'logo_nota' }],
  screens: [
    defineScreen({
      path: '/settingsystem',
      title: 'Setting System',
      menu: 'utility',
      place: 1,
      heading: 'Pengaturan',
      icon: 'settings',
      purpose: 'Modul dan parameter toko ini',
      levels: ['OWN', 'SU', 'DEV', 'MU'], // SPEC 6
    }),
    defineScreen({
      path: '/settingtoko',
      title: 'Setting Toko',
      menu: 'utility',
      place: 2,
      heading: 'Pengaturan',
      icon: 'shop',
      purpose: 'Nama, alamat, zona waktu dan gambar nota toko',
      initially: ['MU', 'DEV'],
    }),
  ],
})
