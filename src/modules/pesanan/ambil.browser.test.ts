import sharp from 'sharp'
import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { disetujui } from '../../../tests/browser/setuju.ts'
import { test } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'

const kartu = async () => ({
  name: 'kartu.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#9bd' } })
    .png()
    .toBuffer(),
})

test('an ordered piece is picked up, and lies on the counter with its money', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/lihat-pesanan' })
  const { axe, page, press, shot } = screen
  const minta = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const { json, status } = await callAs(page, 'POST', path, body)
    expect([status, json.message]).toEqual([200, json.message])
    return Object(json.data)
  }
  const { kwitansi, nomor } = await minta('pesanan/simpan', {
    ...{ kode_sales: 'SLS1', nama_customer: 'IBU LARASATI', no_hp: '081234500099' },
    ...{ jenis_pelanggan: 'UMUM', tgl_janji: '2030-01-01', uang_muka: 1_234_500 },
    barang: [
      {
        ...{ nama_barang: 'CINCIN NAMA LARAS', kode_dept: 'CC', kode_group: '75', qty: 1 },
        ...{ berat: 3.21, ongkos: 275_000, ukuran: '13', ukiran: 'LARAS', kode_tukang: 'SARNO' },
        deskripsi: 'Cincin polos dengan nama LARAS di dalam',
      },
    ],
    pembayaran: [{ jenis: 'CASH', jumlah: 1_234_500 }],
  })
  await minta('validasi/simpan/pesanan', { nomor: [kwitansi] })
  await minta('pesanan/selesai', {
    ...{ nomor, barang: [{ baris: 1, berat_jadi: 3.257, upah: 100_000 }] },
  })

  const row = page.getByRole('row', { name: new RegExp(String(nomor)) })
  await row.getByText('Selesai', { exact: true }).waitFor()
  await row.dblclick()
  await press('Control+P')
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await row.dblclick()
  await press('Control+P')
  const lagi = page.getByRole('dialog', { name: /^Cetak Ulang/ })
  await lagi.getByRole('textbox').fill('Nota pelanggan hilang')
  await press('F9')
  await disetujui(screen)
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await row.dblclick()
  await press('F9')
  const ambil = page.getByRole('dialog', { name: new RegExp(`Ambil ${String(nomor)}`) })
  await choose(page, 'Bukti', { option: 'Kartu', within: ambil })
  await ambil.locator('input[type=file]').setInputFiles(await kartu())
  await shot('pesanan-ambil')
  await axe('.ant-modal')
  await press('F9')
  await disetujui(screen)

  await page.waitForURL(/transaksi-penjualan/)
  const baris = page.locator('.konter-tabel tbody tr', { hasText: 'CINCIN NAMA LARAS' })
  await baris.waitFor()
  const bayar = page.getByRole('complementary')
  await bayar
    .getByText(/TT-GS1-/)
    .first()
    .waitFor()
  await shot('pesanan-di-konter')
  await axe()
})
