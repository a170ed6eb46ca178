import { expect } from 'vitest'
import { formatBerat } from '#kernel/figures'
import { settle } from '../../../scripts/browser.mjs'
import { callAs, freePieces } from '../../../tests/browser/counter.ts'
import { test, type Screen } from '../../../tests/browser/harness.ts'
import { isi, pilih, setujui } from '../../../tests/browser/papan-ketik.ts'

/** As a person types what the scale says. */
const gram = (gr: number): string => formatBerat(Number(`${gr}e3`))
const paragrafDari = ({ page }: Screen) => page.locator('.line-reading')

test('a parcel is packed and opened with keys and a scanner alone', async ({ open }) => {
  const cabang = await open({ user: 'spv.gs1', path: '/kirim-barang' })
  const { page, press, scan } = cabang
  await settle(page)
  await callAs(page, 'GET', 'toko-tujuan')
  const [satu, dua] = await freePieces(page, 2)
  if (!satu || !dua) throw new Error('no free pieces')
  await pilih(cabang, 'Tujuan', 'PUSAT')
  await isi(cabang, 'No Segel', 'sg-4123')
  await isi(cabang, 'Kurir', 'Pak Hadi')
  await isi(cabang, 'No Kirim', 'uji-kirim')
  await scan(satu.kode_barcode)
  await expect.poll(() => paragrafDari(cabang).nth(0).innerText()).toContain(satu.nama_barang)
  await scan(dua.kode_barcode)
  await expect.poll(() => paragrafDari(cabang).nth(1).innerText()).toContain(dua.nama_barang)
  await cabang.axe()
  await cabang.shot('kirim-barang')
  await press('F9')
  await setujui(cabang)
  const baris = page.getByRole('row', { name: /UJI-KIRIM/ })
  await baris.waitFor()

  const pusat = await open({ user: 'spv', path: '/terima-barang' })
  await settle(pusat.page)
  await pusat.page.getByRole('row', { name: /UJI-KIRIM/ }).waitFor() // its letter came
  await pusat.scan('UJI-KIRIM')
  await pusat.page.getByRole('dialog', { name: /TG-/ }).waitFor()
  await pusat.press('F9')
  const dialog = pusat.page.getByRole('dialog', { name: /Terima TG-/ })
  await dialog.waitFor()
  await isi(pusat, 'No Segel', 'sg-4123')
  const siap: unknown = (await callAs(pusat.page, 'GET', 'baki/ready')).json.data
  const [baki] = Array.isArray(siap) ? siap : []
  await pilih(pusat, 'Ke Gudang', baki.kode_gudang)
  await pilih(pusat, 'Ke Baki', baki.kode_baki)
  await pusat.scan('TIADA-ADA')
  await expect.poll(() => paragrafDari(pusat).nth(0).innerText()).toContain('Tak Terduga')
  await pusat.shot('terima-barang-asing')
  await pusat.scan(satu.kode_barcode)
  await pusat.page.keyboard.insertText(gram(satu.berat + 0.5))
  await expect.poll(() => paragrafDari(pusat).nth(1).innerText()).toContain('Selisih')
  await pusat.axe('.ant-modal')
  await pusat.shot('terima-barang')
  // A second scan of a piece goes back to its line.
  for (const [kode, gr] of [
    ['TIADA-ADA', 1.111],
    [satu.kode_barcode, satu.berat],
    [dua.kode_barcode, dua.berat],
  ] as const) {
    await pusat.scan(kode)
    await pusat.press('Control+A')
    await pusat.page.keyboard.insertText(gram(gr))
  }
  await isi(pusat, 'Alasan Selisih', 'Satu tidak dikenal')
  await pusat.press('F9')
  await pusat.page.getByRole('dialog', { name: 'Otorisasi' }).waitFor()
  await isi(pusat, 'User ID', 'own')
  await isi(pusat, 'Password', 'kencana-contoh')
  await pusat.press('F9')
  await pusat.page.getByText('Terima Barang Berhasil').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => baris.innerText()).toContain('Selesai') // the sender was told
})
