import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { callAs, freePieces, readyCounter, sell } from '../../../tests/browser/counter.ts'
import { test, type Opening, type Screen } from '../../../tests/browser/harness.ts'

// The sentences of the cash desk when the server fails (SPEC 8, letter by letter), and how a person
// judges what only a person can.
type Open = (opening?: Opening) => Promise<Screen>

async function waiting(open: Open): Promise<string> {
  const counter = await open({ user: 'kasir1.gs2', path: '/transaksi-penjualan' })
  await readyCounter(counter)
  return sell(counter, await freePieces(counter.page, 1))
}
const desk = { user: 'spv.gs2', path: '/validasi-jual-beli' }

/** The server does not answer this call. */
async function diam({ page }: Screen, path: string): Promise<() => Promise<void>> {
  const url = `**/api/v1/${path}`
  await page.route(url, (route) => route.abort())
  return () => page.unroute(url)
}
const ya = ({ page }: Screen): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Ya', exact: true }).click()

test('each thing that fails has the sentence of the specification', async ({ open }) => {
  const nomor = await waiting(open)
  const screen = await open(desk)
  const { forgive, page, press } = screen
  const said = (text: string): Promise<void> => page.getByText(text).first().waitFor()
  await said('Data Yang Harus Validasi Tersedia')
  await page.locator('.tunggu', { hasText: nomor }).getByRole('checkbox').check()
  await page.locator('.isi-kepala', { hasText: nomor }).waitFor()
  await settle(page) // the sum is that of the group that was ticked
  const total = (await page.locator('.grand-angka').innerText()).replace(/\s+/g, ' ')

  const detail = await diam(screen, 'validasi/detail')
  await press('F8')
  await said('Terjadi Kesalhaan Saat Mengirim Data')
  await detail()
  await press('Escape')
  const simpan = await diam(screen, 'validasi/simpan/jualbeli')
  await press('F9')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Grand Total Rp [\d.]+ \/ [\d,]+ gr$/).waitFor() // SPEC 5
  await expect.poll(() => dialog.innerText()).toContain(total)
  await ya(screen)
  await said('Terjadi Kesalahaan Saat Mengirim Data')
  await simpan()
  const batal = await diam(screen, 'validasi/cancel/jualbeli')
  await press('F6')
  await said('Anda Yakin !!')
  await ya(screen)
  await said('Terjadi Kesalahan Saat Membatal Validasi, Silahkan Ulangi Kembali')
  await batal()
  await press('F6')
  await ya(screen)
  await said('Batal Validasi Berhasil')
  await press('F6')
  await said('Data yang akan di batal validasi kosong, PILIH minimal 1 faktur')

  await diam(screen, 'validasi/get/jualbeli')
  await page.getByLabel('Sales').click()
  await page.locator('.ant-select-item-option').first().click()
  await said('Gagal Mengambil Data Ke server')
  for (const meja of ['all', 'titipan*']) {
    await diam(screen, `validasi/${meja}`)
    await page.goto(meja === 'all' ? '/validasi-jual-beli' : '/validasi-titipan')
    await said('Terjadi Kesalahan Saat Request Data')
  }
  await page.route('**/api/v1/titip/report-batal-titip-uang', (route) =>
    route.fulfill({ status: 500, json: {} }),
  )
  await page.goto('/laporan-batal-titip')
  await page.getByRole('button', { name: 'Cari Data' }).click()
  await said('Data Yang Di Cari Tidak Ada !!!')
  forgive(/500/)
})

test('what a person has judged is dismissed by the keyboard, with a reason', async ({ open }) => {
  const nomor = await waiting(open)
  const screen = await open({ user: 'spv.gs2', path: '/home' })
  const { axe, page, press, shot } = screen
  const list = { penjualan: [nomor], pembelian: [] }
  const saved = await callAs(page, 'POST', 'validasi/simpan/jualbeli', list)
  const { notajual } = saved.json.data as { notajual: readonly string[] }
  await page.goto('/faktur-bermasalah')
  const row = page.locator('tr', { hasText: notajual[0] ?? '' })
  await row.getByText('Belum Dicetak').waitFor()
  await row.focus()
  await press('Delete')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Alasan').fill('pelanggan tidak mau nota')
  await axe('.ant-modal')
  await shot('abaikan')
  await press('F9')
  await page.getByText(`${notajual[0] ?? ''} Diabaikan`).waitFor()
  await row.waitFor({ state: 'hidden' })
})
