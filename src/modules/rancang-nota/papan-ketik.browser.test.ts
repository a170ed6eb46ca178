import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { rest } from '../../../scripts/browser.mjs'
import { callAs } from '../../../tests/browser/counter.ts'
import { testOnPaper as test, type Screen } from '../../../tests/browser/harness.ts'

// A shop's own letter paper, laid out twice: by keys alone, and with the pointer. Each as quickly
// as its count of keys says: three a second are typed by whoever looks for them.

const kertas = (page: Page) => page.getByRole('application', { name: 'Kertas' })
const nilai = async (page: Page, label: string): Promise<number> =>
  Number(await page.getByLabel(label).inputValue())
const siap = (page: Page) => kertas(page).getByText('SARI DEWI').first().waitFor()

/** Every key of a person, counted. */
function mengetik({ page, press }: Screen) {
  let jumlah = 0
  const tekan = async (...keys: readonly string[]): Promise<void> => {
    jumlah += keys.length
    await press(...keys)
  }
  return {
    tekan,
    tulis: async (text: string): Promise<void> => {
      jumlah += text.length
      await page.keyboard.type(text)
    },
    /** Tab until something is reached. */
    sampai: async (tombol: string, ada: () => Promise<boolean>): Promise<void> => {
      for (let kali = 0; kali < 60; kali++) {
        if (await ada()) return
        await tekan(tombol)
      }
      throw new Error(`${tombol} never got there`)
    },
    banyak: () => jumlah,
  }
}
const disorot = (page: Page, nama: string) => () =>
  page.evaluate((of) => {
    const one = document.activeElement
    if (one === null || one === document.body) return false
    const label = [...document.querySelectorAll('label')].find(
      (each) => each.contains(one) || (one.id !== '' && each.htmlFor === one.id),
    )
    const kata = one.getAttribute('aria-label') ?? label?.textContent ?? one.textContent
    return kata.trim().startsWith(of)
  }, nama)

const wire = 'rancang-nota?kertas=CICILAN&ukuran=SETENGAH'
const tersimpan = async (page: Page) => Object((await callAs(page, 'GET', wire)).json.data)
async function bawaan(page: Page): Promise<void> {
  const { terakhir } = await tersimpan(page)
  if (terakhir === 0) return
  await callAs(page, 'POST', 'rancang-nota/simpan', {
    ...{ kertas: 'CICILAN', ukuran: 'SETENGAH', catatan: null, toko: [] },
    ...{ dari: terakhir, rancangan: null },
  })
}

test('letter paper is laid out by keys alone', async ({ open }) => {
  const screen = await open({ user: 'own.gs1', path: '/setting-nota' })
  const { page } = screen
  const { banyak, sampai, tekan, tulis } = mengetik(screen)
  await siap(page)
  // The paper, by typing its name; then something new on it, by the button that stands there.
  await sampai('Tab', disorot(page, 'Kertas'))
  await tulis('Kartu')
  await siap(page)
  await sampai('Tab', disorot(page, 'Teks'))
  await tekan('Enter')
  // It is chosen, and the keys are on the paper: ten millimetres to the left, nine and a bit up.
  await expect.poll(() => page.getByLabel('Kiri (mm)').count()).toBe(1)
  const [kiri, atas] = [await nilai(page, 'Kiri (mm)'), await nilai(page, 'Atas (mm)')]
  await tekan('Shift+ArrowLeft', 'Shift+ArrowLeft')
  await tekan('Shift+ArrowUp', 'Shift+ArrowUp', 'ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowDown')
  await expect.poll(() => nilai(page, 'Kiri (mm)')).toBe(kiri - 10)
  await expect.poll(() => nilai(page, 'Atas (mm)')).toBeCloseTo(atas - 9.3, 5)
  await tekan('Control+Shift+ArrowRight', 'Control+ArrowDown')
  await expect.poll(() => nilai(page, 'Lebar (mm)')).toBe(45)
  await expect.poll(() => nilai(page, 'Tinggi (mm)')).toBe(5.5)
  await tekan('r', 'Alt+r', 'Shift+R')
  await expect.poll(() => nilai(page, 'Putar (derajat)')).toBe(1)
  await tekan('0', 'Enter')
  // What it says, and back to the paper.
  await expect.poll(disorot(page, 'Isi')).toBe(true)
  await tekan('Control+a')
  await tulis('CICILAN KAMI')
  await kertas(page).getByText('CICILAN KAMI').waitFor()
  await tekan('Escape')
  await expect.poll(disorot(page, 'Kertas')).toBe(true)
  // Two lined up, and one of them taken back.
  await tekan('Shift+PageUp')
  await page.getByText('2 elemen dipilih').waitFor()
  await sampai('Tab', disorot(page, 'Rata kanan'))
  await tekan('Enter')
  await expect.poll(() => page.getByRole('button', { name: 'Urungkan' }).isEnabled()).toBe(true)
  await tekan('Control+z', 'F8')
  await page.locator('iframe.nota-contoh').waitFor()
  await tekan('Escape')
  await page.locator('iframe.nota-contoh').waitFor({ state: 'detached' })
  await tekan('F9')
  await expect.poll(disorot(page, 'Catatan')).toBe(true)
  await tulis('Sendiri')
  await tekan('Control+Enter')
  await page.getByText('Rancangan Berhasil Disimpan').waitFor()
  const { elements, riwayat } = await tersimpan(page)
  expect(riwayat[0].catatan).toBe('Sendiri')
  expect(elements).toContainEqual(
    expect.objectContaining({ isi: 'CICILAN KAMI', width: 45, height: 5.5, rotate: 0 }),
  )
  // Ten minutes are 1.800 keys at three a second.
  expect(banyak()).toBeLessThan(200)
  await bawaan(page)
})

