import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { decodeQR } from 'qr/decode.js'
import QRCode from 'qrcode'
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { databaseUrlOf } from '../../../scripts/built-server.mjs'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'

// A customer with a telephone: first a guest, then a member, then without a connection.

const tamu = { user: null, viewport: 'phone', path: '/anggota/GS1' } as const
const kbMax = 100
/** The browser itself asks for two of the 15: for the manifest and its icon, which no page sees. */
const permintaanMax = 13

/** Rows of the server's database, as its owner reads them. */
async function baris<T extends object>(text: string, values: readonly string[] = []): Promise<T[]> {
  const { dataDir } = inject('browserTest')
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir, 'kencana') })
  await client.connect()
  try {
    await client.query('set search_path = kencana')
    return (await client.query<T>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Opens the members' sign-in, as if this server could send the code. */
async function denganKode(page: Page): Promise<void> {
  await page.route('**/api/v1/tamu/katalog?**', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    json.data.toko.masuk = true
    await route.fulfill({ response: answer, json })
  })
  await page.goto('/anggota/GS1/saya')
}

/** What a scanner reads from the telephone's screen. */
async function terbaca(page: Page): Promise<string> {
  const png = await page.screenshot()
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

/** Until the worker keeps what is seen. */
const dijaga = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

test('its bundle is less than 100 KB, and its first page at most 15 requests', async ({ open }) => {
  const folder = path.resolve(import.meta.dirname, '../../../dist/web/anggota')
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const names = readdirSync(path.join(folder, 'assets')).map((name) => `assets/${name}`)
  // A language is fetched by whoever speaks it.
  const first = names.filter((name) => html.includes(name))
  const [language = ''] = names.filter((name) => /\/app-/.test(name))
  const kb = [...first, language, 'index.html'].reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(folder, name))).length / 1024,
    0,
  )
  expect(first.length).toBe(1)
  expect(html).toContain('.ag-')
  expect(kb).toBeLessThan(kbMax)
  const { page } = await open({ ...tamu, path: '/privacy-policy' })
  let requests = 0
  page.on('request', () => (requests += 1))
  await page.goto(tamu.path)
  await page.getByRole('heading', { name: 'Koleksi' }).waitFor()
  await settle(page)
  expect(requests).toBeLessThanOrEqual(permintaanMax)
})

