import { callAs } from '../../../tests/browser/counter.ts'
import { test, type Screen } from '../../../tests/browser/harness.ts'

const pola = 'Kode Nota Yang Aneh Dipindai'

const daftar = ({ page }: Screen) => page.getByRole('table', { name: 'Transaksi Perlu Diperiksa' })

/** Asks for the list and waits until it is the new one. */
async function cari(screen: Screen): Promise<void> {
  const jawaban = screen.page.waitForResponse(/\/transaksi-perlu-diperiksa\?/)
  await screen.press('F9')
  await jawaban
  await screen.page.locator('table[aria-busy=false]').waitFor()
}

/** The first finding of this pattern has the focus. */
async function pilih(screen: Screen): Promise<void> {
  const { page, press } = screen
  await page.getByRole('combobox', { name: 'Pola' }).fill('Aneh')
  await press('Enter')
  await cari(screen)
  await daftar(screen).getByText(pola).first().click()
}

test('an odd pattern is found, opened, left to another and closed with a reason', async ({
  open,
}) => {
  const tentangnya = await open({ user: 'spv.gs2', path: '/transaksi-perlu-diperiksa' })
  const pindai = (urut: number) =>
    callAs(tentangnya.page, 'POST', 'pembelian/cari-nota', { kunci: `FJ-GS2-200101-${urut}` })
  for (const urut of [9001, 9002, 9003]) await pindai(urut)
  await pilih(tentangnya)
  // With one more scan the finding is another; the focus goes to what took its place.
  await pindai(9004)
  await cari(tentangnya)
  await tentangnya.press('Enter')
  const temuan = tentangnya.page.getByRole('dialog', { name: pola })
  await temuan.getByText('FJ-GS2-200101-9003, FJ-GS2-200101-9004').waitFor()
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
  await pilih(pemilik)
  const { page, press } = pemilik
  await press('Enter')
  await page.getByLabel('Alasan').fill('Pelanggan membawa nota toko lain')
  await pemilik.axe()
  await pemilik.shot('periksa-temuan')
  await press('F9')
  await page.getByText('Temuan Ditutup').waitFor()
  await page.getByText('Tidak Ada Yang Ganjil Di Hari-hari Ini').waitFor()
})
