import { expect } from 'vitest'
import { callAs, readyCounter } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

const angka = new Intl.NumberFormat('id-ID')

test('a column is pasted, tried and saved by keyboard; an open counter hears of it', async ({
  open,
}) => {
  const konter = await open({ user: 'kasir2.nqc', path: '/transaksi-penjualan' })
  await readyCounter(konter)
  const { axe, page, press, shot } = await open({ user: 'spv.nqc', path: '/harga-emas-hari-ini' })
  const tabel = page.getByRole('table', { name: 'Harga Emas' })
  await tabel.waitFor()
  const { json } = await callAs(page, 'GET', 'harga-emas/hari-ini')
  const groups: readonly { kode_group: string; harga: number; harga_beli: number }[] = Object(
    json.data,
  ).group
  const [satu, dua] = groups.slice(-2)
  if (!satu || !dua) throw new Error('two groups')
  const naik = (harga: number): string => angka.format(harga + 1000)

  await page.getByLabel(`Harga Baru ${satu.kode_group}`, { exact: true }).focus()
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const pasted = { clipboardData, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', pasted))
    },
    [satu, dua].map(({ harga, harga_beli }) => `${naik(harga)}\t${naik(harga_beli)}`).join('\n'),
  )
  await page.getByText('2 harga diubah, belum disimpan').waitFor()
  const beli = page.getByLabel(`Harga Beli Baru ${dua.kode_group}`, { exact: true })
  await expect.poll(() => beli.inputValue()).toBe(naik(dua.harga_beli))

  await press('F8')
  await page.getByRole('region', { name: 'Akibatnya' }).getByText('Nilai Baru').waitFor()
  await axe()
  await shot('harga-emas-hari-ini')
  await press('F9')
  await page.getByText('2 harga berubah. Simpan ?').waitFor()
  await page.getByRole('button', { name: 'Ya' }).click()
  await page.getByText(/HG-NQC-\d{6}-\d{4} Tersimpan/).waitFor()
  await konter.page.getByText('Harga Emas Baru Berlaku').waitFor()
  await page.getByText('Belum ada harga yang diubah').waitFor()
  const kini = tabel.getByRole('row', { name: new RegExp(`^Pilih ${satu.kode_group} `) })
  await kini.getByText(naik(satu.harga), { exact: true }).waitFor()
})

test('a lower price of fine gold names the loans above their limit, and leads to them', async ({
  open,
}) => {
  const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/harga-emas-hari-ini' })
  await page.getByRole('table', { name: 'Harga Emas' }).waitFor()
  const { json } = await callAs(page, 'GET', 'harga-emas/hari-ini')
  const { murni } = Object(json.data)
  await page.getByLabel('Harga Emas Murni/Gram').fill(String(murni.harga_murni / 2))
  await page.keyboard.press('Tab')
  await press('F8')
  const akibat = page.getByRole('region', { name: 'Akibatnya' })
  await akibat.getByText(/HT-GS1-/).waitFor()
  await axe()
  await shot('harga-emas-sentuhan')
  await akibat.getByRole('link', { name: 'Buka Hutang di atas batas LTV' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/lihat-hutang')
})
