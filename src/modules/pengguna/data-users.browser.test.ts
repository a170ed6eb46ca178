import { describe, expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

const userId = `uji${Date.now().toString(36).slice(-6)}`
const password = 'rahasia-sekali'

describe('the users of a shop', () => {
  test(
    'are added, sent out, blocked and given a new password',
    { timeout: 300_000 },
    async ({ open }) => {
      const { page, press, axe, shot } = await open({ path: '/data-users' })
      const table = page.getByRole('table', { name: 'Data Users' })
      await table.waitFor()
      await press('F7')
      const dialog = page.getByRole('dialog', { name: 'Tambah Pengguna' })
      await press('F9')
      await expect.poll(() => dialog.getByText('Harus Diisi').count()).toBe(2)
      await axe('.ant-modal')
      await dialog.getByLabel('User ID').fill(userId)
      await dialog.getByLabel('Nama', { exact: false }).first().fill('Pengguna Uji')
      await dialog.getByLabel('Level').click()
      await page.locator('.ant-select-item-option[title="KASIR"]').click()
      await dialog.getByLabel('Password Baru').fill(password)
      await press('F9')
      await page.getByText('Data Berhasil Ditambahkan').waitFor()
      await page.getByLabel('Cari', { exact: true }).fill(userId)
      const row = table.locator('tbody tr').filter({ hasText: userId })

      const other = await open({ user: null })
      await other.page.getByLabel('User ID').fill(userId)
      await other.page.getByLabel('Password').fill(password)
      await other.page.keyboard.press('Enter')
      const first = other.page.getByRole('dialog', { name: 'Ganti Password' })
      await first.getByText(`Password ${userId} diberikan orang lain.`, { exact: false }).waitFor()
      await other.axe('.ant-modal')
      await other.shot('ganti-pertama')
      await first.getByLabel('Password Lama').fill(password)
      await first.getByLabel('Password Baru').fill(password)
      await first.getByLabel('Ulangi Password').fill(`${password}x`)
      await other.press('Enter')
      await first.getByText('Tidak Sama Dengan Password Baru').waitFor()
      await first.getByLabel('Ulangi Password').fill(password)
      await other.press('Enter')
      await first.getByText('Password Baru Harus Berbeda Dari Yang Lama').waitFor()
      await first.getByLabel('Password Baru').fill(`${password}-sendiri`)
      await first.getByLabel('Ulangi Password').fill(`${password}-sendiri`)
      // He has a new token: the old line is cut, and his page opens the next.
      const newLine = other.page.waitForEvent('websocket')
      await other.press('F9')
      await other.page.getByRole('heading', { name: 'Beranda' }).waitFor()
      await newLine
      await expect
        .poll(() => other.page.evaluate(() => localStorage.getItem('islogin')))
        .toBe('true')
      await expect.poll(() => other.page.getByRole('heading', { name: 'Beranda' }).count()).toBe(1)

      await page.getByRole('button', { name: 'Muat Ulang' }).click()
      await row.getByText('Sedang Masuk').waitFor()
      await shot('data-users')
      await row.getByRole('button', { name: 'Keluarkan' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click()
      await other.page.getByText('Sesi Anda sudah berakhir, silahkan masuk kembali').waitFor()

      await row.getByRole('button', { name: 'Blokir' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).click()
      await row.getByText('Diblokir').waitFor()
      await row.getByRole('button', { name: 'Reset Password' }).click()
      const reset = page.getByRole('dialog', { name: `Reset Password ${userId}` })
      await reset.getByLabel('Password Baru').fill('pendek')
      await press('F9')
      await reset.getByText('Password Baru Paling Sedikit 8 Huruf').waitFor()
      await reset.getByLabel('Password Baru').fill(`${password}-baru`)
      await press('F9')
      await page.getByText('Update password berhasil').waitFor()
    },
  )

  test('are managed only below the own level: an MU makes cashiers', async ({ open }) => {
    const { page, press } = await open({ user: 'mu', path: '/data-users' })
    const table = page.getByRole('table', { name: 'Data Users' })
    const rowOf = (user: string) =>
      table.locator('tbody tr').filter({ has: page.getByText(user, { exact: true }) })
    await rowOf('kasir1').getByRole('button', { name: 'Reset Password' }).waitFor()
    await expect.poll(() => rowOf('spv').getByRole('button').count()).toBe(0)
    await press('F7')
    const dialog = page.getByRole('dialog', { name: 'Tambah Pengguna' })
    await dialog.getByLabel('Level').click()
    const levels = page.locator('.ant-select-item-option')
    await levels.first().waitFor()
    await expect.poll(() => levels.allInnerTexts()).toEqual(['KASIR'])
  })
})
