import { expect } from 'vitest'
import { settle } from '../../../scripts/browser.mjs'
import { callAs } from '../../../tests/browser/counter.ts'
import { test } from '../../../tests/browser/harness.ts'
import { choose } from '../../../tests/browser/pilih.ts'

interface Keadaan {
  readonly no_rekening: string
  readonly sampai: string | null
  readonly saldo_koran: number | null
  readonly saldo_buku: number
  readonly kas: readonly { readonly tgl: string; readonly jumlah: number }[]
}
const rp = (jumlah: number): string => `${new Intl.NumberFormat('id-ID').format(jumlah)},00`
/** A camt.053 whose balances are one, to today. */
const tanpaBaris = (no_rekening: string, saldo: number): string => {
  const bal = (kode: string): string => `<Bal><Tp><CdOrPrtry><Cd>${kode}</Cd></CdOrPrtry></Tp>
    <Amt Ccy="IDR">${Math.abs(saldo)}.00</Amt><CdtDbtInd>${saldo < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>
    <Dt><Dt>2099-12-31</Dt></Dt></Bal>`
  return `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
    <BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>${no_rekening}</Id></Othr></Id></Acct>
    ${bal('OPBD')}${bal('CLBD')}</Stmt></BkToCstmrStmt></Document>`
}
const tanggal = (tgl: string): string => tgl.split('-').toReversed().join('/')

