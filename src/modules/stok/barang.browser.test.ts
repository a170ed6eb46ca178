import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { callAs, freePieces } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { disetujui } from '../../../tests/browser/setuju.ts'

/** Chooses in a list by typing: a person waits until it is open. */
async function choose(page: Page, label: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).first().click()
  await page.keyboard.type(typed, { delay: 60 })
  await page.locator('.ant-select-item-option-active:visible').first().waitFor()
  await page.keyboard.press('Enter')
}

/** The smallest picture that there is. */
const satuTitik = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** What pieces of the sample count for as fine gold, in percent, and what a laboratory may say. */
const kadarContoh = [
  ['K33', '33,30', '33,41'],
  ['K37', '37,50', '37,61'],
  ['K83', '83,30', '83,41'],
] as const

/** A kadar of which nothing lies in a note: what the sample's customers hold differs by the day. */
async function tanpaNota(page: Page) {
  const satu = async ([kode, dari, ke]: (typeof kadarContoh)[number]) => {
    const body = { kode_kadar: kode, kadar_eod: Number(ke.replace(',', '.')) }
    const { json } = await callAs(page, 'POST', 'revaluasi/coba', body)
    const { dalam_nota, pcs }: { dalam_nota: number; pcs: number } = Object(json.data)
    return { kode, dari, ke, bebas: pcs > 0 && dalam_nota === 0 }
  }
  const semua = await Promise.all(kadarContoh.map(satu))
  const bebas = semua.find((one) => one.bebas)
  if (!bebas) throw new Error('every kadar of the sample has a piece in a note')
  return bebas
}

const fill = (page: Page, label: string, value: string): Promise<void> =>
  page.getByLabel(label, { exact: false }).first().fill(value)

