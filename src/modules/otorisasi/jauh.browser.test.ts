import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  chooseSales,
  freePieces,
  lineOf,
  readyCounter,
  scanPiece,
} from '../../../tests/browser/counter.ts'
import { approvalDialog, askForMoney, saved } from '../../../tests/browser/drawer.ts'
import { test } from '../../../tests/browser/harness.ts'

const askFromAfar = async (page: Page): Promise<void> => {
  const dialog = approvalDialog(page)
  await dialog.getByText('Dari Jauh', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Minta Dari Jauh' }).click()
  await dialog.getByText('Menunggu Jawaban Pemberi Otorisasi').waitFor()
}

const counter = { user: 'kasir1.gs1', path: '/uang-kas' } as const

test(
  'an approver refuses and approves on his own screen; the counter goes on by itself',
  { timeout: 240_000 },
  async ({ open }) => {
    const spv = await open({ user: 'spv.gs1', viewport: 'tablet', theme: 'dark' })
    const own = await open({ user: 'own.gs1', viewport: 'phone', path: '/otorisasi-masuk' })
    await own.page.getByText('Tidak Ada Permintaan Otorisasi').waitFor()
    const kasir = await open(counter)
    await askForMoney(kasir, '100000')
    await askFromAfar(kasir.page)
    await kasir.axe('.ant-modal')
    await kasir.shot('otorisasi-jauh-menunggu')

    await spv.page.getByRole('button', { name: 'Otorisasi Masuk: 1' }).click()
    const asked = spv.page.getByRole('dialog', { name: 'Otorisasi Masuk' })
    await asked.locator('.otorisasi-peminta').getByText('kasir1.gs1').waitFor()
    await spv.axe('.ant-modal')
    await spv.shot('otorisasi-lonceng')
    await own.page.locator('.otorisasi-peminta').getByText('kasir1.gs1').waitFor()
    await own.axe('.page')
    await own.shot('otorisasi-masuk')

    await spv.press('t') // the oldest card answers to the keys
    await asked.getByLabel('Alasan').waitFor()
    await asked.getByRole('button', { name: 'Tolak' }).click()
    await asked.getByText('Alasan Harus Diisi').waitFor()
    await asked.getByLabel('Alasan').fill('Brankas kosong')
    await spv.shot('otorisasi-alasan')
    await asked.getByRole('button', { name: 'Tolak' }).click()
    await approvalDialog(kasir.page)
      .getByText(/Ditolak Oleh .*: Brankas kosong/)
      .waitFor()
    await kasir.shot('otorisasi-ditolak')
    await own.page.getByText('Tidak Ada Permintaan Otorisasi').waitFor()
    // One button is left, and Esc closes as ever.
    await approvalDialog(kasir.page).getByRole('button', { name: 'Tutup' }).waitFor()
    await kasir.press('Escape')
    await approvalDialog(kasir.page).waitFor({ state: 'hidden' })

    await kasir.press('F9')
    await approvalDialog(kasir.page).waitFor()
    await askFromAfar(kasir.page)
    await own.page.getByRole('button', { name: 'Setujui' }).waitFor()
    await own.press('a')
    await saved(kasir.page)
  },
)

test('a reload of either side loses nothing', { timeout: 240_000 }, async ({ open }) => {
  const own = await open({ user: 'own.gs1', path: '/otorisasi-masuk' })
  const kasir = await open({ ...counter, theme: 'dark' })
  await askForMoney(kasir, '200000')
  await askFromAfar(kasir.page)
  await kasir.page.reload()
  await own.page.reload()
  await own.page.getByText('Rp 200.000').waitFor()
  await own.shot('otorisasi-masuk')
  // The same call again finds its question: it still waits, and says for how long.
  await askForMoney(kasir, '200000')
  await approvalDialog(kasir.page).getByText('Menunggu Jawaban Pemberi Otorisasi').waitFor()
  await kasir.shot('otorisasi-jauh-menunggu')
  await kasir.page.reload()
  await own.page.getByRole('button', { name: 'Setujui' }).click()
  await own.page.getByText('Tidak Ada Permintaan Otorisasi').waitFor()
  // Approved while the page was closed: it is used at once.
  await kasir.page.getByText('Terima Modal').first().waitFor()
  await kasir.press('F3')
  await kasir.page.getByRole('dialog').getByLabel('Jumlah').fill('200000')
  await kasir.page.getByRole('dialog').getByLabel('Keterangan').fill('modal pagi')
  await kasir.press('F9')
  await saved(kasir.page)
})

test(
  'an approver offers another figure; the counter takes it with one key and saves',
  { timeout: 240_000 },
  async ({ open }) => {
    const own = await open({ user: 'own.gs1', viewport: 'phone', path: '/otorisasi-masuk' })
    const kasir = await open({ user: 'kasir2.gs1', path: '/transaksi-penjualan' })
    const { page, press } = kasir
    await readyCounter(kasir)
    const [piece] = await freePieces(page, 1)
    if (!piece) throw new Error('the trays are empty')
    await chooseSales(kasir)
    await scanPiece(kasir, piece)
    const jumlah = page.locator('.konter-jumlah')
    const terjual = /Penjualan\s+Rp ([\d.]{5,})/
    await expect.poll(() => jumlah.innerText()).toMatch(terjual)
    const [, harga = ''] = terjual.exec(await jumlah.innerText()) ?? []
    // A third is much, whichever piece the other tests have left here.
    const diskon = Math.trunc(Number(harga.replaceAll('.', '')) / 3_000) * 1_000
    await press('F6')
    await page.getByRole('dialog').getByLabel('Diskon').fill(String(diskon))
    await press('F9')
    await expect
      .poll(() => lineOf(page, piece).innerText())
      .toContain(`-${diskon.toLocaleString('id-ID')}`)
    await press('F8', 'Enter', 'F9')
    await askFromAfar(page)

    // What the note would come to, as the approver reads it; he lets go 9.500 and no more.
    const penuhnya = /([\d.]+) → /
    const masuk = own.page.locator('.otorisasi-masuk')
    await expect.poll(() => masuk.innerText()).toMatch(penuhnya)
    const [, penuh = ''] = penuhnya.exec(await masuk.innerText()) ?? []
    const tawaran = Number(penuh.replaceAll('.', '')) - 9_500
    expect(tawaran).toBeGreaterThan(500_000)
    await own.page.getByRole('button', { name: 'Tawarkan Harga' }).click()
    await own.page.getByLabel('Harga Nota').fill(String(tawaran))
    await own.shot('otorisasi-tawar')
    await own.page.getByRole('button', { name: 'Tawarkan', exact: true }).click()
    await own.page.getByText('Tidak Ada Permintaan Otorisasi').waitFor()

    const dialog = approvalDialog(page)
    await dialog.getByRole('button', { name: /^Pakai Rp / }).waitFor()
    await kasir.axe('.ant-modal')
    await kasir.shot('otorisasi-ditawari')
    await press('F9')
    await dialog.waitFor({ state: 'hidden' })
    const angka = tawaran.toLocaleString('id-ID')
    await expect.poll(() => jumlah.innerText()).toContain(angka)
    await press('F8', 'Enter')
    await expect.poll(() => page.locator('.konter-bayar-angka').innerText()).toMatch(/\b0$/)
    await press('F9')
    await page.locator('.hasil-nomor').waitFor()
    await page.getByText(angka).first().waitFor()
  },
)
