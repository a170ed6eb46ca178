import { expect } from 'vitest'
import { test } from '../../../tests/browser/harness.ts'

test('the back office says where the app is, and is installable itself', async ({ open }) => {
  const { axe, page, shot } = await open({
    user: 'spv.gs1',
    path: '/aplikasi-member',
    worker: true,
  })
  await page.getByText(/\/anggota\/GS1$/).waitFor()
  await page.getByRole('status').getByRole('link', { name: 'Setting WhatsApp' }).waitFor()
  await shot('aplikasi-member')
  await axe()
  await page.waitForFunction(async () => Boolean(await navigator.serviceWorker.ready))
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await fetch(link?.href ?? '')).json()
  })
  expect(manifest).toMatchObject({ name: 'Kencana', display: 'standalone', start_url: '/home' })
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
