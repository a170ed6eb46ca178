// What the specification's client sends of the catalogue of the members' app.

const gambar = { gambar_path: 'KATEGORI_ICON/contoh.jpg', gambar_name: 'contoh.jpg' }
export const perak = { nama_kategori: 'Perak', warna: '#c0c0c0', ...gambar }
const emasKategori = { nama_kategori: 'Emas', warna: '#b8860b', ...gambar }
const halaman = (folder: string) => ({
  ...{ title: 'Promo', sub_title: ' ', info: 'Ongkos', sub_info: '25%', deskripsi: ' ' },
  ...{ url_pendukung: 'https://contoh.test', nama_tombol: 'Lihat' },
  ...{ gambar_path: `${folder}/contoh.jpg`, gambar_name: 'contoh.jpg' },
})
const item = {
  ...{ nama_barang: 'Cincin', berat: 4.123, harga_jual: 5_678_000, kode_kategori: 'SPEK' },
  ...{ kode_banner: ['SPEK'], kode_info: ['SPEK'], direct_url: 'https://contoh.test' },
  ...{ hashtag_kadar: ['#8K'], hashtag_jenis: [], hashtag_lm: [] },
  ...{ gambar_path: ['ITEM/contoh.jpg'], gambar_name: ['contoh.jpg'] },
}
const hadiah = {
  ...{ nama_hadiah: 'Payung', info: 'Payung', sub_info: 'Emas', deskripsi: ' ', point: 50 },
  ...{ gambar_path: 'HADIAH/contoh.jpg', gambar_name: 'contoh.jpg' },
}
const label = { nama_harga_app: 'Emas', detail_group: [{ kode_group: '75' }] }
/** The catalogue of the members' app: a thing is made, changed, and deleted again. */
export const panggilanKatalog: Readonly<Record<string, object>> = {
  'POST app/item-katalog': { kode_barang: 'SPEK', ...item },
  'PUT app/item-katalog/edit/{kode_barang}': item,
  'POST app/member/admin-chat': { kode_admin: 'SPEK', nama_admin: 'Ibu', no_hp: '081234567890' },
  'PUT app/member/admin-chat/edit/{kode_admin}': { nama_admin: 'Bu', no_hp: '081234567891' },
  'POST app/member/list-gift': { kode_hadiah: 'SPEK', ...hadiah },
  'PUT app/member/list-gift/edit/{kode_hadiah}': hadiah,
  'POST app/member/group-description': { kode_group: '75', description: 'Emas 17 karat' },
  'PUT app/member/group-description/edit/{kode_group}': { description: 'Emas' },
  'PUT app/splash-screen/{kode}': {
    ...{ text: 'Halo', position: 'ATAS', image_path: 'SPLASHSCREEN/contoh.jpg' },
  },
  'POST app/kategori-katalog': { kode_kategori: 'SPEK', ...emasKategori },
  'PUT app/kategori-katalog/edit/{kode}': emasKategori,
  'POST app/banner-katalog': { kode_banner: 'SPEK', ...halaman('BANNER_ICON') },
  'PUT app/banner-katalog/edit/{kode}': halaman('BANNER_ICON'),
  'POST app/info-katalog': { kode_info: 'SPEK', ...halaman('INFO_ICON') },
  'PUT app/info-katalog/edit/{kode}': halaman('INFO_ICON'),
  'POST app/harga': { kode_harga_app: 'SPEK', ...label },
  'PUT app/harga/{kode}': label,
}
