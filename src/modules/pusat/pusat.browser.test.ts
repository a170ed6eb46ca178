import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

test('masters are compared and sent by keyboard, and each branch says so', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'own', path: '/salin-master-cabang' })
  const pilih = async (kelompok: string, nama: string): Promise<void> => {
    const box = page.getByRole('group', { name: kelompok }).getByRole('checkbox', { name: nama })
    await box.focus()
    await press('Space')
  }
  await pilih('Toko', 'GS2')
  await pilih('Master', 'Master Bank')
  await press('F8')
  const beda = page.getByRole('table', { name: 'Perbedaan' })
  await beda.locator('tbody tr', { hasText: 'GS2' }).focus()
  await axe('.page')
  await shot('salin-master')
  await press('Enter')
  await page.getByRole('dialog', { name: /GS2 Master Bank/ }).waitFor()
  await press('Escape')
  // A slow way to the server: what is under way is said, and nothing else is done meanwhile.
  let lepas = (): void => undefined
  const boleh = new Promise<void>((resolve) => (lepas = resolve))
  await page.route('**/api/v1/pusat/salin', async (route) => {
    await boleh
    await route.continue()
  })
  await press('F9')
  const lama = page.getByRole('dialog', { name: 'Sedang Mengirim Data' })
  await lama.getByRole('progressbar', { name: 'Sedang Mengirim Data' }).waitFor()
  await shot('sedang-mengirim')
  await page.keyboard.press('Escape')
  await expect.poll(() => lama.count()).toBe(1)
  lepas()
  await lama.waitFor({ state: 'detached' })
  const kiriman = page.getByRole('table', { name: 'Kiriman Terakhir' })
  await expect
    .poll(() => kiriman.locator('tbody tr', { hasText: 'GS2' }).innerText())
    .toContain('Diterima')
})

test('masters that lack what they point at say so, and take it along by one key', async ({
  open,
}) => {
  const { page, press } = await open({ user: 'own', path: '/salin-master-cabang' })
  await page.getByRole('checkbox', { name: 'GS1' }).first().check()
  await page.getByRole('checkbox', { name: 'Master Rekening' }).check()
  // A branch that lacks the bank: the account is refused, and the bank is offered.
  await page.route('**/api/v1/pusat/salin/lihat', async (route) => {
    const { master } = JSON.parse(route.request().postData() ?? '{}') as { master: string[] }
    const answer = await route.fetch()
    const json = await answer.json()
    const [rekening] = json.data.filter((one: { master: string }) => one.master === 'rekening')
    if (!master.includes('bank')) {
      rekening.salah = 1
      const kurang = { baris: 1, kunci: '77', nama: 'X', aksi: 'SALAH' }
      rekening.baris = [{ ...kurang, masalah: 'Bank B2 Tidak Ditemukan' }]
    }
    await route.fulfill({ response: answer, json })
  })
  await press('F8')
  await page.getByRole('alert').getByText('Bank B2 Tidak Ditemukan').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Kirim/ }).isDisabled()).toBe(true)
  await press('F7')
  await page.getByRole('table', { name: 'Perbedaan' }).getByText('Master Bank').waitFor()
  await page.locator('.salin-butuh').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('button', { name: /^Kirim/ }).isEnabled()).toBe(true)
})

test('the head office sees its shops beside each other', async ({ open }) => {
  const { axe, page, shot } = await open({ user: 'own', path: '/dashboardPusat' })
  await page.locator('.chart canvas').first().waitFor()
  const toko = page.getByRole('table', { name: 'Hari Ini Per Toko' })
  await expect.poll(() => toko.locator('tbody tr').count()).toBeGreaterThan(3)
  await axe('.page')
  await shot('dashboard-pusat')
  // From a shop to its day: the notes of that shop, asked for at once.
  await toko.locator('tbody tr', { hasText: 'GS2' }).click()
  await page.getByRole('heading', { name: 'Laporan Penjualan', exact: true }).waitFor()
  await page
    .getByRole('table', { name: 'Laporan Penjualan' })
    .getByText(/^FJ-GS2-/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Semua Cabang' }).click()
  await expect.poll(() => page.locator('.branch-several').innerText()).toContain('Semua Toko')
})
