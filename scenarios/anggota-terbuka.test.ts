import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Field } from '#kernel/field'
import { servedModules } from '../src/house.server.ts'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// What the members' app tells: nothing that is not on the list, whatever it is sent.
let shop: Shop
let token: string
let own: Person
const sari = '6281298760001'

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  for (const key of ['MEMBER_MODULE', 'KATALOG_MODULE', 'WHATSAPP_MODULE'])
    dataOf(await own.put(`para-system/key/${key}`, { value: true }))
  const tempat = { alamat_member: 'Jalan Rahasia 7', kode_kota: null, kode_kecamatan: null }
  const dia = { kode_member: 'K77', nama_member: 'Sari', no_hp: sari, tgl_lahir: null }
  dataOf(await own.post('member/create', { ...dia, ...tempat, kode_ajak: null, aktif: true }))
  const minta = { toko: 'GS1', no_hp: sari }
  dataOf(await shop.guest('anggota/kode', {}, minta))
  const [pesan] = await shop.rows(sql<{ isi: string }>`select isi from pesan_keluar`)
  const kode = /\d{6}/.exec(pesan?.isi ?? '')?.[0]
  token = String(dataOf(await shop.guest('anggota/masuk', {}, { ...minta, kode }))['token'])
}, 60_000)
afterAll(() => shop.close())

/** Every name of an answer, with the way to it. */
const namaOf = (field: Field, di = ''): string[] =>
  Object.entries(field.fields ?? {}).flatMap(([nama, satu]) => [
    `${di}${nama}`,
    ...namaOf(satu, `${di}${nama}.`),
  ])

const halaman = (kode: string) => [
  kode,
  'title',
  'sub_title',
  'info',
  'sub_info',
  'deskripsi',
  'url_pendukung',
  'nama_tombol',
  'gambar_path',
]
const bawah = (di: string, ...nama: readonly string[]) => [
  di,
  ...nama.map((satu) => `${di}.${satu}`),
]

/** All that the open calls of the members' app answer: what is not here is not for guests. */
const boleh: Readonly<Record<string, readonly string[]>> = {
  'GET tamu/toko': ['kode_toko', 'nama_toko', 'alamat_toko'],
  'GET tamu/katalog': [
    ...bawah('toko', 'nama_toko', 'alamat_toko', 'no_hp', 'masuk'),
    ...bawah('splash', 'kode', 'text', 'position', 'image_path'),
    ...bawah('kategori', 'kode_kategori', 'nama_kategori', 'warna', 'gambar_path'),
    ...bawah('banner', ...halaman('kode_banner')),
    ...bawah('info', ...halaman('kode_info')),
    ...bawah(
      ...(['item', 'kode_barang', 'nama_barang', 'berat', 'harga_jual', 'kode_kategori'] as const),
      ...['kode_banner', 'kode_info', 'direct_url', 'hashtag_kadar', 'hashtag_jenis'],
      ...['hashtag_lm', 'gambar_path'],
    ),
    ...bawah(
      ...(['hadiah', 'kode_hadiah', 'nama_hadiah', 'info', 'sub_info', 'deskripsi'] as const),
      ...['point', 'gambar_path'],
    ),
    ...bawah('harga', 'kode_harga_app', 'nama_harga_app', 'detail_group'),
    ...['kode_group', 'nama_group', 'kadar', 'harga', 'berlaku', 'description'].map(
      (nama) => `harga.detail_group.${nama}`,
    ),
    ...bawah('kontak', 'nama_admin', 'no_hp'),
  ],
  'GET tamu/gambar/{toko}/{folder}/{name}': [],
  'GET anggota/manifes/{toko}': [],
  'POST anggota/kode': ['menit'],
  'POST anggota/masuk': ['token'],
  'POST anggota/keluar': [],
  'GET anggota/saya': [
    ...['kode_member', 'nama_member', 'no_hp', 'tgl', 'poin'],
    ...bawah('riwayat', 'ke', 'tgl', 'jenis', 'poin', 'nama_toko'),
    ...bawah('kupon', 'no_kupon', 'nilai', 'sampai'),
    ...bawah(
      ...([
        'barang',
        'ke',
        'nama_barang',
        'no_faktur_jual',
        'tgl_nota',
        'berat',
        'kadar_cetak',
      ] as const),
      ...['harga_nota', 'nilai_kini'],
    ),
    ...bawah('janji', 'jenis', 'nomor', 'status', 'selesai', 'nama', 'tgl', 'janji', 'sisa'),
  ],
}

const terbuka = servedModules
  .filter(({ modul }) => modul.name === 'anggota' || modul.name === 'katalog')
  .flatMap(({ handlers }) => handlers.filter(({ open }) => open))

it('every field of every open answer is on the list', () => {
  const ada = terbuka.map(({ endpoint }) => [
    `${endpoint.method} ${endpoint.path}`,
    namaOf(endpoint.answer).toSorted(),
  ])
  expect(Object.fromEntries(ada)).toEqual(
    Object.fromEntries(Object.entries(boleh).map(([call, nama]) => [call, nama.toSorted()])),
  )
})

it('no way in is offered where this server cannot send the code', async () => {
  expect(dataOf(await shop.guest('tamu/katalog?toko=GS1'))['toko']).toMatchObject({ masuk: false })
  // The staff is told the same, and why.
  expect(dataOf(await own.get('anggota/aplikasi'))).toEqual({ kurang: 'LAYANAN' })
})

it('what a telephone may keep is sent again only when it changed', async () => {
  const satu = await shop.guest('anggota/manifes/GS1')
  const tag = String(satu.headers['etag'])
  const lagi = await shop.guest('anggota/manifes/GS1', { 'if-none-match': tag })
  expect([satu.status, tag.length > 20, lagi.status, lagi.text]).toEqual([200, true, 304, ''])
})

it('no open call fails or tells a secret, whatever it is sent', async () => {
  const aneh = [
    ...['', ' ', "'", '";--', '../..', '%00', '\u0000', '{{kode}}', 'GS1', 'gs1 ', 'null', '0'],
    ...['-1', '9'.repeat(400), '😀', '<script>', '$1', 'GS1\nGS2', '%2e%2e%2f'],
  ]
  for (const { endpoint } of terbuka)
    for (const satu of aneh)
      for (const tamu of [token, satu]) {
        const path = endpoint.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(satu) || 'x')
        const nama = Object.keys({ ...endpoint.query, ...endpoint.body })
        const isi = Object.fromEntries(nama.map((kunci) => [kunci, satu]))
        const headers = /^[\w-]{1,50}$/.test(tamu) ? { 'x-tamu': tamu } : {}
        const query = new URLSearchParams(isi).toString()
        const {
          headers: dapat,
          status,
          text,
        } = await (endpoint.method === 'GET'
          ? shop.guest(`${path}?${query}`, headers)
          : shop.guest(path, headers, isi))
        const apa = `${endpoint.method} ${path} ${satu.slice(0, 20)}`
        expect([200, 304, 400, 401, 404, 413, 414, 429], `${apa}: ${text}`).toContain(status)
        expect(text, apa).not.toMatch(/sandi|harga_pokok|Jalan Rahasia|sidik|at \w+ \(/)
        expect(dapat['set-cookie'], apa).toBeUndefined()
      }
})