test('a guest looks around: prices, pieces, gifts, and asks by WhatsApp', async ({ open }) => {
  const { axe, page, shot } = await open(tamu)
  await page.getByRole('heading', { name: /^Harga (?:Emas Hari Ini|tanggal \d)/ }).waitFor()
  await shot('anggota-beranda')
  await axe()
  await page.getByRole('link', { name: 'Kalung', exact: true }).click()
  await expect.poll(() => page.getByRole('link', { name: /Cincin Daun/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Semua', exact: true }).click()
  await page.getByLabel('Cari').fill('daun')
  await expect.poll(() => page.getByRole('link', { name: /Kalung Nori/ }).count()).toBe(0)
  await shot('anggota-katalog')
  await axe()
  await page.getByRole('link', { name: /Cincin Daun/ }).click()
  await page.getByText('Rp 5.678.000').waitFor()
  await page.getByText('4,123 gr').waitFor()
  const wa = page.getByRole('link', { name: /WhatsApp/ }).first()
  await expect
    .poll(() => wa.getAttribute('href'))
    .toMatch(/^https:\/\/wa\.me\/6281234567890\?text=Halo%20/)
  await shot('anggota-barang')
  await axe()
  await page.getByRole('button', { name: 'Kembali' }).click()
  for (const [menu, isi] of [
    ['Harga', 'Harga Perhiasan'],
    ['Hadiah', 'Payung Lipat'],
    // The server of the tests cannot send a code.
    ['Saya', 'Member toko ini belum dapat masuk di sini.'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Menu' }).getByText(menu).click()
    await page.getByText(isi).waitFor()
    await shot(`anggota-${menu.toLowerCase()}`)
    await axe()
  }
})

test('a member signs in with the code of the outbox, and sees it again without a connection', async ({
  open,
}) => {
  const { axe, page, shot } = await open({
    ...tamu,
    path: '/privacy-policy',
    worker: true,
  })
  await denganKode(page)
  const [dia] = await baris<{
    no_hp: string
    nama_member: string
    kode_member: string
  }>(`select m.no_hp, m.nama_member, m.kode_member
    from penjualan_kini p join pelanggan c on c.kode_toko = p.kode_toko and c.id = p.id_pelanggan
      join member m on m.no_hp = c.no_hp and m.aktif
      join status_dokumen s on s.kode_toko = p.kode_toko and s.id = p.id and s.status = 'VALID'
      join barang b on b.kode_toko = p.kode_toko and b.id_pemegang = p.id and b.status = 'TERJUAL'
      join saldo_poin o on o.kode_member = m.kode_member and o.saldo > 0
    where p.kode_toko = 'GS1' group by 1, 2, 3 order by count(*) desc, 1 limit 1`)
  if (!dia) throw new Error('the sample chain has no member with a piece')
  await page.getByLabel('Nomor WhatsApp').fill(dia.no_hp.replace(/^62/, '0'))
  await page.getByRole('button', { name: 'Kirim Kode' }).click()
  await page.getByText('Kode dikirim lewat WhatsApp bila nomor ini member.').waitFor()
  const [pesan] = await baris<{ isi: string }>(
    `select isi from pesan_keluar where kode_pesan = 'KODE_MASUK' and penerima = $1
      order by saat desc limit 1`,
    [dia.no_hp],
  )
  const kode = /\d{6}/.exec(pesan?.isi ?? '')?.[0] ?? ''
  await page.getByLabel('Kode 6 angka').fill(kode === '111111' ? '222222' : '111111')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.getByText('Kode Salah Atau Sudah Tidak Berlaku').waitFor()
  await shot('anggota-kode')
  await axe()
  await page.getByLabel('Kode 6 angka').fill(kode)
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.getByRole('heading', { name: dia.nama_member }).waitFor()
  await page.getByText(/^Nilai jual kembali (?:hari ini|tanggal \d)/).waitFor()
  await page.getByRole('button', { name: `QR member ${dia.kode_member}: Perbesar` }).waitFor()
  await expect.poll(() => terbaca(page)).toBe(`MEMBER:${dia.kode_member}`)
  await shot('anggota-milik')
  await axe()

  await dijaga(page)
  await page.reload()
  await page.getByRole('heading', { name: dia.nama_member }).waitFor()
  await page.goto(tamu.path)
  await page.getByRole('heading', { name: 'Koleksi' }).waitFor()
  await settle(page)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText('Tanpa koneksi: ini yang terakhir terlihat.').waitFor()
  await page.getByRole('heading', { name: 'Koleksi' }).waitFor()
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Saya').click()
  await page.getByRole('heading', { name: dia.nama_member }).waitFor()
  // A shop without a line finds him too: what draws his QR came with the app.
  await page.getByRole('button', { name: `QR member ${dia.kode_member}: Perbesar` }).click()
  await expect.poll(() => terbaca(page)).toBe(`MEMBER:${dia.kode_member}`)
  await page.getByRole('button', { name: /Tutup/ }).click()
  await shot('anggota-luring')
  // He leaves while nobody hears it: here at once, on the server when there is a connection again.
  const sesi = async (): Promise<number> =>
    (
      await baris(
        `select from sesi_anggota s join member m using (kode_member) where m.no_hp = $1`,
        [dia.no_hp],
      )
    ).length
  await page.getByRole('button', { name: 'Keluarkan dari semua HP' }).click()
  await page.getByText(/Masuk Member|belum dapat masuk/).waitFor()
  await expect.poll(() => page.evaluate(() => caches.has('anggota-pribadi'))).toBe(false)
  expect(await sesi()).toBe(1)
  await page.context().setOffline(false)
  await expect.poll(sesi).toBe(0)
})

test('what one member saw is not shown to the next, while his own comes or where it came late', async ({
  open,
}) => {
  const { axe, page, shot } = await open({ ...tamu, path: '/privacy-policy', theme: 'dark' })
  const isi = { no_hp: '6281298760001', tgl: '2026-11-21', poin: 77 }
  const kosong = { riwayat: [], kupon: [], barang: [], janji: [] }
  const ditahan: (() => Promise<void>)[] = []
  let tahan = false
  const jawab = (path: string, data: (tamu: string) => unknown) =>
    page.route(`**/api/v1/anggota/${path}`, async (route) => {
      const json = { status: 'success', data: data(route.request().headers()['x-tamu'] ?? '') }
      if (tahan && path.startsWith('saya')) ditahan.push(() => route.fulfill({ json }))
      else await route.fulfill({ json })
    })
  let dia = 'Bu Satu'
  await jawab('kode', () => ({ menit: 5 }))
  await jawab('masuk', () => ({ token: dia }))
  await jawab('keluar', () => null)
  await jawab('saya*', (nama_member) => ({ ...isi, ...kosong, kode_member: 'K1', nama_member }))
  await denganKode(page)
  const masuk = async (): Promise<void> => {
    await page.getByLabel('Nomor WhatsApp').fill('081298760001')
    await page.getByRole('button', { name: 'Kirim Kode' }).click()
    await page.getByLabel('Kode 6 angka').fill('123456')
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  }
  const kartu = (nama: string) => page.getByRole('heading', { name: nama })
  await masuk()
  await kartu('Bu Satu').waitFor()
  // Black on white in a dark theme too.
  await page.getByRole('button', { name: 'QR member K1: Perbesar' }).click()
  await expect.poll(() => terbaca(page)).toBe('MEMBER:K1')
  await shot('anggota-qr')
  await axe()
  await page.getByRole('button', { name: /Tutup/ }).click()
  await expect.poll(() => terbaca(page)).toBe('MEMBER:K1')
  await shot('anggota-milik')
  await axe()
  // She goes while her page is read once more: that answer comes when the next is there.
  tahan = true
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
  await expect.poll(() => ditahan.length).toBe(1)
  await page.getByRole('button', { name: 'Keluar', exact: true }).click()
  dia = 'Bu Dua'
  await masuk()
  await expect.poll(() => ditahan.length).toBe(2)
  await expect.poll(() => kartu('Bu Satu').count()).toBe(0)
  await ditahan[1]?.()
  await kartu('Bu Dua').waitFor()
  // It was hers, and is asked for again; going back shows what is his, before that is answered.
  await ditahan[0]?.()
  await expect.poll(() => ditahan.length).toBe(3)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByText('Harga').click()
  await page.getByText('Harga Perhiasan').waitFor()
  await menu.getByText('Saya').click()
  await kartu('Bu Dua').waitFor()
  await expect.poll(() => ditahan.length).toBe(4)
  for (const satu of ditahan.slice(2)) await satu()
})

test('a nota tells its truth to whoever pastes its QR', async ({ open }) => {
  const { axe, page, shot } = await open({ ...tamu, path: '/anggota/GS1/nota' })
  const [nota] = await baris<{ id: string; nomor: string }>(`select d.id, d.nomor from dokumen d
    join penjualan p on p.kode_toko = d.kode_toko and p.id = d.id
    join status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id and s.status = 'VALID'
    where d.kode_toko = 'GS1' order by d.nomor limit 1`)
  await page.getByLabel(/tempel alamat dari QR nota/i).fill('https://lain.test/')
  await page.getByRole('button', { name: 'Periksa' }).click()
  await page.getByText('Ini bukan QR nota.').waitFor()
  await page
    .getByLabel(/tempel alamat dari QR nota/i)
    .fill(`https://toko.test/nota?toko=GS1&id=${nota?.id}`)
  await page.getByRole('button', { name: 'Periksa' }).click()
  await page.getByText(nota?.nomor ?? '').waitFor()
  await shot('anggota-nota')
  await axe()
})

test('a nota is read by a camera where the browser reads no code by itself', async ({ open }) => {
  const { page } = await open({ ...tamu, path: '/privacy-policy' })
  const [nota] = await baris<{ id: string; nomor: string }>(`select d.id, d.nomor from dokumen d
    join penjualan p on p.kode_toko = d.kode_toko and p.id = d.id
    where d.kode_toko = 'GS1' order by d.nomor limit 1`)
  const gambar = await QRCode.toDataURL(`https://toko.test/nota?toko=GS1&id=${nota?.id}`, {
    width: 320,
  })
  // The camera sees this picture.
  await page.addInitScript((src: string) => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector')
    navigator.mediaDevices.getUserMedia = async () => {
      const image = new Image()
      image.src = src
      await image.decode()
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 640, height: 480 })
      const draw = () => {
        const pen = canvas.getContext('2d')
        if (pen) pen.fillStyle = '#d9d9d9'
        pen?.fillRect(0, 0, 640, 480)
        pen?.drawImage(image, 140, 70)
      }
      draw()
      setInterval(draw, 100)
      return canvas.captureStream(10)
    }
  }, gambar)
  await page.goto('/anggota/GS1/nota')
  await page.getByRole('button', { name: 'Pindai QR' }).click()
  await page.getByText(nota?.nomor ?? '-').waitFor()
})
