import { describe, expect } from 'vitest'
import { test } from '../../../../tests/browser/harness.ts'

const password = 'kencana-contoh' // of every user of the sample chain (DOMAIN 11)

describe('the log-in page', () => {
  test('says Harus Diisi at every empty field (SPEC 5)', async ({ open }) => {
    const { page, axe } = await open({ user: null })
    await page.getByRole('button', { name: 'Masuk' }).click()
    await expect.poll(() => page.getByText('Harus Diisi').count()).toBe(2)
    await expect.poll(() => page.getByLabel('User ID').getAttribute('aria-invalid')).toBe('true')
    await axe()
  })

  test('shows both versions and the branches (SPEC 2)', async ({ open }) => {
    const { page } = await open({ user: null })
    await page.getByText(/Versi aplikasi \d+\.\d+\.\d+, versi server \d+\.\d+\.\d+/).waitFor()
    await expect
      .poll(() => page.getByLabel('Cabang').locator('option').allInnerTexts())
      .toContainEqual(expect.stringMatching(/^PUSAT - /))
  })

  test('refuses a wrong password in place and keeps what was typed', async ({ open }) => {
    const { page } = await open({ user: null })
    await page.getByLabel('User ID').fill('spv')
    await page.getByLabel('Password').fill('salah')
    await page.keyboard.press('Enter')
    await page.getByText('User id atau Password yang anda masukan salah').waitFor()
    await expect.poll(() => page.getByLabel('User ID').inputValue()).toBe('spv')
  })

  test('refuses a user who is at work on another device (SPEC 6)', async ({ open }) => {
    await open({ user: 'kasir2' })
    const { page } = await open({ user: null })
    await page.getByLabel('User ID').fill('kasir2')
    await page.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
    await page.getByText('User ID ini sedang dipakai').waitFor()
    await page.getByText(/^Masuk sejak .* dari .*127\.0\.0\.1/).waitFor()
    await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/0[12]:\d\d/)
  })

  test('shows the password only while the toggle says so', async ({ open }) => {
    const { page } = await open({ user: null })
    const input = page.getByLabel('Password')
    await input.fill('rahasia')
    await page.getByRole('button', { name: 'Tampilkan' }).click()
    await expect.poll(() => input.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Sembunyikan' }).click()
    await expect.poll(() => input.getAttribute('type')).toBe('password')
  })

  test('fills in a sample user by one click', async ({ open }) => {
    const { page } = await open({ user: null })
    await page.getByRole('button', { name: 'kasir1', exact: true }).click()
    await expect.poll(() => page.getByLabel('User ID').inputValue()).toBe('kasir1')
    await expect.poll(() => page.getByLabel('Password').inputValue()).toBe(password)
  })

  test('speaks another language at once', async ({ open }) => {
    const { page, axe } = await open({ user: null, theme: 'dark' })
    await page.getByLabel('Bahasa').selectOption('it')
    await page.getByRole('button', { name: 'Accedi' }).waitFor()
    await axe()
  })
})

describe('a session', () => {
  test('that contradicts its islogin flag is cleared (SPEC 4)', async ({ open }) => {
    const { page } = await open({ user: null })
    await page.evaluate(() => localStorage.setItem('islogin', 'true'))
    await page.reload()
    await page.getByLabel('User ID').waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('islogin'))).toBeNull()
  })

  test('that the server does not know leads to the log-in and says why (SPEC 8)', async ({
    open,
  }) => {
    const { page } = await open({ user: null })
    await page.evaluate(() => {
      localStorage.setItem('islogin', 'true')
      localStorage.setItem('token', 'bukan-token')
    })
    await page.goto('/master-baki')
    await page.getByText('Sesi Anda sudah berakhir, silahkan masuk kembali').waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('islogin'))).toBe('false')
  })

  test('ends by logging out, after a question (SPEC 2)', async ({ open }) => {
    // Nobody else's: the other tests go on with their sessions.
    const { page } = await open({ user: 'kasir2.nqc' })
    const leave = async (answer: string) => {
      await page.getByRole('button', { name: /^Anda: / }).click()
      await page.getByRole('button', { name: 'Keluar' }).click()
      await page.getByRole('dialog').getByRole('button', { name: answer }).click()
    }
    await leave('Tidak')
    await expect.poll(() => page.getByRole('heading', { name: 'Beranda' }).count()).toBe(1)
    await leave('Ya')
    await page.getByLabel('User ID').waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
