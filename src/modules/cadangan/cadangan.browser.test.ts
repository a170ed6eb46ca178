import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'

test('one key makes one backup, and it is told whole', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'dev', path: '/cadangan' })
  await page.getByRole('button', { name: 'Buat Cadangan' }).waitFor()
  const utuh = page.getByRole('table', { name: 'Cadangan' }).getByText('Utuh')
  await settle(page) // those that there are stand in the table
  const before = await utuh.count()
  await press('F9')
  await page.getByText('Cadangan Mulai Dibuat').waitFor()
  await page.getByRole('button', { name: 'Sedang Dibuat' }).waitFor()
  await expect.poll(() => utuh.count()).toBe(before + 1)
  await page.getByText('Cadangan terakhir kurang dari satu jam yang lalu.').waitFor()
  await axe('.page')
  await shot('cadangan')
})
