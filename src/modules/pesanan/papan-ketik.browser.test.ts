import { expect } from 'vitest'
import { callAs, freePieces } from '../../../tests/browser/counter.ts'
import { test, type Screen } from '../../../tests/browser/harness.ts'
import {
  berkas,
  fokus,
  gambar,
  isi,
  kartu,
  ke,
  pelangganBaru,
  pilih,
  sahkan,
  sampai,
  setujui,
} from '../../../tests/browser/papan-ketik.ts'

// A whole order without a mouse: nothing here clicks.

const namaKedua = 'CINCIN KAWIN WANITA BERMATA TIGA UKIRAN DAUN'

interface Ingin {
  readonly nama: string
  readonly berat: string
  readonly ukuran: string
  readonly ukiran: string
}

/** A wish, from its first field to its last. */
async function satuBarang(screen: Screen, { berat, nama, ukiran, ukuran }: Ingin): Promise<void> {
  await isi(screen, 'Nama Barang', nama)
  await pilih(screen, 'Jenis', 'CC')
  await pilih(screen, 'Group', '75')
  await isi(screen, 'Berat', berat)
  await isi(screen, 'Ongkos', '275.000')
  await isi(screen, 'Ukuran', ukuran)
  await isi(screen, 'Tulisan Ukiran', ukiran)
}

/** Two rings with a photo and a deposit. @returns the number of the order */
async function pesan(screen: Screen): Promise<string> {
  const { axe, page, press, shot } = screen
  await expect.poll(() => fokus(screen)).toBe('Sales')
  await pilih(screen, 'Sales', 'SLS1')
  await pelangganBaru(screen, 'BAPAK WIBISONO', '081234500031')
  await satuBarang(screen, {
    ...{ nama: 'CINCIN KAWIN PRIA', berat: '4,123', ukuran: '19', ukiran: 'WIBI' },
  })
  await berkas(screen, 'Pilih Gambar', await gambar('#d9b44a'))
  await page.getByRole('img', { name: 'Foto Atau Gambar' }).waitFor()
  await isi(screen, 'Deskripsi', 'Cincin kawin polos lima milimeter')
  await pilih(screen, 'Tukang', 'SARNO')
  await press('F3')
  // The new line has the focus.
  await expect.poll(() => fokus(screen)).toBe('Nama Barang')
  // She points at a ring in the tray: the scan says jenis, group and weight of this line.
  const [seperti] = await freePieces(page, 1)
  await screen.scan(seperti?.kode_barcode ?? '')
  const kedua = page.getByRole('group', { name: 'Barang 2' })
  await expect.poll(() => kedua.getByLabel('Berat').inputValue()).not.toBe('')
  await kedua.getByText('75 - ').waitFor()
  await expect.poll(() => kedua.getByLabel('Nama Barang').inputValue()).toBe(seperti?.nama_barang)
  const pertama = page.getByLabel('Nama Barang').first()
  await expect.poll(() => pertama.inputValue()).toBe('CINCIN KAWIN PRIA')
  await shot('pesanan-seperti')
  await press('Control+A')
  await satuBarang(screen, {
    ...{ nama: namaKedua, berat: '3,217', ukuran: '12', ukiran: 'LARAS' },
  })
  await isi(screen, 'Deskripsi', 'Cincin kawin polos empat milimeter')
  await pilih(screen, 'Tukang', 'KUSNAN')
  await sampai(screen, 'Janji Selesai')
  await press('ArrowUp', 'ArrowUp')
  await isi(screen, 'Uang Muka', '2.000.003')
  await shot('pesanan-dua-barang')
  await axe()
  await press('F9')
  await page.getByText(/Pesanan PS-GS1-\d{6}-\d{4} Tersimpan/).waitFor()
  await expect.poll(() => fokus(screen)).toBe('Sales')
  const { json } = await callAs(page, 'GET', 'pesanan/lihat?q=WIBISONO')
  expect(json.data).toMatchObject([
    {
      nama_barang: `CINCIN KAWIN PRIA, ${namaKedua}`,
      barang: [
        { ukuran: '19', kode_tukang: 'SARNO', foto: expect.stringContaining('foto_pesanan/') },
        { ukuran: '12', kode_tukang: 'KUSNAN', seperti: seperti?.kode_barcode },
      ],
    },
  ])
  const [row] = Array.isArray(json.data) ? json.data : []
  return String(Object(row)['nomor'])
}

