import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// What the members' app shows, as its office keeps it: lists of pictures, of banners, of groups;
// four opening pictures that nobody adds.
let shop: Shop
let own: Person

const gambar = async (folder: string, background: string): Promise<string> => {
  const plain = { width: 40, height: 30, channels: 3, background } as const
  const { data } = (
    await own.upload(`gambar/${folder}`, await sharp({ create: plain }).png().toBuffer())
  ).json
  return data.gambar_path
}
const ada = async (path: string): Promise<number> => (await own.get(`gambar/${path}`)).status

let item: Record<string, unknown>
beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  dataOf(await own.put('para-system/key/KATALOG_MODULE', { value: true }))
  const halaman = {
    ...{ title: 'Promo', sub_title: ' ', info: 'Ongkos', sub_info: '25%', deskripsi: ' ' },
    ...{ url_pendukung: 'https://contoh.test', nama_tombol: 'Lihat' },
  }
  for (const apa of ['banner', 'info'])
    dataOf(
      await own.post(`app/${apa}-katalog`, {
        ...{ ...halaman, [`kode_${apa}`]: 'PROMO' },
        gambar_path: await gambar(`${apa.toUpperCase()}_ICON`, '#b8860b'),
      }),
    )
  dataOf(
    await own.post('app/kategori-katalog', {
      ...{ kode_kategori: 'CINCIN', nama_kategori: 'Cincin', warna: '#b8860b' },
      gambar_path: await gambar('KATEGORI_ICON', '#b8860b'),
    }),
  )
  item = {
    ...{ kode_barang: 'CC-1', nama_barang: 'Cincin Daun', berat: 4.123, harga_jual: 5_678_000 },
    ...{ kode_kategori: 'CINCIN', kode_banner: ['PROMO'], kode_info: [] },
    ...{ direct_url: 'https://contoh.test/1', hashtag_kadar: ['#8K', '#16K'] },
    gambar_path: [await gambar('ITEM', '#aa0000'), await gambar('ITEM', '#00aa00')],
  }
})
afterAll(() => shop.close())

describe('an item', () => {
  it.each([
    ['gambar_path', [], 'Gambar Wajib Dimasukan'],
    ['kode_kategori', null, 'Kategori Harus Dipilih'],
    ['nama_barang', ' ', 'Nama Barang Tidak Boleh Kosong'],
    ['berat', null, 'Berat Barang Tidak Boleh Kosong'],
    ['direct_url', '', 'URL Pendukung Tidak Boleh Kosong'],
    ['harga_jual', null, 'Harga Jual Tidak Boleh Kosong'],
    ['hashtag_kadar', ['8K'], 'Hashtag 8K Tidak Valid, Awali Dengan #'],
    ['kode_banner', ['TIADA'], 'Kode Banner TIADA Tidak Ditemukan'],
    ['kode_kategori', 'TIADA', 'Kategori TIADA Tidak Ditemukan'],
    ['gambar_path', ['BANNER_ICON/x.jpg'], 'Gambar Tidak Valid'],
  ])('is refused with %s %j', async (field, value, message) => {
    const { json, status } = await own.post('app/item-katalog', { ...item, [field]: value })
    expect([status, json.message]).toEqual([400, message])
    expect((await own.get('app/item-katalog')).json.count).toBe(0)
  })

  it('has its pictures in their order; one that is taken out is gone', async () => {
    dataOf(await own.post('app/item-katalog', item))
    const [satu = '', dua = ''] = item['gambar_path'] as string[]
    const name = (path: string) => path.split('/')[1]
    expect((await own.get('app/item-katalog')).json.data).toMatchObject([
      { ...item, gambar_name: [name(satu), name(dua)], hashtag_jenis: [], kode_info: [] },
    ])
    const { kode_barang: _, ...tanpa } = item
    const balik = { ...tanpa, gambar_path: [dua] }
    dataOf(await own.put('app/item-katalog/edit/CC-1', balik))
    expect((await own.get('app/item-katalog')).json.data).toMatchObject([
      { gambar_path: [dua], gambar_name: [name(dua)] },
    ])
    expect([await ada(satu), await ada(dua)]).toEqual([404, 200])
  })

  it('keeps its banner from being deleted, and takes its pictures along when it goes', async () => {
    const dipakai = await own.delete('app/banner-katalog/delete/PROMO')
    expect([dipakai.status, dipakai.json.message]).toEqual([
      409,
      'Kode Banner PROMO Masih Dipakai Di Item Katalog (1), Tidak Bisa Dihapus',
    ])
    const [{ gambar_path }] = (await own.get('app/item-katalog')).json.data
    dataOf(await own.delete('app/item-katalog/delete/CC-1'))
    expect(await ada(gambar_path[0])).toBe(404)
    expect((await own.delete('app/banner-katalog/delete/PROMO')).status).toBe(200)
  })
})

