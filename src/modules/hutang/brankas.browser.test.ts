import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { disetujui } from '../../../tests/browser/setuju.ts'

interface Loan {
  readonly no_segel: string
  readonly status: string
}

/** The seals of the shop's loans, running and over. */
async function segel(page: Page): Promise<{ ada: string[]; lepas: string }> {
  const { json } = await callAs(page, 'GET', 'hutang/lihat?limit=200')
  const all = json.data as readonly Loan[]
  const ada = all.filter(({ status }) => ['AKTIF', 'DITAHAN'].includes(status))
  const berjalan = new Set(ada.map(({ no_segel }) => no_segel))
  const over = all.find(({ no_segel, status }) => status === 'LUNAS' && !berjalan.has(no_segel))
  return { ada: [...berjalan], lepas: over?.no_segel ?? '' }
}

test('the safe is counted by scanner, blind; a missing bag waits for a second person', async ({
  open,
}) => {
  const screen = await open({ user: 'spv.gs1', path: '/hitung-brankas' })
  const { axe, page, press, scan, shot } = screen
  const {
    ada: [satu = '', hilang = '', ...lain],
    lepas,
  } = await segel(page)
  const meja = page.getByRole('region', { name: 'Tas Dihitung' })
  const terakhir = meja.getByRole('status')
  await scan(satu)
  await terakhir.getByText('Ketemu', { exact: true }).waitFor()
  await scan(satu)
  await page.getByText(`Segel ${satu} Sudah Dipindai`).waitFor()
  await scan(lepas)
  await terakhir.getByText('Hutang Sudah Selesai').waitFor()
  await page.keyboard.type('tiada-1') // typed by hand: the focus is in the field
  await press('Enter')
  await terakhir.getByText('TIADA-1').waitFor()
  await terakhir.getByText('Tidak Dikenal').waitFor()
  await page.reload()
  await meja.getByRole('row', { name: /TIADA-1/ }).waitFor()
  for (const kode of lain) await scan(kode)
  await meja.getByText(`${lain.length + 3} tas`, { exact: true }).waitFor()
  // It is blind: nothing on the screen names the bag that was not scanned.
  await expect.poll(() => page.getByText(hilang).count()).toBe(0)
  await axe('.page')
  await shot('hitung-brankas')

  await press('F9')
  await page.getByText(`${lain.length + 3} tas dipindai.`).waitFor()
  await shot('hitung-brankas-selesai')
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  const kartu = page.getByRole('dialog', { name: /Hitung Brankas BR-GS1-/ })
  await kartu.getByRole('region', { name: 'Tas Hilang' }).getByText(hilang).waitFor()
  const lebih = kartu.getByRole('region', { name: 'Tas Yang Tidak Seharusnya Ada' })
  await lebih.getByText(lepas).waitFor()
  await axe('.ant-modal')
  await shot('hitung-brankas-hasil')
  await press('F9')
  const langkah = page.getByRole('dialog', { name: /Setujui Selisih BR-/ })
  await langkah.getByLabel('Alasan').fill('Tas dibawa ke notaris')
  await press('F9')
  await page.getByRole('dialog', { name: 'Otorisasi' }).getByText(hilang).first().waitFor()
  await shot('hitung-brankas-otorisasi')
  await disetujui(screen)
  await page
    .getByText(/^BR-GS1-\d{6}-\d{4} Tersimpan$/)
    .last()
    .waitFor()
  await meja.getByText('Belum ada tas yang dipindai.').waitFor()
  // The keyboard is back where the next count begins.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('brankas-pindai')
})
