import { describe, expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'

// A tray of our own in the sample chain: made, changed and deleted by the keyboard alone.
const code = `UJI${Date.now().toString(36).slice(-6).toUpperCase()}`

describe('the screen of a master', () => {
  test('refuses an empty form with a sentence at each field (SPEC 5)', async ({ open }) => {
    const { page, press, axe, shot } = await open({ path: '/master-baki' })
    await page.getByRole('table', { name: 'Master Baki' }).waitFor()
    await press('F7')
    const dialog = page.getByRole('dialog', { name: 'Tambah Master Baki' })
    const first = dialog.getByLabel('Kode Baki')
    await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true)
    await press('F9')
    await dialog.getByText('Kode Baki Tidak Boleh Kosong').waitFor()
    await dialog.getByText('Gudang Tidak Boleh Kosong').waitFor()
    await axe('.ant-modal')
    await shot('master-form')
    await press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  test('adds, finds, edits, remembers and deletes by keyboard', async ({ open }) => {
    const { page, press, axe, shot } = await open({ path: '/master-baki' })
    const table = page.getByRole('table', { name: 'Master Baki' })
    await table.waitFor()
    await press('F7')
    const dialog = page.getByRole('dialog', { name: 'Tambah Master Baki' })
    await dialog.getByLabel('Kode Baki').fill(code)
    await press('Enter')
    await page.keyboard.insertText('Baki Uji')
    await press('Enter', 'ArrowDown')
    await page.getByRole('option').first().waitFor({ state: 'attached' })
    await press('Enter')
    await dialog.locator('[role="combobox"][aria-expanded="false"]').first().waitFor()
    await press('Enter')
    await page.keyboard.insertText('350.5')
    await press('Control+Enter')
    await page.getByText('Data Berhasil Ditambahkan').waitFor()

    await page.getByLabel('Cari').fill(code)
    await expect.poll(() => table.locator('tbody tr').count()).toBe(1)
    const row = table.locator('tbody tr')
    await expect.poll(() => row.innerText()).toContain('350,500')

    await row.focus()
    await press('Enter')
    const edit = page.getByRole('dialog', { name: 'Edit Master Baki' })
    await expect.poll(() => edit.getByLabel('Kode Baki').getAttribute('readonly')).not.toBeNull()
    await edit.getByLabel('Nama Baki').fill('Baki Uji Dua')
    await press('F9')
    await page.getByText('Data Berhasil Dirubah').waitFor()
    await expect.poll(() => row.innerText()).toContain('Baki Uji Dua')

    await row.getByRole('button', { name: 'Riwayat' }).click()
    await page.getByText('Nama Baki: Baki Uji → Baki Uji Dua').waitFor()
    await axe()
    await shot('master-history')
    await press('Escape')

    await row.focus()
    await press('Delete')
    const question = page.getByRole('dialog', { name: /^Apakah Anda Yakin Ingin Menghapus/ })
    await question.getByRole('button', { name: 'OK' }).click()
    await page.getByText('Data Berhasil Di Hapus').waitFor()
    await page.getByText('Tidak Ada Data').waitFor()
    await page.getByRole('button', { name: 'Hapus Pencarian' }).click()
    await expect.poll(() => table.locator('tbody tr').count()).toBeGreaterThan(1)
  })

  test('a stale save reloads under what was typed, and the next one works', async ({ open }) => {
    const key = `${code}B`
    const one = await open({ path: '/master-baki' })
    const rest = { kode_gudang: 'TOKO', berat_baki: 100, kapasitas: 50, status_baki: 'READY' }
    const row = { nama_baki: 'Baki Basi', ...rest }
    const made = await callAs(one.page, 'POST', 'baki/create', { kode_baki: key, ...row })
    expect(made.status).toBe(200)
    await one.page.getByLabel('Cari').fill(key)
    const line = one.page.getByRole('table').locator('tbody tr').filter({ hasText: key })
    await line.focus()
    await one.press('Enter')
    const dialog = one.page.getByRole('dialog', { name: 'Edit Master Baki' })
    await dialog.getByLabel('Nama Baki').fill('Yang Saya Ketik')
    const theirs = { ...row, nama_baki: 'Yang Orang Lain', kapasitas: 77, versi: 1 }
    expect((await callAs(one.page, 'PUT', `baki/update/${key}`, theirs)).status).toBe(200)
    await one.press('F9')
    const alert = dialog.getByRole('alert').filter({ hasText: 'Data Sudah Berubah' })
    await alert.waitFor()
    await expect.poll(() => dialog.getByLabel('Nama Baki').inputValue()).toBe('Yang Saya Ketik')
    await one.axe('.ant-modal')
    await one.shot('master-stale')
    await alert.getByRole('button', { name: 'Muat Ulang' }).click()
    await dialog.getByText('Tersimpan sekarang: Yang Orang Lain').waitFor()
    await expect.poll(() => dialog.getByLabel('Nama Baki').inputValue()).toBe('Yang Saya Ketik')
    await expect.poll(() => dialog.getByLabel('Kapasitas').inputValue()).toBe('77')
    await one.press('F9')
    await one.page.getByText('Data Berhasil Dirubah').waitFor()
    await expect.poll(() => line.innerText()).toContain('Yang Saya Ketik')
    await expect.poll(() => line.innerText()).toContain('77')
    expect((await callAs(one.page, 'DELETE', `baki/delete/${key}`)).status).toBe(200)
  })

  test('says that what is in use stays, and switches it off instead', async ({ open }) => {
    const { axe, page, press, shot } = await open({ path: '/master-gudang' })
    const kode_gudang = code
    const gudang = { kode_gudang, nama_gudang: `Ruang ${code}`, jenis_gudang: 'TOKO' }
    const baki = { kode_baki: code, nama_baki: `Baki ${code}`, berat_baki: 0.412 }
    await callAs(page, 'POST', 'gudang/create', gudang)
    const laid = { ...baki, kode_gudang, status_baki: 'READY', kapasitas: 7 }
    expect((await callAs(page, 'POST', 'baki/create', laid)).status).toBe(200)
    await page.reload() // the list may have been read before
    const row = page
      .getByRole('table')
      .locator('tbody tr')
      .filter({ hasText: `Ruang ${code}` })
    await row.focus()
    await press('Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Masih Dipakai Di Master Baki (1)' })
    await dialog.waitFor()
    await axe('.ant-modal')
    await shot('master-nonaktifkan')
    await dialog.getByRole('button', { name: 'Nonaktifkan' }).click()
    await page.getByText('Data Berhasil Dirubah').waitFor()
    await expect.poll(() => row.innerText()).toContain('Tidak')
    expect((await callAs(page, 'DELETE', `baki/delete/${code}`)).status).toBe(200)
    expect((await callAs(page, 'DELETE', `gudang/delete/${code}`)).status).toBe(200)
  })

  test('fills in the bank of a sales person, or says that he has no account', async ({ open }) => {
    const { page, press } = await open({ path: '/master-sales' })
    await page.getByRole('table', { name: 'Master Sales' }).waitFor()
    await press('F7')
    const dialog = page.getByRole('dialog', { name: 'Tambah Master Sales' })
    await dialog.getByLabel('Nama Sales').fill('Uji Rekening')
    await dialog.getByLabel('Kode Bank').click()
    await page.getByRole('option').first().waitFor({ state: 'attached' })
    await press('Enter')
    const nama = dialog.getByLabel('Nama Bank')
    await expect.poll(() => nama.inputValue()).not.toBe('')
    await dialog.getByRole('button', { name: 'Tanpa Rekening' }).click()
    await expect.poll(() => nama.inputValue()).toBe('Tanpa Bank')
    const rekening = dialog.getByLabel('Nama Rekening')
    await expect.poll(() => rekening.inputValue()).toBe('Uji Rekening')
    await dialog.getByLabel('Kode Sales').fill('UJIREK')
    await press('F9') // and what it filled in is taken
    await dialog.waitFor({ state: 'hidden' })
    expect((await callAs(page, 'DELETE', 'sales/delete/UJIREK')).status).toBe(200)
  })

  test('moves between rows, sorts, and hands out its CSV', async ({ open }) => {
    const { page, press } = await open({ path: '/master-baki' })
    const table = page.getByRole('table', { name: 'Master Baki' })
    await table.locator('tbody tr').first().focus()
    await press('ArrowDown', 'ArrowDown')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex')))
      .toBe('4')
    await page.getByRole('button', { name: 'Kode Baki' }).click()
    await table.locator('th[aria-sort="ascending"]').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })

  test('takes a sheet when every row is right, and tells what became of the list', async ({
    open,
  }) => {
    const { axe, errors, page, press, shot } = await open({ path: '/master-bandrol' })
    await page.getByRole('table', { name: 'Master Bandrol' }).waitFor()
    await press('F4')
    const dialog = page.getByRole('dialog', { name: 'Impor Master Bandrol' })
    const sheet = (berat: string) => ({
      name: 'bandrol.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Kode Bandrol;Nama Bandrol;Berat Bandrol\n${code};Uji ${code};${berat}`),
    })
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Unduh Contoh' }).click()
    const contoh = await download
    expect(contoh.suggestedFilename()).toBe('Contoh Master Bandrol.csv')
    const chunks: Uint8Array[] = []
    for await (const chunk of await contoh.createReadStream()) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    expect(text).toContain('Kode Bandrol;Nama Bandrol;Berat Bandrol;Aktif\r\nCONTOH;CONTOH;1;Ya')
    await shot('master-impor-contoh')
    await dialog.getByLabel('Buka Spreadsheet').setInputFiles(sheet('berat'))
    await dialog.getByText('Berat Bandrol berat Bukan Angka').waitFor()
    await press('F9')
    await page.getByRole('alert').getByText('1 Baris Masih Salah').waitFor()
    await axe('.ant-modal')
    await shot('master-impor')
    await dialog.getByLabel('Buka Spreadsheet').setInputFiles(sheet('0,150'))
    await dialog.getByText('Semua Baris Benar').waitFor()
    await press('F9')
    await page.getByText('Berhasil Menyimpan Data').waitFor()
    await page.getByRole('table').getByText(`Uji ${code}`).waitFor()
    expect((await callAs(page, 'DELETE', `parabandrol/delete/${code}`)).status).toBe(200)
    await press('F6')
    const changes = page.getByRole('table', { name: 'Riwayat' }).locator('tbody tr')
    await changes.filter({ hasText: code }).filter({ hasText: 'Dihapus' }).waitFor()
    await shot('master-riwayat-semua')
    expect(errors).toEqual([])
  })

  test('asks before it loses what was typed', async ({ open }) => {
    const { page, press } = await open({ path: '/master-baki' })
    await page.getByRole('table', { name: 'Master Baki' }).waitFor()
    await press('F7')
    const dialog = page.getByRole('dialog', { name: 'Tambah Master Baki' })
    await dialog.getByLabel('Kode Baki').fill('X1')
    await press('Escape')
    const question = page.getByRole('dialog', { name: /Perubahan belum disimpan/ })
    await question.getByRole('button', { name: 'Tidak' }).click()
    await expect.poll(() => dialog.getByLabel('Kode Baki').inputValue()).toBe('X1')
  })
})
