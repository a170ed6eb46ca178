import { describe, expect, it } from 'vitest'
import type { NotaPage } from '#kernel/nota'
import { renderNota } from '#server/paper/nota-pdf'
import { readPdf } from '#server/paper/test-read-pdf'
import { desainSlip } from '#modules/nota/kertas/slip'
import { kertasService, notaService } from './nota-service.ts'
import { dataService } from './test-nota-service.ts'

const pesan = [
  'Patri ulang kait yang lepas, lalu poles sampai mengkilap seperti baru',
  'GANTI BATU MERAH 2 MM YANG HILANG DENGAN YANG SAMA WARNANYA',
  'Jangan diperkecil: ukuran 14 diukur dua kali di depan pelanggan (19/11/2026)',
]
const janji = (n: number): string[] =>
  Array.from({ length: n }, (_, at) => `${at + 1}. ${pesan[at % pesan.length] ?? ''}`)
const akhir = 'AKHIRKATA'

/** A slip of a service with so many long terms, and whether its last word is drawn on each page. */
async function terbaca(n: number, lain: object = {}) {
  const ketentuan = [...janji(n), akhir]
  const pages: NotaPage[] = notaService({ ...dataService, ...lain, ketentuan })
  const drawn = readPdf(await renderNota(pages))
  return drawn.map(({ texts }) => texts.some(({ text }) => text.includes(akhir)))
}
const slip = { struk: true, desain: { 'SERVICE SLIP': desainSlip(kertasService) } }

describe('the terms of a slip', () => {
  it('are read to their end on a receipt, which is as long as they are', async () => {
    for (const n of [0, 2, 5, 12, 40]) expect(await terbaca(n, slip), String(n)).toEqual([true])
  })

  it.each(['SETENGAH', 'A4'] as const)('go on on sheets of their own: %s', async (ukuran) => {
    expect(await terbaca(0, { ukuran })).toEqual([true])
    // What the page has no room for stands on the sheet, and no page is drawn twice.
    for (const n of [2, 3, 12, 40]) {
      const lembar = await terbaca(n, { ukuran })
      expect(lembar.filter(Boolean), String(n)).toEqual([true])
      expect(lembar.at(-1), String(n)).toBe(true)
    }
  })
})
