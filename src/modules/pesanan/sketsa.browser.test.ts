import { expect } from 'vitest'
import { rest } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'

test('a wish is drawn at the counter and kept as its photo', async ({ open }) => {
  const screen = await open({
    ...{ user: 'spv.gs1', path: '/transaksi-pesanan', viewport: 'tablet' },
  })
  const { axe, page, press, shot } = screen
  const form = page.getByRole('region', { name: 'Pesanan', exact: true })
  await form.getByRole('button', { name: 'Gambar Sketsa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sketsa' })
  const bidang = dialog.getByRole('img', { name: 'Bidang Sketsa' })
  await bidang.waitFor()
  const goresan = bidang.locator('path')
  const gores = async (...titik: readonly (readonly [number, number])[]): Promise<void> => {
    await rest(page) // it lies where it will stay
    const box = await bidang.boundingBox()
    if (!box) throw new Error('the sheet is not shown')
    for (const [at, [x, y]] of titik.entries()) {
      await page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: 4 })
      if (at === 0) await page.mouse.down()
    }
    await page.mouse.up()
  }
  const simpan = dialog.getByRole('button', { name: 'Simpan Sketsa' })
  await expect.poll(() => simpan.isDisabled()).toBe(true)
  await gores([0.3, 0.4], [0.4, 0.25], [0.6, 0.25], [0.7, 0.4], [0.6, 0.7], [0.4, 0.7], [0.3, 0.4])
  await gores([0.45, 0.25], [0.5, 0.1], [0.55, 0.25])
  await gores([0.1, 0.9], [0.9, 0.9])
  await expect.poll(() => goresan.count()).toBe(3)
  await dialog.getByRole('button', { name: 'Urungkan' }).click()
  await expect.poll(() => goresan.count()).toBe(2)
  await dialog.getByRole('button', { name: 'Penghapus' }).click()
  await gores([0.36, 0.7], [0.5, 0.7])
  await expect.poll(() => goresan.last().getAttribute('stroke')).toBe('#ffffff')
  await shot('sketsa-pesanan')
  await axe('.ant-modal')
  // Esc is no loss: it asks, and what was drawn is still there.
  await press('Escape')
  const tidak = page.getByRole('button', { name: 'Tidak', exact: true })
  await tidak.click()
  await tidak.waitFor({ state: 'hidden' })
  await expect.poll(() => goresan.count()).toBe(3)
  await press('F9')
  await dialog.waitFor({ state: 'detached' })
  const foto = form.locator('.image-input img')
  await expect
    .poll(() => foto.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBeGreaterThan(0)
  // What was drawn is dark, what was rubbed out and what was undone is paper.
  const hitam = await foto.evaluate((img) => {
    if (!(img instanceof HTMLImageElement)) return []
    const canvas = document.createElement('canvas')
    canvas.width = img.naturalWidth
    canvas.height = img.naturalHeight
    const pena = canvas.getContext('2d')
    pena?.drawImage(img, 0, 0)
    const dekat = (x: number, y: number): boolean => {
      const size = Math.max(4, Math.round(canvas.width * 0.02))
      const left = Math.round(x * canvas.width - size / 2)
      const top = Math.round(y * canvas.height - size / 2)
      const { data = [] } = pena?.getImageData(left, top, size, size) ?? {}
      return [...data].some((value, at) => at % 4 === 0 && value < 120)
    }
    return [dekat(0.5, 0.25), dekat(0.43, 0.7), dekat(0.5, 0.9)]
  })
  expect(hitam).toEqual([true, false, false])
  await shot('sketsa-di-pesanan')
})
