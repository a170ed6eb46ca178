import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { callOf } from '#kernel/report-call'
import { audit } from '#server/audit/audit'
import { readPidFile } from '#server/postgres/pid-file'
import { siegeCount } from '#server/test-siege'
import { databaseUrlOf, startBuiltServer } from '../../scripts/built-server.mjs'
import { house } from '../../src/house.ts'
import { callAs, lineOf, freePieces, readyCounter, scanPiece, sell } from '../browser/counter.ts'
import { test, type Screen } from '../browser/harness.ts'
import { keKonter, macam, menunggu } from './kunjungan.ts'

// A whole Saturday in four browsers: two cashiers, a supervisor at the desk, the owner with his
// telephone. Visits of all kinds, mistakes, cancels, one power cut. Afterwards the books agree with
// each other and every report with every other.

const visits = siegeCount('VISITS', 60)

/** Kills the server and PostgreSQL as a power cut does, and starts both again at the same place. */
async function listrikPadam(): Promise<() => Promise<void>> {
  const { dataDir, origin, pid } = inject('browserTest')
  const database = readPidFile(path.join(dataDir, 'pg'))?.pid
  process.kill(pid, 'SIGKILL')
  if (database !== undefined) process.kill(database, 'SIGKILL')
  await sleep(3_000)
  const server = await startBuiltServer({
    args: ['--sample'],
    variables: { PORT: new URL(origin).port },
    dataDir,
  })
  return () => server.stop()
}

/** Loads the page anew after the cut, and forgets what it complained of. */
async function kembali(screen: Screen): Promise<void> {
  await screen.page.reload()
  await screen.page.waitForLoadState('networkidle')
  if (screen.errors.length > 0) screen.forgive(/./s)
}

/** The desk: ticks what waits, validates it, and says that the notas are printed. */
async function meja({ page, press }: Screen): Promise<void> {
  const box = page.locator('.tunggu input[type=checkbox]:not(:checked):not(:disabled)')
  if ((await box.count()) === 0) return
  for (let left = await box.count(); left > 0; left -= 1) await box.first().check()
  await page.locator('.isi-kepala').first().waitFor()
  await press('F9')
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await page.getByText('Nota Sudah Tercetak?').waitFor()
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await page.getByText('Nota Sudah Tercetak?').waitFor({ state: 'hidden' })
}

/** The owner says yes to whatever is asked of him; what goes from under his thumb he lets go. */
const setujui = async ({ page }: Screen): Promise<void> => {
  const yes = page.getByRole('button', { name: 'Setujui' }).first()
  if (!(await yes.isVisible())) return
  await yes.click({ timeout: 5_000 }).catch(async (error: unknown) => {
    if (await yes.isVisible()) console.warn('not pressed yet, pressed again:', String(error))
  })
}

/** Does this again and again, until it is told to stop. */
function terus(work: () => Promise<void>): () => Promise<void> {
  const stop = new AbortController()
  const done = (async () => {
    while (!stop.signal.aborted) {
      await work()
      await sleep(500)
    }
  })()
  done.catch(() => undefined) // whoever stops it hears of it; where the test ended, nobody does
  return () => {
    stop.abort()
    return done
  }
}

/** A note of today is cancelled by the supervisor, with the owner's password. */
async function batalkan({ page, press }: Screen, nomor: string): Promise<void> {
  await page.goto('/batal-penjualan')
  await page.getByText(nomor).first().dblclick()
  await page.locator('.nota').waitFor()
  await press('F9')
  await page.getByLabel('Alasan').fill('Pelanggan berubah pikiran')
  await press('F9')
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' })
  await dialog.getByLabel('User ID').fill('own.gs1')
  await dialog.getByRole('textbox', { name: 'Password' }).fill('kencana-contoh')
  await press('F9')
  await page.getByText(/Berhasil Dibatalkan/).waitFor()
}

/** The sale note of a visit. */
async function notaJual(page: Page, nomor: string): Promise<string> {
  const { json } = await callAs(page, 'POST', 'penjualan/get/bynota', { no_faktur: nomor })
  const { data } = json.data as { data: readonly { no_faktur_jual: string }[] }
  return data[0]?.no_faktur_jual ?? ''
}

interface Laporan {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly totals: Readonly<Record<string, number>>
}

/** A report of this day, as the owner reads it. */
async function laporan(page: Page, path: string, tgl: string): Promise<Laporan> {
  const report = house.reports.find((each) => each.path === path)
  if (!report) throw new Error(`no report ${path}`)
  const day = { tgl, tgl_from: tgl, tgl_to: tgl }
  const asked = Object.entries({ ...report.contoh, ...day })
  const body = Object.fromEntries(asked.filter(([name]) => name in report.filters))
  const answer = await callAs(page, 'POST', callOf(report).path, body)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json.data as Laporan
}

