import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { tagDari } from './rfid.rules.ts'

interface Piece {
  readonly kode_barcode: string
}

/** What lies in a tray that no other test sells from. */
async function isiBaki(page: Page, kode_baki: string): Promise<string[]> {
  const { json } = await callAs(
    page,
    'GET',
    `barang/cari?kode_baki=${kode_baki}&status=ADA&limit=200`,
  )
  return (json.data as readonly Piece[]).map(({ kode_barcode }) => kode_barcode)
}

test('a tray is counted by scanner; what waits outlives a reload', async ({ open }) => {
  const screen = await open({ user: 'spv.nqc', path: '/stock-opname' })
  const { axe, page, press, scan, shot } = screen
  await page.getByText('Disetujui').first().waitFor() // the sample chain counted a tray yesterday
  const pieces = await isiBaki(page, 'GL3')
  const [satu = '', dua = ''] = pieces
  await press('F8')
  const dialog = page.getByRole('dialog', { name: 'Mulai Opname' })
  await dialog.getByLabel('Gudang').fill('BRANKAS')
  await press('Enter')
  await dialog.getByLabel('Baki').fill('GL3')
  await press('Enter')
  await press('F9')
  const pindai = page.getByRole('region', { name: 'Pindai' })
  await pindai.getByText('Pindai barcode barang satu per satu.').waitFor()
  await scan(satu)
  await pindai.getByText('Ketemu', { exact: true }).waitFor()
  await scan(satu)
  await pindai.getByText('Sudah Discan', { exact: true }).first().waitFor()
  // The line is cut: the scan waits in this computer, and is sent after the page came back.
  await page.route('**/stock-opname/scan', (route) => route.abort())
  await scan(dua)
  await page.getByText('1 scan menunggu dikirim, tersimpan di komputer ini').waitFor()
  await page.unroute('**/stock-opname/scan')
  await page.reload()
  // A deposited piece lies in the tray, too, and is not scanned here.
  await page.getByText(/^2 dari \d+ ketemu/).waitFor()
  for (const kode of pieces.slice(2)) await scan(kode)
  await scan('TIADA999')
  await pindai.getByText('Tidak Dikenal').waitFor()
  await page.getByText(new RegExp(`^${pieces.length} dari \\d+ ketemu`)).waitFor()
  await axe('.page')
  await shot('stock-opname')
  await press('F9')
  const asked = page.getByRole('dialog', { name: 'Otorisasi' })
  await asked.getByLabel('User ID').fill('own.nqc')
  await asked.getByRole('textbox', { name: 'Password' }).fill('kencana-contoh')
  await press('F9')
  await page.getByText(/^OP-NQC-\d{6}-\d{4} Tersimpan$/).waitFor()
  expect(await isiBaki(page, 'GL3')).toEqual(pieces)
  await page.goto('/stock-opname')
  await page.getByText('Disetujui').first().waitFor()
  await shot('stock-opname-daftar')
})

test('an RFID reader pastes what it sees; a receipt is counted beside it', async ({ open }) => {
  const { axe, errors, page, press, shot } = await open({
    user: 'spv.gs2',
    path: '/stock-opname-rfid',
  })
  await page.getByText('Disetujui').first().waitFor()
  const pieces = await isiBaki(page, 'LM1')
  // Who types faster than the choices come is heard all the same.
  const daftarBaki = '**/baki/get/by-kode-gudang/BRANKAS'
  const datang = new Promise<() => Promise<void>>((resolve) => {
    void page.route(daftarBaki, (route) => resolve(() => route.continue()))
  })
  await press('F8')
  const dialog = page.getByRole('dialog', { name: 'Mulai Opname' })
  await dialog.getByLabel('Gudang').fill('BRANKAS')
  await press('Enter')
  await dialog.getByLabel('Baki').fill('LM1')
  await press('Enter')
  await (
    await datang
  )()
  await dialog.getByText('LM1 - ').last().waitFor()
  await press('F9')
  await page.getByText('Pindai barcode barang satu per satu.').waitFor()
  const tag = pieces.map(tagDari)
  await page.evaluate(
    (text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    [...tag, ...tag].join('\n'),
  )
  await page.getByText(new RegExp(`^${pieces.length} dari \\d+ ketemu`)).waitFor()
  await axe('.page')
  await shot('stock-opname-rfid')
  await page.getByRole('button', { name: 'Batal Opname' }).click()
  await page.getByLabel('Alasan').fill('Hanya mencoba pembacanya')
  await press('F9')
  await page.goto('/stock-opname-penerimaan')
  await page.getByText('Berjalan').first().waitFor()
  await press('F8')
  await page.getByRole('dialog', { name: 'Mulai Opname' }).getByLabel('Penerimaan').waitFor()
  await shot('stock-opname-penerimaan')
  await page.goto('/stock-opname-global-harian')
  await page.getByText('Belum Dihitung').first().waitFor()
  await axe('.page')
  expect(errors).toEqual([])
})
