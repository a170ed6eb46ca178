import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

interface Menunggu {
  readonly penjualan: readonly { readonly no_faktur_group: string }[]
  readonly pembelian?: readonly { readonly no_faktur_group: string }[]
}

/** Takes the money of every group that waits; a purchase is not his who entered it. */
async function validasiSemua(page: Page): Promise<void> {
  const { data } = (await callAs(page, 'GET', 'validasi/all')).json
  const [waiting] = data as readonly Menunggu[]
  const both = [...(waiting?.penjualan ?? []), ...(waiting?.pembelian ?? [])]
  // A visit is validated with both of its sides.
  for (const group of new Set(both.map(({ no_faktur_group }) => no_faktur_group))) {
    const body = { penjualan: [group], pembelian: [group] }
    expect(await callAs(page, 'POST', 'validasi/simpan/jualbeli', body)).toMatchObject({
      status: 200,
    })
  }
}

const dates = /^\d{4}-\d{2}-\d{2}$/

test('a day is closed when nothing stops it, seen at once by others, and opened again', async ({
  open,
}) => {
  const spv = await open({ user: 'spv.nqc', path: '/tutup-toko' })
  const { page } = spv
  const tutup = page.getByRole('button', { name: 'Tutup Toko' })
  await page.getByText('Faktur Belum Divalidasi').waitFor()
  await settle(page)
  await expect.poll(() => tutup.isDisabled()).toBe(true)
  await spv.axe()
  await spv.shot('tutup-toko')

  const own = await open({ user: 'own.nqc', path: '/tutup-toko' })
  await validasiSemua(own.page)
  await page.getByText('Tidak Ada Yang Menghalangi').waitFor() // heard over the live line
  const hari = own.page.locator('.header-day')
  await own.page.getByRole('button', { name: 'Tutup Toko' }).waitFor()
  const sebelum = /[\d-]{10}/.exec(await hari.innerText())?.[0] ?? ''
  expect(sebelum).toMatch(dates)

  // A day whose date has come already would open by itself: midnight passed in this shop.
  const { json: status } = await callAs(page, 'GET', 'tutup-toko/status')
  const { tgl_terjauh }: { tgl_terjauh: string } = Object(status.data)
  const berikutnya = page.getByLabel('Tanggal Berikutnya')
  while ((await berikutnya.inputValue()) < tgl_terjauh) await berikutnya.press('ArrowUp')

  await spv.press('F9')
  await page.getByText(`Tutup Tanggal ${sebelum} ?`).waitFor()
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await page.getByText('Toko Sudah Tutup').waitFor()
  await expect.poll(() => hari.innerText()).not.toContain(sebelum)
  await own.page.getByText('Ditutup Oleh spv.nqc').waitFor()
  await spv.shot('toko-tutup')
  // The paper of the day is one step away.
  const kertas = page.getByRole('link', { name: 'Laporan Tutup Toko' })
  await expect.poll(() => kertas.getAttribute('href')).toBe(`/laporan-tutup-toko?tgl=${sebelum}`)
  // The counter says it at once, with who can open it, and asks for no price of a day not begun.
  const konter = await open({ user: 'kasir2.nqc', path: '/transaksi-penjualan' })
  const band = konter.page.locator('.konter-gagal')
  const { json } = await callAs(konter.page, 'GET', 'penjualan/toko-buka')
  const { pembuka }: { pembuka: readonly string[] } = Object(json.data)
  expect(pembuka.length).toBeGreaterThan(0)
  await band.getByText(new RegExp(`Toko tutup.*: ${pembuka.join(', ')}`)).waitFor()
  await settle(konter.page)
  await expect.poll(() => konter.page.locator('.konfirmasi-daftar').count()).toBe(0)
  await konter.shot('konter-tutup')

  await own.page.getByRole('button', { name: `Buka Lagi ${sebelum}` }).click()
  await own.press('F9')
  await own.page.getByText('Alasan Tidak Boleh Kosong').waitFor()
  await own.page.getByLabel('Alasan').fill('Masih ada pelanggan')
  await own.axe('.ant-modal')
  await own.press('F9')
  await expect.poll(() => hari.innerText()).toContain(sebelum)
  await expect.poll(() => tutup.isEnabled()).toBe(true)
  // A user at the counter reads the new date there, without a reload.
  await band.getByText('Toko tutup').waitFor({ state: 'detached' })
})
