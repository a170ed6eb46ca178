import { describe, expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { test } from '../../../tests/browser/harness.ts'

describe('the frame', () => {
  test.for(['light', 'dark'] as const)('is clean in %s', async (theme, { open }) => {
    const { page, axe, shot } = await open({ theme })
    await page.getByRole('heading', { name: 'Beranda' }).waitFor()
    await axe()
    await shot('home')
  })

  test('takes the title of the window from the menu', async ({ open }) => {
    const { page } = await open({ path: '/master-baki' })
    await expect.poll(() => page.title()).toMatch(/^Master Baki - /)
  })

  test('finds a screen by Ctrl+K and opens it by Enter', async ({ open }) => {
    const { page, press, axe } = await open()
    await page.getByRole('heading', { name: 'Beranda' }).waitFor()
    await press('Control+k')
    await page.getByRole('combobox').fill('master bak')
    await page.getByRole('option', { name: /Master Baki/ }).waitFor()
    await axe('.search')
    await press('Enter')
    await page.getByRole('heading', { name: 'Master Baki' }).waitFor()
  })

  test('puts first what somebody starred and what he used last', async ({ open }) => {
    const { page, press, axe, shot } = await open({ user: 'spv.gs2', path: '/SubMenuLaporan' })
    const search = page.getByRole('textbox', { name: 'Cari Di Menu Ini' })
    await search.fill('jual detail')
    const star = page.getByRole('button', { name: /Favorit/ })
    await expect.poll(() => star.count()).toBe(1)
    if ((await star.getAttribute('aria-pressed')) === 'true') await star.click()
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/users/layar') && answer.request().method() === 'PUT',
    )
    await star.click()
    await kept
    const counted = page.waitForResponse(
      (answer) => answer.url().endsWith('/users/layar') && answer.request().method() === 'POST',
    )
    await search.press('Enter')
    await page.getByRole('heading', { name: 'Laporan Penjualan Detail' }).waitFor()
    await counted
    await page.goto('/SubMenuLaporan')
    await page
      .getByRole('navigation', { name: 'Favorit' })
      .getByRole('link', { name: 'Laporan Penjualan Detail' })
      .waitFor()
    await axe()
    await shot('submenu')
    await press('Control+k')
    await page.getByRole('option', { name: 'Laporan Penjualan Detail' }).waitFor()
    await press('Enter')
    await page.getByRole('heading', { name: 'Laporan Penjualan Detail' }).waitFor()
  })

  test('tells the keys of the screen', async ({ open }) => {
    const { page, press } = await open({ path: '/master-baki' })
    await page.getByText('READY').first().waitFor()
    await settle(page)
    await press('?')
    const dialog = page.getByRole('dialog', { name: 'Baki' })
    await dialog.getByText('F7').waitFor()
    await press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  test('folds its menu and remembers it', async ({ open }) => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Lipat Menu' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Buka Menu' }).waitFor()
  })

  test('floats a sub-menu, which stays 250 ms after the pointer left (SPEC 9)', async ({
    open,
  }) => {
    const { page } = await open()
    const link = page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Utility' })
    await link.hover()
    const floating = page.getByRole('dialog', { name: 'Utility' })
    await floating.waitFor()
    const left = performance.now()
    await page.mouse.move(900, 600)
    await floating.waitFor({ state: 'detached' })
    expect(performance.now() - left).toBeGreaterThanOrEqual(240)
  })

  test('changes its language and its look, and keeps them', async ({ open }) => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Bahasa' }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['theme']))
      .toBe('dark')
    await page.getByRole('button', { name: 'As The System' }).click()
  })
})

