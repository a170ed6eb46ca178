import { expect } from 'vitest'
import { rest } from '../../../scripts/browser.mjs'
import { callAs, freePieces, readyCounter, sell } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

test('a customer follows his counter on a tablet: pieces, total, thanks and the nota', async ({
  open,
}) => {
  const konter = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  await readyCounter(konter)
  await konter.page.clock.install()
  const body = { jenis: 'PELANGGAN', nama: 'Tablet' }
  const { json } = await callAs(konter.page, 'POST', 'layar', body)
  const path = `/layar-pelanggan#${String(Object(json.data).kunci)}`
  const tablet = await open({ user: null, path, viewport: 'tablet' })
  await tablet.page.setViewportSize({ width: 1280, height: 800 })
  await tablet.page.getByText('Selamat Datang').waitFor()
  await tablet.axe()
  await tablet.shot('pelanggan-sepi')

  const [satu, dua] = await freePieces(konter.page, 2)
  if (!satu || !dua) throw new Error('two pieces')
  await konter.scan(satu.kode_barcode)
  await tablet.page.getByText(satu.nama_barang).first().waitFor()
  await konter.scan(dua.kode_barcode)
  await tablet.page.getByText(dua.nama_barang).first().waitFor()
  await tablet.page.getByText('Anda Membayar').waitFor()
  await tablet.axe()
  await tablet.shot('pelanggan-nota')
  await tablet.page.getByLabel('Bahasa').selectOption('en')
  await tablet.page.getByText('You Pay').waitFor()
  await tablet.shot('pelanggan-nota-en')
  // The cashier's own page keeps its language.
  await expect.poll(() => konter.page.evaluate(() => document.documentElement.lang)).toBe('id')

  // A slip is gone from it at once.
  await konter.press('Delete')
  await expect.poll(() => tablet.page.locator('.pelanggan-daftar li').count()).toBe(1)
  await konter.press('Control+Z')
  await expect.poll(() => tablet.page.locator('.pelanggan-daftar li').count()).toBe(2)
  await sell(konter, [])
  await tablet.page.getByText('Thank You').waitFor()
  await tablet.page.getByText(/^FJ-GS1-\d{6}-\d{4,}$/).waitFor() // below its code
  await tablet.axe()
  await tablet.shot('pelanggan-selesai-en')
  // Nobody has touched the counter since: the next customer does not read what that one paid.
  await konter.page.clock.fastForward('01:01')
  await tablet.page.getByText('Welcome').waitFor()
})

test('a signature is drawn with a finger, undone, and may be refused', async ({ open }) => {
  const konter = await open({ user: 'kasir1.gs1', path: '/transaksi-hutang' })
  const body = { jenis: 'PELANGGAN', nama: 'Tablet' }
  const { json } = await callAs(konter.page, 'POST', 'layar', body)
  const path = `/layar-pelanggan#${String(Object(json.data).kunci)}`
  const tablet = await open({ user: null, path, viewport: 'tablet' })
  await tablet.page.setViewportSize({ width: 1280, height: 800 })
  const list = await callAs(konter.page, 'GET', 'hutang/lihat?status=AKTIF')
  const [{ nomor }] = Object(list.json.data)
  await tablet.page.getByText('Selamat Datang').waitFor()
  expect((await callAs(konter.page, 'POST', 'tanda-tangan', { nomor })).status).toBe(200)
  const bidang = tablet.page.getByRole('img', { name: 'Bidang tanda tangan' })
  await bidang.waitFor()
  await rest(tablet.page) // it lies where it will stay
  const kotak = await bidang.boundingBox()
  if (!kotak) throw new Error('a field')
  const { mouse } = tablet.page
  const gores = async (dari: number, sampai: number): Promise<void> => {
    await mouse.move(kotak.x + kotak.width * dari, kotak.y + kotak.height * 0.7)
    await mouse.down()
    await mouse.move(kotak.x + kotak.width * ((dari + sampai) / 2), kotak.y + 20, { steps: 8 })
    await mouse.move(kotak.x + kotak.width * sampai, kotak.y + kotak.height * 0.7, { steps: 8 })
    await mouse.up()
  }
  await gores(0.2, 0.4)
  await gores(0.5, 0.8)
  const goresan = tablet.page.locator('.tanda-goresan')
  await expect.poll(() => goresan.count()).toBe(2)
  // The device takes the finger for something else: what it does then is no signature.
  await mouse.move(kotak.x + 40, kotak.y + 40)
  await mouse.down()
  await expect.poll(() => goresan.count()).toBe(3)
  const titik = await goresan.last().getAttribute('d')
  await bidang.dispatchEvent('pointercancel', { pointerId: 1 })
  await mouse.move(kotak.x + 90, kotak.y + 90, { steps: 4 })
  await mouse.up()
  await expect.poll(() => goresan.last().getAttribute('d')).toBe(titik)
  await tablet.page.getByRole('button', { name: 'Urungkan' }).click()
  await expect.poll(() => goresan.count()).toBe(2)
  await tablet.axe()
  await tablet.shot('tanda-tangan')
  await tablet.page.getByRole('button', { name: 'Urungkan' }).click()
  await expect.poll(() => tablet.page.locator('.tanda-goresan').count()).toBe(1)
  await tablet.page.getByRole('button', { name: 'Setuju dan Kirim' }).click()
  await tablet.page.getByText('Selamat Datang').waitFor()
  const signed = await callAs(konter.page, 'GET', `tanda-tangan/${String(nomor)}`)
  expect(Object(signed.json.data)[0]).toMatchObject({ keadaan: 'TANDA', berlaku: true })

  // The same by keyboard alone: who does not agree says so.
  expect((await callAs(konter.page, 'POST', 'tanda-tangan', { nomor })).status).toBe(200)
  const tolak = tablet.page.getByRole('button', { name: 'Saya Tidak Setuju' })
  await tolak.focus()
  await tablet.press('Enter')
  await tablet.page.getByText('Selamat Datang').waitFor()
  const refused = await callAs(konter.page, 'GET', `tanda-tangan/${String(nomor)}`)
  expect(Object(refused.json.data)[0]).toMatchObject({ keadaan: 'TOLAK' })

  // Who left without an answer does not sign by the hand of the next customer.
  expect((await callAs(konter.page, 'POST', 'tanda-tangan', { nomor })).status).toBe(200)
  await bidang.waitFor()
  await konter.page.goto('/transaksi-penjualan')
  await readyCounter(konter)
  const [satu] = await freePieces(konter.page, 1)
  if (!satu) throw new Error('a piece')
  await konter.scan(satu.kode_barcode)
  await tablet.page.getByText(satu.nama_barang).first().waitFor()
  await expect.poll(() => bidang.count()).toBe(0)
})
