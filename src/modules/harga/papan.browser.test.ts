import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

test('a television keeps an address that shows prices alive, until it is shut out', async ({
  open,
}) => {
  const { axe, page, press, shot } = await open({ user: 'spv.nqc', path: '/harga-emas-hari-ini' })
  await page.getByRole('table', { name: 'Harga Emas' }).waitFor()
  await press('F10', 'F9')
  const alamat = page.locator('.layar-baru code')
  await alamat.waitFor()
  await axe('.ant-modal')
  await shot('papan-alamat')
  const { hash, pathname } = new URL((await alamat.textContent()) ?? '')
  expect(pathname).toBe('/papan-harga')

  const tv = await open({ user: null, path: pathname + hash })
  await tv.page.setViewportSize({ width: 1920, height: 1080 })
  await tv.page.getByRole('table').first().waitFor()
  await tv.axe()
  await tv.shot('papan-harga')
  await tv.page.getByRole('button', { name: 'Gelap' }).click({ force: true })
  await tv.shot('papan-gelap')
  await tv.page.setViewportSize({ width: 390, height: 844 })
  await tv.shot('papan-ponsel')

  // The server answers no more: the board says since when, and stays with it.
  await tv.page.clock.install({ time: Math.trunc(Date.now() / 60_000) * 60_000 + 10_000 })
  await tv.page.reload()
  await tv.page.getByRole('table').first().waitFor()
  await tv.page.route('**/api/v1/**', (route) => route.abort())
  await tv.page.clock.fastForward('01:01')
  const kabar = tv.page.getByRole('alert')
  await expect.poll(() => kabar.textContent()).toContain('Sambungan terputus sejak')
  const sejak = await kabar.textContent()
  await tv.page.clock.fastForward('05:00')
  await tv.page.clock.runFor(2_000)
  await expect.poll(() => kabar.textContent()).toBe(sejak)
  await tv.page.unroute('**/api/v1/**')
  await tv.page.clock.fastForward('01:01')
  await kabar.waitFor({ state: 'detached' })

  const { json } = await callAs(page, 'GET', 'harga-emas/hari-ini')
  const [satu] = Object(json.data).group
  const harga = satu.harga + 1_000
  const baris = [{ ...satu, harga, harga_dari: satu.harga, harga_beli_dari: satu.harga_beli }].map(
    ({ harga, harga_beli, harga_beli_dari, harga_dari, kode_group }) => ({
      kode_group,
      harga,
      harga_dari,
      harga_beli,
      harga_beli_dari,
    }),
  )
  const saved = await callAs(page, 'POST', 'harga-emas/simpan', {
    murni: null,
    ke_cabang: false,
    baris,
  })
  expect(saved.status).toBe(200)
  await tv.page.getByText(new Intl.NumberFormat('id-ID').format(harga)).first().waitFor()

  await page
    .getByRole('button', { name: /^Cabut/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Ya' }).click()
  await page.getByText('Layar Dicabut').waitFor()
  await tv.page.getByText('Layar Ini Sudah Dicabut, Minta Alamat Baru').waitFor()
})
