import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'
import { disetujui } from '../../../tests/browser/setuju.ts'

test('a bag of money leaves a branch and is counted at the head office', async ({ open }) => {
  const cabang = await open({ user: 'spv.gs1', path: '/kirim-uang-pusat' })
  const { page, press } = cabang
  await settle(page)
  await cabang.axe()
  await press('F9')
  await page.getByText('Mohon Pilih Toko').waitFor()
  await page.getByText('No Segel Tas Tidak Boleh Kosong').waitFor()
  await page.getByText('Pembawa Tidak Boleh Kosong').waitFor()
  await choose(page, 'Tujuan', { option: 'PUSAT' })
  await page.getByLabel('Jumlah Rp').fill('12345000')
  await page.getByLabel('No Segel Tas').fill('tas-7')
  await page.getByLabel('Pembawa').fill('Pak Hadi')
  await page.getByLabel('No Referensi').fill('uji-4123')
  await press('F9')
  await disetujui(cabang)
  const baris = page.getByRole('row', { name: /UJI-4123/ })
  await baris.waitFor()
  await cabang.shot('kirim-uang')

  const pusat = await open({ user: 'spv', path: '/terima-uang-kas' })
  await settle(pusat.page)
  await pusat.axe()
  await pusat.press('F9')
  await pusat.page.getByText('Mohon Masukkan Nomor Referensi').waitFor()
  await pusat.page.getByRole('row', { name: /UJI-4123/ }).waitFor() // its letter came
  await pusat.page.getByRole('textbox', { name: 'No Referensi' }).fill('uji-4123')
  const putus = /kirim-uang\/uji-4123/i
  await pusat.page.route(putus, (route) => route.abort())
  await pusat.press('F9')
  await pusat.page.getByText('Terjadi Kesalahan Saat Mengirim Data Silahkan Coba Lagi').waitFor()
  await pusat.page.unroute(putus)
  await pusat.press('F9')
  const dialog = pusat.page.getByRole('dialog')
  await dialog.getByText('Pak Hadi').waitFor()
  await pusat.axe('.ant-modal')
  // It is counted blind.
  await expect.poll(() => dialog.getByText('12.345.000').count()).toBe(0)
  await pusat.press('F9')
  await dialog.getByText('Uang Terhitung Tidak Boleh Kosong').waitFor()
  await dialog.getByLabel('Uang Terhitung').fill('12345000')
  await pusat.shot('terima-uang')
  await pusat.press('F9')
  await pusat.page.getByText('Terima Uang Berhasil').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => baris.innerText()).toContain('Diterima') // the sender was told
})