test('a statement is taken in, and its lines are matched by keyboard', async ({ open }) => {
  const { axe, page, press, shot } = await open({ user: 'spv.gs1', path: '/rekonsiliasi-bank' })
  await settle(page)
  const bank = page.getByRole('region', { name: 'Di Bank, Belum Di Buku' })
  const muat = async (no?: string): Promise<Keadaan> =>
    (await callAs(page, 'GET', `rekonsiliasi-bank${no ? `?no_rekening=${no}` : ''}`)).json
      .data as Keadaan
  // The first statement says from where on the book is compared.
  const { no_rekening } = await muat()
  await axe()
  await press('F4')
  const dialog = page.getByRole('dialog', { name: `Impor Rekening Koran ${no_rekening}` })
  const file = async (text: string): Promise<void> => {
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'koran.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  const kepala = 'Tanggal;Keterangan;Debet;Kredit;Saldo\n'
  await file(`${kepala}15/11/2026;MULAI;;4.123,00;5.004.123,00\n`)
  await dialog.getByText('1 baris baru, 0 sudah ada', { exact: false }).waitFor()
  await axe('.ant-modal')
  await shot('koran-impor')
  await press('F9')
  await dialog.waitFor({ state: 'hidden' })
  await bank.getByText('MULAI').waitFor()

  const { kas } = await muat()
  const [satu, dua] = kas.filter(({ jumlah }) => jumlah > 0).slice(-2)
  if (!satu || !dua) throw new Error('the sample has transfers')
  let saldo = 5_004_123
  const biaya = [-7_531, -9_413].map((jumlah) => ({ tgl: dua.tgl, jumlah }))
  const baris = [satu, dua, ...biaya].map(({ jumlah, tgl }, at) => {
    saldo += jumlah
    const sisi = jumlah > 0 ? `;${rp(jumlah)}` : `${rp(0 - jumlah)};`
    return `${tanggal(tgl)};BARIS ${at};${sisi};${rp(saldo)}`
  })
  await press('F4')
  await file(`${kepala}${baris.join('\n')}\n`)
  const empat = dialog.getByText('4 baris baru, 0 sudah ada', { exact: false })
  await empat.waitFor()
  // A file that is none leaves nothing of the one before, and says so where one looks.
  await file('<?xml version="1.0"?><Document/>')
  await dialog.getByRole('alert').getByText('File Ini Bukan Rekening Koran').waitFor()
  await empat.waitFor({ state: 'hidden' })
  await file(
    `:20:A\n:25:0099887766\n:60F:C261119IDR1,00\n:61:261120C1,00NTRFX\n:62F:C261120IDR2,00\n`,
  )
  await dialog.getByText('File ini milik rekening 0099887766', { exact: false }).waitFor()
  await file(`${kepala}${baris.join('\n')}\n`)
  await empat.waitFor()
  await expect.poll(() => dialog.getByRole('alert').count()).toBe(0)
  // A column that could not be asked about leaves the table as it was.
  const putus = async (apa: string, berbuat: () => Promise<void>): Promise<void> => {
    await page.route(apa, (route) => route.abort())
    await berbuat()
    await page.getByRole('alert').getByText('Koneksi Bermasalah').first().waitFor()
    await page.unroute(apa)
  }
  await putus('**/rekening-koran/baca', () => choose(page, 'Kolom 2', { option: 'No Referensi' }))
  await empat.waitFor()
  await press('F9')
  await dialog.waitFor({ state: 'hidden' })
  await bank.getByText('BARIS 2').waitFor()
  // What was taken in is worked through from its first line.
  await expect
    .poll(() =>
      bank
        .getByRole('row')
        .nth(1)
        .evaluate((row) => row.matches(':focus')),
    )
    .toBe(true)
  await axe()
  await shot('rekonsiliasi-bank-isi')

  // Enter takes a proposal.
  const usulan = bank.getByRole('row', { name: /BARIS 0/ })
  await usulan.focus()
  await press('Enter')
  await bank.getByText('BARIS 0').waitFor({ state: 'hidden' })
  // What nobody proposes opens what could belong to it.
  await bank.getByRole('row', { name: /BARIS 2/ }).focus()
  await press('Enter')
  const pilih = page.getByRole('dialog', { name: 'Pilih Pasangan' })
  await pilih.getByText('Selisih Rp -7.531', { exact: false }).waitFor()
  await axe('.ant-modal')
  await shot('rekonsiliasi-bank-pilih')
  // The bank may have taken a card back by it: what the line says stands in the form.
  await pilih.getByRole('button', { name: 'Kartu Ditarik Bank' }).click()
  const kartu = page.getByRole('dialog', { name: 'Kartu Ditarik Bank' })
  await expect.poll(() => kartu.getByLabel('Jumlah Rp').inputValue()).toContain('7.531')
  await expect.poll(() => kartu.getByLabel('Alasan').inputValue()).toBe('BARIS 2')
  await kartu.getByText(no_rekening).waitFor()
  await shot('rekonsiliasi-bank-kartu')
  await axe('.ant-modal')
  await press('Escape')
  await kartu.waitFor({ state: 'hidden' })
  await pilih.getByRole('button', { name: 'Catat Sebagai Uang Bank' }).click()
  const uang = page.getByRole('dialog', { name: 'Uang Bank' })
  await expect.poll(() => uang.getByLabel('Jumlah Rp').inputValue()).toContain('7.531')
  await shot('rekonsiliasi-bank-catat')
  await axe('.ant-modal')
  // One step back leads to what was chosen, not to the screen.
  await press('Escape')
  await uang.waitFor({ state: 'hidden' })
  await pilih.getByRole('button', { name: 'Catat Sebagai Uang Bank' }).click()
  await expect.poll(() => uang.getByLabel('Jumlah Rp').inputValue()).toContain('7.531')
  // A cost, as the money went out: and the new row of the book is the line at once.
  await choose(page, 'Kategori', { option: /Setoran Dan Biaya Bank/ })
  await press('F9')
  await uang.waitFor({ state: 'hidden' })
  await pilih.waitFor({ state: 'hidden' })
  await bank.getByText('BARIS 2').waitFor({ state: 'hidden' })
  const ditulis = async (yang: number): Promise<number> =>
    (await muat()).kas.filter(({ jumlah }) => jumlah === yang).length
  await expect.poll(() => ditulis(-7_531)).toBe(0)
  // A way that breaks after it was saved is said, and nothing is left open to be saved twice.
  await bank.getByRole('row', { name: /BARIS 3/ }).focus()
  await press('Enter')
  await pilih.getByRole('button', { name: 'Catat Sebagai Uang Bank' }).click()
  await expect.poll(() => uang.getByLabel('Jumlah Rp').inputValue()).toContain('9.413')
  await choose(page, 'Kategori', { option: /Setoran Dan Biaya Bank/ })
  await putus('**/rekonsiliasi-bank/cocokkan', async () => {
    await press('F9')
    await uang.waitFor({ state: 'hidden' })
  })
  await pilih.waitFor({ state: 'hidden' })
  await bank.getByText('BARIS 3').waitFor()
  await expect.poll(() => ditulis(-9_413)).toBe(1)

  // What never came is said with its document, its money and what becomes of it.
  const buku = page.getByRole('region', { name: 'Di Buku, Belum Di Bank' })
  // The oldest row may be money that went out: that cannot fail to come.
  const masuk = buku.getByRole('row', { name: /penjualan/i }).first()
  await masuk.getByRole('button', { name: 'Pilih' }).click()
  await pilih.getByRole('button', { name: 'Transfer Tidak Datang' }).click()
  const hilang = page.getByRole('dialog', { name: 'Transfer Tidak Datang' })
  await hilang.getByText('menjadi kerugian', { exact: false }).waitFor()
  await hilang.getByText(/-GS1-/).waitFor()
  await axe('.ant-modal')
  await shot('rekonsiliasi-bank-hilang')
  await press('Escape')
  await hilang.waitFor({ state: 'hidden' })
  await press('Escape')
  await pilih.waitFor({ state: 'hidden' })

  // A statement in which nothing moved has no line to work through, and none of another account.
  const semua = (await callAs(page, 'GET', 'rekenings')).json.data as readonly {
    readonly no_rekening: string
  }[]
  const lain = semua.find((one) => one.no_rekening !== no_rekening)?.no_rekening ?? ''
  await choose(page, 'Rekening', { option: lain })
  await page.getByText('Belum ada rekening koran', { exact: false }).waitFor()
  const { saldo_buku } = await muat(lain)
  await press('F4')
  await page
    .getByRole('dialog', { name: `Impor Rekening Koran ${lain}` })
    .locator('input[type="file"]')
    .setInputFiles({
      ...{ name: 'diam.xml', mimeType: 'text/xml' },
      buffer: Buffer.from(tanpaBaris(lain, saldo_buku)),
    })
  await page.getByText('0 baris baru, 0 sudah ada', { exact: false }).waitFor()
  await press('F9')
  await expect.poll(async () => (await muat(lain)).saldo_koran).toBe(saldo_buku)
  await page.getByText('Semua baris bank sudah cocok', { exact: false }).waitFor()
  await choose(page, 'Rekening', { option: no_rekening })
  await bank.getByText('MULAI').waitFor()
  await settle(page)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('table') === null))
    .toBe(true)
})
