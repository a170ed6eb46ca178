import { defineModule } from '#kernel/module'
import { flag } from '#kernel/setting'
import { kategoriKatalog } from './kategori-katalog.ts'

export const katalog = defineModule({
  name: 'katalog',
  needs: [],
  settings: {
    KATALOG_MODULE: flag('Modul Katalog', {
      area: 'Modul',
      switches: 'Layar katalog aplikasi member',
    }),
  },
  masters: [kategoriKatalog],
})