describe('an address', () => {
  test('is exact: another case is another page (SPEC 2)', async ({ open }) => {
    const { page, forgive } = await open({ path: '/Home' })
    await page.getByRole('heading', { name: 'Halaman Tidak Ditemukan' }).waitFor()
    forgive(/404: .*\/Home/)
  })

  test('of a module that is off is not found', async ({ open }) => {
    const { page } = await open({ path: '/gesek-tunai' })
    await page.getByRole('heading', { name: 'Halaman Tidak Ditemukan' }).waitFor()
  })

  test('without the right says which right and who gives it', async ({ open }) => {
    const { page, axe } = await open({ user: 'kasir1', path: '/settingsystem' })
    await page.getByRole('heading', { name: 'Akses Ditolak' }).waitFor()
    await page.getByText('Layar ini hanya untuk level OWN, SU, DEV, MU.').waitFor()
    await axe()
  })

  test.for(['/terms-and-conditions', '/privacy-policy'])('%s is public', async (path, { open }) => {
    const { page, axe } = await open({ user: null, path, lang: 'jp' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await axe()
  })
})

describe('the line to the server', () => {
  test('going away shows a blocking dialog, coming back one that reloads (SPEC 2)', async ({
    open,
  }) => {
    const { page, errors, forgive } = await open()
    await page.getByText('Tersambung').waitFor()
    await settle(page) // a part of the page that is on its way would miss it
    // The dialog comes behind the page, and not without a line.
    const sources = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      )
    await expect.poll(sources).toContain('OfflineDialog')
    await settle(page)
    // A line that does not come back: the page does not go on by itself.
    await page.routeWebSocket(/socket\.io/, (ws) => void ws.close())
    await page.context().setOffline(true)
    await page.getByRole('dialog', { name: 'Koneksi Terputus' }).waitFor()
    await page.getByText('Terputus', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog', { name: 'Koneksi Terputus' }).count()).toBe(1)
    await page.context().setOffline(false)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('dialog', { name: 'Koneksi Kembali' }).getByRole('button').click()
    await reloaded
    await page.getByRole('heading', { name: 'Beranda' }).waitFor()
    if (errors.length > 0) forgive(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  })

  test('coming back goes on by itself: what was typed stays, what was missed is fetched', async ({
    open,
  }) => {
    const { page, errors, forgive } = await open({ path: '/master-bank' })
    await page.getByText('Tersambung').waitFor()
    await settle(page)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const search = page.locator('.page-search input')
    await search.fill('Bank Uji Putus')
    await page.context().setOffline(true)
    await page.getByText('Terputus', { exact: true }).waitFor()
    const answer = await fetch(new URL('/api/v1/banks/create', page.url()), {
      method: 'POST',
      headers: { 'x-auth-token': token ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ kode_bank: 'BUP', nama_bank: 'Bank Uji Putus' }),
    })
    expect(answer.status).toBe(200)
    await page.context().setOffline(false)
    await page.getByRole('cell', { name: 'BUP', exact: true }).waitFor()
    await page.getByText('Tersambung').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => search.inputValue()).toBe('Bank Uji Putus')
    if (errors.length > 0) forgive(/ERR_INTERNET_DISCONNECTED|WebSocket/)
  })

  test.for(['/settingsystem', '/settingtoko', '/tutup-toko', '/master-baki'])(
    '%s shows where it will stand while its answer is slow (LOOK 9)',
    async (path, { open }) => {
      const { page } = await open()
      let answer = (): void => undefined
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route(/\/api\/v1\/(?:para-system|tokos|tutup-toko|baki)/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path)
      const skeleton = page.locator('.page > .skeleton-body, .table-bone').first()
      await page.getByRole('heading').first().waitFor()
      await skeleton.waitFor()
      answer()
      await skeleton.waitFor({ state: 'detached' })
    },
  )

  test('tells of changed settings, and reloads on Ya (SPEC 4)', async ({ open }) => {
    const other = await open({ user: 'dev' })
    await other.page.getByText('Tersambung').waitFor()
    const { page } = await open({ path: '/settingsystem' })
    const flag = page.getByLabel('Batas Laporan Satu Bulan')
    const turn = async (): Promise<void> => {
      const kept = page.waitForResponse(/para-system\/key\/ONE_MONTH/)
      await flag.click()
      expect((await kept).status()).toBe(200)
    }
    await turn()
    await page.getByText('Data Berhasil Dirubah').waitFor()
    const dialog = other.page.getByRole('dialog', { name: 'Setting Sistem Berubah' })
    await dialog.getByText('Yang berubah: Batas Laporan Satu Bulan.').waitFor()
    const reloaded = other.page.waitForEvent('load')
    await dialog.getByRole('button', { name: 'Ya' }).click()
    await reloaded
    await turn()
  })
})
