import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test, type Opening, type Screen } from '../../../tests/browser/harness.ts'
import {
  berkas,
  fokus,
  gambar,
  isi,
  kartu,
  ke,
  kodeKertas,
  pelangganBaru,
  pilih,
  sahkan,
  sampai,
  setujui,
  tercetak,
} from '../../../tests/browser/papan-ketik.ts'
import { selama } from '../../../tests/browser/saklar.ts'

// A whole loan without a mouse: nothing here clicks.

/** A pledged piece, from its first field to its photo. */
async function jaminan(
  screen: Screen,
  { berat, kadar, nama }: { berat: string; kadar: string; nama: string },
): Promise<void> {
  await isi(screen, 'Nama Barang', nama)
  await pilih(screen, 'Jenis', 'KALUNG')
  await pilih(screen, 'Kondisi', 'BAIK')
  await isi(screen, 'Berat', berat)
  await isi(screen, 'Kadar', kadar)
  await sampai(screen, 'Cara Uji')
  await screen.press('ArrowDown', 'Enter')
  await berkas(screen, 'Pilih Gambar', await gambar('#cc9933'))
}

async function duaKalung(open: (opening?: Opening) => Promise<Screen>): Promise<void> {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-hutang' })
  const { axe, page, press, scan, shot } = screen
  await expect.poll(() => fokus(screen)).toBe('Sales')
  await pilih(screen, 'Sales', 'SLS1')
  await pelangganBaru(screen, 'PAK HARYONO', '081234500073')
  await isi(screen, 'No Identitas', '3578010101800073')
  await berkas(screen, 'Pilih Gambar', await gambar('#99bbdd'))
  await jaminan(screen, { nama: 'KALUNG RANTAI', berat: '24,123', kadar: '75' })
  await press('F3')
  // The new line has the focus.
  await expect.poll(() => fokus(screen)).toBe('Nama Barang')
  await jaminan(screen, { nama: 'KALUNG KERONCONG', berat: '11,077', kadar: '75' })
  await isi(screen, 'No Segel', 'SGL-PAPAN-1')
  await isi(screen, 'Pokok Pinjaman', '1.450.000')
  await page.getByText('35.200.000').first().waitFor() // 35,200 gr at 1,000,000 a gram
  await shot('hutang-papan-masuk')
  await axe()
  await press('F9')
  await setujui(screen)
  await tercetak(screen)
  await expect.poll(() => fokus(screen)).toBe('Sales')
  const { json } = await callAs(page, 'GET', 'hutang/lihat?q=HARYONO')
  const [row] = Array.isArray(json.data) ? json.data : []
  expect(row).toMatchObject({ status: 'OPEN', pokok: 1_450_000, no_segel: 'SGL-PAPAN-1' })
  const nomor = String(Object(row)['nomor'])

  await sahkan(screen, { judul: 'Validasi Hutang', nomor })
  await ke(screen, 'Lihat Hutang')
  const baris = page.getByRole('row', { name: new RegExp(nomor) })
  await baris.getByText('Aktif', { exact: true }).waitFor()

  // The letter's number alone proves nothing; its code, scanned on the list, does.
  await kartu(screen, nomor)
  await press('F9')
  const tebus = page.getByRole('dialog', { name: `Tebus ${nomor}` })
  await expect.poll(() => tebus.getByLabel('Dibayar').inputValue()).not.toBe('')
  await press('F9')
  await tebus.getByText('Kode QR Nota Tidak Cocok').waitFor()
  await expect.poll(() => fokus(screen)).toBe('Kode QR Atau PIN')
  await press('Escape')
  // Something was typed: whether it is to be forgotten.
  await expect.poll(() => fokus(screen)).toBe('Ya')
  await press('Enter')
  await tebus.waitFor({ state: 'detached' })
  const dialog = await kartu(screen, await kodeKertas(nomor))
  await dialog.getByText('SGL-PAPAN-1').waitFor()
  await shot('hutang-papan-kartu')
  await press('F9')
  await tebus.waitFor()
  await expect.poll(() => fokus(screen)).toBe('Dibayar')
  await shot('hutang-papan-tebus')
  await axe('.ant-modal')
  await press('F9')
  await tebus.waitFor({ state: 'detached' })
  await sahkan(screen, { judul: 'Validasi Hutang', nomor })
  await ke(screen, 'Lihat Hutang')
  await baris.getByText('Lunas', { exact: true }).waitFor()
  await scan(nomor)
  await page.getByRole('dialog').getByText('Lunas', { exact: true }).waitFor()
}

// Above one million somebody else agrees, here.
test('two necklaces are pledged, paid out and redeemed without a mouse', ({ open }) =>
  selama(open, 'own.gs1', 'HUTANG_BATAS', 1_000_000, () => duaKalung(open)))
