import pg from 'pg'
import sharp from 'sharp'
import type { Locator } from 'playwright-core'
import { expect, inject } from 'vitest'
import { databaseUrlOf } from '../../scripts/built-server.mjs'
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
  await page.keyboard.type(text, { delay: 60 }) // faster is a scanner
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

/** A picture of one colour. */
export const gambar = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer()

/** Opens a screen by the search of the header. */
export async function ke({ page, press }: Screen, judul: string): Promise<void> {
  await press('Control+K')
  await page.keyboard.insertText(judul)
  await page.getByRole('option', { name: judul }).first().waitFor()
  await press('Enter')
  await page.getByRole('heading', { name: judul }).first().waitFor()
}

/** Somebody who was never here: his name begins him. */
export async function pelangganBaru(screen: Screen, nama: string, no_hp: string): Promise<void> {
  await isi(screen, 'Cari pelanggan', nama)
  await screen.page.getByText(`Pelanggan baru: ${nama}`).waitFor()
  await screen.press('Enter')
  await isi(screen, 'No HP', no_hp)
}

/** Whether its paper came out is answered with yes, which has the focus. */
export async function tercetak(screen: Screen): Promise<void> {
  const asked = screen.page.getByText('Nota Sudah Tercetak?')
  await asked.waitFor()
  await expect.poll(() => fokus(screen)).toBe('Ya')
  await screen.press('Enter')
  await asked.waitFor({ state: 'detached' })
}

/** The cashier scans it at his screen and takes the money; its paper comes out with the first. */
export async function sahkan(
  screen: Screen,
  { judul, kertas = false, nomor }: { judul: string; nomor: string; kertas?: boolean },
): Promise<void> {
  const { page, press, scan } = screen
  await ke(screen, judul)
  const baris = page.getByRole('row', { name: new RegExp(nomor) })
  await baris.waitFor()
  await scan(nomor)
  await expect.poll(() => baris.getByRole('checkbox').isChecked()).toBe(true)
  await press('F9')
  await expect.poll(() => fokus(screen)).toBe('Ya')
  await press('Enter')
  if (kertas) await tercetak(screen)
  await baris.waitFor({ state: 'detached' })
  // The next one may be scanned.
  await expect.poll(() => fokus(screen)).toBe('Pindai')
}

/** The card of a document, by a scan of its paper. */
export async function kartu({ page, scan }: Screen, kode: string): Promise<Locator> {
  await scan(kode)
  const dialog = page.getByRole('dialog', { name: new RegExp(kode.split('.')[0] ?? '') })
  await dialog.waitFor()
  return dialog
}

/** The owner of GS1 agrees at this screen. */
export async function setujui(screen: Screen): Promise<void> {
  await screen.page.getByRole('dialog', { name: 'Otorisasi' }).waitFor()
  await isi(screen, 'User ID', 'own.gs1')
  await isi(screen, 'Password', 'kencana-contoh')
  await screen.press('F9')
}

/** What the code on the paper of this number says: it stands nowhere else that a screen shows. */
export async function kodeKertas(nomor: string): Promise<string> {
  const { dataDir } = inject('browserTest')
  const client = new pg.Client({ connectionString: databaseUrlOf(dataDir, 'kencana') })
  await client.connect()
  try {
    const { rows } = await client.query<{ kode: string }>(
      `select isi->>'kode_ambil' as kode from kencana.dokumen where nomor = $1`,
      [nomor],
    )
    return `${nomor}.${rows[0]?.kode ?? ''}`
  } finally {
    await client.end()
  }
}