describe('goods', () => {
  test('come in: sentences at the fields, then into the table, then saved', async ({ open }) => {
    const { axe, errors, page, press, scan, shot } = await open({
      user: 'spv.gs1',
      path: '/tambah-data-barang',
    })
    await settle(page)
    await press('F8')
    await page.getByText('Nama Barang Tidak Boleh Kosong').waitFor()
    await page.getByText('Jenis Tidak Boleh Kosong').waitFor()
    await fill(page, 'Nama Barang', 'CC')
    await press('F8')
    await page.getByText('Nama Barang harus lebih dari 5 karakter').waitFor()
    await fill(page, 'Nama Barang', 'CINCIN UJI PERAMBAN')
    await fill(page, 'Berat', '4,12')
    const barang = page.getByRole('region', { name: 'Barang Baru' })
    await choose(page, 'Jenis', 'CC')
    await choose(page, 'Group', '75')
    await choose(page, 'Gudang', 'toko')
    await choose(page, 'Baki', '')
    await press('F8')
    const tabel = page.getByRole('region', { name: 'Barang Yang Akan Disimpan' })
    await tabel.getByText('CINCIN UJI PERAMBAN').waitFor()
    await expect.poll(() => barang.getByLabel('Barcode').inputValue()).toBe('')
    await axe()
    await shot('tambah-data-barang')
    // Without its cost it is refused, and comes back into the form as it was typed.
    await press('F9')
    await page.getByText('Harga Pokok Tidak Boleh Kosong').first().waitFor()
    await expect.poll(() => barang.getByLabel('Berat').first().inputValue()).toMatch(/^4,12/)
    await barang.getByLabel('Harga Pokok', { exact: true }).fill('3251777')
    await press('F8')
    await tabel.getByText('3.251.777').first().waitFor()
    await press('F9')
    await page.getByText('Data Berhasil Ditambahkan').waitFor()
    const barcode = await tabel.locator('.terima-hasil strong').first().innerText()
    expect(barcode).toMatch(/^\d{9}$/)
    await scan(barcode)
    await page.getByText(`Barcode ${barcode} Sudah Dipakai`).waitFor()
    // The name of the file assigns the first photo; a file without a piece says so.
    await page.goto('/foto-barang')
    const foto = page.getByRole('table', { name: 'Foto' })
    const png = (name: string) => ({ name, mimeType: 'image/png', buffer: satuTitik })
    await page
      .getByLabel('Pilih Foto', { exact: true })
      .first()
      .setInputFiles([png(`${barcode}.png`), png('rak-tujuh.png')])
    await foto.getByText('Tidak Ada Barang Dengan Kode RAK-TUJUH').waitFor()
    await foto.getByText('CINCIN UJI PERAMBAN').waitFor()
    await axe('.page')
    await shot('foto-barang')
    await press('F9')
    await page.getByText('1 Foto Tersimpan').waitFor()
    await expect.poll(() => foto.innerText()).toMatch(/Tersimpan[^]*Tidak Cocok/)
    expect(errors).toEqual([])
  })

  test('with stones: one that was begun holds its piece back, and the keyboard goes on', async ({
    open,
  }) => {
    const { axe, page, press, shot } = await open({
      user: 'spv.gs1',
      path: '/tambah-data-barang',
    })
    await settle(page)
    await fill(page, 'Nama Barang', 'CINCIN BERLIAN UJI')
    await fill(page, 'Berat', '3,417')
    await choose(page, 'Jenis', 'BC')
    await choose(page, 'Group', '75')
    await choose(page, 'Gudang', 'toko')
    await choose(page, 'Baki', '')
    const batu = page.getByRole('region', { name: 'Data Berlian' })
    const focused = () => page.evaluate(() => document.activeElement?.id.replace(/^.*-/, ''))
    const isi = async (jumlah: string, karat: string): Promise<void> => {
      await batu.getByLabel('Jumlah Batu').fill(jumlah)
      for (const [label, kode] of [
        ['Shape', 'RD'],
        ['Color', 'F'],
        ['Clarity', 'VVS1'],
      ] as const)
        await choose(page, label, kode)
      await batu.getByLabel('Karat').fill(karat)
    }
    await isi('7', '0,23')
    await batu.getByRole('button', { name: 'Tambah Batu' }).focus()
    await press('Enter')
    await batu.getByText('7 batu, 0,23 ct').waitFor()
    await expect.poll(focused).toBe('jml_batu')
    await isi('1', '0,51')
    await press('F8')
    await batu.getByText('Batu Ini Belum Ditambahkan, Tekan Tambah Batu').waitFor()
    await axe('.batu')
    await shot('data-berlian')
    await press('Enter') // the focus is at the next step
    await batu.getByText('8 batu, 0,74 ct').waitFor()
    await batu.getByRole('button', { name: /^Hapus 7/ }).click()
    await batu.getByText('1 batu, 0,51 ct').waitFor()
    await expect.poll(focused).toBe('jml_batu')
    await press('F8')
    const tabel = page.getByRole('region', { name: 'Barang Yang Akan Disimpan' })
    await tabel.getByText('CINCIN BERLIAN UJI').waitFor()
    await expect.poll(() => batu.innerText()).not.toContain('0,51')
  })

  test('are found as one types, opened by a scan, and tell their facts', async ({ open }) => {
    const { axe, page, press, scan, shot } = await open({
      user: 'kasir1.gs1',
      path: '/data-barang',
    })
    await settle(page)
    await page.keyboard.type('cincin', { delay: 60 })
    const table = page.getByRole('table', { name: 'Data Barang' })
    const others = table.locator('tbody tr[data-at]', { hasNotText: 'CINCIN' })
    await expect.poll(() => others.count()).toBe(0)
    const [piece] = await freePieces(page, 1) // what was sold meanwhile is not corrected
    const barcode = piece?.kode_barcode ?? ''
    await press('F2') // a slow machine types the scan into the words
    await scan(barcode)
    const paspor = page.getByRole('complementary', { name: 'Barang yang dipilih' })
    await paspor.getByText(barcode).waitFor()
    await expect.poll(() => paspor.innerText()).not.toContain('Harga Pokok')
    await expect.poll(() => page.url()).toContain(`kode_barcode=${barcode}`)
    await axe()
    await shot('data-barang')
    await press('F6')
    await page.getByRole('dialog').getByLabel('Alasan').waitFor()
    await press('F9')
    await page.getByText('Alasan Tidak Boleh Kosong').waitFor()
    await axe('.ant-modal')
  })

  test('are looked at by one click; ticked ones go to a desk together', async ({ open }) => {
    const screen = await open({ user: 'spv.gs1', path: '/data-barang' })
    const { axe, page, press, shot } = screen
    const table = page.getByRole('table', { name: 'Data Barang' })
    const baris = table.locator('tbody tr[data-at]')
    const paspor = page.getByRole('complementary', { name: 'Barang yang dipilih' })
    await baris.nth(1).click()
    await paspor.waitFor()
    // What matters stays in sight beside it.
    await table.getByRole('columnheader', { name: 'Status' }).waitFor()
    await shot('data-barang-dilihat')
    await press('Escape')
    await paspor.waitFor({ state: 'hidden' })
    const kode = async (at: number) => (await baris.nth(at).locator('td').nth(1).innerText()).trim()
    const [satu, dua] = [await kode(0), await kode(2)]
    await baris.nth(0).focus()
    await press('Space', 'ArrowDown', 'ArrowDown', 'Space')
    await page.getByText('2 barang dicentang').waitFor()
    await expect.poll(() => paspor.count()).toBe(0)
    await axe('.page')
    await shot('data-barang-dicentang')
    // The condition of both, with one approval.
    await page.getByRole('button', { name: 'Ubah Kondisi' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ubah Kondisi 2 Barang' })
    await dialog.getByRole('combobox', { name: 'Kondisi' }).waitFor()
    await press('F9')
    await dialog.getByText('Kondisi Tidak Boleh Kosong').waitFor()
    await choose(page, 'Kondisi', 'CUCI')
    await dialog.getByLabel('Alasan').fill('Dicuci sebelum pameran')
    await shot('ubah-kondisi')
    await press('F9')
    await disetujui(screen)
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('2 barang dicentang').waitFor({ state: 'hidden' })
    for (const at of [0, 2]) await baris.nth(at).getByRole('checkbox').check()
    await page.getByText('2 barang dicentang').waitFor()
    await page.getByRole('button', { name: 'Pindahkan' }).click()
    const meja = page.getByRole('region', { name: 'Barang Yang Dipindah' })
    for (const one of [satu, dua]) await meja.getByText(one).first().waitFor()
  })

  test('of a kadar count for another fineness: seen first, approved, kept', async ({ open }) => {
    const screen = await open({ user: 'spv.gs1', path: '/revaluasi-kadar' })
    const { axe, page, press, shot } = screen
    const { dari, kode, ke } = await tanpaNota(page)
    await choose(page, 'Kode Kadar', kode)
    await page.getByLabel('Kadar EOD Baru').fill(ke)
    await page.getByLabel('Alasan').fill('Uji ulang laboratorium')
    const akibat = page.getByRole('status').filter({ hasText: 'menjadi' })
    await expect
      .poll(() => akibat.innerText())
      .toMatch(new RegExp(`\\(${dari} %\\) menjadi .* \\(${ke} %\\)`))
    await page.getByRole('table', { name: 'Akibatnya' }).getByText('TOKO').waitFor()
    await axe('.page')
    await shot('revaluasi-kadar')
    await press('F9')
    // A user who gives up is where he was, with what he typed.
    await page.getByRole('dialog', { name: 'Otorisasi' }).waitFor()
    await press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect
      .poll(() => page.getByLabel('Alasan').evaluate((one) => one === document.activeElement))
      .toBe(true)
    await press('F9')
    await disetujui(screen)
    await page.getByText(/RV-GS1-\d{6}-0001 Tersimpan/).waitFor()
    await page.getByText('Pilih kadar dan kadar EOD barunya').waitFor()
  })

  test('come back to a tray: weighed, tagged, laid down', async ({ open }) => {
    const { axe, errors, page, press, shot } = await open({
      user: 'spv.gs1',
      path: '/data-barang',
    })
    await settle(page)
    const menunggu = page.getByRole('button', { name: /Menunggu Masuk Baki/ })
    await menunggu.click()
    const table = page.getByRole('table', { name: 'Data Barang' })
    await expect.poll(() => table.locator('tbody tr[data-at="0"]').innerText()).toContain('Kembali')
    await table.locator('tbody tr[data-at="0"]').dblclick()
    const paspor = page.getByRole('complementary', { name: 'Barang yang dipilih' })
    await paspor.getByRole('button', { name: /Kembali Ke Baki/ }).waitFor()
    await press('F8')
    const dialog = page.getByRole('dialog', { name: /Kembali Ke Baki/ })
    await press('F9')
    await dialog.getByText('Berat Timbang Tidak Boleh Kosong').waitFor()
    const label = await dialog.locator('dd').last().innerText()
    await dialog.getByLabel('Berat Timbang').fill(label.replace(' gr', ''))
    await axe('.ant-modal')
    await shot('kembali-ke-baki')
    await press('F9')
    await page.getByText(/KM-GS1-\d{6}-0001 Tersimpan/).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await press('F4')
    const kisah = page.getByRole('list', { name: 'Riwayat Barang' })
    await kisah.getByText('Siap Dijual Lagi').first().waitFor()
    expect(errors).toEqual([])
  })
})
