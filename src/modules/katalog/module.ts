import { defineModule } from '#kernel/module'
import { kategoriKatalog } from './kategori-katalog.ts'
import { settingKatalog } from './setting.ts'

export const katalog = defineModule({
  name: 'katalog',
  needs: [],
  settings: settingKatalog,
  masters: [kategoriKatalog],
})
