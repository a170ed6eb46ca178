import { callAs } from '../../../tests/browser/counter.ts'
import { test, type Screen } from '../../../tests/browser/harness.ts'

const pola = 'Kode Nota Yang Aneh Dipindai'

/** The first finding of this pattern, opened by keyboard. */
async function buka({ page, press }: Screen): Promise<void> {
  const daftar = page.getByRole('table', { name: 'Transaksi Perlu Diperiksa' })
  await daftar.waitFor()
  await page.getByRole('combobox', { name: 'Pola' }).fill('Aneh')
  await press('Enter', 'F9')
  await daftar.getByText(pola).first().click()
  await press('Enter')
}

test('an odd pattern is found, opened, left to another and closed with a reason', async ({
  open,
}) => {
  const tentangnya = await open({ user: 'spv.gs2', path: '/transaksi-perlu-diperiksa' })
  for (const kunci of ['FJ-GS2-200101-9001', 'FJ-GS2-200101-9002', 'FJ-GS2-200101-9003'])
    await callAs(tentangnya.page, 'POST', 'pembelian/cari-nota', { kunci })
  await buka(tentangnya)
  const temuan = tentangnya.page.getByRole('dialog', { name: pola })
  await temuan.getByText('FJ-GS2-200101-9001, FJ-GS2-200101-9002').waitFor()
  await temuan.getByText('spv.gs2').waitFor()
  await tentangnya.axe()
  await tentangnya.shot('periksa-temuan')
  await tentangnya.press('F9')
  await temuan.getByText('Alasan Tidak Boleh Kosong').waitFor()
  await temuan.getByLabel('Alasan').fill('Pelanggan membawa nota toko lain')
  await tentangnya.press('F9')
  const sentence = 'Temuan Ini Tentang Anda Sendiri, Minta Orang Lain Memeriksanya'
  await tentangnya.page.getByText(sentence).waitFor()

  const pemilik = await open({
    user: 'own.gs2',
    path: '/transaksi-perlu-diperiksa',
    viewport: 'tablet',
    theme: 'dark',
  })
  await buka(pemilik)
  const { page, press } = pemilik
  await page.getByLabel('Alasan').fill('Pelanggan membawa nota toko lain')
  await pemilik.axe()
  await pemilik.shot('periksa-temuan')
  await press('F9')
  await page.getByText('Temuan Ditutup').waitFor()
  await page.getByText('Tidak Ada Yang Ganjil Di Hari-hari Ini').waitFor()
})
