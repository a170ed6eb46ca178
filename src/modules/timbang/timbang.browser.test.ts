import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

interface Baki {
  readonly kode_baki: string
  readonly status_baki: string
  readonly terakhir_hasil: string | null
}

async function bakiDi(page: Page, kode: string): Promise<Baki | undefined> {
  const { json } = await callAs(page, 'GET', 'timbang-baki')
  const { data_timbang } = json.data as { readonly data_timbang: readonly Baki[] }
  return data_timbang.find(({ kode_baki }) => kode_baki === kode)
}

/** A scale that is plugged in: its port gives what it is told, as the browser's own would. */
async function pasangTimbangan(page: Page): Promise<void> {
  await page.evaluate(() => {
    let kirim: ((text: string) => void) | undefined
    const port = {
      open: async () => undefined,
      close: async () => undefined,
      readable: new ReadableStream<Uint8Array>({
        start: (controller) => {
          kirim = (text) => controller.enqueue(new TextEncoder().encode(text))
        },
      }),
    }
    Object.defineProperty(navigator, 'serial', {
      configurable: true,
      value: { requestPort: async () => port },
    })
    addEventListener('timbangan-uji', (event) => {
      if (event instanceof CustomEvent) kirim?.(String(event.detail))
    })
  })
}
const bicara = (page: Page, bytes: string): Promise<unknown> =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('timbangan-uji', { detail })), bytes)

test('a tray is weighed by its scale: heard, judged, closed, opened again', async ({ open }) => {
  const screen = await open({ user: 'spv.nqc', path: '/timbang-baki' })
  const { axe, page, press, shot } = screen
  const daftar = page.getByRole('region', { name: 'Daftar Baki' })
  await daftar.getByText('KL3', { exact: true }).waitFor()
  await pasangTimbangan(page)
  await page.getByRole('button', { name: /^UTAMA: Tidak Tersambung/ }).click()
  await page.getByRole('button', { name: 'Sambungkan' }).click()
  await page.getByText('Tersambung', { exact: true }).last().waitFor()
  await press('Escape')
  // SPEC 5: a warehouse and a tray.
  await press('F8')
  await page.getByText('Mohon Untuk Pilih Kode Gudang').waitFor()
  await page.getByText('Mohon Untuk Pilih Kode Baki').waitFor()
  await daftar.getByText('KL3', { exact: true }).dblclick()
  const sesi = page.getByRole('region', { name: 'Sedang Ditimbang' })
  await sesi.waitFor()
  // It swings, then stands: one reading is kept, the steady one. The first line is a crumb.
  await bicara(page, '.100  g\r\nUS,+00300.920  g\r\nUS,+00301.455  g\r\nST,+003')
  await bicara(page, '01.460  g\r\nST,+00301.460  g\r\n')
  await sesi.getByText('ST,+00301.460 g').waitFor()
  await expect.poll(() => sesi.getByRole('row').count()).toBe(1)
  // Whoever else wants the tray is told who has it.
  const lain = await open({ user: 'su.nqc', path: '/timbang-baki' })
  const baki = lain.page.getByRole('region', { name: 'Daftar Baki' })
  await baki.getByText('KL3', { exact: true }).click()
  await lain.press('Enter')
  const sentence = 'Baki KL3 Sedang Ditimbang Atau Dihitung Oleh spv.nqc'
  await lain.page.getByText(sentence).first().waitFor()
  await axe('.page')
  await shot('timbang-baki-sesi')
  await sesi.getByLabel('Jumlah Barang').fill('1')
  await press('F9')
  const hasil = page.getByRole('region', { name: 'Hasil' })
  await hasil.getByText('KL3: Berat Dan Jumlah Selisih').waitFor()
  await axe('.page')
  await shot('timbang-baki-hasil')
  await expect.poll(() => bakiDi(page, 'KL3')).toMatchObject({ status_baki: 'TUTUP' })
  // Whoever saw the difference is told to leave it to another; the next steps are keys.
  await hasil.getByText(/minta orang lain menimbang ulang/).waitFor()
  await press('F4')
  const mulai = page.getByRole('dialog', { name: 'Mulai Opname' })
  await mulai.getByText('KL3').waitFor()
  await press('Escape')
  await mulai.waitFor({ state: 'hidden' })
  await page.goBack()
  // What is typed counts as well; the tray is opened by somebody who answers for it.
  await daftar.getByText('KL3', { exact: true }).dblclick()
  await sesi.waitFor()
  await sesi.getByLabel('Berat Timbang').fill('302,000')
  await sesi.getByLabel('Jumlah Barang').fill('1')
  await press('F9')
  await hasil.getByText('KL3: Berat Dan Jumlah Selisih').waitFor()
  await press('F7')
  await sesi.waitFor()
  await sesi.getByLabel('Berat Timbang').fill('400,000')
  await press('Enter')
  await sesi.getByText('Ketik', { exact: true }).waitFor()
  await sesi.getByLabel('Jumlah Barang').fill('2')
  await sesi.getByLabel('Buka Walau Selisih').check()
  await press('F9')
  const asked = page.getByRole('dialog', { name: 'Otorisasi' })
  await asked.getByLabel('User ID').fill('own.nqc')
  await asked.getByRole('textbox', { name: 'Password' }).fill('kencana-contoh')
  await press('F9')
  await hasil.getByText('READY').waitFor()
  await expect.poll(() => bakiDi(page, 'KL3')).toMatchObject({ status_baki: 'READY' })
})

test('a scale is checked with a known weight; a weighing is given up', async ({ open }) => {
  const { page, press } = await open({ user: 'spv.nqc', path: '/timbang-baki' })
  const daftar = page.getByRole('region', { name: 'Daftar Baki' })
  await daftar.getByText('KL3', { exact: true }).waitFor()
  await press('F6')
  await page.getByLabel('Berat Acuan').fill('100,000')
  await page.getByLabel('Berat Timbang').fill('100,000')
  await press('F9')
  await page.getByText(/^TR-NQC-\d{6}-\d{4} Tersimpan$/).waitFor()
  await daftar.getByText('KL3', { exact: true }).dblclick()
  const sesi = page.getByRole('region', { name: 'Sedang Ditimbang' })
  await sesi.waitFor()
  // The page is loaded anew: the tray is still on the scale.
  await page.reload()
  await sesi.waitFor()
  await press('F7')
  await sesi.waitFor({ state: 'hidden' })
  await expect.poll(() => bakiDi(page, 'KL3')).toMatchObject({ status_baki: 'READY' })
})
