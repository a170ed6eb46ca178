import type { Screen } from './harness.ts'

/** The owner of GS1 agrees at this screen. */
export async function disetujui({ page, press }: Screen): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Otorisasi' })
  await asked.getByLabel('User ID').fill('own.gs1')
  await asked.getByRole('textbox', { name: 'Password' }).fill('kencana-contoh')
  await press('F9')
}

/** What a spreadsheet program lays on the clipboard, pasted into the page. */
export const tempel = ({ page }: Screen, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  }, text)
