import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

// In the sample a receipt of each kind of promise waits for the cashier, and visits.
test('what waits is one list; a scan leads to its desk, from the list and from any desk', async ({
  open,
}) => {
  const { axe, page, press, scan, shot } = await open({ user: 'kasir1', path: '/antrean-kasir' })
  const baris = (judul: string) => page.getByRole('row', { name: judul }).first()
  await baris('Validasi Jual Beli').waitFor()
  await baris('Validasi Titipan').waitFor()
  await axe('.page')
  await shot('antrean-kasir')
  const nomorDi = async (judul: string): Promise<string> => {
    const teks = await baris(judul).innerText()
    return /(?:SV|CL|TT|FG)-PUSAT-\d{6}-\d{4}/.exec(teks)?.[0] ?? ''
  }
  const service = await nomorDi('Validasi Service')
  const cicilan = await nomorDi('Validasi Cicilan')
  await scan(service)
  await page.getByRole('heading', { name: 'Validasi Service' }).waitFor()
  await expect.poll(() => page.getByRole('checkbox').first().isChecked()).toBe(true)
  await scan(cicilan)
  await page.getByRole('heading', { name: 'Validasi Cicilan' }).waitFor()
  await expect.poll(() => page.getByRole('checkbox').first().isChecked()).toBe(true)
  await press('F4')
  await page.getByRole('heading', { name: 'Antrean Kasir' }).waitFor()
})
