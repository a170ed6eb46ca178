import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'
import { disetujui } from '../../../tests/browser/setuju.ts'

test('a general entry is written by keyboard', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/jurnal-umum' })
  const { axe, page, press, shot } = screen
  await settle(page)
  await page.getByRole('button', { name: /^Tambah/ }).waitFor() // its key is there with it
  await press('F7')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await shot('jurnal-umum-kosong')
  await axe('.ant-modal')
  const ketik = (text: string) => page.keyboard.type(text, { delay: 60 })
  const pilihAkun = async (nomor: string) => {
    await ketik(nomor)
    await page.getByRole('option', { name: nomor }).first().waitFor({ state: 'attached' })
    await press('Enter', 'Enter')
  }
  await ketik('Penyusutan etalase')
  await press('Enter')
  await pilihAkun('6101')
  await ketik('4123457')
  await press('Enter', 'Enter')
  await pilihAkun('3103')
  await press('Enter')
  await ketik('4123457')
  await shot('jurnal-umum-baris')
  await press('F9')
  await disetujui(screen)
  await page
    .getByRole('row', { name: /JU-GS1-/ })
    .first()
    .waitFor()
  await expect
    .poll(() =>
      page
        .getByRole('row', { name: /Penyusutan etalase/ })
        .first()
        .innerText(),
    )
    .toContain('4.123.457')
})

test('the month that is closed next is proposed', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'mu', path: '/tutup-bulan' })
  await settle(page)
  // The sample chain has closed every month that is over: as if its last one were open.
  const akhir = '2026-09-30'
  await page.route('**/api/v1/tutup-bulan/berikut', (route) =>
    route.fulfill({ json: { status: 'success', data: { sampai: akhir } } }),
  )
  await page.reload()
  await page.getByText(`Rekonsiliasi Bank Sampai ${akhir}`).first().waitFor()
  await press('F7')
  const dialog = page.getByRole('dialog', { name: 'Tutup Bulan' })
  await expect.poll(() => dialog.getByLabel('Sampai Akhir Bulan').inputValue()).toBe(akhir)
  await shot('tutup-bulan-usulan')
  await axe('.ant-modal')
})

test('books agree on the screen of the cross-check', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'spv.gs2', path: '/laporan-uji-silang' })
  await settle(page)
  await press('F9')
  await page.getByText('Debet dan kredit jurnal').first().waitFor()
  await axe()
  await shot('uji-silang')
  await expect.poll(() => page.locator('td', { hasText: /^Selisih$/ }).count()).toBe(0)
})

test.for([
  ['posisi-emas', 'Nilai Kini'],
  ['laba-rugi-cabang', 'Margin Emas'],
  ['analisa-manajerial', 'Rata Nota'],
] as const)('an owner reads his figures: %s', async ([nama, kolom], { open }) => {
  const { axe, page, press, shot } = await open({ user: 'own', path: `/laporan-${nama}` })
  await settle(page)
  await press('F9')
  await page.getByRole('columnheader', { name: kolom }).waitFor()
  await axe()
  await shot(`laporan-${nama}`)
})
