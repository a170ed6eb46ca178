import { defineModule } from '#kernel/module'
import { bannerKatalog } from './banner-katalog.ts'
import { groupDescriptionKatalog } from './group-description-katalog.ts'
import { hadiahKatalog } from './hadiah-katalog.ts'
import { hargaKatalog } from './harga-katalog.ts'
import { infoKatalog } from './info-katalog.ts'
import { itemKatalog } from './item-katalog.ts'
import { kategoriKatalog } from './kategori-katalog.ts'
import { kontakAdminKatalog } from './kontak-admin-katalog.ts'
import { settingKatalog } from './setting.ts'
import { splashscreenKatalog } from './splashscreen-katalog.ts'

export const katalog = defineModule({
  name: 'katalog',
  needs: ['pesan', 'stok', 'toko'],
  settings: settingKatalog,
  masters: [
    ...[kategoriKatalog, bannerKatalog, infoKatalog],
    ...[hargaKatalog, itemKatalog, kontakAdminKatalog],
    ...[hadiahKatalog, groupDescriptionKatalog, splashscreenKatalog],
  ],
})
