import { expect } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { fokus, pilih, sampai } from '../../../tests/browser/papan-ketik.ts'

const rowsOf = (data: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(data) ? data : []

test('a member takes a gift without a mouse, and his points are told beside', async ({ open }) => {
  const screen = await open({ user: 'kasir1.gs1', path: '/tukar-point' })
  const { axe, page, press, shot } = screen
  await expect.poll(() => fokus(screen)).toBe('Member')
  const { json } = await callAs(page, 'GET', 'member/get/all?limit=200')
  let kode = ''
  let punya = 0
  for (const row of rowsOf(json.data)) {
    const { json: satu } = await callAs(
      page,
      'GET',
      `member/ringkas?kode_member=${String(row['kode_member'])}`,
    )
    punya = Number(Object(satu.data)['poin'])
    if (punya < 15) continue
    kode = String(row['kode_member'])
    break
  }
  await pilih(screen, 'Member', kode)
  await page.getByRole('region', { name: 'Point Member' }).getByText(String(punya)).waitFor()
  await pilih(screen, 'Hadiah', 'PAYUNG')
  await sampai(screen, 'Keterangan')
  await axe()
  await shot('tukar-point')
  await press('F9')
  await page
    .getByText(/^TP-GS1-/)
    .first()
    .waitFor()
  const { json: sesudah } = await callAs(page, 'GET', `member/ringkas?kode_member=${kode}`)
  expect(Object(sesudah.data)['poin']).toBe(punya - 15)
})

test('the rules of points are told in words', async ({ open }) => {
  const { axe, page, shot } = await open({ user: 'spv.gs1', path: '/setting-member' })
  await page.getByText('2 point tiap 1,000 gr').waitFor()
  await axe()
  await shot('setting-member')
})
