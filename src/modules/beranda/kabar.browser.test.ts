import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

test('what waits stays within its button in the header of a telephone', async ({ open }) => {
  const { page, shot } = await open({ user: 'own', path: '/home', viewport: 'phone' })
  const kabar = page.getByRole('button', { name: /^Kabar: [1-9]/ })
  await kabar.waitFor()
  await shot('kabar-ponsel')
  const lewat = (): Promise<number> =>
    kabar.evaluate((button) => {
      const kotak = button.getBoundingClientRect()
      const isi = [...button.querySelectorAll('svg, .kabar-jumlah')].map((one) =>
        one.getBoundingClientRect(),
      )
      return Math.max(...isi.flatMap((one) => [kotak.left - one.left, one.right - kotak.right]))
    })
  await expect.poll(lewat).toBeLessThanOrEqual(1)
})
