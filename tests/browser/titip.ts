import { expect } from 'vitest'
import { callAs } from './counter.ts'
import type { Screen } from './harness.ts'

/** A deposit for the piece that is looked at, or money only, by the keyboard. */
export async function takeIn(
  screen: Screen,
  untuk: 'BARANG' | 'UANG',
  nama: string,
): Promise<void> {
  const { page, press } = screen
  await press('Control+i')
  const dialog = page.locator('.ant-modal', { hasText: 'Terima titipan' })
  await dialog.locator('.dialog-buttons').waitFor()
  if (untuk === 'BARANG') await dialog.getByText('Barang Yang Dipilih').waitFor()
  await dialog.getByLabel('Uang Titipan').fill('500000')
  await dialog.getByLabel('Nama Customer').fill(nama)
  await dialog.getByLabel('No HP').fill('081298765432')
  await press('F9')
  await dialog.waitFor({ state: 'hidden' })
}

/** The number of the only deposit of this customer that waits. */
export async function waiting(screen: Screen, nama: string): Promise<string> {
  const { json } = await callAs(screen.page, 'GET', 'validasi/titipan')
  const rows = json.data as readonly { no_titipan: string; nama_customer: string }[]
  const mine = rows.filter(({ nama_customer }) => nama_customer === nama)
  expect(mine).toHaveLength(1)
  return mine[0]?.no_titipan ?? ''
}