describe('a price label', () => {
  it('names groups that are there, as they say themselves', async () => {
    const harga = { kode_harga_app: 'MUDA', nama_harga_app: 'Emas Muda' }
    const kosong = await own.post('app/harga', { ...harga, detail_group: [] })
    expect(kosong.json.message).toBe('Mohon Pilih List Group Minimal 1')
    const tiada = await own.post('app/harga', { ...harga, detail_group: [{ kode_group: 'ZZ' }] })
    expect([tiada.status, tiada.json.message]).toEqual([400, 'Kode Group ZZ Tidak Ditemukan'])
    const [{ kode_group, nama_group, kadar }] = (await own.get('group/get/all')).json.data
    const palsu = { kode_group, nama_group: 'PALSU', kadar: 1 }
    dataOf(await own.post('app/harga', { ...harga, detail_group: [palsu] }))
    expect((await own.get('app/harga')).json.data).toMatchObject([
      { ...harga, detail_group: [{ kode_group, nama_group, kadar }] },
    ])
  })
})

describe('the opening pictures', () => {
  it('are four from the first day, changed and neither added nor deleted', async () => {
    const { data } = (await own.get('app/splash-screen')).json
    expect(data.map(({ kode }: { kode: string }) => kode)).toEqual([
      ...['GUEST-1', 'GUEST-2', 'GUEST-3', 'MEMBER'],
    ])
    expect((await own.post('app/splash-screen', data[0])).status).toBe(404)
    expect((await own.delete('app/splash-screen/MEMBER')).status).toBe(404)
    const isi = { screen_name: 'X', text: 'Halo', position: 'TENGAH', image_path: null }
    expect((await own.put('app/splash-screen/MEMBER', isi)).status).toBe(400)
    const tanpa = await own.put('app/splash-screen/MEMBER', { text: ' ', position: 'ATAS' })
    expect(tanpa.json.message).toBe('Text Tidak Boleh Kosong')
  })

  it('are fetched by their fixed names', async () => {
    expect(await ada('SPLASHSCREEN/MEMBER.png')).toBe(404)
    const image_path = await gambar('SPLASHSCREEN', '#112233')
    const isi = { text: 'Halo', position: 'ATAS', image_path }
    expect((await own.put('app/splash-screen/MEMBER', isi)).json.message).toBe(
      'Data Berhasil Dirubah',
    )
    const lewatNama = await own.get('gambar/SPLASHSCREEN/MEMBER.png')
    expect(lewatNama.status).toBe(200)
    expect(lewatNama.headers['cache-control']).toContain('max-age=60')
    expect(lewatNama.text).toBe((await own.get(`gambar/${image_path}`)).text)
  })
})

/** Every name that an answer carries, however deep. */
const namaDi = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(namaDi)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => [name, ...namaDi(one)])
      : []

