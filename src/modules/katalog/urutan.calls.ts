import { defineEndpoint } from '#kernel/endpoint'
import { list, text, texts } from '#kernel/field'
import { whoSees } from '#kernel/right'
import { bannerKatalog } from './banner-katalog.ts'
import { hadiahKatalog } from './hadiah-katalog.ts'
import { hargaKatalog } from './harga-katalog.ts'
import { infoKatalog } from './info-katalog.ts'
import { itemKatalog } from './item-katalog.ts'
import { kategoriKatalog } from './kategori-katalog.ts'
import { kontakAdminKatalog } from './kontak-admin-katalog.ts'

/** The lists of the members' app that their office puts in an order. */
export const berurut = [
  ...[kategoriKatalog, bannerKatalog, infoKatalog, itemKatalog],
  ...[hargaKatalog, kontakAdminKatalog, hadiahKatalog],
]

const sure = { required: true } as const
const [pertama, ...lain] = berurut.map(({ path }) => path)
const rest = {
  right: whoSees(pertama ?? '', ...lain),
  when: 'KATALOG_MODULE',
} as const

export const urutanKatalog = defineEndpoint({
  method: 'GET',
  path: 'app/urutan/{daftar}',
  summary: "A list of the members' app in its order",
  ...rest,
  answer: list({
    kunci: text({ label: 'Kode', ...sure, max: 100 }),
    nama: text({ label: 'Nama', ...sure, max: 200 }),
  }),
})

export const simpanUrutanKatalog = defineEndpoint({
  method: 'PUT',
  path: 'app/urutan/{daftar}',
  summary: "The order of a list of the members' app; what it does not name comes last, by its code",
  ...rest,
  body: { kunci: texts({ label: 'Urutan' }) },
})
