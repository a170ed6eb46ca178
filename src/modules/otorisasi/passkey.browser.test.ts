import type { CDPSession, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { callAs } from '../../../tests/browser/counter.ts'
import { approvalDialog, askForMoney, saved } from '../../../tests/browser/drawer.ts'
import { test, type Opening, type Screen } from '../../../tests/browser/harness.ts'

/** Of every user of the sample chain. */
const password = 'kencana-contoh'

/** The page by the machine's name: a browser gives passkeys to no bare number. */
const byName = (): string => inject('browserTest').origin.replace('127.0.0.1', 'localhost')

/** A device with a fingerprint reader, as Chromium plays it. */
async function reader(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

const credentialsOf = async ({ authenticatorId, cdp }: Awaited<ReturnType<typeof reader>>) =>
  (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials

type Open = (opening?: Opening) => Promise<Screen>

/** Signed in under the machine's name, on a device of his own. */
async function openByName(open: Open, user: string, theme: 'light' | 'dark' = 'light') {
  // Wherever he is signed in by now, he is not any more.
  const boss = await open({ user: 'own' })
  await callAs(boss.page, 'POST', 'users/logout', { user_id: user })
  const screen = await open({ user: null, theme })
  await screen.page.goto(byName())
  await enter(screen, user)
  return screen
}

/** The log-in page is open. */
async function enter({ page, press }: Screen, user: string): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(user)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await press('Enter')
  try {
    await page.waitForFunction(() => localStorage.getItem('token') !== null)
  } catch {
    throw new Error(`${user} is not in: ${await page.locator('.masuk-form').innerText()}`)
  }
}

/** The user's own passkeys, from his own menu. */
async function openMine({ page }: Screen) {
  await page.getByRole('button', { name: /^Anda: / }).click()
  await page.getByRole('button', { name: 'Passkey Saya' }).click()
  return page.getByRole('dialog', { name: 'Passkey Saya' })
}

async function closeSession({ page }: Screen): Promise<void> {
  await callAs(page, 'POST', 'users/logout', {})
}

test(
  'an approver makes a passkey on his own device, approves with it at the counter, revokes it',
  { timeout: 240_000 },
  async ({ open }) => {
    const spv = await openByName(open, 'spv.gs2')
    const own = await reader(spv.page)
    const mine = await openMine(spv)
    await mine.getByText('Anda Belum Punya Passkey').waitFor()
    await mine.getByLabel('Nama').fill('Ponsel Uji')
    await mine.getByRole('textbox', { name: 'Password' }).fill(password)
    await spv.press('F9')
    await mine.locator('.passkey').getByText('Ponsel Uji').waitFor()
    const made = await credentialsOf(own)
    expect(made.length).toBe(1)
    await spv.axe('.ant-modal')
    await spv.shot('passkey-saya')

    // Where the shop wants it, the password alone opens nothing any more.
    const boss = await open({ user: 'own.gs2' })
    const saklar = (value: boolean | null) =>
      callAs(boss.page, 'PUT', 'para-system/key/PASSKEY_MASUK_MODULE', { value })
    const answers: number[] = []
    spv.page.on('response', (answer) => {
      if (answer.url().endsWith('/users/login')) answers.push(answer.status())
    })
    try {
      await saklar(true)
      await closeSession(spv)
      await spv.page.locator('input[autocomplete="username"]').waitFor() // it finds out by itself
      await spv.page.goto(byName())
      const { authenticatorId, cdp } = await reader(spv.page)
      for (const credential of made)
        // the first reader went with its page
        await cdp.send('WebAuthn.addCredential', { authenticatorId, credential })
      await enter(spv, 'spv.gs2')
    } finally {
      await saklar(null)
    }
    await expect.poll(() => answers).toEqual([401, 200])

    // The same key at the counter, as a telephone that is held to its screen.
    const kasir = await openByName(open, 'kasir1.gs2', 'dark')
    await kasir.page.goto(`${byName()}/uang-kas`)
    await askForMoney(kasir, '100000')
    const dialog = approvalDialog(kasir.page)
    await dialog.getByText('Passkey', { exact: true }).click()
    await dialog.getByLabel('User ID').fill('own.gs2')
    await kasir.press('F9')
    await dialog.getByText('Pemberi Ini Belum Punya Passkey Untuk Alamat Ini').waitFor()
    await kasir.axe('.ant-modal')
    await kasir.shot('passkey-konter')
    const near = await reader(kasir.page)
    const shown = (isUserVerified: boolean): Promise<unknown> =>
      near.cdp.send('WebAuthn.setUserVerified', {
        authenticatorId: near.authenticatorId,
        isUserVerified,
      })
    for (const one of made)
      await near.cdp.send('WebAuthn.addCredential', {
        authenticatorId: near.authenticatorId,
        credential: { ...one, signCount: one.signCount + 10 }, // it has counted since
      })
    await dialog.getByLabel('User ID').fill('spv.gs2')
    await shown(false)
    await kasir.press('F9')
    await dialog.getByText('Passkey Tidak Jadi Dipakai, Silahkan Ulangi').waitFor()
    await shown(true)
    await kasir.press('F9')
    await saved(kasir.page)

    await closeSession(kasir)
    await spv.page.goto(byName()) // past the question about the changed switch, if it was in time
    const still = await openMine(spv)
    await still.getByRole('button', { name: 'Cabut Ponsel Uji' }).click()
    const last = spv.page.getByRole('dialog', { name: /^Cabut passkey/ })
    await last.getByText(/^Ini passkey terakhir/).waitFor()
    await last.getByRole('textbox', { name: 'Password' }).fill(password)
    await spv.shot('passkey-cabut')
    await spv.press('F9')
    await still.getByText('Anda Belum Punya Passkey').waitFor()
    await closeSession(spv)
  },
)
