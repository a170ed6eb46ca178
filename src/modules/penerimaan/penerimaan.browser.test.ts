import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { disetujui, tempel } from '../../../tests/browser/setuju.ts'

interface Baki {
  readonly kode_baki: string
  readonly kode_gudang: string
}

test('a delivery is scanned, weighed, taken in with its differences, and cancelled', async ({
  open,
}) => {
  const screen = await open({ user: 'spv.gs1', path: '/penerimaan-barang' })
  const { axe, page, press, scan, shot } = screen
  await page.getByText('Tempel isi surat jalan').waitFor()
  const [baki] = (await callAs(page, 'GET', 'baki/ready')).json.data as readonly Baki[]
  if (!baki) throw new Error('no tray')
  const { kode_baki, kode_gudang } = baki
  const kode = [1, 2, 3].map((n) => `SURAT-${n}`)
  const baris = kode.map(
    (one) => `${one}\t${kode_gudang}\t${kode_baki}\tCINCIN ${one}\tCC\t75\t4,12\t6.200.000`,
  )
  const judul = 'Barcode\tGudang\tBaki\tNama Barang\tJenis\tGroup\tBerat\tHarga Pokok'
  const surat = page.getByRole('table', { name: 'Surat Jalan' })
  const berat = page.getByLabel('Berat Timbang')
  // Nobody waits until the note is read: what is scanned and pressed meanwhile counts. The first
  // weighs what the note says, the second a little less, the third is not there.
  await tempel(screen, [judul, ...baris].join('\n'))
  await scan('SURAT-1')
  await press('Enter')
  await surat.getByText('1 dari 3').waitFor()
  await press('F2')
  await scan('ASING-1')
  await page.getByText('ASING-1 Tidak Ada Di Surat Jalan').waitFor()
  // The next scan takes in what was typed before it; its own keys never become a weight. Where
  // nothing was typed, it says so.
  await scan('SURAT-3')
  await scan('SURAT-2')
  await page.getByText('Barang SURAT-3 Belum Ditimbang').waitFor()
  await berat.fill('4,10')
  await scan('SURAT-1')
  await page.getByText('SURAT-1 Sudah Diterima').waitFor()
  await surat.getByText('2 dari 3').waitFor()
  await surat.getByText('8,220', { exact: true }).waitFor()
  // What was taken off the table comes back as it was weighed.
  await surat.locator('tr[data-at="1"]').click()
  await press('Delete')
  await surat.getByText('1 dari 2').waitFor()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await surat.getByText('2 dari 3').waitFor()
  await page.getByLabel('No Surat Jalan').fill('SJ-77')
  await page.reload()
  await surat.getByText('2 dari 3').waitFor()
  await expect.poll(() => page.getByLabel('No Surat Jalan').inputValue()).toBe('SJ-77')
  await axe()
  await shot('penerimaan-barang')
  await press('F9')
  await page.getByText('Supplier Tidak Boleh Kosong').waitFor()
  await page.getByRole('combobox', { name: 'Supplier' }).click()
  await page.locator('.ant-select-item-option:visible').first().click()
  await press('F9')
  await page.getByText('Ada 2 Selisih, Keterangan Harus Diisi').first().waitFor()
  await page.getByLabel('Keterangan').fill('Satu belum dikirim')
  await press('F9')
  await disetujui(screen)
  await page.getByText(/TB-GS1-\d{6}-\d{4}: 2 barang diterima/).waitFor()
  const batal = await open({ user: 'spv.gs1', path: '/batal-penerimaan-barang' })
  await batal.page
    .getByRole('button', { name: /^Batal Penerimaan Barang TB-/ })
    .first()
    .click()
  await batal.page.getByLabel('Alasan').fill('Salah supplier')
  await batal.shot('batal-penerimaan-barang')
  await batal.press('F9')
  await disetujui(batal)
  await batal.page.getByText(/^BT-.* Tersimpan/).waitFor()
  const { json } = await callAs(page, 'GET', 'barang/get/SURAT-1')
  expect(json.data).toMatchObject({ status: 'BATAL' })
})
