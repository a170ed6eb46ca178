import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'

test('a drawer is counted blind, then explained by its book', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'kasir2.gs1', path: '/uang-kas' })
  await settle(page)
  await axe()
  const isi = page.locator('.uang-kas aside')
  await isi.getByRole('button').first().click() // what makes up the figure
  const gerak = page.getByRole('dialog', { name: /^Laci · / })
  await gerak.getByRole('row', { name: /-GS1-/ }).first().waitFor()
  await press('Escape')
  await gerak.waitFor({ state: 'hidden' })
  await press('F8')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Kategori').waitFor()
  await press('F9')
  await dialog.getByText('Kategori Tidak Boleh Kosong').waitFor()
  await dialog.getByText('Jumlah Rp Tidak Boleh Kosong').waitFor()
  await dialog.getByText('Keterangan Tidak Boleh Kosong').waitFor()
  await press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await press('F4')
  await page.getByLabel('100.000').fill('3')
  await page.getByLabel('50.000').fill('1')
  await isi.waitFor({ state: 'hidden' }) // and nothing behind the count tells it
  await expect.poll(() => page.locator('.laci-saldo').innerText()).not.toContain('Rp')
  const pecahan = page.locator('.laci-kolom label')
  await expect.poll(async () => (await pecahan.allInnerTexts()).at(-1)).toBe('75.000')
  const hitungan = page.locator('.laci-hitung dl').first()
  await expect.poll(() => hitungan.innerText()).toContain('Rp 350.000')
  await expect.poll(() => hitungan.innerText()).not.toMatch(/Saldo|Seharusnya/)
  await press('F9') // counted
  await expect.poll(() => hitungan.innerText()).toMatch(/Seharusnya Di Laci[\s\S]*Selisih/)
  await expect.poll(() => page.getByLabel('100.000').isEditable()).toBe(false)
  await axe('.ant-modal')
  await shot('setor-laci')
})
