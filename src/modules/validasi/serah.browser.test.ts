import { expect } from 'vitest'
import { callAs, freePieces, readyCounter, sell } from '../../../tests/browser/counter.ts'
import { test, type Opening, type Screen } from '../../../tests/browser/harness.ts'
import { selama } from '../../../tests/browser/saklar.ts'

type Open = (opening?: Opening) => Promise<Screen>

/** In a shop of its own: what is switched on here is on for everybody in it. */
const konter = { user: 'kasir1.nqc', path: '/transaksi-penjualan' }
const meja = { user: 'kasir2.nqc', path: '/validasi-jual-beli' }

const dengan = (open: Open, key: string, value: boolean, work: () => Promise<void>) =>
  selama(open, 'own.nqc', key, value, work)
async function waiting(open: Open): Promise<[nomor: string, barcode: string]> {
  const counter = await open(konter)
  await readyCounter(counter)
  const pieces = await freePieces(counter.page, 1)
  return [await sell(counter, pieces), pieces[0]?.kode_barcode ?? '']
}
/** The question, answered by the keyboard as soon as it takes the keys. */
async function ya({ page, press }: Screen, tanya: string): Promise<void> {
  await page.getByText(tanya).waitFor()
  await page.locator('.ant-modal-footer button:focus', { hasText: 'Ya' }).waitFor()
  await press('Enter')
}
/** Types a weight as slowly as a person: the input has taken the focus and chosen what it holds. */
async function timbang({ page }: Screen, gram: string): Promise<void> {
  await page.locator('.timbang input:focus').waitFor()
  await page.keyboard.type(gram, { delay: 120 })
}
const group = ({ page }: Screen, nomor: string) => page.locator('.tunggu', { hasText: nomor })

/** The cashier changes the visit to a transfer, past the screen. */
async function viaTransfer(screen: Screen, nomor: string): Promise<void> {
  const { json } = await callAs(screen.page, 'POST', 'validasi/detail', { deskripsi: nomor })
  const [paid] = json.data as readonly { jumlah: number }[]
  const accounts = await callAs(screen.page, 'GET', 'rekenings')
  const [first] = accounts.json.data as readonly { no_rekening: string }[]
  const pembayaran = [
    { jenis: 'TRANSFER', no_rekening: first?.no_rekening, jumlah: paid?.jumlah, no_ref: 'M-77' },
  ]
  const body = { no_faktur_group: nomor, pembayaran }
  expect((await callAs(screen.page, 'POST', 'validasi/bayar', body)).status).toBe(200)
}

async function ditimbang(open: Open): Promise<void> {
  const [nomor, barcode] = await waiting(open)
  const screen = await open(meja)
  const { axe, page, press, scan, shot } = screen
  await group(screen, nomor).getByRole('checkbox').check()
  await press('F9')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 barang belum ditimbang').waitFor()
  await axe('.ant-modal')
  await scan('TIADA-1')
  await dialog.getByText('Barang TIADA-1 Bukan Dari Faktur Ini').waitFor()
  await scan(barcode)
  await expect.poll(() => dialog.locator(`#timbang-${barcode}`).isEditable()).toBe(true)
  await dialog.locator(`#timbang-${barcode}:focus`).waitFor()
  await timbang(screen, '99,5')
  await press('Enter', 'F9')
  await ya(screen, 'Validasi Transaksi Ini ?')
  await page.getByText(/Beratnya 99,500 gr, Di Nota/).waitFor()
  const { json } = await callAs(page, 'GET', 'validasi/all')
  const [{ penjualan } = { penjualan: [] }] = json.data as readonly {
    penjualan: readonly { kode_barcode: string; berat_kotor: number }[]
  }[]
  const berat = penjualan.find((row) => row.kode_barcode === barcode)?.berat_kotor ?? 0
  await press('F9')
  await scan(barcode) // scanned again, it is weighed anew
  await dialog.locator(`#timbang-${barcode}:focus`).waitFor()
  await timbang(screen, String(berat).replace('.', ','))
  await dialog.getByText('Cocok').waitFor()
  await shot('timbang-serah')
  await press('F9')
  await ya(screen, 'Validasi Transaksi Ini ?')
  await page.getByText('Validasi Transaksi Berhasil').waitFor()
}

