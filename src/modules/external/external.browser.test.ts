import { expect } from 'vitest'
import { callAs, freePieces } from '../../../tests/browser/counter.ts'
import { test, type Opening, type Screen } from '../../../tests/browser/harness.ts'
import { selama } from '../../../tests/browser/saklar.ts'
import { disetujui } from '../../../tests/browser/setuju.ts'

async function berkasLama(open: (opening?: Opening) => Promise<Screen>): Promise<void> {
  const screen = await open({ user: 'spv.gs1', path: '/update-barang-external' })
  const { axe, page, press, shot } = screen
  const [piece] = await freePieces(page, 1)
  const kode = piece?.kode_barcode ?? ''
  const pilih = (...rows: readonly string[]) =>
    page.locator('input[type=file]').setInputFiles({
      ...{ name: 'lama.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(['Barcode;Kode External;Ongkos', ...rows].join('\n')),
    })
  await pilih(`${kode};LAMA-7;317.500`, 'TIDAK-ADA;;')
  await page.getByText('Barcode TIDAK-ADA Tidak Ditemukan').waitFor()
  await press('F9')
  await page.getByText('Berkas Belum Dipilih').first().waitFor()
  await pilih(`${kode};LAMA-7;317.500`)
  await page.getByText('1 barang cocok, 1 berubah').waitFor()
  await axe()
  await shot('update-barang-external')
  await press('F9')
  await disetujui(screen)
  await page.getByText(/^UE-GS1-.* Tersimpan/).waitFor()
  const { json } = await callAs(page, 'GET', `barang/get/${kode}`)
  expect(json.data).toMatchObject({ kode_intern: 'LAMA-7', ongkos: 317_500 })
}

test('a file of another system is looked at, mended and taken in', ({ open }) =>
  selama(open, 'own.gs1', 'BARANG_EXTERNAL_MODULE', true, () => berkasLama(open)))
