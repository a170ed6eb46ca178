import { expect } from 'vitest'
import { chooseSales, freePieces, readyCounter, scanPiece } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

test('Alt+J shows the journal of a sale that is paid, and F9 saves it afterwards', async ({
  open,
}) => {
  const screen = await open({ user: 'own.gs1', path: '/transaksi-penjualan' })
  const { axe, page, press, shot } = screen
  await readyCounter(screen)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/penjualan/simpan'))
      sent.push(request.headers()['x-pratinjau'] ?? 'posted')
  })
  const [piece] = await freePieces(page, 1)
  if (!piece) throw new Error('the sample chain has too few of them')
  await scanPiece(screen, piece)
  await chooseSales(screen)
  await press('F8')
  await page.keyboard.type('99000000')
  await expect.poll(() => page.locator('.konter-bayar-kata').innerText()).toBe('Uang Kembali')
  await shot('konter-jurnal-tombol')
  await press('Alt+j')
  const jurnal = page.getByRole('dialog', { name: 'Jurnal Yang Akan Diposting' })
  await jurnal.getByText('Belum Ada Yang Disimpan').waitFor()
  await axe('.ant-modal')
  await shot('konter-jurnal')
  await press('Escape')
  await jurnal.waitFor({ state: 'hidden' })
  // What is on the counter is still there, and F9 means it.
  await expect.poll(() => page.locator('.konter-bayar-kata').innerText()).toBe('Uang Kembali')
  await press('F9')
  await expect.poll(() => page.locator('.hasil-nomor').innerText()).toMatch(/^FG-GS1-/)
  expect(sent).toEqual(['1', 'posted'])
})

test('a seller at the counter reads no journal', async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  await readyCounter(screen)
  await expect.poll(() => screen.page.getByRole('button', { name: 'Lihat Jurnal' }).count()).toBe(0)
})
