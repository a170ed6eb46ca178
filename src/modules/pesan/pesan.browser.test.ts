import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

// Nobody sends messages from the server of the tests: what is typed stays, and the screen says why.

test('a nota is to be sent by keyboard, and what was typed stays where nothing sends it', async ({
  open,
}) => {
  const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/lihat-penjualan' })
  await page.getByRole('row').filter({ hasText: 'Valid' }).last().dblclick()
  await page.getByRole('button', { name: /Kirim WhatsApp/ }).waitFor()
  await press('Alt+W')
  const dialog = page.getByRole('dialog', { name: 'Kirim WhatsApp' })
  const isi = dialog.getByLabel('Isi Pesan')
  await expect.poll(() => isi.inputValue()).toContain('Nota Penjualan FJ-')
  await dialog.getByLabel('No WA').fill('0812')
  await press('F9')
  await dialog.getByText('Mohn Masukan Nomor Handphone Yang Valid').waitFor()
  await dialog.getByLabel('No WA').fill('081234567890')
  await shot('kirim-wa')
  await axe('.ant-modal')
  await press('F9')
  await page.getByText('Layanan WhatsApp Belum Diatur Di Server Ini').first().waitFor()
  await expect.poll(() => isi.inputValue()).toContain('Nota Penjualan FJ-')
})

test('the outbox says what went, what failed and why, and a message is read whole', async ({
  open,
}) => {
  const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/setting-whatsapp' })
  const gagal = page.getByRole('row').filter({ hasText: 'No Wa Tidak Terdaftar' }).first()
  await gagal.getByText('Gagal').waitFor()
  await shot('setting-whatsapp')
  await axe()
  // By keyboard: a row opens its message, and what can be done with it stands there.
  await gagal.focus()
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Pesan 62/ })
  await dialog.getByText(/^Yth\. .*Terima kasih atas.*$/s).waitFor()
  await axe('.ant-modal')
  await shot('pesan-dibuka')
  await dialog.getByRole('button', { name: 'Kirim Lagi' }).waitFor()
  await dialog.getByRole('button', { name: 'Batalkan' }).focus()
  await press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Pesan Dibatalkan').waitFor()
})
