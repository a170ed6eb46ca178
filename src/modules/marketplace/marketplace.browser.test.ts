import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

// The server of the tests speaks to no marketplace: what is on offer is seen, and the screen says
// what is missing.

test('what is on offer is seen with its state and its reason, by keyboard', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/setting-marketplace' })
  const gagal = page.getByRole('row').filter({ hasText: 'Upload Foto Gagal' }).first()
  await gagal.getByText('Gagal', { exact: true }).waitFor()
  await page.getByText('Isi MARKETPLACE_URL').waitFor()
  await page.getByRole('row').filter({ hasText: 'Tampil' }).first().waitFor()
  await shot('setting-marketplace')
  await axe()
  // Without a server that is set up nobody is asked for more.
  await expect.poll(() => page.getByRole('button', { name: /Hubungkan/ }).isDisabled()).toBe(true)
  await gagal.getByRole('button', { name: 'Kirim Lagi' }).click()
  const belum = page.getByText('Layanan Marketplace Belum Diatur Di Server Ini').first()
  await belum.waitFor()
  await belum.waitFor({ state: 'detached' }) // what is said next is said of the next
  await page.getByRole('button', { name: 'Tarik Semua' }).click()
  await page.getByText('Tarik Semua Barang ?').first().waitFor()
  await shot('tarik-semua-marketplace')
  await page.getByRole('button', { name: 'Tidak', exact: true }).click()
  await page.getByText('Tarik Semua Barang ?').waitFor({ state: 'hidden' })
  await press('F3')
  const dialog = page.getByRole('dialog', { name: 'Tawarkan Di Marketplace' })
  await dialog.getByLabel('Barcode').fill('TIDAKADA')
  await shot('tawarkan-marketplace')
  await press('F9')
  await belum.waitFor()
  await press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('orders of the marketplace have a list of their own', async ({ open }) => {
  const { axe, page, shot } = await open({ user: 'kasir1.gs1', path: '/pesanan-marketplace' })
  await page.getByRole('row').filter({ hasText: 'rina_melati' }).getByText('Dipesan').waitFor()
  await shot('pesanan-marketplace')
  await axe()
})

test('a kind is given its category, and what that category asks', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/kategori-marketplace' })
  await page.getByText('Perhiasan Emas & Berlian > Kalung').waitFor()
  const jalur = 'Aksesoris Fashion > Perhiasan Emas & Berlian > Cincin'
  const pilihan = [
    { id: '812', nama: 'Emas' },
    { id: '813', nama: 'Perak' },
  ]
  const dasar = { induk: null, jika: null, angka: false, satuan: [], pilihan: [] }
  const kosong = { jalur: null, biaya_persen: null, kategori: null, atribut: 0, jawab: [] }
  const jenis = [
    {
      ...{ kode_dept: 'CC', nama_dept: 'Cincin', jalur, biaya_persen: 5.25 },
      ...{ kategori: '100635', atribut: 3 },
      jawab: [
        { nomor: '100134', nilai: '812', satuan: null },
        { nomor: '100135', nilai: '75%', satuan: null },
        { nomor: '100136', nilai: '4.123', satuan: 'kg' },
      ],
    },
    { kode_dept: 'KL', nama_dept: 'Kalung', ...kosong },
  ]
  const jawaban: Readonly<Record<string, unknown>> = {
    'marketplace/peta': { jumlah: 4123, diambil: '2026-11-21T03:00:00Z', jenis },
    'marketplace/kategori': [{ id: '100635', jalur }],
    'marketplace/atribut/100635': [
      { ...dasar, id: '100134', nama: 'Bahan', pilihan },
      { ...dasar, id: '100135', nama: 'Kadar Emas', induk: '100134', jika: '812' },
      { ...dasar, id: '100136', nama: 'Berat Emas', satuan: ['g', 'kg'] },
    ],
  }
  await page.route('**/api/v1/marketplace/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/v1/', '')
    if (jawaban[path] === undefined) await route.continue()
    else await route.fulfill({ json: { status: 'success', data: jawaban[path] } })
  })
  await page.reload()
  await page.getByRole('row').filter({ hasText: 'Kalung' }).click()
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Kategori Marketplace KL' })
  await dialog.getByLabel('Kategori Di Marketplace').click()
  await page.keyboard.type('Cincin')
  await press('Enter')
  await dialog.getByText('Atribut Wajib').waitFor()
  // What belongs to a choice is asked once that is chosen.
  await expect.poll(() => dialog.getByLabel('Kadar Emas').count()).toBe(0)
  await dialog.getByLabel('Bahan').click()
  await page.keyboard.type('Emas')
  await press('Enter')
  await dialog.getByLabel('Kadar Emas').fill('75%')
  await shot('kategori-marketplace')
  await axe()
  // One that was answered opens with its answers, and is sent as it was.
  await press('Escape')
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  const dikirim = page.waitForRequest('**/marketplace/peta/simpan')
  await page.getByRole('row').filter({ hasText: 'Cincin' }).click()
  await press('Enter')
  const lama = page.getByRole('dialog', { name: 'Kategori Marketplace CC' })
  await expect.poll(() => lama.getByLabel('Kadar Emas').inputValue()).toBe('75%')
  await expect.poll(() => lama.getByLabel('Berat Emas').inputValue()).toBe('4.123')
  await shot('kategori-marketplace-lama')
  await press('F9')
  expect((await dikirim).postDataJSON()).toMatchObject({
    ...{ kode_dept: 'CC', kategori: '100635', biaya_persen: 5.25, atribut: jenis[0]?.jawab },
  })
})

test('what the marketplace kept has a list of its own', async ({ open }) => {
  const { axe, page, shot } = await open({
    ...{ user: 'spv.gs1', path: '/biaya-marketplace', lang: 'en' },
  })
  await page.getByRole('row').filter({ hasText: '262411K74124' }).waitFor()
  await shot('biaya-marketplace')
  await axe()
})
