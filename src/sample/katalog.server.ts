import type { Master } from '#kernel/master'
import type { FileStore } from '#server/files/store'
import { bannerKatalog } from '#modules/katalog/banner-katalog'
import { groupDescriptionKatalog } from '#modules/katalog/group-description-katalog'
import { hadiahKatalog } from '#modules/katalog/hadiah-katalog'
import { hargaKatalog } from '#modules/katalog/harga-katalog'
import { infoKatalog } from '#modules/katalog/info-katalog'
import { itemKatalog } from '#modules/katalog/item-katalog'
import { kategoriKatalog } from '#modules/katalog/kategori-katalog'
import { kontakAdminKatalog } from '#modules/katalog/kontak-admin-katalog'
import { hadiah as hadiahMember } from '#modules/member/hadiah'
import { fotoContoh, type Warna } from './gambar.server.ts'
import { groupContoh } from './group.server.ts'

/** What the gift of the shops costs. */
export const poinPayung = 15

type Row = Readonly<Record<string, unknown>>

/** The picture of a piece in the folder of its use. */
const foto = (folder: string, kode_dept: string, tone: Warna = 'KUNING', rupa = 1): string =>
  fotoContoh(kode_dept, tone, rupa).replace(/^[^/]*/, folder)

const kategori = (
  [
    ['CINCIN', 'Cincin', '#b8860b', 'CC'],
    ['KALUNG', 'Kalung', '#8b3a2f', 'KL'],
    ['GELANG', 'Gelang', '#3f6f5a', 'GL'],
  ] as const
).map(([kode_kategori, nama_kategori, warna, dept]) => ({
  ...{ kode_kategori, nama_kategori, warna, gambar_path: foto('KATEGORI_ICON', dept) },
}))

const halaman = (title: string, info: string, sub_info: string, nama_tombol: string) => ({
  ...{ title, sub_title: null, info, sub_info, deskripsi: null, nama_tombol },
  url_pendukung: 'https://kencana.example/promo',
})
const banner = [
  {
    ...{ kode_banner: 'PAYDAY', gambar_path: foto('BANNER_ICON', 'KL', 'ROSE') },
    ...halaman('Promo Gajian', 'Ongkos Potong 25%', 'Semua kalung sampai tanggal 5', 'Lihat'),
  },
]
const info = [
  {
    ...{ kode_info: 'RAWAT', gambar_path: foto('INFO_ICON', 'CC', 'PUTIH') },
    ...halaman('Merawat Emas', 'Cuci Gratis', 'Setiap bulan untuk member', 'Baca'),
  },
]

const item = (
  [
    ['CC-DAUN', 'Cincin Daun', 4_123, 5_678_000, 'CINCIN', 'CC'],
    ['CC-POLOS', 'Cincin Kawin Polos', 3_057, 4_215_000, 'CINCIN', 'CC'],
    ['KL-NORI', 'Kalung Nori', 8_214, 11_320_000, 'KALUNG', 'KL'],
    ['GL-KERONCONG', 'Gelang Keroncong', 10_031, 13_870_000, 'GELANG', 'GL'],
  ] as const
).map(([kode_barang, nama_barang, berat, harga_jual, kode_kategori, dept], at) => ({
  ...{ kode_barang, nama_barang, berat, harga_jual, kode_kategori },
  gambar_path: [foto('ITEM', dept, 'KUNING', 1 + (at % 2)), foto('ITEM', dept, 'ROSE', 1)],
  ...{ gambar_name: [], kode_banner: dept === 'KL' ? ['PAYDAY'] : [], kode_info: ['RAWAT'] },
  direct_url: `https://kencana.example/${kode_barang.toLowerCase()}`,
  ...{ hashtag_kadar: ['#17K'], hashtag_jenis: [`#${kode_kategori}`], hashtag_lm: [] },
}))

const hadiah = [
  {
    ...{ kode_hadiah: 'PAYUNG', nama_hadiah: 'Payung Lipat', info: 'Payung', point: 50 },
    ...{ sub_info: 'Warna emas', deskripsi: null, gambar_path: foto('HADIAH', 'LM') },
  },
]
const hadiahToko = hadiah.map((row) => ({
  ...{ ...row, point: poinPayung },
  gambar_path: foto('DATA_HADIAH', 'LM'),
}))
const harga = [
  {
    ...{ kode_harga_app: 'PERHIASAN', nama_harga_app: 'Harga Perhiasan' },
    detail_group: groupContoh
      .filter(({ kode_group }) => kode_group !== 'LM')
      .map(({ kode_group }) => ({ kode_group, nama_group: null, kadar: null })),
  },
]

/** What the members' app shows, each list with rows. */
export const katalogContoh: readonly (readonly [Master, readonly Row[]])[] = [
  [kategoriKatalog, kategori],
  [bannerKatalog, banner],
  [infoKatalog, info],
  [itemKatalog, item],
  [hadiahKatalog, hadiah],
  [hadiahMember, hadiahToko],
  [hargaKatalog, harga],
  [kontakAdminKatalog, [{ kode_admin: 'TOKO', nama_admin: 'Ibu Ratna', no_hp: '081234567890' }]],
  [
    groupDescriptionKatalog,
    groupContoh.map(({ kode_group }) => ({
      ...{ kode_group, description: 'Dapat dijual kembali di semua cabang dengan notanya.' },
    })),
  ],
]

/** Lays the pictures of pieces into the folders of the app. */
export async function gambarKatalogContoh(
  files: FileStore,
  shops: readonly string[],
): Promise<void> {
  const named = katalogContoh.flatMap(([, rows]) => rows.flatMap((row) => row['gambar_path'] ?? []))
  for (const shop of shops)
    for (const path of new Set(named.map(String))) {
      const bytes = await files.read(`${shop}/foto_produk/${path.split('/')[1]}`)
      if (!bytes) throw new Error(`no picture for ${path}`)
      await files.write(`${shop}/${path}`, bytes)
    }
}
