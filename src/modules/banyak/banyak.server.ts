import { Refusal } from '#kernel/refusal'
import { readSheet } from '#server/sheet/read-sheet'
import { handle } from '#server/serve'
import { sentenceOf } from '#server/words'
import { checkPilihan } from '#modules/stok/pilihan.rules'
import { muatPilihan } from '#modules/stok/pilihan.server'
import { faktaTambah, muatTambah } from '#modules/stok/tambah-barang.server'
import { barangDari } from '#modules/stok/tambah-barang.rules'
import { bacaSpreadsheet, periksaBanyak } from './banyak.calls.ts'
import { barisTerbanyak } from './banyak.ts'

/** A spreadsheet's cells; its heading is a row more. */
export const baca = handle(bacaSpreadsheet, async (_ctx, { upload }) => {
  if (!upload) throw new Refusal('File Wajib Dipilih', { code: 'E-ISI' })
  const rows = await readSheet(upload.bytes, barisTerbanyak + 1)
  if (rows.length === 0) throw new Refusal('File Ini Kosong', { code: 'E-ISI' })
  return { baris: rows.map(({ nomor, sel }) => ({ nomor, sel: sel.slice(0, 60) })) }
})

type Isi = Parameters<typeof barangDari>[0][number]

/** What the rules say of one row by itself, and of a barcode that an earlier row has. */
export const periksa = handle(periksaBanyak, async (ctx, { body }) => {
  const { asal, baris } = body
  const isi = baris.map((one): Isi => one.isi)
  const [termuat, pilihan] = await Promise.all([
    muatTambah(ctx, { asal, baris: isi }),
    muatPilihan(ctx),
  ])
  const facts = faktaTambah(ctx, termuat, asal)
  const seen = new Set<string>()
  const masalah: { baris: number; kolom: string; kalimat: string }[] = []
  const sum = { pcs: 0, berat: 0, harga_pokok: 0 }
  for (const [at, one] of isi.entries()) {
    const row = baris[at]?.baris ?? at
    const refuse = (kolom: string, kalimat: string): void =>
      void masalah.push({ baris: row, kolom, kalimat })
    const { kode_barcode } = one
    if (kode_barcode !== null && seen.has(kode_barcode))
      refuse('kode_barcode', ctx.t('Barcode {{kode_barcode}} Sudah Ada Di Tabel', { kode_barcode }))
    if (kode_barcode !== null) seen.add(kode_barcode)
    try {
      const [piece] = barangDari([one], null, facts)
      if (piece) checkPilihan(piece, pilihan)
      sum.pcs += 1
      sum.berat += piece?.berat ?? 0
      sum.harga_pokok += piece?.harga_pokok ?? 0
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const [first] = error.fields
      refuse(
        first?.field.replace(/^baris\.0\./, '') ?? '',
        sentenceOf({ text: error.message, params: error.params }, ctx.t),
      )
    }
  }
  return { ...sum, masalah }
})
