import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

const layar = {
  '/data-barang-manual': 'Data Barang Manual',
  '/transaksi-jual-beli-manual': 'Transaksi Jual Beli Manual',
  '/validasi-jual-beli-manual': 'Validasi Jual Beli Manual',
  '/batal-penjualan-manual': 'Batal Penjualan Manual',
} as const

test('manual goods have their screens once the module is on', async ({ open }) => {
  for (const [path, title] of Object.entries(layar)) {
    const { axe, errors, page, shot } = await open({ user: 'spv.gs1', path })
    await page.getByRole('heading', { name: title }).first().waitFor()
    await axe()
    await shot(path.slice(1))
    expect(errors).toEqual([])
  }
})
