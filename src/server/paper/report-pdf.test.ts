import { PassThrough, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPdf, type ReadPage } from './test-read-pdf.ts'
import type { PaperRow, ReportPaper } from './report-paper.ts'
import { writeReportPdf } from './report-pdf.ts'

const PAPER: ReportPaper = {
  nama_toko: 'TOKO EMAS KENCANA',
  alamat_toko: 'JL. RAYA DARMO PERMAI SELATAN NO. 12 BLOK C SURABAYA',
  judul: 'Laporan Penjualan',
  periode: '01/01/2026 s/d 31/01/2026',
  filter: 'Sales: ALL',
  dicetak_oleh: 'kasir1',
  saat: '31/01/2026 17:05',
  kolom: [
    { judul: 'Barcode', lebar: 30, rata: 'kiri' },
    { judul: 'Nama Barang', lebar: 60, rata: 'kiri' },
    { judul: 'Berat', lebar: 20, rata: 'kanan' },
  ],
  baris: [],
  kosong: 'Data Laporan Penjualan Kosong',
  lanjutan: 'lanjutan',
}

const baris = (count: number): PaperRow[] =>
  Array.from({ length: count }, (_, index) => ({
    jenis: 'baris',
    sel: [String(index).padStart(6, '0'), 'CINCIN BELAH', '4.120'],
  }))

const pagesOf = async (paper: Partial<ReportPaper>) => {
  const out = new PassThrough()
  const [file] = await Promise.all([buffer(out), writeReportPdf({ ...PAPER, ...paper }, out)])
  return readPdf(file)
}
const words = (page: ReadPage | undefined) => (page?.texts ?? []).map(({ text }) => text)
const place = (page: ReadPage | undefined, text: string) =>
  page?.texts.find((one) => one.text === text)

