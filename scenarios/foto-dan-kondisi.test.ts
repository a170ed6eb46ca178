import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSheet } from '#server/sheet/read-sheet'
import { cincin, dataOf, terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// Many pieces at once: their first photos by the names of files, their condition, their list.
let shop: Shop
let own: Person
let spv: Person
let kasir: Person
let kode: string[] = []

beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  spv = await shop.person('SPV')
  kasir = await shop.person('KASIR')
  kode = await terimaCincin(spv, 7, 'SUPPLIER')
}, 60_000)
afterAll(() => shop.close())

const kirim = async (barcode: string): Promise<string> => {
  const png = sharp({ create: { width: 30, height: 20, channels: 3, background: '#b8860b' } })
  const answer = await spv.upload('gambar/foto_produk', await png.png().toBuffer())
  expect([barcode, answer.status]).toEqual([barcode, 200])
  return String(dataOf(answer)['gambar_path'])
}
const gambar = () =>
  shop.rows<{ kode_barcode: string; gambar: string | null }>(
    sql`select kode_barcode, gambar from kencana.barang order by kode_barcode`,
  )

describe('photos by the names of their files', () => {
  it('find their pieces, and what finds none is told why', async () => {
    const nama = [`${kode[0]}.jpg`, `rak/${kode[1]}.PNG`, 'tiada.jpg', `${kode[0]}.png`]
    const { json } = await spv.post('barang/foto/cocokkan', { nama })
    expect(
      json.data.map((one: { kode_barcode: string | null; kalimat: string | null }) => [
        one.kode_barcode,
        one.kalimat,
      ]),
    ).toEqual([
      [kode[0], null],
      [kode[1], null],
      [null, 'Tidak Ada Barang Dengan Kode TIADA'],
      [null, `Barang ${kode[0]} Sudah Dapat Foto Dari File Lain`],
    ])
  })

  it('are kept by one document, once; another photo is a correction', async () => {
    const [a = '', b = ''] = kode
    const baris = [
      { kode_barcode: a, gambar: await kirim(a) },
      { kode_barcode: b, gambar: await kirim(b) },
    ]
    expect((await kasir.post('barang/foto', { baris })).status).toBe(403)
    const lain = [{ kode_barcode: a, gambar: 'foto_produk/TIADA.jpg' }]
    expect((await spv.post('barang/foto', { baris: lain })).json.message).toBe(
      'Gambar Tidak Ditemukan',
    )
    expect(String(dataOf(await spv.post('barang/foto', { baris }))['nomor'])).toMatch(/^FT-/)
    expect((await gambar()).filter((one) => one.gambar !== null)).toEqual(
      baris.map(({ gambar: path, kode_barcode }) => ({ kode_barcode, gambar: path })),
    )
    const lagi = [{ kode_barcode: a, gambar: await kirim(a) }]
    expect((await spv.post('barang/foto', { baris: lagi })).json.message).toBe(
      `Barang ${a} Sudah Punya Foto, Ganti Lewat Koreksi Barang`,
    )
    expect(await shop.audit()).toEqual([])
  })
})

describe('the condition of many pieces', () => {
  const body = (barang: readonly string[]) => ({
    kode_kondisi: 'CUCI',
    alasan: 'Dicuci semua pagi ini',
    barang,
  })

  it('changes by a correction each, with one approval for all', async () => {
    const kondisi = { kode_kondisi: 'CUCI', nama_kondisi: 'Sudah Dicuci', aktif: true }
    dataOf(await own.post('parakondisi/create', kondisi))
    const barang = kode.slice(0, 5)
    expect((await spv.post('barang/koreksi/kondisi', body(barang))).status).toBe(403)
    const saved = dataOf(
      await spv.postApproved('barang/koreksi/kondisi', body(barang), own.user_id),
    )
    expect(saved).toMatchObject({ jumlah: 5 })
    const [row] = await shop.rows<{ cuci: number; kr: number }>(
      sql`select count(*) filter (where kode_kondisi = 'CUCI')::int as cuci,
        (select count(*) from kencana.dokumen where jenis = 'KOREKSI_BARANG')::int as kr
        from kencana.barang`,
    )
    expect(row).toEqual({ cuci: 5, kr: 5 })
    expect(await shop.audit()).toEqual([])
  })

  it('is refused for what is not there, not active, or already so', async () => {
    const say = async (isi: object): Promise<string> =>
      (await spv.post('barang/koreksi/kondisi', isi)).json.message ?? ''
    expect(await say(body(['TIADA']))).toBe('Barcode TIADA Tidak Ditemukan')
    expect(await say(body(kode.slice(0, 3)))).toBe('Tidak Ada Yang Dikoreksi')
    expect(await say({ ...body(kode), kode_kondisi: 'XX' })).toBe('Kondisi Tidak Valid')
  })
})

it('the list that a search finds leaves as a spreadsheet, without what pieces have cost', async () => {
  const answer = await spv.get('barang/ekspor?kode_gudang=TOKO')
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  const rows = await readSheet(answer.bytes, 100, 100_000)
  expect(rows).toHaveLength(8)
  expect(rows[0]?.sel.slice(0, 2)).toEqual(['Barcode', 'Nama Barang'])
  expect(rows[0]?.sel).not.toContain('Harga Pokok')
  const satu = await spv.get(`barang/ekspor?q=${kode[3]}`)
  expect(await readSheet(satu.bytes, 100, 100_000)).toHaveLength(2)
})

describe('a photo of goods', () => {
  const baru = (gambar: string) => ({ asal: 'SUPPLIER', baris: [{ ...cincin, gambar }] })

  it('is one that this shop holds, wherever a piece gets it', async () => {
    const tambah = await spv.post('barang/tambah', baru('foto_produk/cabang-lain-4123.jpg'))
    const [pesan] = tambah.json.fields ?? []
    expect([tambah.status, pesan]).toEqual([
      400,
      { field: 'baris.0.gambar', message: 'Gambar Tidak Ditemukan' },
    ])
    const [satu = ''] = kode
    const { data } = (await spv.get(`barang/get/${satu}`)).json
    const koreksi = { ...data, alasan: 'Foto diganti pagi ini', gambar: 'foto_produk/TIADA.jpg' }
    expect((await spv.post('barang/koreksi', koreksi)).json.message).toBe('Gambar Tidak Ditemukan')
  })

  it('may be of several pieces, also long after it was sent', async () => {
    const path = await kirim('model')
    const piece = async () =>
      Object(dataOf(await spv.post('barang/tambah', baru(path)))['barang'])[0]
    const first = await piece()
    await shop.paksa([sql`delete from kencana.unggahan where gambar = ${path}`]) // as after a week
    const [a] = await terimaCincin(spv, 1, 'SUPPLIER')
    const baris = [{ kode_barcode: a, gambar: path }]
    dataOf(await spv.post('barang/foto', { baris }))
    const named = (await gambar()).filter((one) => one.gambar === path)
    expect(named.map(({ kode_barcode }) => kode_barcode)).toEqual([first.kode_barcode, a])
  })
})
