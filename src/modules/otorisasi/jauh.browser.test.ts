import type { Page } from 'playwright-core'
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
    await approvalDialog(kasir.page).getByRole('button', { name: 'Tutup' }).click()

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
  // Approved while nobody was looking: it is used at once.
  await kasir.page.getByText('Terima Modal').first().waitFor()
  await kasir.press('F3')
  await kasir.page.getByRole('dialog').getByLabel('Jumlah').fill('200000')
  await kasir.page.getByRole('dialog').getByLabel('Keterangan').fill('modal pagi')
  await kasir.press('F9')
  await saved(kasir.page)
})