describe('report PDF', () => {
  it('is A4 landscape and carries heading, titles, footer and n of N on every page', async () => {
    const pages = await pagesOf({ baris: baris(100) })
    expect(pages.length).toBe(3)
    pages.forEach((page, index) => {
      expect(page.lebar).toBeCloseTo((297 / 25.4) * 72, 1)
      expect(page.tinggi).toBeCloseTo((210 / 25.4) * 72, 1)
      expect(words(page)).toEqual(
        expect.arrayContaining([
          'TOKO EMAS KENCANA',
          'JL. RAYA DARMO PERMAI SELATAN NO. 12 BLOK C',
          'SURABAYA',
          'Laporan Penjualan',
          'Nama Barang',
          'Printed By kasir1 / 31/01/2026 17:05',
          `${index + 1} of `,
          '3',
        ]),
      )
    })
  })

  it('prints every row once, in order', async () => {
    const pages = await pagesOf({ baris: baris(100) })
    const codes = pages.flatMap(words).filter((text) => /^\d{6}$/.test(text))
    expect(codes).toEqual(baris(100).map((row) => (row.jenis === 'baris' ? row.sel[0] : '')))
  })

  it('takes rows in batches from a cursor', async () => {
    async function* batches() {
      yield baris(40)
      yield baris(40)
    }
    expect(await pagesOf({ baris: batches() })).toHaveLength(3)
  })

  it('has a line for each who signs, and room between a figure and its text', async () => {
    const nama = ['Yang Menghitung', 'Yang Menyaksikan']
    const kolom = [...PAPER.kolom, { judul: 'Keterangan', lebar: 40, rata: 'kiri' } as const]
    const [page] = await pagesOf({
      kolom,
      baris: [
        { jenis: 'baris', sel: ['000001', 'CINCIN', '4.120', 'Utuh'] },
        { jenis: 'tanda', nama, garis: false },
        { jenis: 'tanda', nama, garis: true },
      ],
    })
    expect(words(page).filter((text) => nama.includes(text))).toEqual(nama)
    const [berat, utuh] = [place(page, '4.120'), place(page, 'Utuh')]
    const lebar = 40 * ((297 - 20) / 150) * (72 / 25.4)
    expect(utuh?.x).toBeCloseTo(287 * (72 / 25.4) - lebar + 9, 0)
    expect(Number(utuh?.x) - Number(berat?.x)).toBeGreaterThan(9)
  })

  it('says so when there is nothing', async () => {
    const pages = await pagesOf({})
    expect(pages).toHaveLength(1)
    expect(words(pages[0])).toEqual(expect.arrayContaining([PAPER.kosong, '1 of ', '1']))
  })

  it('aligns figures on their right edge', async () => {
    const rows: PaperRow[] = ['4.120', '14.120', '1,004.120'].map((berat) => ({
      jenis: 'baris',
      sel: ['', '', berat],
    }))
    const [page] = await pagesOf({ baris: rows })
    const digit = 8 * 0.556
    const one = place(page, '4.120')?.x ?? 0
    expect(one - (place(page, '14.120')?.x ?? 0)).toBeCloseTo(digit, 1)
    expect(one - (place(page, '1,004.120')?.x ?? 0)).toBeCloseTo(digit * 3 + 8 * 0.278, 1)
  })

  it('wraps words that are too long for their column, and nothing is lost', async () => {
    const name = 'GELANG RANTAI NORI '.repeat(8).trim()
    const nomor = `FG-PUSAT-${'261109'.repeat(6)}-0001`
    const row: PaperRow = { jenis: 'baris', sel: [nomor, name, '1'] }
    const [page] = await pagesOf({ baris: [row, { jenis: 'total', sel: ['Total', '', '7.123'] }] })
    const lines = (page?.texts ?? []).filter(({ text }) => /^(GELANG|RANTAI|NORI)/.test(text))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.map(({ text }) => text).join(' ')).toBe(name)
    expect(words(page).join('')).toContain(nomor)
    // What comes below stands below the last of them.
    const total = place(page, 'Total')
    expect(total?.y).not.toBe(undefined)
    expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(total?.y ?? 0)
  })

  it('cuts what would fill a page, and a figure that is too wide', async () => {
    const name = 'GELANG RANTAI NORI '.repeat(90).trim()
    const sel = ['1', name, '1'.repeat(60)]
    const [page] = await pagesOf({ baris: [{ jenis: 'baris', sel }] })
    expect(words(page).filter((text) => text.startsWith('GELANG') || text.endsWith('…'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^1+…$/), expect.stringMatching(/\D…$/)]),
    )
  })

  it('keeps wrapped rows above the foot of each page', async () => {
    const name = 'GELANG RANTAI NORI '.repeat(8).trim()
    const rows = baris(200).map((row, at): PaperRow =>
      row.jenis === 'baris' && at % 3 === 0 ? { ...row, sel: [row.sel[0] ?? '', name, '1'] } : row,
    )
    const pages = await pagesOf({ baris: rows })
    const numbers = pages.flatMap((page) => words(page).filter((text) => /^\d{6}$/.test(text)))
    expect(numbers).toEqual(rows.flatMap((row) => ('sel' in row ? (row.sel[0] ?? '') : [])))
    for (const page of pages) {
      const foot = place(page, 'Printed By kasir1 / 31/01/2026 17:05')?.y ?? 0
      const cells = page.texts.filter(({ text }) => /GELANG|RANTAI|NORI|^\d{6}$/.test(text))
      expect(Math.max(...cells.map(({ y }) => y))).toBeLessThan(foot - 6)
    }
  })

  it('shows the picture of the shop on every page, and goes on without a broken one', async () => {
    const size = { width: 60, height: 40, channels: 3, background: '#b8860b' } as const
    const logo = await sharp({ create: size }).jpeg().toBuffer()
    const pages = await pagesOf({ baris: baris(100), logo })
    expect(pages.map(({ gambar }) => gambar)).toEqual([1, 1, 1])
    expect(place(pages[0], 'TOKO EMAS KENCANA')?.x).toBeGreaterThan(80)
    const [broken] = await pagesOf({ logo: Buffer.from('no picture') })
    expect(broken?.gambar).toBe(0)
  })

  it('escapes what PDF reads as syntax, and keeps the marks of Western Europe', async () => {
    const sel = ['a(b)\\c', 'é € – “x”', 'x\ny\tz']
    const [page] = await pagesOf({ baris: [{ jenis: 'baris', sel }] })
    expect(words(page)).toEqual(expect.arrayContaining(['a(b)\\c', 'é € – “x”', 'x y z']))
  })

  it('draws other scripts in Noto, run by run', async () => {
    const sel = ['Ωmega', '18K 戒指 リング', 'ř']
    const [page] = await pagesOf({ baris: [{ jenis: 'baris', sel }] })
    const all = words(page).join('')
    for (const text of ['Ωmega', '戒指', 'リング', 'ř']) expect(all).toContain(text)
  })

  it('shrinks the text of a report with many columns', async () => {
    const kolom = Array.from({ length: 13 }, (_, index) => ({
      judul: `Kolom ${index}`,
      lebar: 30,
      rata: 'kiri' as const,
    }))
    const [page] = await pagesOf({ kolom, baris: baris(1) })
    expect(page?.isi).toContain('/HB 6 Tf')
  })
})

describe('report PDF as a stream', () => {
  it('closes the source of rows when the reader goes away', async () => {
    let closed = false
    async function* endless() {
      try {
        for (;;) yield baris(100)
      } finally {
        closed = true
      }
    }
    const out = new PassThrough()
    out.once('readable', () => out.destroy())
    await expect(writeReportPdf({ ...PAPER, baris: endless() }, out)).rejects.toThrow('close')
    await expect.poll(() => closed).toBe(true)
  })

  it('fails when the rows fail', async () => {
    async function* broken() {
      yield baris(100)
      throw new Error('the database went away')
    }
    const out = new PassThrough()
    out.resume()
    await expect(writeReportPdf({ ...PAPER, baris: broken() }, out)).rejects.toThrow('went away')
    expect(out.writableFinished).toBe(false)
  })

  it('stops pulling rows while the reader holds still, and goes on with it', async () => {
    const everything = 200_000
    let pulled = 0
    async function* counted() {
      for (; pulled < everything; pulled += 1_000) yield baris(1_000)
    }
    let goOn: (() => void) | undefined
    const out = new Writable({
      write(_chunk, _encoding, done) {
        if (goOn) done()
        else goOn = done
      },
    })
    const written = writeReportPdf({ ...PAPER, baris: counted() }, out)
    await expect.poll(() => goOn).toBeDefined() // the first bytes are held
    await standsStill(() => pulled)
    expect(pulled).toBeLessThan(everything / 2)
    goOn?.()
    await written
    expect(pulled).toBe(everything)
  })
})

async function standsStill(value: () => number): Promise<void> {
  for (let before = -1; before !== value();) {
    before = value()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
