import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

const rowsOf = (data: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(data) ? data : []

test('a person is found and read without a mouse; the counter has him in short', async ({
  open,
}) => {
  const screen = await open({ user: 'spv.gs1', path: '/profil-pelanggan' })
  const { axe, page, press, shot } = screen
  await page.getByLabel('Cari pelanggan').waitFor()
  const { json } = await callAs(page, 'GET', 'member/get/all?limit=200')
  // Somebody of whom the shop knows much.
  let dia = { no_hp: '', nama: '', banyak: -1 }
  for (const { nama_member, no_hp } of rowsOf(json.data).slice(0, 8)) {
    const found = await callAs(page, 'GET', `pelanggan/profil?no_hp=${String(no_hp)}`)
    const banyak = rowsOf(Object(found.json.data)['bagian']).length
    if (banyak > dia.banyak) dia = { no_hp: String(no_hp), nama: String(nama_member), banyak }
  }
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('konter-cari-orang')
  await page.keyboard.type(dia.no_hp, { delay: 60 }) // whole: he may be of another shop
  await page.getByRole('option').first().waitFor()
  await press('Enter')
  await page.locator('.profil-kepala').getByText(dia.nama).first().waitFor()
  await page.getByRole('heading', { name: 'Member', exact: true }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.className))
    .toContain('profil')
  await press('ArrowDown')
  await axe('.page')
  await shot('profil-pelanggan')
  const alamat = page.url()
  await press('End', 'Enter')
  await expect.poll(() => page.url()).not.toBe(alamat)
  await page.goBack()
  await page.locator('.profil-kepala').waitFor()
  await press('F4')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('konter-cari-orang')

  const tablet = await open({
    ...{ user: 'spv.gs1', viewport: 'tablet', theme: 'dark', lang: 'en' },
    path: new URL(alamat).pathname + new URL(alamat).search,
  })
  await tablet.page.locator('.profil-kepala').waitFor()
  await tablet.axe('.page')
  await tablet.shot('profil-pelanggan')
})
