import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'

// Pictures of paper, measured in millimetres: where there is ink, and whether two have it alike.

/** A page at 100 % has 96 pixels an inch; it is looked at three times as large. */
const besar = 3
export const pxPerMm = (96 / 25.4) * besar

/** A page as a byte for each pixel, 0 is black; its corner lies this many pixels within. */
export interface Gambar {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly kiri: number
  readonly atas: number
}

async function baca(png: Buffer): Promise<Omit<Gambar, 'atas' | 'kiri'>> {
  const grey = sharp(png).greyscale().toColourspace('b-w').raw()
  const { data, info } = await grey.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Where white begins and ends along a line of pixels. */
const putih = (line: readonly number[]): readonly [number, number] => [
  line.findIndex((value) => value > 250),
  line.findLastIndex((value) => value > 250) + 1,
]

/** Whether there is a page, and something on it. */
const bertinta = ({ data, height, width }: Pick<Gambar, 'data' | 'height' | 'width'>): boolean =>
  Array.from({ length: height }, (_, y) => [...data.subarray(y * width, (y + 1) * width)]).some(
    (line) => line.slice(...putih(line)).some((value) => value < 40),
  )

interface Kertas {
  readonly lebar: number
  readonly tinggi: number
}

/** The first page of a PDF, as the browser's own viewer shows it; its picture is answered, too. */
export async function gambarPdf(browser: Browser, pdf: Buffer, { lebar, tinggi }: Kertas) {
  const [width, height] = [lebar, tinggi].map((mm) => Math.ceil(mm * pxPerMm) + 120)
  const viewport = { width: width ?? 0, height: height ?? 0 }
  const page = await browser.newPage({ viewport })
  const src = `data:application/pdf;base64,${pdf.toString('base64')}#toolbar=0&zoom=${besar * 100}`
  const size = `width:${viewport.width}px;height:${viewport.height}px`
  await page.setContent(`<body style="margin:0"><iframe style="border:0;${size}" src="${src}">`)
  let png: Buffer = Buffer.of()
  // The viewer says nothing when it has drawn: two looks a while apart are the same, and have a
  // page with ink on it.
  await expect
    .poll(
      async () => {
        const before = png
        png = await page.screenshot()
        return before.equals(png) && bertinta(await baca(png))
      },
      { interval: 300 },
    )
    .toBe(true)
  await page.close()
  const found = await baca(png)
  const { data } = found
  const tegak = Array.from({ length: found.height }, (_, y) => data[y * found.width + 200] ?? 0)
  const [atas, bawah] = putih(tegak)
  const y = Math.floor((atas + bawah) / 2)
  const [kiri, kanan] = putih([...data.subarray(y * found.width, (y + 1) * found.width)])
  // The shadow around the page takes a part of its outermost pixels: its middle is sure.
  return {
    ...{ ...found, png },
    kiri: (kiri + kanan - lebar * pxPerMm) / 2,
    atas: (atas + bawah - tinggi * pxPerMm) / 2,
  }
}

/** What a drawing of a page shows, as large as `gambarPdf` has it, laid over everything else. */
export async function gambarSvg(page: Page, selector: string, { lebar, tinggi }: Kertas) {
  const size = { width: Math.ceil(lebar * pxPerMm), height: Math.ceil(tinggi * pxPerMm) }
  const before = page.viewportSize()
  await page.setViewportSize(size)
  await page.evaluate(
    async ([of, width, height]) => {
      const svg = document.querySelector(of)?.cloneNode(true)
      if (!(svg instanceof SVGSVGElement)) throw new Error('no drawing')
      svg.setAttribute('id', 'diukur')
      svg.style.cssText = `position:fixed;z-index:99999;inset:0 auto auto 0;margin:0;background:#fff;
        width:${width}px;height:${height}px`
      document.body.append(svg)
      const gambar = [...svg.querySelectorAll('image')].map(async ({ href }) => {
        const image = new Image()
        image.src = href.baseVal
        await image.decode()
      })
      await Promise.all(gambar)
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    },
    [selector, lebar * pxPerMm, tinggi * pxPerMm] as const,
  )
  const png = await page.screenshot({ clip: { x: 0, y: 0, ...size }, caret: 'initial' })
  await page.evaluate(() => document.querySelector('#diukur')?.remove())
  if (before) await page.setViewportSize(before)
  return { ...(await baca(png)), png, kiri: 0, atas: 0 }
}

/** A part of a page in millimetres, and how dark its ink is. */
export interface Bagian {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly gelap: number
}

type Titik = (x: number, y: number) => boolean

/** Which pixels of a part have at least this much of its ink. */
function tinta(gambar: Gambar, bagian: Bagian, banyak: number): Titik {
  const batas = 255 - (255 - bagian.gelap) * banyak
  const [left, top] = [gambar.kiri + bagian.x * pxPerMm, gambar.atas + bagian.y * pxPerMm]
  return (x, y) => {
    const [px, py] = [Math.round(left + x), Math.round(top + y)]
    if (px < 0 || py < 0 || px >= gambar.width || py >= gambar.height) return false
    return (gambar.data[py * gambar.width + px] ?? 255) < batas
  }
}

const semua = ({ height, width }: Bagian, of: (x: number, y: number) => void): void => {
  for (let y = 0; y < height * pxPerMm; y++) for (let x = 0; x < width * pxPerMm; x++) of(x, y)
}

/** The box around the ink of a part, in pixels; undefined: there is none. */
function bingkai(gambar: Gambar, bagian: Bagian): readonly number[] | undefined {
  const ada = tinta(gambar, bagian, 0.3)
  let [kiri, atas, kanan, bawah] = [Infinity, Infinity, -1, -1]
  semua(bagian, (x, y) => {
    if (!ada(x, y)) return
    ;[kiri, atas] = [Math.min(kiri, x), Math.min(atas, y)]
    ;[kanan, bawah] = [Math.max(kanan, x), Math.max(bawah, y)]
  })
  return kanan < 0 ? undefined : [kiri, atas, kanan, bawah]
}

/** How much ink of one has none of the other within so many pixels, of all that there is. */
function jauh(a: Gambar, b: Gambar, bagian: Bagian, dekat: number): number {
  const [punya, lain] = [tinta(a, bagian, 0.6), tinta(b, bagian, 0.2)]
  const ada = (x: number, y: number): boolean => {
    for (let dy = -dekat; dy <= dekat; dy++)
      for (let dx = -dekat; dx <= dekat; dx++)
        if (dx * dx + dy * dy <= dekat * dekat && lain(x + dx, y + dy)) return true
    return false
  }
  let [jumlah, hilang] = [0, 0]
  semua(bagian, (x, y) => {
    if (!punya(x, y)) return
    jumlah++
    if (!ada(x, y)) hilang++
  })
  return jumlah === 0 ? 0 : hilang / jumlah
}

/**
 * What tells a part of one picture from that of the other: the sides of its box that lie more than
 * so many millimetres apart, and the share of its ink that has no ink of the other so near.
 */
export function beda(a: Gambar, b: Gambar, bagian: Bagian, mm: number): string[] {
  const [satu, dua] = [bingkai(a, bagian), bingkai(b, bagian)]
  if (!satu || !dua) return satu === dua ? [] : ['one of them is empty']
  const sisi = ['left', 'top', 'right', 'bottom'].flatMap((name, at) => {
    const d = ((satu[at] ?? 0) - (dua[at] ?? 0)) / pxPerMm
    return Math.abs(d) > mm ? [`${name} ${d.toFixed(2)} mm`] : []
  })
  const dekat = Math.floor(mm * pxPerMm)
  const hilang = Math.max(jauh(a, b, bagian, dekat), jauh(b, a, bagian, dekat))
  return hilang > 0.01 ? [...sisi, `${(hilang * 100).toFixed(1)} % of its ink is elsewhere`] : sisi
}