test('a piece is scanned and weighed before it goes, by the keyboard', ({ open }) =>
  dengan(open, 'TIMBANG_SERAH_MODULE', true, () => ditimbang(open)))

async function ditransfer(open: Open): Promise<void> {
  const [nomor] = await waiting(open)
  const screen = await open(meja)
  const { axe, page, press, shot } = screen
  await viaTransfer(screen, nomor)
  await group(screen, nomor).getByText('Belum Masuk').waitFor()
  await axe('.page')
  await page.goto('/faktur-bermasalah')
  const masalah = page.locator('tr', { hasText: nomor })
  await masalah.getByText('Transfer Belum Masuk').waitFor()
  await axe('.page')
  await shot('faktur-bermasalah')
  await masalah.getByRole('button', { name: 'Konfirmasi' }).click()
  await page.getByRole('heading', { name: 'Validasi Non Cash' }).waitFor()
  const row = page.locator('tr', { hasText: nomor })
  await row.focus()
  await axe('.page')
  await shot('validasi-non-cash')
  await press('Enter')
  await ya(screen, 'Transfer Sudah Masuk ?')
  await page.getByText('Transfer Sudah Dikonfirmasi').waitFor()
  await row.waitFor({ state: 'hidden' })
  await page.goto(`/validasi-jual-beli?nota=${nomor}`)
  await page.locator('.isi-kepala', { hasText: nomor }).waitFor() // ticked by its address
  await expect.poll(() => group(screen, nomor).getByText('Belum Masuk').count()).toBe(0)
  await press('F9')
  await ya(screen, 'Validasi Transaksi Ini ?')
  await page.getByText('Validasi Transaksi Berhasil').waitFor()
}

test('a transfer waits until another person says it is in; problems lead there', ({ open }) =>
  dengan(open, 'KONFIRMASI_TRANSFER_MODULE', true, () => ditransfer(open)))

test('a group that changed under the eyes loads the page again, and says so', async ({ open }) => {
  const [nomor] = await waiting(open)
  const other = await open({ user: 'spv.nqc', path: '/validasi-jual-beli' })
  const screen = await open(meja)
  const { page, press } = screen
  await group(screen, nomor).getByRole('checkbox').check()
  await page.locator('.isi-kepala', { hasText: nomor }).waitFor()
  await page.route('**/validasi/simpan/jualbeli', async (route) => {
    await viaTransfer(other, nomor)
    await route.continue()
  })
  await press('F9')
  const reloaded = page.waitForEvent('load')
  await ya(screen, 'Validasi Transaksi Ini ?')
  await page.getByText(`Faktur ${nomor} Sudah Berubah`).waitFor()
  await reloaded
  await page.getByText(`Faktur ${nomor} Sudah Berubah`).waitFor()
  await group(screen, nomor).waitFor()
  await expect.poll(() => page.locator('.isi-kepala').count()).toBe(0)
})

async function dikosongkan(open: Open): Promise<void> {
  const [nomor] = await waiting(open)
  const screen = await open(meja)
  const { page, press } = screen
  const box = group(screen, nomor).getByRole('checkbox')
  await box.check()
  await page.getByRole('button', { name: 'Batal', exact: true }).waitFor()
  const pressed = Date.now()
  await press('F6')
  await expect.poll(() => box.isChecked()).toBe(false)
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000) // SPEC 4
  await group(screen, nomor).waitFor() // it still waits
}

test('without the cancel module the second button empties the choice after a second', ({ open }) =>
  dengan(open, 'CANCEL_VALIDATION_MODULE', false, () => dikosongkan(open)))
