import pg from 'pg'
import { expect, inject } from 'vitest'
import { databaseUrlOf } from '../../../scripts/built-server.mjs'
import {
  callAs,
  chooseSales,
  freePieces,
  readyCounter,
  scanPiece,
} from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

const rowsOf = (data: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(data) ? data : []

/** The whole number, as only the paper of the customer has it. */
async function nomorDari(samar: string): Promise<string> {
  const { dataDir } = inject('browserTest')
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir, 'kencana') })
  await client.connect()
  try {
    const { rows } = await client.query<{ no_kupon: string }>(
      'select no_kupon from kencana.saldo_kupon where kencana.samar_kupon(no_kupon) = $1',
      [samar],
    )
    return rows[0]?.no_kupon ?? ''
  } finally {
    await client.end()
  }
}

test('a coupon is looked up, and pays a sale by its scan', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/cek-kupon' })
  const { axe, page, press, scan, shot } = screen
  const { json } = await callAs(page, 'POST', 'penjualan/lihat', {
    ...{ tgl_from: '2000-01-01', tgl_to: '2999-12-31', kode_sales: null, status: 'VALID' },
    ...{ belum_dicetak: false, q: null },
  })
  let kupon: Record<string, unknown> | undefined
  let nota = ''
  for (const row of rowsOf(json.data).filter((one) => Number(one['harga_total']) > 5_500_000)) {
    nota = String(row['no_faktur_jual'])
    const found = await callAs(page, 'GET', `kupon/cek?kupon=${nota}`)
    kupon = rowsOf(found.json.data).find((one) => one['status'] === 'BERLAKU')
    if (kupon) break
  }
  if (!kupon) throw new Error('the sample chain has no coupon that counts')
  const samar = String(kupon['no_kupon'])
  const nomor = await nomorDari(samar)
  await page.getByLabel('No Kupon Atau Nota').fill(nota)
  await press('Enter')
  await page
    .getByText(`${samar.slice(0, 5)}-${samar.slice(5)}`)
    .first()
    .waitFor()
  await axe()
  await shot('cek-kupon')
  await page.goto(new URL('/transaksi-penjualan', page.url()).href)
  await readyCounter(screen)
  const [piece] = await freePieces(page, 1)
  if (!piece) throw new Error('the sample chain has too few of them')
  await scanPiece(screen, piece)
  await chooseSales(screen)
  await scan(`KUPON:${nomor}`)
  await page.getByLabel('No Kupon').waitFor()
  await axe()
  await shot('kupon-bayar')
  await press('F8') // the rest in cash
  await page.keyboard.type('99000000')
  await expect.poll(() => page.locator('.konter-bayar-kata').innerText()).toBe('Uang Kembali')
  await press('F9')
  await expect.poll(() => page.locator('.hasil-nomor').innerText()).toMatch(/^FG-GS1-/)
  const lagi = await callAs(page, 'GET', `kupon/cek?kupon=${nomor}`)
  expect(rowsOf(lagi.json.data)[0]).toMatchObject({ status: 'DIPAKAI' })
})
