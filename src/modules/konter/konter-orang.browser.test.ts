import { expect } from 'vitest'
import { callAs, readyCounter } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

interface Orang {
  readonly nama_customer: string
  readonly no_hp: string
  readonly alamat_customer: string
}

interface Draf {
  readonly isi: Readonly<Record<string, unknown>>
}

test('a regular customer is found by four digits, a new one is the last row', async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  const { axe, page, press, shot } = screen
  await readyCounter(screen)
  const { json } = await callAs(page, 'GET', 'pelanggan/cari?q=siti')
  const [orang] = json.data as readonly Orang[]
  if (orang === undefined) throw new Error('somebody of that name in the sample chain')
  const bar = page.locator('.konter-pelanggan')
  const dialog = page.getByRole('dialog')
  const baris = dialog.getByRole('option')
  await press('F4')
  await dialog.getByLabel('Cari pelanggan').waitFor()
  await page.keyboard.type(orang.no_hp.slice(-4), { delay: 30 })
  await expect.poll(() => baris.first().innerText()).toContain(orang.nama_customer)
  await axe('.ant-modal')
  await shot('konter-orang')
  await press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => bar.innerText()).toContain(orang.nama_customer)
  await press('F4')
  await expect
    .poll(() => dialog.getByLabel('Alamat Customer').inputValue())
    .toBe(orang.alamat_customer)
  await dialog.getByText('Tentang nota ini').click()
  await expect.poll(() => dialog.innerText()).toContain('Satu Nota')
  await dialog.getByLabel('Cari pelanggan').fill('Zulaikha Prameswari')
  await expect.poll(() => baris.allInnerTexts()).toEqual(['Pelanggan baru: Zulaikha Prameswari'])
  await press('Enter')
  await expect
    .poll(() => dialog.getByLabel('Nama Customer').inputValue())
    .toBe('Zulaikha Prameswari')
  const focused = () => dialog.getByLabel('No HP').evaluate((one) => one === document.activeElement)
  await expect.poll(focused).toBe(true)
  await page.keyboard.type('081298761234', { delay: 60 })
  await press('F9')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => bar.innerText()).toContain('Zulaikha')
  for (const { id } of (await callAs(page, 'GET', 'penjualan/draf')).json.data as { id: string }[])
    await callAs(page, 'DELETE', `penjualan/draf/${id}`)
})

test('Ctrl+K knows people, and leads to their page', async ({ open }) => {
  const { page, press } = await open({ user: 'kasir1.gs1', path: '/home' })
  const { json } = await callAs(page, 'GET', 'pelanggan/cari?q=siti')
  const [orang] = json.data as readonly (Orang & { nota: readonly { nomor: string }[] })[]
  const nomor = orang?.nota[0]?.nomor ?? ''
  await page.locator('nav.sidebar').waitFor()
  await press('Control+k')
  const cari = page.getByRole('combobox', { name: 'Cari menu, nota, barang' })
  // It opens with the keyboard in it, and what is typed stands there.
  await expect.poll(() => cari.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.type('siti', { delay: 90 })
  await expect.poll(() => cari.inputValue()).toBe('siti')
  const hit = page.getByRole('option', { name: orang?.no_hp ?? '' })
  await expect.poll(() => hit.innerText()).toContain(nomor)
  await hit.click()
  await page
    .locator('.profil-kepala')
    .getByText(orang?.no_hp ?? '')
    .first()
    .waitFor()
})

test("the QR of the members' app chooses the customer, and a refusal is said", async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  const { page, press, scan, shot } = screen
  await readyCounter(screen)
  const { json } = await callAs(page, 'GET', 'pelanggan/cari?q=siti')
  const semua = json.data as readonly (Orang & { readonly kode_member: string | null })[]
  const dia = semua.find(({ kode_member }) => kode_member !== null)
  if (dia === undefined) throw new Error('a member of that name in the sample chain')
  const bar = page.locator('.konter-pelanggan')
  const dialog = page.getByRole('dialog')
  const qr = `MEMBER:${dia.kode_member}`
  await scan(qr)
  await expect.poll(() => bar.innerText()).toContain(dia.nama_customer)
  await shot('konter-qr-member')
  // It lies on the note as if he had been searched for.
  await press('F4')
  await expect.poll(() => dialog.getByLabel('No HP').inputValue()).toContain(dia.no_hp.slice(-8))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await scan('MEMBER:TIADA')
  await expect
    .poll(() => page.locator('.konter-gagal').innerText())
    .toContain('Member TIADA Tidak Dikenal')
  await expect.poll(() => bar.innerText()).toContain(dia.nama_customer)
  // In the search of the customer it is no new name, and no other person's.
  await press('F4')
  const cari = dialog.getByLabel('Cari pelanggan')
  await cari.fill('MEMBER:TIADA')
  await dialog.getByText('Member TIADA Tidak Dikenal').waitFor()
  await press('Enter')
  await expect.poll(() => cari.inputValue()).toBe('MEMBER:TIADA')
  await expect.poll(() => dialog.getByRole('option').count()).toBe(0)
  await shot('konter-qr-tiada')
  await cari.fill(qr)
  await expect.poll(() => dialog.getByRole('option').count()).toBe(1)
  await press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  for (const { id } of (await callAs(page, 'GET', 'penjualan/draf')).json.data as { id: string }[])
    await callAs(page, 'DELETE', `penjualan/draf/${id}`)
})

