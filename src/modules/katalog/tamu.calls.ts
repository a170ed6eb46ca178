import { defineEndpoint } from '#kernel/endpoint'
import {
  berat,
  choice,
  code,
  color,
  group,
  integer,
  kadar,
  list,
  rupiah,
  tanggal,
  text,
  texts,
  yes,
} from '#kernel/field'
import { guests } from '#kernel/right'

const sure = { required: true } as const
const toko = code({ label: 'Toko', ...sure, max: 10 })
const gambar_path = text({ label: 'Gambar' })
const halaman = {
  title: text({ label: 'Title', ...sure }),
  sub_title: text({ label: 'Sub Title' }),
  info: text({ label: 'Info', ...sure }),
  sub_info: text({ label: 'Sub Info', ...sure }),
  deskripsi: text({ label: 'Deskripsi', max: 2000 }),
  url_pendukung: text({ label: 'URL Pendukung', ...sure }),
  nama_tombol: text({ label: 'Nama Tombol', ...sure }),
  gambar_path,
}

/** All that a guest of the members' app may see of a shop, and nothing else of it. */
export const isiTamu = {
  toko: group({
    nama_toko: text({ label: 'Nama Toko', ...sure }),
    alamat_toko: text({ label: 'Alamat' }),
    no_hp: text({ label: 'No HP' }),
    /** Members can sign in here: they are sent a code by WhatsApp. */
    masuk: yes({ label: 'Masuk' }),
  }),
  splash: list({
    kode: code({ label: 'Kode', ...sure }),
    text: text({ label: 'Text', ...sure }),
    position: text({ label: 'Posisi', ...sure }),
    image_path: text({ label: 'Gambar' }),
  }),
  kategori: list({
    kode_kategori: code({ label: 'Kode Kategori', ...sure }),
    nama_kategori: text({ label: 'Nama Kategori', ...sure }),
    warna: color({ label: 'Warna', ...sure }),
    gambar_path,
  }),
  banner: list({ kode_banner: code({ label: 'Kode Banner', ...sure }), ...halaman }),
  info: list({ kode_info: code({ label: 'Kode Info', ...sure }), ...halaman }),
  item: list({
    kode_barang: code({ label: 'Kode Barang', ...sure }),
    nama_barang: text({ label: 'Nama Barang', ...sure }),
    berat: berat({ label: 'Berat', ...sure }),
    harga_jual: rupiah({ label: 'Harga Jual', ...sure }),
    kode_kategori: code({ label: 'Kategori', ...sure }),
    kode_banner: texts({ label: 'Banner' }),
    kode_info: texts({ label: 'Info' }),
    direct_url: text({ label: 'URL Pendukung', ...sure }),
    hashtag_kadar: texts({ label: 'Hashtag Kadar' }),
    hashtag_jenis: texts({ label: 'Hashtag Jenis' }),
    hashtag_lm: texts({ label: 'Hashtag LM' }),
    gambar_path: texts({ label: 'Gambar' }),
  }),
  hadiah: list({
    kode_hadiah: code({ label: 'Kode Hadiah', ...sure }),
    nama_hadiah: text({ label: 'Nama Hadiah', ...sure }),
    info: text({ label: 'Info', ...sure }),
    sub_info: text({ label: 'Sub Info', ...sure }),
    deskripsi: text({ label: 'Deskripsi', max: 2000 }),
    point: integer({ label: 'Point', ...sure }),
    gambar_path,
  }),
  /** Prices of a gram, by the labels that group them. */
  harga: list({
    kode_harga_app: code({ label: 'Kode Harga', ...sure }),
    nama_harga_app: text({ label: 'Nama Harga', ...sure }),
    detail_group: list({
      kode_group: code({ label: 'Group', ...sure }),
      nama_group: text({ label: 'Nama Group', ...sure }),
      kadar: kadar({ label: 'Kadar', ...sure }),
      harga: rupiah({ label: 'Harga', ...sure }),
      /** The shop's day that it was set or confirmed for; none: before such days were kept. */
      berlaku: tanggal({ label: 'Berlaku Untuk' }),
      description: text({ label: 'Deskripsi', max: 2000 }),
    }),
  }),
  kontak: list({
    nama_admin: text({ label: 'Nama Admin', ...sure }),
    no_hp: text({ label: 'No HP', ...sure }),
  }),
}

export const katalogTamu = defineEndpoint({
  method: 'GET',
  path: 'tamu/katalog',
  summary: "A shop's catalogue for guests of the members' app; kept a minute, told apart by ETag",
  right: guests,
  query: { toko },
  answer: group(isiTamu),
})

/** Widths in which a picture is sent, px; without one as it was stored. */
export const lebarGambar = { '160': '160', '360': '360', '720': '720' } as const

export const barisToko = {
  kode_toko: code({ label: 'Toko', ...sure }),
  nama_toko: text({ label: 'Nama Toko', ...sure }),
  alamat_toko: text({ label: 'Alamat' }),
}

export const tokoTamu = defineEndpoint({
  method: 'GET',
  path: 'tamu/toko',
  summary: "The shops that show a catalogue in the members' app",
  right: guests,
  answer: list(barisToko),
})

export const gambarTamu = defineEndpoint({
  method: 'GET',
  path: 'tamu/gambar/{toko}/{folder}/{name}',
  summary: "A picture of a shop's catalogue, and of no other folder",
  right: guests,
  query: { lebar: choice({ label: 'Lebar', of: lebarGambar }) },
  file: true,
})