test('letter paper is laid out with the pointer', async ({ open }) => {
  const { page, press, shot } = await open({ user: 'own.gs1', path: '/setting-nota' })
  await page.getByLabel('Kertas').first().selectOption('CICILAN')
  await rest(page) // the paper that stood there before has the same words
  await siap(page)
  await page.getByRole('button', { name: 'Teks', exact: true }).click()
  await page.getByLabel('Kiri (mm)').waitFor()
  await rest(page)
  const kotak = await kertas(page).boundingBox()
  if (!kotak) throw new Error('there is no paper')
  const px = kotak.width / 210
  /** Drags from a point of the paper to another one. */
  const tarik = async (dari: readonly [number, number], ke: readonly [number, number]) => {
    const at = ([x, y]: readonly [number, number]) => [kotak.x + x * px, kotak.y + y * px] as const
    await page.mouse.move(...at(dari))
    await page.mouse.down()
    await page.mouse.move(...at([(dari[0] + ke[0]) / 2, (dari[1] + ke[1]) / 2]))
    await page.mouse.move(...at(ke))
    await page.mouse.up()
    await rest(page) // what was let go is drawn
  }
  const letak = async () => {
    const [x, y] = [await nilai(page, 'Kiri (mm)'), await nilai(page, 'Atas (mm)')]
    return { x, y, w: await nilai(page, 'Lebar (mm)'), h: await nilai(page, 'Tinggi (mm)') }
  }
  const mula = await letak()
  const [tengahX, tengahY] = [mula.x + mula.w / 2, mula.y + mula.h / 2]
  await tarik([tengahX, tengahY], [tengahX - 30.13, tengahY + 11.21])
  const geser = await letak()
  // A grid of half a millimetre, or the edge of a neighbour within one.
  expect(Math.abs(geser.x - (mula.x - 30.13))).toBeLessThanOrEqual(1.01)
  expect(Math.abs(geser.y - (mula.y + 11.21))).toBeLessThanOrEqual(1.01)
  // By its right handle; the other side stays.
  const kanan = [geser.x + geser.w, geser.y + geser.h / 2] as const
  await tarik(kanan, [kanan[0] + 12.3, kanan[1]])
  const lebar = await letak()
  expect([lebar.x, lebar.y, lebar.h]).toEqual([geser.x, geser.y, geser.h])
  expect(Math.abs(lebar.w - geser.w - 12.3)).toBeLessThanOrEqual(1.01)
  // By the knob above it: to the right of its middle is a quarter turn.
  const putar = await page.locator('.kanvas-putar circle').boundingBox()
  if (!putar) throw new Error('nothing turns it')
  const knob = [
    (putar.x + putar.width / 2 - kotak.x) / px,
    (putar.y + putar.height / 2 - kotak.y) / px,
  ] as const
  await tarik(knob, [lebar.x + lebar.w / 2 + 30, lebar.y + lebar.h / 2 + 0.5])
  await expect.poll(() => nilai(page, 'Putar (derajat)')).toBe(90)
  await shot('setting-nota-putar')
  await press('Control+z')
  await expect.poll(() => nilai(page, 'Putar (derajat)')).toBe(0)
})