test('a couple orders two rings, and a person without a mouse serves them', async ({ open }) => {
  const screen = await open({ user: 'spv.gs1', path: '/transaksi-pesanan' })
  const { axe, page, press, shot } = screen
  const nomor = await pesan(screen)
  await sahkan(screen, { judul: 'Validasi Pesanan', nomor, kertas: true })

  await ke(screen, 'Lihat Pesanan')
  const row = page.getByRole('row', { name: new RegExp(nomor) })
  await row.getByText('Dikerjakan', { exact: true }).waitFor()
  const dialog = await kartu(screen, nomor)
  await dialog.getByText(namaKedua, { exact: true }).waitFor()
  await shot('pesanan-kartu-dua')
  await axe('.ant-modal')

  // The first is brought: the other stays without a weight.
  await press('F9')
  const selesai = page.getByRole('dialog', { name: `Selesai ${nomor}` })
  await expect.poll(() => fokus(screen)).toBe('Berat Jadi')
  await press('F9')
  await selesai.getByText('Berat Tidak Boleh Diisi Dengan 0').waitFor()
  await expect.poll(() => fokus(screen)).toBe('Berat Jadi')
  await page.keyboard.insertText('4,201')
  await press('Enter')
  await expect.poll(() => fokus(screen)).toBe('Upah Tukang')
  await page.keyboard.insertText('150.000')
  await shot('pesanan-selesai-dua')
  await axe('.ant-modal')
  await press('F9')
  await selesai.waitFor({ state: 'detached' })

  await kartu(screen, nomor)
  await press('F9')
  await expect.poll(() => fokus(screen)).toBe('Berat Jadi')
  await expect.poll(() => selesai.getByLabel('Berat Jadi').count()).toBe(1)
  await page.keyboard.insertText('3,189')
  await press('F9')
  await row.getByText('Selesai', { exact: true }).waitFor()

  // It was weighed wrong: the second is in work again, and is weighed once more.
  await kartu(screen, nomor)
  await press('Delete')
  const lepas = page.getByRole('dialog', { name: `Batal Selesai ${nomor}` })
  await lepas.waitFor()
  await isi(screen, 'Alasan', 'salah baca timbangan')
  await press('F9')
  await lepas.getByText('Pilih Barang Yang Batal Selesai').waitFor()
  await lepas.getByLabel('Batal Selesai').nth(1).press('Space')
  await shot('pesanan-batal-selesai')
  // A long name is told whole.
  const nama = lepas.getByLabel('Nama Barang').nth(1)
  const lebih = await nama.evaluate((box) => box.scrollWidth - box.clientWidth)
  expect([await nama.innerText(), lebih]).toEqual([namaKedua, 0])
  await axe('.ant-modal')
  await press('F9')
  await setujui(screen)
  await row.getByText('Dikerjakan', { exact: true }).waitFor()
  await kartu(screen, nomor)
  await press('F9')
  await expect.poll(() => fokus(screen)).toBe('Berat Jadi')
  await expect.poll(() => selesai.getByLabel('Berat Jadi').count()).toBe(1)
  await page.keyboard.insertText('3,198')
  await press('F9')
  await row.getByText('Selesai', { exact: true }).waitFor()

  // Without his note: a photo of his card, and somebody agrees.
  await kartu(screen, nomor)
  await press('F9')
  await page.getByRole('dialog', { name: new RegExp(`Ambil ${nomor}`) }).waitFor()
  await sampai(screen, 'Bukti')
  await press('ArrowDown', 'ArrowDown', 'Enter')
  await berkas(screen, 'Pilih Gambar', await gambar('#99bbdd'))
  await page.getByRole('img', { name: 'Foto Kartu Identitas' }).waitFor()
  await shot('pesanan-ambil-dua')
  await press('F9')
  await setujui(screen)
  await page.waitForURL(/transaksi-penjualan/)
  for (const nama of ['CINCIN KAWIN PRIA', namaKedua])
    await page.locator('.konter-tabel tbody tr', { hasText: nama }).waitFor()
  await shot('pesanan-dua-di-konter')
})
