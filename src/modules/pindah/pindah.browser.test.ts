import { expect } from 'vitest'
import { callAs, freePieces } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

interface Baki {
  readonly kode_baki: string
  readonly kode_gudang: string
}

test('pieces go to another tray by scanner and keyboard, and back again', async ({ open }) => {
  const { axe, errors, page, press, scan, shot } = await open({
    user: 'spv.gs1',
    path: '/pindah-barang',
  })
  await page.locator('#pindah-pindai').waitFor()
  const [satu, dua] = await freePieces(page, 2)
  if (!satu || !dua) throw new Error('no free pieces')
  const letak = async ({ kode_barcode }: { readonly kode_barcode: string }) =>
    (await callAs(page, 'GET', `barang/get/${kode_barcode}`)).json.data as Baki
  const asal = await letak(satu)
  const lain = await letak(dua)
  const trays = (await callAs(page, 'GET', 'baki/ready')).json.data as readonly Baki[]
  const tujuan = trays.find(
    ({ kode_baki }) => ![asal.kode_baki, lain.kode_baki].includes(kode_baki),
  )
  if (!tujuan) throw new Error('no other tray')
  await press('F9')
  await page.getByText('Belum Ada Barang Di Tabel').waitFor()
  await scan(satu.kode_barcode)
  const meja = page.getByRole('region', { name: 'Barang Yang Dipindah' })
  await meja.getByText(satu.nama_barang).first().waitFor()
  await scan(satu.kode_barcode)
  await page.getByText(`Barcode ${satu.kode_barcode} Sudah Ada Di Tabel`).waitFor()
  await scan('TIADA-ADA')
  await page.getByText('Barcode TIADA-ADA Tidak Ditemukan').waitFor()
  await scan(dua.kode_barcode)
  await meja.getByText('2 barang').waitFor()
  // Off the table, and back.
  await page.getByRole('button', { name: `Hapus ${dua.kode_barcode}` }).click()
  await meja.getByText('1 barang').waitFor()
  await page.getByRole('button', { name: 'Urungkan' }).click()
  await meja.getByText('2 barang').waitFor()
  // The tray's own label says where to.
  await scan(`BAKI/${tujuan.kode_baki}`)
  await expect
    .poll(() => page.getByRole('region', { name: 'Tujuan' }).innerText())
    .toContain(tujuan.kode_baki)
  await axe()
  await shot('pindah-barang')
  await press('F9')
  await page.getByText(/MB-GS1-\d{6}-\d{4}: 2 barang/).waitFor()
  const now = (await callAs(page, 'GET', `barang/get/${satu.kode_barcode}`)).json.data as Baki
  expect(now.kode_baki).toBe(tujuan.kode_baki)
  await press('F4')
  const riwayat = page.getByRole('table', { name: 'Riwayat Pindah Barang' })
  await riwayat.locator('tbody tr').first().focus()
  await press('Enter')
  const kartu = page.getByRole('dialog', { name: /^Pindah Barang MB-/ })
  await kartu.getByRole('button', { name: /^Cetak/ }).waitFor()
  await axe('.ant-modal')
  await shot('kartu-dokumen')
  await press('Delete')
  await page.getByLabel('Alasan').fill('Salah baki tujuan')
  await press('F9')
  await page.getByText(/^BT-.* Tersimpan/).waitFor()
  const back = (await callAs(page, 'GET', `barang/get/${satu.kode_barcode}`)).json.data as Baki
  expect(back.kode_baki).toBe(asal.kode_baki)
  expect(errors).toEqual([])
})

test('a whole tray is looked at, then moved', async ({ open }) => {
  const { axe, page, press, scan, shot } = await open({
    user: 'mu.gs1',
    path: '/pindah-barang-satu-baki',
    viewport: 'tablet',
    theme: 'dark',
  })
  const region = page.getByRole('region', { name: 'Baki Asal Dan Tujuan' })
  await region.getByLabel('Dari Gudang').waitFor()
  const trays = (await callAs(page, 'GET', 'baki/ready')).json.data as readonly Baki[]
  const [dari, ke] = [trays.at(-1), trays.at(-2)]
  if (!dari || !ke) throw new Error('too few trays')
  await scan(`BAKI/${dari.kode_baki}`)
  await expect.poll(() => region.innerText()).toContain('gr')
  await press('F9')
  await page.getByText('Ke Baki Tidak Boleh Kosong').waitFor()
  await press('F2')
  await scan(`BAKI/${ke.kode_baki}`)
  await expect.poll(() => region.innerText()).toContain(ke.kode_baki)
  await axe()
  await shot('pindah-barang-satu-baki')
})
