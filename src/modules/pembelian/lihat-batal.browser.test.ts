import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callAs, freePieces, readyCounter } from '../../../tests/browser/counter.ts'
import { test, type Opening, type Screen } from '../../../tests/browser/harness.ts'

type Open = (opening?: Opening) => Promise<Screen>

interface Saved {
  readonly no_faktur_group: string
  readonly notajual: readonly string[]
  readonly notabeli: readonly string[]
}

/** Saves a visit, and validates it at another desk. */
async function visit(page: Page, kasir: Page, body: object, total: number): Promise<Saved> {
  const all = await callAs(page, 'GET', 'sales/get/all')
  const [sales] = all.json.data as readonly { kode_sales: string }[]
  const pembayaran = total === 0 ? [] : [{ jenis: 'CASH', jumlah: Math.abs(total) }]
  const kepala = { kode_sales: sales?.kode_sales, pembayaran, total }
  const answer = await callAs(page, 'POST', 'penjualan/simpan', { ...kepala, ...body })
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  const saved = answer.json.data as Saved
  const list = [saved.no_faktur_group]
  const both = { penjualan: list, pembelian: list, user_id: null }
  const done = await callAs(kasir, 'POST', 'validasi/simpan/jualbeli', both)
  expect(done.json.message).toBe('Validasi Transaksi Berhasil')
  return saved
}

/** A piece that was sold today and comes back; with `tukar` for another one. */
async function bought(open: Open, tukar: boolean): Promise<Saved> {
  const counter = await open({ user: 'kasir1.gs1', path: '/transaksi-penjualan' })
  await readyCounter(counter)
  const { page } = counter
  const { page: kasir } = await open({ user: 'kasir2.gs1' })
  const [lama, baru] = await freePieces(page, 2)
  const price = async (kode_barcode = ''): Promise<number> => {
    const body = { baris: [{ kode_barcode }] }
    const priced = await callAs(page, 'POST', 'penjualan/hitung', body)
    return (priced.json.data as { total: number }).total
  }
  const pieces = (kode_barcode = '') => ({ baris: [{ kode_barcode }] })
  const first = await price(lama?.kode_barcode)
  await visit(page, kasir, pieces(lama?.kode_barcode), first)
  const found = await callAs(page, 'POST', 'pembelian/cari-nota', { kunci: lama?.kode_barcode })
  const [nota] = found.json.data as readonly { baris: { berat_nota: number }[] }[]
  const pembelian = {
    jenis: 'BELI',
    baris: [
      {
        kode_barcode: lama?.kode_barcode,
        kode_kondisi: 'BAIK',
        berat_kotor: nota?.baris[0]?.berat_nota,
        belum_dipakai: true,
      },
    ],
  }
  const nilai_jual = tukar ? await price(baru?.kode_barcode) : 0
  const priced = await callAs(page, 'POST', 'pembelian/hitung', { ...pembelian, nilai_jual })
  const total = nilai_jual - (priced.json.data as { total: number }).total
  const sold = tukar ? pieces(baru?.kode_barcode) : { baris: [] }
  return visit(page, kasir, { ...sold, nama_customer: 'Ibu Sari', pembelian }, total)
}

test('a purchase is found, opened, looked at as paper, and cancelled', async ({ open }) => {
  const { notabeli } = await bought(open, false)
  const nomor = notabeli[0] ?? ''
  const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/lihat-pembelian' })
  await page.getByText(nomor).first().waitFor()
  await axe('.page')
  await shot('lihat-pembelian')
  await page.getByText(nomor).first().dblclick()
  const dialog = page.getByRole('dialog')
  await dialog.locator('.nota-baris summary').first().click()
  await dialog.getByText('Berat Timbang').waitFor()
  await axe('.ant-modal')
  await shot('faktur-beli')
  await press('Escape')
  await page.goto('/batal-pembelian')
  await page.getByText(nomor).first().dblclick()
  await page.locator('.faktur-beli').waitFor()
  await axe('.page')
  await shot('batal-pembelian')
  await press('F9')
  await page.getByLabel('Alasan').fill('Pelanggan berubah pikiran')
  await press('F9')
  const asked = page.getByRole('dialog', { name: 'Otorisasi' })
  await asked.getByLabel('User ID').fill('own.gs1')
  await asked.getByRole('textbox', { name: 'Password' }).fill('kencana-contoh')
  await press('F9')
  await page.getByText(`Pembelian ${nomor} Berhasil Dibatalkan`).waitFor()
})

test('an exchange is cancelled as a whole, where its sale is', async ({ open }) => {
  const { no_faktur_group, notabeli, notajual } = await bought(open, true)
  const { page, press, shot } = await open({ user: 'spv.gs1', path: '/batal-pembelian' })
  await page
    .getByText(notabeli[0] ?? '')
    .first()
    .dblclick()
  await page.getByText('batalkan kedua sisinya di Batal Penjualan').waitFor()
  expect(await page.getByRole('button', { name: /Batal Pembelian/ }).isDisabled()).toBe(true)
  await page.goto('/batal-penjualan')
  await page
    .getByText(notajual[0] ?? '')
    .first()
    .dblclick()
  await page.getByRole('button', { name: /Batal Tukar Tambah/ }).waitFor()
  await shot('batal-tukar')
  await press('F9')
  await page.getByLabel('Alasan').fill('Pelanggan berubah pikiran')
  await press('F9')
  const asked = page.getByRole('dialog', { name: 'Otorisasi' })
  await asked.getByLabel('User ID').fill('own.gs1')
  await asked.getByRole('textbox', { name: 'Password' }).fill('kencana-contoh')
  await press('F9')
  await page.getByText(`Tukar Tambah ${no_faktur_group} Berhasil Dibatalkan`).waitFor()
})
