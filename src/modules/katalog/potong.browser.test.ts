import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { rest } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kencana-potong-'))

/** Red on the left, blue on the right. */
async function duaWarna(): Promise<string> {
  const file = path.join(folder, 'dua.png')
  const merah = await sharp({
    create: { width: 200, height: 200, channels: 3, background: '#c80000' },
  })
    .png()
    .toBuffer()
  const biru = { width: 400, height: 200, channels: 3, background: '#0000c8' } as const
  const gambar = sharp({ create: biru }).composite([{ input: merah, left: 0, top: 0 }])
  writeFileSync(file, await gambar.png().toBuffer())
  return file
}

test('the part of a picture that the app shows is chosen by keys, by hand, or not at all', async ({
  open,
}) => {
  const file = await duaWarna()
  const { axe, page, press, shot } = await open({ path: '/kategori-katalog' })
  await page.getByRole('heading', { name: 'Kategori Katalog' }).waitFor()
  await press('F7')
  const dialog = page.getByRole('dialog', { name: 'Tambah Kategori Katalog' })
  const potong = page.getByRole('dialog', { name: 'Potong Gambar' })
  const pilih = async (): Promise<void> => {
    await dialog.locator('input[type=file]').setInputFiles(file)
    await potong.waitFor()
  }
  /** Size of the kept picture, and the colour of its left and right edge. */
  const tersimpan = (): Promise<unknown> =>
    dialog.getByRole('img', { name: 'Gambar' }).evaluate((img: HTMLImageElement) => {
      const { naturalHeight: height, naturalWidth: width } = img
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const pena = canvas.getContext('2d')
      pena?.drawImage(img, 0, 0)
      const warna = (x: number): string => {
        const [red = 0, , blue = 0] = pena?.getImageData(x, height / 2, 1, 1).data ?? []
        return red > 150 && blue < 80 ? 'merah' : blue > 150 && red < 80 ? 'biru' : 'lain'
      }
      return [width, height, warna(8), warna(width - 8)]
    })
  await pilih()
  await axe('.ant-modal')
  await shot('potong-gambar')
  // Esc leaves it out: nothing was sent.
  await press('Escape')
  await potong.waitFor({ state: 'detached' })
  await expect.poll(() => dialog.getByRole('img', { name: 'Gambar' }).count()).toBe(0)
  await pilih()
  const bingkai = potong.getByRole('application', { name: 'Geser Potongan' })
  await bingkai.focus()
  for (let n = 0; n < 12; n += 1) await page.keyboard.press('ArrowLeft')
  await press('F9')
  await dialog.getByRole('img', { name: 'Gambar' }).waitFor()
  await expect.poll(tersimpan).toEqual([200, 200, 'merah', 'merah'])
  // By hand: the picture follows to the left, and the right half is seen.
  await pilih()
  await rest(page)
  const { height = 0, width = 0, x = 0, y = 0 } = (await bingkai.boundingBox()) ?? {}
  await page.mouse.move(x + width - 8, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 8, y + height / 2, { steps: 4 })
  await page.mouse.up()
  await press('F9')
  await expect.poll(tersimpan).toEqual([200, 200, 'biru', 'biru'])
  await pilih()
  await potong.getByText('Layar Ponsel').click()
  await shot('potong-gambar-layar')
  await potong.getByText('Utuh').click()
  await press('F9')
  await expect.poll(tersimpan).toEqual([400, 200, 'merah', 'biru'])
  rmSync(folder, { recursive: true })
})
