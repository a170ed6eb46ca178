import { expect } from 'vitest'
import { callAs, chooseSales, freePieces } from '../../../tests/browser/counter.ts'
import { test, type Screen } from '../../../tests/browser/harness.ts'
import {
  fokus,
  kartu,
  ke,
  kodeKertas,
  pelangganBaru,
  pilih,
  sahkan,
  sampai,
  tercetak,
} from '../../../tests/browser/papan-ketik.ts'

// A whole instalment sale without a mouse: nothing here clicks.

/** A scanned piece by a plan of three months. @returns the number of the contract */
async function kontrak(screen: Screen, kode: string): Promise<string> {
  const { axe, page, press, scan, shot } = screen
  await expect.poll(() => fokus(screen)).toBe('Sales')
  await pilih(screen, 'Sales', 'SLS1')
  await pelangganBaru(screen, 'IBU PERMATASARI', '081234500074')
  await scan(kode)
  await expect.poll(() => page.getByLabel('Barcode').first().inputValue()).toBe(kode)
  await expect.poll(() => page.getByLabel('Harga Setuju').inputValue()).not.toBe('')
  await pilih(screen, 'Cicilan', '3')
  await expect.poll(() => page.getByLabel('Uang Muka').first().inputValue()).not.toBe('0')
  await shot('cicilan-papan-masuk')
  await axe()
  await press('F9')
  await tercetak(screen)
  await expect.poll(() => fokus(screen)).toBe('Sales')
  const { json } = await callAs(page, 'GET', 'cicilan/lihat?q=PERMATASARI')
  const [row] = Array.isArray(json.data) ? json.data : []
  expect(row).toMatchObject({ status: 'AKTIF', kode_barcode: kode, terbayar: 0 })
  return String(Object(row)['nomor'])
}

test('a ring is paid off by its card and fetched at the counter without a mouse', async ({
  open,
}) => {
  const screen = await open({ user: 'spv.gs1', path: '/transaksi-cicilan' })
  const { axe, page, press, shot } = screen
  const [barang] = await freePieces(page, 1)
  const nomor = await kontrak(screen, barang?.kode_barcode ?? '')
  await sahkan(screen, { judul: 'Validasi Cicilan', nomor })
  const kode = await kodeKertas(nomor)

  // Month by month the card is scanned; what is due stands there.
  await ke(screen, 'Lihat Cicilan')
  const isi = await kartu(screen, kode)
  await shot('cicilan-papan-kartu')
  // What settles it on another day is asked by arrow keys.
  await sampai(screen, 'Hitung Untuk Hari Lain')
  await press('Enter')
  const kutip = page.getByRole('dialog', { name: `Lunasi ${nomor}` })
  await kutip.getByText('Sisa Bila Lunas').waitFor()
  await expect.poll(() => fokus(screen)).toBe('Tanggal')
  const kini = await kutip.getByLabel('Tanggal').inputValue()
  await press('ArrowDown', 'ArrowDown', 'Enter')
  await expect.poll(() => kutip.getByLabel('Tanggal').inputValue()).not.toBe(kini)
  await axe('.ant-modal')
  await shot('cicilan-papan-kutip')
  await press('Escape')
  await kutip.waitFor({ state: 'detached' })
  await kartu(screen, kode)
  await isi.waitFor()
  await press('F8')
  const bayar = page.getByRole('dialog', { name: `Terima Angsuran ${nomor}` })
  await bayar.waitFor()
  await expect.poll(() => fokus(screen)).toBe('Jumlah Rp')
  // By QR: two keys and what the bank says.
  await press('Enter', 'Q')
  await expect.poll(() => fokus(screen)).toBe('No Referensi')
  await page.keyboard.insertText('QR4123')
  await shot('cicilan-papan-bayar')
  await axe('.ant-modal')
  await press('F9')
  await bayar.waitFor({ state: 'detached' })
  await sahkan(screen, { judul: 'Validasi Cicilan', nomor })

  await ke(screen, 'Lihat Cicilan')
  const row = page.getByRole('row', { name: new RegExp(nomor) })
  await kartu(screen, kode)
  await press('F9')
  const lunasi = page.getByRole('dialog', { name: `Lunasi ${nomor}` })
  await lunasi.waitFor()
  await expect.poll(() => lunasi.getByLabel(/^Sisa/).inputValue()).not.toBe('')
  // What is only read has not the focus: the way of payment has.
  await expect.poll(() => fokus(screen)).toBe('TTunai')
  await press('F9')
  await lunasi.waitFor({ state: 'detached' })
  await sahkan(screen, { judul: 'Validasi Cicilan', nomor })

  // Fetched: its card is proof enough, and the counter sells it for what was paid.
  await ke(screen, 'Lihat Cicilan')
  await row.getByText('Lunas', { exact: true }).waitFor()
  await kartu(screen, kode)
  await press('F9')
  const ambil = page.getByRole('dialog', { name: `Ambil ${nomor}` })
  await ambil.waitFor()
  await shot('cicilan-papan-ambil')
  await press('F9')
  await page.waitForURL(/transaksi-penjualan/)
  await page.locator('.konter-tabel tbody tr', { hasText: barang?.nama_barang ?? '' }).waitFor()
  await shot('cicilan-papan-konter')
  // Its deposit pays for all of it: only who sells it is asked.
  await chooseSales(screen)
  await press('F9')
  await page.locator('.hasil-nomor').waitFor()
  await shot('cicilan-papan-terjual')
})