test('a desk that waits for pieces takes the QR of a member as its customer', async ({ open }) => {
  const { page, scan } = await open({ user: 'spv.gs1', path: '/transaksi-cicilan' })
  await page.getByLabel('Cari pelanggan').waitFor()
  const { json } = await callAs(page, 'GET', 'pelanggan/cari?q=siti')
  const semua = json.data as readonly (Orang & { readonly kode_member: string | null })[]
  const dia = semua.find(({ kode_member }) => kode_member !== null)
  if (dia === undefined) throw new Error('a member of that name in the sample chain')
  for (const path of ['transaksi-cicilan', 'transaksi-services']) {
    await page.goto(`/${path}`)
    await page.getByLabel('Cari pelanggan').waitFor()
    await scan(`MEMBER:${dia.kode_member}`)
    await expect.poll(() => page.getByLabel('Nama Customer').inputValue()).toBe(dia.nama_customer)
    await expect.poll(() => page.getByLabel('Cari pelanggan').inputValue()).toBe('')
    if (path === 'transaksi-cicilan')
      await expect.poll(() => page.getByLabel('Barcode').inputValue()).toBe('')
  }
})

test('who comes after somebody has nothing of his card, however he is chosen', async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  const { page, press, scan } = screen
  await readyCounter(screen)
  const { json } = await callAs(page, 'GET', 'pelanggan/cari?q=siti')
  const semua = json.data as readonly (Orang & { readonly kode_member: string | null })[]
  const dia = semua.find(({ kode_member }) => kode_member !== null)
  if (dia === undefined) throw new Error('a member of that name in the sample chain')
  const kartu = { jenis_identitas: 'KTP', no_identitas: '3171234567890001' }
  const pembelian = { jenis: 'BELI', harga_setuju: null, ...kartu, foto_identitas: null, baris: [] }
  const draf = async () => (await callAs(page, 'GET', 'penjualan/draf')).json.data as [Draf]
  const pilih: readonly (() => Promise<void>)[] = [
    () => scan(`MEMBER:${dia.kode_member}`),
    async () => {
      await press('F4')
      const cari = page.getByRole('dialog').getByLabel('Cari pelanggan')
      await cari.fill(dia.no_hp.slice(-4))
      await page.getByRole('option', { name: dia.no_hp }).click()
    },
  ]
  for (const [at, cara] of pilih.entries()) {
    const id = `0193c1f0-0000-7000-8000-00000000d0${at}1`
    const siapa = { nama_customer: 'RINI', no_hp: '6281234509999', jenis_pelanggan: 'UMUM' }
    const isi = { ...siapa, ...kartu, pembeli_pajak: 'PENGUSAHA', judul: 'RINI', pembelian }
    const kosong = { baris: [], manual: [], pembayaran: [] }
    const disimpan = await callAs(page, 'PUT', `penjualan/draf/${id}`, { ...isi, ...kosong })
    expect(disimpan.status, JSON.stringify(disimpan.json)).toBe(200)
    await page.evaluate((one) => sessionStorage.setItem('kencana-draf-penjualan', one), id)
    await page.reload()
    const bar = page.locator('.konter-pelanggan')
    await expect.poll(() => bar.innerText()).toContain('RINI')
    await cara()
    await expect.poll(() => bar.innerText()).toContain(dia.nama_customer)
    await expect.poll(async () => (await draf())[0].isi['no_hp']).toBe(dia.no_hp)
    const [{ isi: kini }] = await draf()
    const tanpa = { jenis_identitas: null, no_identitas: null }
    expect(kini).toMatchObject({ ...tanpa, pembeli_pajak: null, pembelian: tanpa })
    await callAs(page, 'DELETE', `penjualan/draf/${id}`)
  }
})
