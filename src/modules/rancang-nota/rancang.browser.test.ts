import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

const kertas = (page: Page) => page.getByRole('application', { name: 'Kertas' })
const lapis = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Lapis' }).getByRole('button', { name, exact: true })
const kiri = (page: Page) => page.getByLabel('Kiri (mm)')
const wire = 'rancang-nota?kertas=TITIPAN&ukuran=SETENGAH'

test('a paper is designed with keys and pointer, saved, undone and had back', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'own.gs1', path: '/setting-nota' })
  await page.getByRole('combobox', { name: 'Kertas' }).selectOption('TITIPAN')
  await kertas(page).getByText('SARI DEWI').first().waitFor()
  await axe()
  await shot('setting-nota')
  // By the list and the arrow keys: half a millimetre a step.
  await lapis(page, 'nama_toko').click()
  const semula = Number(await kiri(page).inputValue())
  await kertas(page).focus()
  await press('ArrowRight')
  await press('ArrowRight')
  await expect.poll(async () => Number(await kiri(page).inputValue())).toBe(semula + 1)
  await press('Control+z')
  await expect.poll(async () => Number(await kiri(page).inputValue())).toBe(semula + 0.5)
  await press('Control+y')
  // By the pointer: what is dragged goes where it is let go, and on the grid.
  const nama = kertas(page).locator('.kanvas-sasaran').filter({ hasText: 'nama_customer' }).first()
  const box = await nama.boundingBox()
  if (!box) throw new Error('the customer is nowhere on the paper')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 83, y + 61, { steps: 4 })
  await shot('setting-nota-geser')
  await page.mouse.up()
  await expect.poll(async () => (await nama.boundingBox())?.x).toBeGreaterThan(box.x + 70)
  await page.getByLabel('Isi', { exact: true }).fill('TITIPAN KAMI')
  await kertas(page).getByText('TITIPAN KAMI').waitFor()
  await page.getByLabel('Contoh').selectOption('PANJANG')
  await kertas(page).getByText('TOKO MAS KENCANA JAYA', { exact: false }).first().waitFor()
  await press('F9')
  await page.getByRole('dialog').getByLabel('Catatan').fill('Judul sendiri')
  await press('Control+Enter')
  await page.getByText('Rancangan Berhasil Disimpan').waitFor()
  const { json } = await callAs(page, 'GET', wire)
  expect(Object(json.data)).toMatchObject({ versi: 1 })
  expect(JSON.stringify(json.data)).toContain('TITIPAN KAMI')
  await page.getByRole('button', { name: 'Kembali Ke Bawaan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kembali Ke Bawaan' }).click()
  await expect
    .poll(async () => Object((await callAs(page, 'GET', wire)).json.data)['versi'])
    .toBe(0)
})

test('a slip is as long as its lines', async ({ open }) => {
  const { axe, page, shot } = await open({ user: 'own.gs1', path: '/setting-nota-slip' })
  await kertas(page).getByText('CINCIN BELAH ROTAN').first().waitFor()
  const pendek = (await kertas(page).boundingBox())?.height ?? 0
  await axe()
  await shot('setting-nota-slip')
  await page.getByLabel('Contoh').selectOption('BANYAK')
  await expect
    .poll(async () => (await kertas(page).boundingBox())?.height ?? 0)
    .toBeGreaterThan(pendek + 6 * 9 * 6 - 20)
})

test('on a tablet the paper is as wide as its table, until it is to be larger', async ({
  open,
}) => {
  const tablet = { viewport: 'tablet', theme: 'dark', lang: 'en' } as const
  const { axe, page, press, shot } = await open({
    ...{ ...tablet, user: 'own.gs1', path: '/setting-nota' },
  })
  const paper = page.getByRole('application')
  await paper.getByText('SARI DEWI').first().waitFor()
  /** How much wider than the paper its table is, and whether the paper is moved to be seen. */
  const ruang = () =>
    page.evaluate(() => {
      const meja = document.querySelector('.kanvas')
      const kertasnya = document.querySelector('.kanvas-kertas')?.getBoundingClientRect()
      if (!meja || !kertasnya) return { sisa: -1, geser: true }
      const sisa = Math.round(meja.clientWidth - kertasnya.width)
      return { sisa, geser: meja.scrollWidth > meja.clientWidth }
    })
  await expect.poll(ruang).toEqual({ sisa: 32, geser: false })
  await axe()
  await shot('setting-nota')
  await paper.locator('.kanvas-sasaran').filter({ hasText: 'nama_toko' }).first().click()
  await page.getByLabel('Left (mm)').waitFor()
  await shot('setting-nota-dipilih')
  await page.getByLabel('Zoom').selectOption('6')
  await expect.poll(async () => (await ruang()).geser).toBe(true)
  await press('Alt+z')
  await expect.poll(ruang).toEqual({ sisa: 32, geser: false })
})
