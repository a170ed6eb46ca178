import { expect } from 'vitest'
import { settle } from '../../scripts/browser.mjs'
import { chooseSales, freePieces, readyCounter, scanPiece } from './counter.ts'
import { test, type Screen } from './harness.ts'
import { fokus, isi, pilih, sampai } from './papan-ketik.ts'
import { choose } from './pilih.ts'
import { selama } from './saklar.ts'
import { disetujui } from './setuju.ts'

// The smaller documents of money, each from its form to its list by keys alone, and what has no
// form but must be seen: findings of the law, the cross-check of the nights.

const own = 'own.gs1'

/** The form lies over the list. */
async function formulir(screen: Screen): Promise<void> {
  await settle(screen.page)
  await screen.axe()
  await screen.press('F7')
  await screen.page.getByRole('dialog').waitFor()
}

/** Both looks that a picture of the list is judged by. */
const dilihat = { viewport: 'tablet', theme: 'dark', lang: 'jp' } as const

test('tax is paid to the state', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/setor-pajak' })
  const { axe, page, press, shot } = screen
  await formulir(screen)
  await press('F9')
  await page.getByText('Jumlah Rp Tidak Boleh Kosong').waitFor()
  await isi(screen, 'Bulan', '10')
  await isi(screen, 'Tahun', '2026')
  await pilih(screen, 'Bank', 'BCA')
  await pilih(screen, 'No Rekening', 'TOKO')
  await isi(screen, 'Jumlah Rp', '99.999.999.123')
  await isi(screen, 'NTPN', 'A1B2C3D4E5F6G7H8')
  await axe('.ant-modal')
  await shot('setor-pajak')
  await press('F9')
  // So much is not owed: it is said at the field, and nothing is written.
  await page.getByText(/Hutang PPN Tinggal Rp/).waitFor()
  await (await open({ user: 'spv.gs1', path: '/setor-pajak', ...dilihat })).shot('setor-pajak')
})

test('cash goes to a colleague', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/pengalihan-saldo-uang' })
  const { axe, page, press, shot } = screen
  await formulir(screen)
  await press('F9')
  await page.getByText('Jumlah Rp Tidak Boleh Kosong').waitFor()
  await axe('.ant-modal')
  await shot('pengalihan')
})

test('cash is handed out against a card', async ({ open }) =>
  selama(open, own, 'GESEK_TUNAI_MODULE', true, async () => {
    const screen = await open({ user: 'spv.gs1', path: '/gesek-tunai' })
    const { axe, page, press, shot } = screen
    await formulir(screen)
    await page.getByText(/dilarang oleh Bank Indonesia/).waitFor()
    await pilih(screen, 'Bank', 'BCA')
    await pilih(screen, 'No Rekening', 'TOKO')
    await press('F9')
    await page.getByText('No Referensi Tidak Boleh Kosong').waitFor()
    await axe('.ant-modal')
    await shot('gesek-tunai')
  }))

test('a bonus is paid, and gives the paper that its seller signs', async ({ open }) =>
  selama(open, own, 'BONUS_SALES_MODULE', true, async () => {
    const screen = await open({ user: 'spv.gs1', path: '/bayar-bonus' })
    const { axe, page, press, shot } = screen
    await settle(page)
    await axe()
    await shot('bayar-bonus')
    await press('F9')
    await page.getByText('Dari Tanggal Tidak Boleh Kosong').waitFor()
    // Whom the shop owes is in the list beside the form: Enter takes him and his days.
    await page.locator('.desk-top tbody tr').last().focus()
    await press('Enter')
    await expect.poll(() => page.getByLabel('Sampai Tanggal').inputValue()).toMatch(/^\d{4}-/)
    await choose(page, 'Dibayar Dari', { option: 'Rekening' })
    await pilih(screen, 'No Rekening', 'TOKO')
    await shot('bayar-bonus-isi')
    await press('F9')
    await disetujui(screen)
    await page.getByRole('row', { name: /BS-GS1-/ }).waitFor()
    await settle(page)
    await shot('bayar-bonus-kertas')
    await (await open({ user: 'spv.gs1', path: '/bayar-bonus', ...dilihat })).shot('bayar-bonus')
  }))

test('opening balances of accounts are looked at before they are sent', async ({ open }) =>
  selama(open, own, 'SALDO_AWAL_MODULE', true, async () => {
    const screen = await open({ user: own, path: '/saldo-awal-akun' })
    const { axe, page, press, shot } = screen
    await settle(page)
    await axe()
    await shot('saldo-awal-akun')
    await expect.poll(() => fokus(screen)).toMatch(/^Buka Spreadsheet/)
    const dipilih = page.waitForEvent('filechooser')
    await press('F4')
    const csv = 'nomor_akun;debet;kredit\n1101;abc;0\n'
    const file = { name: 'saldo.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await (await dipilih).setFiles(file)
    await page.getByRole('table', { name: 'Masalah' }).waitFor()
    await axe()
    await shot('saldo-awal-akun-salah')
    await (await open({ user: own, path: '/saldo-awal-akun', ...dilihat })).shot('saldo-awal-akun')
  }))

test('what the law wants to know is judged by the keyboard', async ({ open }) =>
  selama(open, 'own.gs2', 'BATAS_TRANSAKSI_BESAR', 30_000_000, async () => {
    const screen = await open({ user: 'spv.gs2', path: '/transaksi-mencurigakan' })
    const { axe, page, press, shot } = screen
    await settle(page)
    await axe()
    const baris = page.getByRole('table', { name: 'Transaksi Mencurigakan' }).locator('tbody tr')
    await baris.filter({ hasText: 'Belum Diperiksa' }).first().focus()
    await shot('curiga')
    await press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Batas', { exact: false }).first().waitFor()
    await axe('.ant-modal')
    await shot('curiga-temuan')
    await press('F9')
    await dialog.getByText('Alasan Tidak Boleh Kosong').waitFor()
    await isi(screen, 'Alasan', 'Pengusaha emas, sudah dikenal sepuluh tahun')
    await press('F9')
    await page.getByText('Tanda Tersimpan').waitFor()
    await baris.filter({ hasText: 'Sedang Diperiksa' }).first().waitFor()
    const gelap = await open({ user: 'own.gs2', path: '/transaksi-mencurigakan', ...dilihat })
    await gelap.shot('curiga')
  }))

test('the nights are listed, and a difference rings', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/laporan-hasil-uji-silang' })
  const { axe, page, shot } = screen
  await settle(page)
  await axe()
  await shot('hasil-uji-silang')
  const lonceng = page.getByRole('button', { name: /Hari Selisih Pada Uji Silang/ })
  await expect.poll(() => lonceng.count()).toBe(0)
})

test('the buyer of a note of tax is asked for in a fold', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/transaksi-penjualan' })
  const { axe, page, press, shot } = screen
  await readyCounter(screen)
  const [piece] = await freePieces(page, 1)
  if (!piece) throw new Error('the sample chain has too few of them')
  await scanPiece(screen, piece)
  await chooseSales(screen)
  await press('F4')
  await page.getByRole('dialog').waitFor()
  await sampai(screen, 'Pajak pembeli')
  await press('Enter')
  await isi(screen, 'NPWP atau NIK Pembeli', '012345678901234')
  await axe('.ant-modal')
  await shot('pajak-pembeli')
})
