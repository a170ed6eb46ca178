import { expect } from 'vitest'
import { callAs, freePieces, readyCounter, sell } from '../../../tests/browser/counter.ts'
import { test, type Opening, type Screen } from '../../../tests/browser/harness.ts'

type Open = (opening?: Opening) => Promise<Screen>

/** A visit that waits for the cashier. */
async function waiting(open: Open): Promise<string> {
  const counter = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  await readyCounter(counter)
  return sell(counter, await freePieces(counter.page, 1))
}

const desk = { user: 'kasir2.gs1', path: '/validasi-jual-beli' }
const group = ({ page }: Screen, nomor: string) => page.locator('.tunggu', { hasText: nomor })

async function tick(screen: Screen, nomor: string): Promise<void> {
  await group(screen, nomor).getByRole('checkbox').check()
  await screen.page.locator('.isi-kepala', { hasText: nomor }).waitFor()
}

test('a group slides in, is ticked, validated and printed', async ({ open }) => {
  const screen = await open(desk)
  const { axe, page, press, shot } = screen
  await page.getByRole('heading', { name: 'Validasi Jual Beli' }).waitFor()
  const nomor = await waiting(open)
  await group(screen, nomor).waitFor() // nobody has loaded the list again
  await axe('.page')
  await press('F9')
  await page.getByText('Data yang akan divalidasi kosong, PILIH minimal 1 faktur').waitFor()
  await tick(screen, nomor)
  await axe('.page')
  await shot('validasi')
  await press('Enter') // SPEC 4: Enter does not submit the form
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await press('F9')
  const total = await page.locator('.grand-angka').innerText()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.innerText()).toContain(total.replace(/\s+/g, ' '))
  await axe('.ant-modal')
  const saved = page.waitForEvent('download') // SPEC 9: GS1 always saves as a file
  await dialog.getByRole('button', { name: 'Ya', exact: true }).click()
  await page.getByText('Validasi Transaksi Berhasil').waitFor()
  expect((await saved).suggestedFilename()).toMatch(/^FJ-GS1-.*\.pdf$/)
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await group(screen, nomor).waitFor({ state: 'hidden' })
})

test('one that another cashier took greys out with his name', async ({ open }) => {
  const nomor = await waiting(open)
  const screen = await open(desk)
  await tick(screen, nomor)
  const other = await open({ user: 'spv.gs1', path: '/validasi-jual-beli' })
  await tick(other, nomor)
  await other.press('F6')
  await other.page.getByText('Anda Yakin !!').waitFor()
  await other.page.getByText('Ingin Membatal Validasi Ini ?').waitFor()
  await other.page.getByRole('button', { name: 'Ya', exact: true }).click()
  await other.page.getByText('Batal Validasi Berhasil').waitFor()
  await group(screen, nomor).getByText('Diambil spv.gs1').waitFor()
  await expect.poll(() => group(screen, nomor).getByRole('checkbox').isDisabled()).toBe(true)
  await expect.poll(() => screen.page.locator('.isi-kepala').count()).toBe(0)
  await screen.shot('validasi-diambil')
})

test('the cashier changes how a waiting group is paid, never what is due', async ({ open }) => {
  const nomor = await waiting(open)
  const screen = await open(desk)
  const { axe, page, press, shot } = screen
  await tick(screen, nomor)
  await press('F8')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Uang Masuk').waitFor()
  await axe('.ant-modal')
  await shot('validasi-detail')
  await press('F8')
  await dialog.getByText('Transfer', { exact: true }).click()
  await press('F9')
  await dialog.getByText('No Rekening Harus Dipilih').waitFor()
  await axe('.ant-modal')
  await dialog.getByLabel('No Rekening').click()
  await page.locator('.ant-select-item-option').first().click()
  await press('F9')
  await page.getByText('Pembayaran Berhasil Dirubah').waitFor()
  const { json } = await callAs(page, 'POST', 'validasi/detail', { deskripsi: nomor })
  expect(json.data).toMatchObject([{ jenis: 'TRANSFER' }])
  await expect.poll(() => page.locator('.isi-kepala').innerText()).toContain('Transfer')
})

test('a scan of a piece ticks its group; the filter narrows to one seller', async ({ open }) => {
  const nomor = await waiting(open)
  const screen = await open(desk)
  const { page, press, scan } = screen
  await group(screen, nomor).waitFor()
  const { json } = await callAs(page, 'GET', 'validasi/all')
  const [all] = json.data as readonly {
    penjualan: readonly { no_faktur_group: string; kode_barcode: string; kode_sales: string }[]
  }[]
  const line = all?.penjualan.find((one) => one.no_faktur_group === nomor)
  if (!line) throw new Error(`${nomor} does not wait`)
  await press('F2')
  await scan(line.kode_barcode)
  await expect.poll(() => group(screen, nomor).getByRole('checkbox').isChecked()).toBe(true)
  await page.getByLabel('Sales').click()
  await page.locator('.ant-select-item-option', { hasText: line.kode_sales }).first().click()
  await group(screen, nomor).waitFor()
})
