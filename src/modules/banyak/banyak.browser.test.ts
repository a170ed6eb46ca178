import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'
import { tempel } from '../../../tests/browser/setuju.ts'
import { callAs } from '../../../tests/browser/counter.ts'

interface Baki {
  readonly kode_baki: string
  readonly kode_gudang: string
}

test('rows are pasted, mended by the keyboard, and saved as one', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/tambah-barang-banyak' })
  const { axe, errors, page, press, shot } = screen
  await page.getByText('Salin baris dari spreadsheet').waitFor()
  const trays = (await callAs(page, 'GET', 'baki/ready')).json.data as readonly Baki[]
  const [baki] = trays
  if (!baki) throw new Error('no tray')
  const kepala = 'Gudang\tBaki\tNama Barang\tJenis\tGroup\tBerat\tHarga Pokok\tCatatan'
  const baris = (nama: string, berat: string): string =>
    `${baki.kode_gudang}\t${baki.kode_baki}\t${nama}\tCC\t75\t${berat}\t6.200.000\tx`
  const text = [
    kepala,
    baris('CINCIN TEMPEL SATU', '4,12'),
    baris('CC', 'empat'),
    baris('CINCIN TEMPEL TIGA', 'tiga'),
  ].join('\n')
  await tempel(screen, text)
  await page.getByText('Kolom tidak dikenal, tidak diambil: Catatan').waitFor()
  await page.getByText('2 Baris Masih Salah').first().waitFor()
  await page.getByText('Nama Barang harus lebih dari 5 karakter').first().waitFor()
  await axe()
  await shot('tambah-barang-banyak')
  await press('F9')
  await page.getByRole('alert').getByText('2 Baris Masih Salah').waitFor()
  await press('F6')
  const table = page.getByRole('table', { name: 'Barang' })
  await expect.poll(() => table.locator('tbody tr[data-at]').count()).toBe(2)
  await table.locator('tbody tr[data-at="0"]').dblclick()
  const dialog = page.getByRole('dialog', { name: 'Baris 3' })
  await dialog.getByLabel('Nama Barang').fill('CINCIN TEMPEL DUA')
  await dialog.getByLabel('Berat', { exact: true }).fill('4')
  await axe('.ant-modal')
  await press('F9')
  // The row that is right now leaves its place, and the focus, to the next one.
  const fokus = table.locator('tr:focus')
  await fokus.getByText('CINCIN TEMPEL TIGA').waitFor()
  await press('Enter')
  const berikut = page.getByRole('dialog', { name: 'Baris 4' })
  await berikut.getByLabel('Berat', { exact: true }).fill('3,5')
  await press('F9')
  await page.getByText('Semua Baris Benar').first().waitFor()
  // What was pasted and mended outlives a reload.
  await page.reload()
  await page.getByText('Semua Baris Benar').waitFor()
  await page.getByRole('button', { name: 'Kosongkan' }).click()
  await page.getByText('3 barang diambil dari tabel').waitFor()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await page.getByText('Semua Baris Benar').waitFor()
  await press('F9')
  await page.getByText('Data Berhasil Ditambahkan').waitFor()
  await expect.poll(() => page.locator('.terima-hasil li').count()).toBe(3)
  await shot('tambah-barang-banyak-tersimpan')
  // The goods of a whole shop: what is in view is drawn, a second file asks.
  const berkas = (nama: string, jumlah: number) => ({
    name: `${nama}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Nama;Berat', '', ...Array.from({ length: jumlah }, (_, n) => `${nama} ${n};4,123`)].join(
        '\n',
      ),
    ),
  })
  const file = page.getByLabel('Buka Spreadsheet', { exact: true }).first()
  await file.setInputFiles(berkas('CINCIN AWAL', 10_000))
  await page.getByText('10.000 Baris Masih Salah').waitFor()
  await expect.poll(() => table.locator('tbody tr[data-at]').count()).toBeLessThan(150)
  await table.getByRole('cell', { name: '3', exact: true }).first().waitFor()
  await shot('tambah-barang-banyak-10000')
  await file.setInputFiles(berkas('GELANG AWAL', 17))
  const tanya = page.getByRole('dialog', { name: 'Ada 10.000 baris dari tadi' })
  await axe('.ant-modal')
  await tanya.getByRole('button', { name: 'Ganti' }).click()
  await page.getByText('17 barang').waitFor()
  await page.getByRole('button', { name: 'Kosongkan' }).click()
  expect(errors).toEqual([])
})
