import pg from 'pg'
import { expect, inject } from 'vitest'
import { databaseUrlOf } from '../../../scripts/built-server.mjs'
import { callAs, freePieces } from '../../../tests/browser/counter.ts'
import { test, type Screen } from '../../../tests/browser/harness.ts'
import { fokus, isi, pelangganBaru, pilih, sampai } from '../../../tests/browser/papan-ketik.ts'
import { choose } from '../../../tests/browser/pilih.ts'

/** An order that its customer has paid a part of. @returns its number */
async function pesan(screen: Screen, nama: string): Promise<string> {
  const { axe, page, press, shot } = screen
  const kiri = page.getByRole('region', { name: 'Pesanan', exact: true })
  await choose(page, 'Sales')
  await kiri.getByLabel('Cari pelanggan').fill(nama)
  await page.getByText(`Pelanggan baru: ${nama}`).click()
  await kiri.getByLabel('No HP').fill('081234500027')
  await kiri.getByLabel('Nama Barang').fill('CINCIN NAMA')
  await choose(page, 'Jenis')
  await kiri.getByRole('combobox', { name: 'Group' }).click()
  await page.keyboard.type('75', { delay: 60 })
  await page.locator('.ant-select-item-option-active:visible').first().waitFor()
  await press('Enter')
  await kiri.getByLabel('Berat').fill('5,017')
  await kiri.getByLabel('Ongkos').fill('400.000')
  await kiri.getByLabel('Tulisan Ukiran').fill('R & B 2026')
  await kiri.getByLabel(/^Deskripsi/).fill('Polos, namanya di sisi dalam')
  await choose(page, 'Tukang')
  await kiri.getByLabel('Janji Selesai').focus()
  await press('ArrowUp', 'ArrowUp')
  await kiri.getByLabel('Uang Muka').fill('1.000.003')
  await shot('pesanan-baru')
  await axe()
  await press('F9')
  await page.getByText(/Pesanan PS-GS1-\d{6}-\d{4} Tersimpan/).waitFor()
  const { json } = await callAs(page, 'GET', `pesanan/lihat?q=${encodeURIComponent(nama)}`)
  const { nomor }: { nomor: string } = Object(Array.isArray(json.data) ? json.data[0] : {})
  await page.goto('/validasi-pesanan')
  const baris = page.getByRole('row', { name: new RegExp(nomor) })
  await baris.getByRole('checkbox').check()
  await shot('pesanan-validasi')
  await press('F9')
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  // Its note is printed now, and somebody says whether it came out.
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await page.getByRole('button', { name: 'Ya', exact: true }).last().click()
  await baris.waitFor({ state: 'detached' })
  return nomor
}

test('an order is taken with a deposit, its model lent and brought back, the piece weighed', async ({
  open,
}) => {
  const screen = await open({ user: 'spv.gs1', path: '/transaksi-pesanan' })
  const { axe, page, press, scan, shot } = screen
  const nomor = await pesan(screen, 'IBU CEMPAKA')

  // Its note and the barcode are scanned: each goes where it belongs.
  await page.goto('/ambil-barang-contoh')
  const [barang] = await freePieces(page, 1)
  const kode = barang?.kode_barcode ?? ''
  await scan(nomor)
  await expect.poll(() => page.getByLabel('No Pesanan').inputValue()).toBe(nomor)
  await scan(kode)
  await expect.poll(() => page.getByLabel('Barcode').inputValue()).toBe(kode)
  await shot('barang-contoh')
  await axe()
  await press('F9')
  const dipinjam = page.getByRole('row', { name: new RegExp(`${kode}.*${nomor}`) })
  await dipinjam.getByText('Dipinjam', { exact: true }).waitFor()
  await dipinjam.focus()
  await press('Enter', 'F9')
  const kembali = page.getByRole('dialog', { name: /^Terima Kembali BC-/ })
  await kembali.getByText('Barang ditimbang lagi').waitFor()
  await shot('barang-contoh-kembali')
  await axe('.ant-modal')
  await press('F9')
  await dipinjam.getByText('Sudah Kembali', { exact: true }).waitFor()
  const { json } = await callAs(page, 'GET', `barang/get/${kode}`)
  expect(json.data).toMatchObject({ status: 'KEMBALI' })

  await page.goto('/lihat-pesanan')
  const row = page.getByRole('row', { name: new RegExp(nomor) })
  await row.getByText('Dikerjakan', { exact: true }).waitFor()
  // The state is in sight where the screen is narrow.
  await shot('lihat-pesanan')
  await scan(nomor)
  await page.getByText('R & B 2026').waitFor()
  await shot('pesanan-kartu')
  await axe('.ant-modal')
  await press('F9')
  const selesai = page.getByRole('dialog', { name: `Selesai ${nomor}` })
  await press('F9')
  await selesai.getByText('Berat Tidak Boleh Diisi Dengan 0').waitFor()
  await page.keyboard.insertText('5,123')
  await press('Enter')
  await page.keyboard.insertText('150.000')
  await shot('pesanan-selesai')
  await axe('.ant-modal')
  await press('F9')
  await selesai.waitFor({ state: 'detached' })
  await row.getByText('Selesai', { exact: true }).waitFor()
})

/** Another day has begun: no price of this shop is confirmed. */
async function lupakanKonfirmasi(): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrlOf(inject('browserTest').dataDir, 'kencana'),
  })
  await client.connect()
  try {
    await client.query(
      `update kencana.group_harga set tgl_konfirmasi = tgl_konfirmasi - 1 where kode_toko = 'GS1'`,
    )
  } finally {
    await client.end()
  }
}

test('prices of the day are confirmed over an order, and nothing typed is lost', async ({
  open,
}) => {
  await lupakanKonfirmasi()
  const screen = await open({ user: 'spv.gs1', path: '/transaksi-pesanan' })
  const { axe, page, press, shot } = screen
  const tanya = page.getByRole('dialog', { name: 'Harga Hari Ini' })
  await tanya.getByText('EMAS 18K', { exact: true }).waitFor()
  await expect.poll(() => fokus(screen)).toContain('Konfirmasi Semua')
  await shot('pesanan-harga-hari-ini')
  await axe('.ant-modal')
  // Later: the keyboard goes back to where it was, and a button waits in the form.
  await press('Escape')
  await tanya.waitFor({ state: 'detached' })
  await expect.poll(() => fokus(screen)).toBe('Sales')
  await pilih(screen, 'Sales', 'SLS1')
  await pelangganBaru(screen, 'IBU MAWARSARI', '081234500081')
  await isi(screen, 'Nama Barang', 'GELANG RANTAI TIPIS')
  await sampai(screen, 'Konfirmasi Harga')
  await shot('pesanan-harga-nanti')
  await press('Enter')
  await tanya.waitFor()
  await press('F9')
  await tanya.waitFor({ state: 'detached' })
  const sisa = await callAs(page, 'GET', 'penjualan/harga-hari-ini')
  expect(sisa.json.data).toEqual([])
  const tertulis = page.locator('input[id$="nama_barang"], input[id$="nama_customer"]')
  await expect
    .poll(() => tertulis.evaluateAll((all) => all.map((one) => Reflect.get(one, 'value'))))
    .toEqual(['IBU MAWARSARI', 'GELANG RANTAI TIPIS'])
})
