import { Refusal } from '#kernel/refusal'
import { readSheet } from '#server/sheet/read-sheet'
import { SheetProblem } from '#server/sheet/sheet-problem'
import { scanXml } from '#server/sheet/xml-scan'
import type { Terbaca } from './baca.rules.ts'
import { isCamt, pembacaCamt } from './baca-camt.rules.ts'
import { bacaMt940, isMt940 } from './baca-mt940.rules.ts'
import { bacaTabel, formatSeperti, tebakFormat, type Format, type Sel } from './baca-tabel.rules.ts'
import { barisTerbanyak, type bentukKoran } from './koran.ts'

interface Dibaca {
  readonly bentuk: keyof typeof bentukKoran
  readonly terbaca: Terbaca
  readonly format?: Format
  readonly contoh: readonly Sel[]
}

/** A text of XML is no longer than this: an entry of camt.053 is about 1,500 characters. */
const xmlTerpanjang = 12_000_000
const barisContoh = 14

const bukanKoran = () =>
  new Refusal('File Ini Bukan Rekening Koran Yang Dapat Dibaca', { code: 'E-ISI' })

async function camt(text: string): Promise<Terbaca> {
  if (text.length > xmlTerpanjang)
    throw new Refusal('File Ini Terlalu Besar Untuk Dibuka', { code: 'E-ISI', status: 413 })
  const pembaca = pembacaCamt()
  try {
    await scanXml(
      (async function* all() {
        yield text
      })(),
      pembaca,
    )
  } catch (error) {
    if (error instanceof SheetProblem) throw bukanKoran()
    throw error
  }
  if (!pembaca.utuh()) throw bukanKoran()
  return pembaca.hasil()
}

/**
 * A bank statement, whatever it is: camt.053 and MT940 by their marks, else a table.
 * @param format of its columns: as the user says it, or (`lalu`) as the last statement had it
 * @throws Refusal for what is none
 */
export async function bacaFile(
  bytes: Buffer,
  kini: string,
  { format, lalu }: { readonly format?: Format | undefined; readonly lalu?: Format | undefined },
): Promise<Dibaca> {
  const text = bytes.includes(0) ? '' : bytes.toString('utf8')
  if (isCamt(text)) return { bentuk: 'CAMT', terbaca: await camt(text), contoh: [] }
  if (isMt940(text)) return { bentuk: 'MT940', terbaca: bacaMt940(text), contoh: [] }
  // Other XML (camt.052, camt.054, a payment) is no statement, and no table either.
  if (/^[\s\uFEFF]*</.test(text)) throw bukanKoran()
  const rows = await readSheet(bytes, barisTerbanyak + 50)
  if (rows.length === 0) throw new Refusal('File Ini Kosong', { code: 'E-ISI' })
  const pakai = format ?? formatSeperti(tebakFormat(rows), lalu)
  return {
    bentuk: 'TABEL',
    terbaca: bacaTabel(rows, pakai, kini),
    format: pakai,
    contoh: rows.slice(0, barisContoh),
  }
}