describe('a guest', () => {
  const tanya = (path: string, headers: Record<string, string> = {}) =>
    shop.guest(`tamu/${path}`, headers)

  it('sees the catalogue without a token, and nothing else of the shop', async () => {
    item['kode_banner'] = []
    item['gambar_path'] = [await gambar('ITEM', '#0000aa')]
    dataOf(await own.post('app/item-katalog', item))
    const kontak = { kode_admin: 'A', nama_admin: 'Ibu Ratna', no_hp: '081234567890' }
    dataOf(await own.post('app/member/admin-chat', kontak))
    const { json, status, headers } = await tanya(`katalog?toko=${shop.kode_toko.toLowerCase()}`)
    expect(status).toBe(200)
    expect(json.data.item).toMatchObject([{ kode_barang: 'CC-1', berat: 4.123 }])
    expect(json.data.harga[0].detail_group[0].harga).toBeGreaterThan(0)
    expect(json.data.kontak).toEqual([{ nama_admin: 'Ibu Ratna', no_hp: '6281234567890' }])
    expect([...new Set(namaDi(json.data))].toSorted()).toEqual([
      ...['alamat_toko', 'banner', 'berat', 'berlaku', 'description', 'deskripsi', 'detail_group'],
      ...['direct_url', 'gambar_path', 'hadiah', 'harga', 'harga_jual', 'hashtag_jenis'],
      ...['hashtag_kadar', 'hashtag_lm', 'image_path', 'info', 'item', 'kadar', 'kategori'],
      ...['kode', 'kode_banner', 'kode_barang', 'kode_group', 'kode_harga_app', 'kode_info'],
      ...['kode_kategori', 'kontak', 'masuk', 'nama_admin', 'nama_barang', 'nama_group'],
      ...['nama_harga_app', 'nama_kategori', 'nama_toko', 'nama_tombol', 'no_hp', 'position'],
      ...['splash', 'sub_info', 'sub_title', 'text', 'title', 'toko', 'url_pendukung', 'warna'],
    ])
    expect(headers['cache-control']).toBe('public, max-age=60')
    const lagi = await tanya('katalog?toko=gs1', { 'if-none-match': String(headers['etag']) })
    expect([lagi.status, lagi.text]).toEqual([304, ''])
    dataOf(await own.delete('app/item-katalog/delete/CC-1'))
    const lain = await tanya('katalog?toko=gs1', { 'if-none-match': String(headers['etag']) })
    expect([lain.status, lain.json.data.item]).toEqual([200, []])
  })

  it('sees a list in the order that its office gave it, and what is new last', async () => {
    const kategori = async (): Promise<string[]> =>
      (await tanya('katalog?toko=GS1')).json.data.kategori.map(
        (one: { kode_kategori: string }) => one.kode_kategori,
      )
    const tambah = async (kode_kategori: string) =>
      dataOf(
        await own.post('app/kategori-katalog', {
          ...{ kode_kategori, nama_kategori: kode_kategori, warna: '#b8860b' },
          gambar_path: await gambar('KATEGORI_ICON', '#b8860b'),
        }),
      )
    await tambah('ANTING')
    await tambah('GELANG')
    const abjad = await kategori()
    expect(abjad).toEqual(abjad.toSorted())
    const urutan = ['GELANG', 'CINCIN', 'ANTING']
    dataOf(await own.put('app/urutan/kategori_katalog', { kunci: urutan }))
    // The kept answer for a crowd is thrown away by the news, a moment later.
    await expect.poll(async () => (await kategori()).slice(0, 3)).toEqual(urutan)
    await tambah('AA')
    await expect.poll(async () => (await kategori()).indexOf('AA')).toBeGreaterThan(2)
    const { data } = (await own.get('app/urutan/kategori_katalog')).json
    expect(data.slice(0, 3)).toMatchObject(urutan.map((kunci) => ({ kunci })))
    const tiada = await own.put('app/urutan/toko', { kunci: [] })
    expect([tiada.status, tiada.json.message]).toEqual([404, 'Layar Tidak Ditemukan'])
    // Who keeps the banners only does not order the categories.
    const kasir = await shop.person('KASIR', 'kasir', '/banner-katalog')
    expect((await kasir.put('app/urutan/kategori_katalog', { kunci: [] })).status).toBe(403)
    dataOf(await kasir.put('app/urutan/banner_katalog', { kunci: [] }))
  })

  it('fetches pictures of the catalogue, and of no other folder', async () => {
    const { data } = (await own.get('app/kategori-katalog')).json
    expect((await tanya(`gambar/GS1/${data[0].gambar_path}`)).status).toBe(200)
    expect((await tanya('gambar/GS1/SPLASHSCREEN/MEMBER.png')).status).toBe(200)
    for (const path of [
      'gambar/GS1/foto_produk/contoh.jpg',
      'gambar/GS1/IDENTITAS/kartu.jpg',
      'gambar/GS1/ITEM/..%2f..%2fusers.jpg',
      'gambar/GS9/SPLASHSCREEN/MEMBER.png',
      'katalog?toko=GS9',
    ])
      expect([path, (await tanya(path)).status]).toEqual([path, 404])
  })

  it('sees nothing while the module is off', async () => {
    dataOf(await own.put('para-system/key/KATALOG_MODULE', { value: false }))
    expect((await tanya('katalog?toko=GS1')).status).toBe(404)
    expect((await tanya('gambar/GS1/SPLASHSCREEN/MEMBER.png')).status).toBe(404)
  })
})
