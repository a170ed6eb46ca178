import { test } from '../../../tests/browser/harness.ts'

test('a finger opens a document by one tap, and its buttons do what they say', async ({ open }) => {
  const { page, press } = await open({
    ...{ user: 'spv.gs1', path: '/lihat-pesanan', viewport: 'tablet' },
  })
  const row = page.getByRole('row', { name: /PS-GS1-/ }).first()
  await row.getByRole('cell').first().tap()
  const kartu = page.getByRole('dialog', { name: /PS-GS1-/ })
  await kartu.waitFor()
  await press('Escape')
  await kartu.waitFor({ state: 'hidden' })
})
