import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { disetujui } from '../../../tests/browser/setuju.ts'

interface Baki {
  readonly kode_baki: string
  readonly kode_gudang: string
}

interface Terbuka {
  readonly nomor: string
  readonly uraian: string
}

test('a receipt is paid in part with keys and a scan', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/bayar-supplier' })
  const { axe, page, press, scan, shot } = screen
  const form = page.locator('[data-form]').first()
  await form.getByLabel('No Rekening').waitFor()
  const buka = async () =>
    (await callAs(page, 'GET', 'hutang-supplier/pilihan')).json.data as readonly Terbuka[]
  const [satu] = await buka()
  if (!satu) throw new Error('no receipt is open')
  await scan(satu.nomor)
  await page.keyboard.type('1234567')
  await form.getByLabel('No Rekening').focus()
  await press('ArrowDown')
  await press('Enter')
  await axe()
  await shot('bayar-supplier')
  await press('F9')
  await disetujui(screen)
  await page.getByText(/^BY-GS1-.* Tersimpan/).waitFor()
  const [kini] = await buka()
  expect(kini?.nomor).toBe(satu.nomor)
  expect(kini?.uraian).not.toBe(satu.uraian)
})

test('a piece goes back to its supplier by scan', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/retur-supplier' })
  const { page, press, scan, shot } = screen
  await page.getByLabel('Alasan').fill('Batunya lepas')
  const [baki] = (await callAs(page, 'GET', 'baki/ready')).json.data as readonly Baki[]
  const baris = {
    ...{ ...baki, kode_barcode: 'RETUR-1', nama_barang: 'CINCIN RETUR', kode_dept: 'CC' },
    ...{ kode_group: '75', berat: 4.123, harga_pokok: 6_200_417 },
  }
  const terima = { asal: 'SUPPLIER', supplier: 'SMP', baris: [baris] }
  expect((await callAs(page, 'POST', 'barang/tambah', terima)).status).toBe(200)
  await scan('RETUR-1')
  await shot('retur-supplier')
  await press('F9')
  await disetujui(screen)
  await page.getByText(/^RS-GS1-.* Tersimpan/).waitFor()
  const { json } = await callAs(page, 'GET', 'barang/get/RETUR-1')
  expect(json.data).toMatchObject({ status: 'DISERAHKAN' })
})
