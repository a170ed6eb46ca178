import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

const cari = 'batas_ubah'
const judul = 'Batas Perubahan Harga Emas (%)'

test('a setting is sought, refused, changed and put back by keyboard', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'su.gs2', path: '/settingsystem' })
  const lain = page.getByText('ONE_MONTH_PROTECTION_MODULE')
  await lain.waitFor()
  await press('/')
  await page.keyboard.type(cari)
  await lain.waitFor({ state: 'detached' })
  const nilai = page.getByLabel(judul)
  const isi = async (angka: string): Promise<void> => {
    await nilai.focus()
    await press('ControlOrMeta+A')
    await page.keyboard.type(angka)
    await press('Tab', 'Enter')
  }
  await isi('101')
  await page.getByText('Tidak Boleh Melebihi 100 !').waitFor()
  await isi('12')
  await page.getByText('Data Berhasil Dirubah').waitFor()
  await page.getByText('diubah su.gs2', { exact: false }).waitFor()
  await axe('.page')
  await shot('setting-system')
  await page.getByRole('button', { name: 'Kembalikan' }).press('Enter')
  await page.getByText('diubah su.gs2', { exact: false }).waitFor({ state: 'detached' })
  await press('F8')
  const riwayat = page.getByRole('dialog').getByRole('table')
  await expect.poll(() => riwayat.getByText(judul).count()).toBeGreaterThan(1)
})
