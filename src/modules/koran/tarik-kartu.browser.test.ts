import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'
import { daysBetween } from '#kernel/tanggal'

interface Settlement {
  readonly status: string
  readonly tgl: string
  readonly jenis: string
  readonly no_rekening: string
  readonly ke_rekening: string | null
}

test('a line by which the bank took a card back becomes its document, and is matched', async ({
  open,
}) => {
  const { page, press, shot } = await open({ user: 'spv.gs2', path: '/rekonsiliasi-bank' })
  await settle(page)
  const muat = async (path: string) => (await callAs(page, 'GET', path)).json.data
  const semua = (await muat('settlement/lihat?limit=50')) as readonly Settlement[]
  const cair = semua.find(({ jenis, status }) => status === 'VALID' && jenis === 'DEBET')
  if (!cair) throw new Error('the sample has settlements of cards')
  const bank = cair.ke_rekening ?? cair.no_rekening
  const { toko } = (await muat('users/sesi')) as { toko: { tgl_system: string } }
  await choose(page, 'Rekening', { option: bank })
  await press('F4')
  const impor = page.getByRole('dialog', { name: `Impor Rekening Koran ${bank}` })
  const hari = toko.tgl_system.split('-').toReversed().join('/')
  const isi = `Tanggal;Keterangan;Debet;Kredit;Saldo\n${hari};CHARGEBACK 77;4.137,00;;4.995.863,00\n`
  await impor
    .locator('input[type="file"]')
    .setInputFiles({ name: 'koran.csv', mimeType: 'text/csv', buffer: Buffer.from(isi) })
  await impor.getByText('1 baris baru, 0 sudah ada', { exact: false }).waitFor()
  await press('F9')
  await impor.waitFor({ state: 'hidden' })
  const baris = page
    .getByRole('region', { name: 'Di Bank, Belum Di Buku' })
    .getByRole('row', { name: /CHARGEBACK 77/ })
  await baris.focus()
  await press('Enter')
  const pilih = page.getByRole('dialog', { name: 'Pilih Pasangan' })
  await pilih.getByRole('button', { name: 'Kartu Ditarik Bank' }).click()
  const kartu = page.getByRole('dialog', { name: 'Kartu Ditarik Bank' })
  await expect.poll(() => kartu.getByLabel('Jumlah Rp').inputValue()).toContain('4.137')
  await choose(page, 'Rekening Mesin', { option: cair.no_rekening, within: kartu })
  await kartu.getByLabel('Tanggal Transaksi').focus()
  // The arrow keys move a day by a day, from today.
  const mundur = daysBetween(cair.tgl, toko.tgl_system)
  await press(...Array.from({ length: mundur }, () => 'ArrowDown'))
  await expect.poll(() => kartu.getByLabel('Tanggal Transaksi').inputValue()).toBe(cair.tgl)
  await press('F9')
  const asked = page.getByRole('dialog', { name: 'Otorisasi' })
  // Whoever approves reads what it was, and what becomes of it.
  for (const kata of ['Kartu Debet', 'Tagihan', 'Rp 4.137'])
    await asked.getByText(kata, { exact: true }).waitFor()
  await shot('kartu-ditarik-otorisasi')
  await asked.getByLabel('User ID').fill('own.gs2')
  await asked.getByRole('textbox', { name: 'Password' }).fill('kencana-contoh')
  await press('F9')
  await page.getByText(/KD-GS2-\d{6}-\d{4} Tersimpan/).waitFor()
  for (const dialog of [kartu, pilih]) await dialog.waitFor({ state: 'hidden' })
  await baris.waitFor({ state: 'detached' })
  expect(await muat('kartu-ditarik/lihat?limit=5')).toMatchObject([
    {
      ...{ status: 'VALID', jumlah: 4_137, jadi: 'PIUTANG', alasan: 'CHARGEBACK 77' },
      ...{ no_rekening: cair.no_rekening, dari_rekening: bank },
    },
  ])
  const { kas } = (await muat(`rekonsiliasi-bank?no_rekening=${bank}`)) as {
    kas: readonly { readonly jumlah: number }[]
  }
  expect(kas.filter(({ jumlah }) => jumlah === -4_137)).toEqual([])
})