/** What two reports tell is the same; a cancelled note is in none of them. */
async function periksa({ page }: Screen, hari: string): Promise<void> {
  const jumlah = async (path: string, kolom: string): Promise<number | undefined> =>
    (await laporan(page, path, hari)).totals[kolom]
  const terjual = await jumlah('/laporan-penjualan', 'harga_total')
  expect(terjual).toBeGreaterThan(0)
  for (const path of ['penjualan-detail', 'penjualan-per-jenis', 'penjualan-per-kadar'])
    expect([path, await jumlah(`/laporan-${path}`, 'harga_total')]).toEqual([path, terjual])
  expect(await jumlah('/laporan-rekap-penjualan', 'harga_total')).toBe(terjual)
  expect(await jumlah('/laporan-penjualan-per-pembayaran', 'jumlah')).toBe(terjual)
  const dibeli = await jumlah('/laporan-pembelian', 'harga')
  expect(dibeli).toBeGreaterThan(0)
  expect(await jumlah('/laporan-pembelian-per-faktur', 'harga')).toBe(dibeli)
  expect(await jumlah('/laporan-rekap-pembelian', 'harga')).toBe(dibeli)
}

/** The day is closed: nothing stands in its way. */
async function tutup({ page, press }: Screen): Promise<void> {
  await page.goto('/tutup-toko')
  await page.getByText('Tidak Ada Yang Menghalangi').waitFor()
  await press('F9')
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await page.getByText('Toko Sudah Tutup').waitFor()
}

interface Orang {
  readonly kasir: readonly Screen[]
  readonly spv: Screen
  readonly own: Screen
}

/** Both cashiers serve these visits, one after the other each, until nothing waits at the desk. */
async function layani({ kasir, own, spv }: Orang, from: number, to: number): Promise<string[]> {
  const served: string[] = []
  const stopDesk = terus(() => meja(spv))
  const stopOwner = terus(() => setujui(own))
  await Promise.all(
    kasir.map(async (screen, nth) => {
      for (let n = from + nth; n < to; n += kasir.length) {
        await keKonter(screen)
        const kind = macam[n % macam.length]
        if (!kind) continue
        served.push(
          await kind(screen).catch(async (cause: unknown) => {
            throw new Error(`visit ${n}, see ${await screen.shot(`sabtu-${n}`)}`, { cause })
          }),
        )
      }
    }),
  )
  await stopOwner()
  await expect.poll(() => menunggu(spv.page), { timeout: 120_000, interval: 500 }).toBe(0)
  await stopDesk()
  return served
}

test('a Saturday', async ({ open }) => {
  const kasir = [
    await open({ user: 'kasir1.gs1' }),
    await open({ user: 'kasir2.gs1', theme: 'dark' }),
  ]
  const spv = await open({ user: 'spv.gs1', path: '/validasi-jual-beli' })
  const own = await open({ user: 'own.gs1', viewport: 'phone', path: '/otorisasi-masuk' })
  const orang = { kasir, spv, own }
  const half = Math.floor(visits / 2)
  const served = await layani(orang, 0, half)

  // The light goes out while one of them has a ring on the counter.
  const [first] = kasir
  if (!first) return
  await keKonter(first)
  const [ring] = await freePieces(first.page, 1)
  if (!ring) return
  await scanPiece(first, ring)
  await first.page.getByText('Draf tersimpan').waitFor()
  const stopServer = await listrikPadam()
  onTestFinished(stopServer)
  for (const screen of [...kasir, spv, own]) await kembali(screen)
  await readyCounter(first)
  await expect.poll(() => lineOf(first.page, ring).count()).toBe(1)
  served.push(await sell(first, []))
  served.push(...(await layani(orang, half, visits - 1)))
  expect(served).toHaveLength(visits)
  expect(new Set(served).size).toBe(visits)

  for (const nomor of served.slice(0, 2)) await batalkan(spv, await notaJual(spv.page, nomor))
  const hari = /[\d-]{10}/.exec(await spv.page.locator('.header-day').innerText())?.[0] ?? ''
  await periksa(own, hari)
  await tutup(spv)
  await periksa(own, hari)
  const { dataDir } = inject('browserTest')
  const { beda } = await audit(databaseUrlOf(dataDir, 'kencana'), () => undefined)
  expect(beda).toEqual([])
})
