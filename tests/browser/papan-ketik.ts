import { expect } from 'vitest'
import type { Screen } from './harness.ts'

// A person without a mouse: keys alone, and a look at where the focus is.

/** What the element with the focus is called, as a reader says it. */
export const fokus = ({ page }: Screen): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const label =
      at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels : null
    const words = label?.[0]?.textContent ?? at?.getAttribute('aria-label') ?? at?.textContent ?? ''
    return words.replace('*', '').trim()
  })

/** Presses a key until something of this name has the focus. @throws after so many */
export async function sampai(
  screen: Screen,
  name: string,
  key = 'Tab',
  paling = 40,
): Promise<void> {
  const dilalui: string[] = []
  for (let at = 0; at < paling; at += 1) {
    const kini = await fokus(screen)
    if (kini === name) return
    dilalui.push(kini)
    await screen.press(key)
  }
  throw new Error(`${key} never reached ${name}: ${dilalui.join(', ')}`)
}

/** Types into the field of this name. */
export async function isi(screen: Screen, name: string, text: string): Promise<void> {
  await sampai(screen, name)
  await screen.page.keyboard.insertText(text)
}

/** Types into a list of choices, and takes what it offers first. */
export async function pilih(screen: Screen, name: string, text: string): Promise<void> {
  const { page, press } = screen
  await sampai(screen, name)
  await page.keyboard.type(text, { delay: 30 })
  await page.locator('.ant-select-item-option-active:visible').first().waitFor()
  await press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded')))
    .not.toBe('true')
}

/** Chooses a file with the keys of whoever has no mouse: the button, Enter, the system's dialog. */
export async function berkas(screen: Screen, name: string, buffer: Buffer): Promise<void> {
  await sampai(screen, name)
  const dipilih = screen.page.waitForEvent('filechooser')
  await screen.page.keyboard.press('Enter')
  await (await dipilih).setFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
}
