import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { terimaCincin } from './cincin.ts'
import { fillMasters, openShop, type Person, type Shop } from './shop.ts'

// /export-csv: any table, whole, for SU and MU (SPEC 6).
let shop: Shop
let own: Person
let mu: Person
let barcode: string[]
beforeAll(async () => {
  shop = await openShop()
  own = await shop.person('OWN')
  await fillMasters(own)
  mu = await shop.person('MU')
  barcode = await terimaCincin(await shop.person('SPV'), 3)
}, 60_000)
afterAll(() => shop.close())

const csv = async (tabel: string): Promise<string[]> => {
  const { status, text } = await mu.get(`export-csv/${tabel}`)
  expect(status, `${tabel}: ${text}`).toBe(200)
  return text.trim().split('\r\n')
}

it('gives every table that it lists, under the words of its columns', async () => {
  const { json } = await mu.get('export-csv')
  const tabel: string[] = json.data.map((one: { tabel: string }) => one.tabel)
  expect(tabel).toEqual(expect.arrayContaining(['kategori', 'sales', 'gerak_barang', 'jurnal']))
  // What looks at people is for those who judge them.
  expect(tabel).not.toContain('tanda_curiga')
  for (const one of tabel) expect((await csv(one))[0], one).toMatch(/[A-Za-z]/)
})

it('tells whoever waits for a file how many rows it has', async () => {
  const { app } = shop.http
  const alamat = await app.listen({ port: 0, host: '127.0.0.1' })
  await shop.person('MU', 'mu2')
  const token = await shop.http.token('mu2')
  const socket = io(alamat, { auth: { token }, transports: ['websocket'], forceNew: true })
  const heard = new Map<unknown, unknown>()
  socket.on('berkas-maju', ({ berkas, dari }) => void heard.set(berkas, dari))
  await new Promise((resolve) => void socket.once('connect', () => resolve(undefined)))
  for (const one of ['kategori', 'sales', 'gerak_barang', 'jurnal']) {
    const headers = { 'x-berkas': one }
    const ambil = () => shop.http.send('GET', `/api/v1/export-csv/${one}`, { token, headers })
    const rows = (await ambil()).text.trim().split('\r\n').length - 1
    // A file that is whole before its rows are counted may end without the news.
    const didengar = async () => (await ambil()) && heard.get(one)
    await expect.poll(didengar, { message: one }).toBe(rows)
  }
  expect(heard.get('gerak_barang')).toBe(3)
  socket.close()
})

it('gives a book in the order of the chain, with the number of its document, not its key', async () => {
  const [kepala = '', ...rows] = await csv('gerak_barang')
  expect(kepala).toMatch(/No Dokumen.Tanggal.Waktu.Oleh.Barcode/)
  expect(rows).toHaveLength(3)
  expect(rows.map((row) => barcode.find((kode) => row.includes(kode)))).toEqual(barcode)
  for (const row of rows) expect(row).toMatch(/^"?TB-GS1-/)
})

it('gives the journal to an accountant: names of accounts, and an id that stays', async () => {
  const [kepala = '', ...rows] = await csv('jurnal')
  expect(kepala).toMatch(/Nomor Akun.*Nama Akun.ID$/)
  const kode = rows.map((row) =>
    row
      .split(/[,;\t]/)
      .at(-1)
      ?.replaceAll('"', ''),
  )
  expect(new Set(kode).size).toBe(rows.length)
  for (const one of kode) expect(one).toMatch(/^GS1-\d+-\d+$/)
  expect(rows[0]).toContain('Persediaan')
  expect(await csv('jurnal')).toEqual([kepala, ...rows])
})

it('gives what looks at people to nobody who does not judge them', async () => {
  const { json } = await mu.get('export-csv')
  expect(json.data.map(({ tabel }: { tabel: string }) => tabel)).not.toContain('tanda_curiga')
  expect((await mu.get('export-csv/tanda_curiga')).status).toBe(404)
})

it('gives a book of a period', async () => {
  expect(await csv('gerak_barang?tgl_from=2026-11-21&tgl_to=2026-11-21')).toHaveLength(4)
  expect(await csv('gerak_barang?tgl_to=2026-11-20')).toHaveLength(1)
  expect(await csv('gerak_barang?tgl_from=2026-11-22')).toHaveLength(1)
})

it('gives no other table, and nothing to anybody else', async () => {
  // The shops of the chain are for the levels that open /master-toko.
  for (const tabel of [
    'users',
    'sesi',
    'pelanggan',
    'penjualan_baris',
    'tanda_curiga',
    'toko',
    'tiada',
    'gram;--',
  ]) {
    const { json, status } = await mu.get(`export-csv/${encodeURIComponent(tabel)}`)
    expect([status, json.message]).toEqual([404, 'Tabel Tidak Ditemukan'])
  }
  for (const who of [own, await shop.person('KASIR')]) {
    expect((await who.get('export-csv')).status).toBe(403)
    expect((await who.get('export-csv/kategori')).status).toBe(403)
  }
})
