import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { screensFolder, testOnPaper as test } from '../../../tests/browser/harness.ts'
import { beda, gambarPdf, gambarSvg, type Bagian } from '../../../tests/browser/tinta.ts'

interface Elemen {
  readonly name: string
  readonly position_x: number
  readonly position_y: number
  readonly width: number
  readonly height: number
}
interface Tergambar {
  readonly ke: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rotate: number
  readonly warna: string
}
const kertas = { lebar: 210, tinggi: 148.5 }
const minta = { kertas: 'JUAL', ukuran: 'SETENGAH' }

/** A logo that is no square, so that it stands in the middle of its box. */
const logo = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#7a1f2b' } })
    .png()
    .toBuffer()

/** Puts a picture into the shop's letterhead, or takes it off again. */
async function pasangLogo(page: Page, png: Buffer | null): Promise<void> {
  const gambar = png?.toString('base64') ?? null
  const status = await page.evaluate(async (isi) => {
    const headers = {
      'x-auth-token': localStorage.getItem('token') ?? '',
      'x-perangkat': localStorage.getItem('perangkat') ?? '',
    }
    const api = async (url: string, init: Pick<RequestInit, 'body' | 'method'> = {}) =>
      (await fetch(`/api/v1/${url}`, { ...init, headers })).json()
    let logo_nota = null
    if (isi !== null) {
      const form = new FormData()
      const bytes = Uint8Array.from(atob(isi), (one) => one.charCodeAt(0))
      form.append('image', new Blob([bytes], { type: 'image/png' }), 'logo.png')
      logo_nota = (await api('gambar/NOTA', { method: 'POST', body: form })).data.gambar_path
    }
    const { data } = await api('users/sesi')
    const { kode_toko } = data.toko
    const semua = (await api('tokos')).data
    const toko = semua.find((one: { kode_toko: string }) => one.kode_toko === kode_toko)
    const body = JSON.stringify({ ...toko, logo_nota })
    const answer = await fetch(`/api/v1/tokos/${kode_toko}`, {
      ...{ method: 'PUT', body },
      headers: { ...headers, 'content-type': 'application/json' },
    })
    return answer.status
  }, gambar)
  expect(status).toBe(200)
}

/** Where no other ink is. */
const diKosong = { position_x: 100, position_y: 85, width: 50 }

/** What a shop may do with its nota: everything that is drawn in another way. */
function sulit(elements: readonly Elemen[]): Elemen[] {
  const ubah: Readonly<Record<string, object>> = {
    nama_customer: { isi: '{nama_customer} 陳大文 指輪リング' },
    'baris_Nama Barang': { width: 14.5, height: 23.5, font_size: 7, muat: 'lipat' },
    label_terbilang: { rotate: -15, isi: 'DIPUTAR {nomor}', font_size: 9, ...diKosong },
  }
  return elements.map((one) => ({ ...one, ...ubah[one.name] }))
}

/** Where an element may have ink: the box around its own, turned about its middle. */
function letak({ height, rotate, warna, width, x, y }: Tergambar): Bagian {
  const [sin, cos] = [Math.sin, Math.cos].map((of) => Math.abs(of((rotate * Math.PI) / 180)))
  const w = width * (cos ?? 1) + height * (sin ?? 0)
  const h = width * (sin ?? 0) + height * (cos ?? 1)
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(warna.slice(at, at + 2), 16))
  const gelap = 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
  const tepi = 0.1
  return {
    ...{ x: x + (width - w) / 2 - tepi, y: y + (height - h) / 2 - tepi, gelap },
    ...{ width: w + 2 * tepi, height: h + 2 * tepi },
  }
}

test('what the designer shows is what the PDF has, to 0.2 mm', async ({ browser, open }) => {
  const { page, press } = await open({ user: 'own.gs1', path: '/home' })
  await pasangLogo(page, await logo())
  const { json } = await callAs(page, 'GET', 'rancang-nota?kertas=JUAL&ukuran=SETENGAH&versi=0')
  const {
    isian: _i,
    isian_baris: _b,
    riwayat: _r,
    terakhir,
    versi: _v,
    huruf: _h,
    ...asal
  } = Object(json.data)
  const rancangan = { ...asal, elements: sulit(asal.elements) }
  const simpan = (isi: object | null, dari: number) =>
    callAs(page, 'POST', 'rancang-nota/simpan', {
      ...{ ...minta, catatan: null, toko: [], dari, rancangan: isi },
    })
  expect((await simpan(rancangan, terakhir)).status).toBe(200)
  await page.goto('/setting-nota')
  await page.getByLabel('Contoh').selectOption('PANJANG')
  await page.locator('.kanvas-kertas image').first().waitFor()
  const kanvas = page.getByRole('application', { name: 'Kertas' })
  for (const kata of ['DIPUTAR', 'TOKO MAS KENCANA JAYA', 'UKIR NAMA'])
    await kanvas.getByText(kata, { exact: false }).first().waitFor()
  const layar = await gambarSvg(page, '.kanvas-kertas', kertas)
  await press('F8')
  const frame = page.locator('iframe.nota-contoh')
  await frame.waitFor()
  const pdf = await page.evaluate(
    async (url) => {
      const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
      return btoa(bytes.reduce((text, one) => text + String.fromCodePoint(one), ''))
    },
    (await frame.getAttribute('src')) ?? '',
  )
  const cetak = await gambarPdf(browser, Buffer.from(pdf, 'base64'), kertas)
  mkdirSync(screensFolder, { recursive: true })
  if (!process.env['CI']) {
    writeFileSync(path.join(screensFolder, 'nota-layar.png'), layar.png)
    writeFileSync(path.join(screensFolder, 'nota-cetak.png'), cetak.png)
  }
  const isi = { ...minta, contoh: 'PANJANG', rancangan }
  const [halaman] = Object((await callAs(page, 'POST', 'rancang-nota/gambar', isi)).json.data)
  const elemen: readonly Tergambar[] = halaman.elemen
  const nama = (one: Tergambar): string => rancangan.elements[one.ke]?.name ?? ''
  const semua = elemen.map(nama)
  for (const name of ['logo', 'qr', 'barcode', 'foto', 'label_terbilang', 'baris_Jumlah'])
    expect(semua).toContain(name)
  const lain = elemen.flatMap((one) =>
    beda(layar, cetak, letak(one), 0.2).map((apa) => `${nama(one)}: ${apa}`),
  )
  await simpan(null, terakhir + 1)
  await pasangLogo(page, null)
  expect(lain).toEqual([])
})
