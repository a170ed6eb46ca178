import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test, type Screen } from '../../../tests/browser/harness.ts'

/** Chooses in the list that has the focus, and goes on to the next field. */
async function pilih({ page, press }: Screen, typed: string): Promise<void> {
  await page.keyboard.type(typed, { delay: 60 })
  await page.locator('.ant-select-item-option-active:visible').first().waitFor()
  await press('Enter', 'Enter')
}

/** Types into the field that has the focus, and goes on to the next. */
async function ketik({ page, press }: Screen, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.insertText(text) // key by key so fast it would be a scanner
    await press('Enter')
  }
}

/** A line of goods, from its name to its price. */
async function baris(screen: Screen, nama: string, ...figures: readonly string[]): Promise<void> {
  await ketik(screen, nama)
  await pilih(screen, '75')
  await pilih(screen, 'CC')
  await ketik(screen, ...figures)
}

/** What a call answers with, by its name. */
const isiDari = async (...given: Parameters<typeof callAs>): Promise<Record<string, unknown>> => {
  const { json } = await callAs(...given)
  return Object(Array.isArray(json.data) ? json.data[0] : json.data)
}

/** Five rings come in by a receipt of today. */
async function terima({ page }: Screen): Promise<string> {
  const { kode_baki, kode_gudang } = await isiDari(page, 'GET', 'baki/ready')
  const { nomor } = await isiDari(page, 'POST', 'penerimaan-barang/simpan', {
    ...{ supplier: 'SMP', no_surat: 'SJ-PO', keterangan: null },
    baris: Array.from({ length: 5 }, () => ({
      ...{ kode_baki, kode_gudang, nama_barang: 'CINCIN POLOS', kode_dept: 'CC' },
      ...{ kode_group: '75', berat: 4.123, berat_kirim: 4.123, diterima: true },
      harga_pokok: 6_100_000,
    })),
  })
  return String(nomor)
}

test('goods are ordered, promised for a deposit, closed and received, by keyboard alone', async ({
  open,
}) => {
  const screen = await open({ user: 'spv.gs1', path: '/transaksi-pre-order' })
  const { axe, page, press, scan, shot } = screen
  await pilih(screen, 'SMP')
  await press('ArrowDown', 'Enter')
  await ketik(screen, 'Untuk Lebaran')
  await baris(screen, 'CINCIN POLOS', '3', '4,123', '6201000')
  await press('F3')
  await baris(screen, 'CINCIN UKIR', '2', '10,017', '15003500')
  await shot('pre-order-baru')
  await axe()
  await press('F9')
  await page.getByText(/PO-GS1-\d{6}-\d{4} Tersimpan/).waitFor()
  const nomor = String((await isiDari(page, 'GET', 'pre-order/lihat'))['nomor'])
  const row = page.getByRole('row', { name: nomor })
  await expect.poll(() => row.innerText()).toMatch(/Open\s+SMP/)

  const { no_titipan } = await isiDari(page, 'POST', 'titipan/lihat', { status: 'TITIP' })
  await scan(nomor)
  await page.getByText('2. 2 x CINCIN UKIR 10,017 gr').waitFor()
  await shot('pre-order-kartu')
  await axe('.ant-modal')
  await press('F8')
  const jual = page.getByRole('dialog', { name: `Catat Terjual ${nomor}` })
  await jual.getByLabel('Qty').fill('4')
  await scan(String(no_titipan))
  await expect.poll(() => jual.getByLabel('No Titipan').inputValue()).toBe(no_titipan)
  await press('F9')
  await jual.getByText('CINCIN POLOS Tinggal 3 Pcs').waitFor()
  await shot('pre-order-terjual')
  await axe('.ant-modal')
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('2')
  await press('F9')
  await jual.waitFor({ state: 'detached' })

  await page.goto('/closing-barang-po')
  // 3 x 4,123 + 2 x 10,017 gr; 3 x 6.201.000 + 2 x 15.003.500.
  await expect.poll(() => row.innerText()).toMatch(/Open\s+SMP\s+5\s+32,403\s+48\.610\.000\s+2\s+3/)
  await scan(nomor)
  await press('F9')
  const closing = page.getByRole('dialog', { name: `Closing ${nomor}` })
  await closing.getByText('tidak ada lagi yang dapat dijual').waitFor()
  await shot('pre-order-closing')
  await press('F9')
  await row.waitFor({ state: 'detached' })

  const no_terima = await terima(screen)
  await page.goto('/lihat-pre-order')
  await row.waitFor()
  await scan(nomor)
  await press('F9')
  const datang = page.getByRole('dialog', { name: `Diterima ${nomor}` })
  await datang.getByText('Barang harus sudah masuk lewat Penerimaan Barang.').waitFor()
  await scan(no_terima)
  await shot('pre-order-diterima')
  await press('F9')
  await row.getByText('Diterima', { exact: true }).waitFor()
  await axe()
})

const lembar = (...rows: readonly string[]) => ({
  name: 'pesanan.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['nama_barang;kode_group;kode_dept;qty;berat;harga', ...rows, ''].join('\n')),
})

test('a sheet with a wrong line is refused whole; corrected, it fills the form', async ({
  open,
}) => {
  const screen = await open({ user: 'spv.gs1', path: '/import-pre-order' })
  const { axe, page, press, shot } = screen
  const buka = page.getByLabel('Buka Spreadsheet').first()
  const baik = 'CINCIN POLOS;75;CC;3;4,123;6.201.000'
  await buka.setInputFiles(lembar(baik, 'CINCIN UKIR;75;CC;0;10,017;15.003.500'))
  const masalah = page.getByRole('table', { name: 'Masalah' })
  await masalah.getByText('Jumlah Tidak Boleh Diisi Dengan 0').waitFor()
  const satu = page.getByRole('group', { name: 'Barang 1' })
  await satu.waitFor({ state: 'detached' })
  await shot('pre-order-impor-salah')
  await axe()
  await buka.setInputFiles(lembar(baik, 'CINCIN UKIR;75;CC;2;10,017;15.003.500'))
  await masalah.waitFor({ state: 'detached' })
  await expect.poll(() => satu.getByLabel('Nama Barang').inputValue()).toBe('CINCIN POLOS')
  await press('F9')
  await page.getByText('Supplier Tidak Boleh Kosong').waitFor()
  await pilih(screen, 'SMP')
  await shot('pre-order-impor')
  await press('F9')
  await page.getByText(/PO-GS1-\d{6}-\d{4} Tersimpan/).waitFor()
  await page.goto('/lihat-pre-order')
  const row = page.getByRole('row', { name: /^PO-GS1/ }).first()
  await expect.poll(() => row.innerText()).toMatch(/5\s+32,403\s+48\.610\.000/)
})
