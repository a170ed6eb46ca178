import { sql } from 'kysely'
import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { list, maybe } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import { tsplDari, zplDari } from '#server/paper/label-printer'
import { renderNota } from '#server/paper/nota-pdf'
import { fileReply, handle, type Context } from '#server/serve'
import { kertasLabel, labelBaki, satuLabel } from './kertas-label.ts'
import { berkasLabel, berkasLabelBaki, cariLabel } from './label.calls.ts'
import {
  barangLabel,
  cetakTercatat,
  checkBerkas,
  labelDari,
  checkDiToko,
  type BarangLabel,
} from './label.rules.ts'
import { cetakLabel, cetakLabelBuku } from './label.ts'

const label = defineLoad('muat_label', list(barangLabel))
const tercetak = defineLoad('muat_cetak_label', maybe(cetakTercatat))

const muat = (ctx: Context, minta: object): Promise<readonly BarangLabel[]> =>
  ctx.db.load(label, [ctx.kodeToko, JSON.stringify(minta)])

const tidakAda = (): Refusal => new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })

/** Pieces to be labelled; of one that was scanned the screen is told when there is none. */
const cari = handle(cariLabel, async (ctx, { body }) => {
  const { barcode, kode_baki, no_terima, tgl_baru } = body
  const minta = (kode_baki !== null && { baki: kode_baki }) ||
    (no_terima !== null && { terima: no_terima }) ||
    (tgl_baru !== null && { baru: tgl_baru }) || { barcode: barcode ?? [] }
  const found = await muat(ctx, minta)
  if (found.length === 0) {
    const [satu] = barcode ?? []
    throw satu === undefined
      ? tidakAda()
      : new Refusal('Barcode {{kode_barcode}} Tidak Ditemukan', {
          code: 'E-TIDAK-ADA',
          params: { kode_barcode: satu },
        })
  }
  const [satu] = barcode ?? []
  const scanned = found.find(({ kode_barcode }) => kode_barcode === satu)
  if (scanned) checkDiToko(scanned)
  // Pieces of a tray or a receipt that have left since need no label.
  const diToko = found.filter(({ kode_gudang }) => kode_gudang !== null)
  if (diToko.length === 0 && found.length > 0) throw tidakAda()
  return diToko.map(({ berat, cetak, kadar, kode_baki: baki, kode_barcode, nama_barang }) => ({
    kode_barcode,
    nama_barang,
    kadar,
    berat,
    kode_baki: baki,
    ke: cetak + 1,
  }))
})

/** A print: every label gets its number, in one posting. */
const simpan = serveCommand(cetakLabel, cetakLabel.commands.simpan, async (ctx, { body }) => {
  const { alasan, kode, ukuran } = body
  const barcode = body.baris.map(({ kode_barcode }) => kode_barcode)
  const labels = labelDari(body.baris, await muat(ctx, { barcode }), alasan)
  const pcs = labels.length
  return {
    make: (id, nomor) => ({
      isi: { ukuran, kode, pcs },
      books: [
        write(
          cetakLabelBuku,
          labels.map(({ ke, kode_barcode }) => ({ id_dokumen: id, kode_barcode, ke })),
        ),
      ],
      answer: { nomor, pcs },
    }),
  }
})

/** Its paper, or the words for a label printer. */
const berkas = handle(berkasLabel, async (ctx, { body }) => {
  const { format, mulai, nomor } = body
  const cetak = await ctx.db.load(tercetak, [ctx.kodeToko, nomor])
  if (!cetak) throw tidakAda()
  checkBerkas(cetak, ctx.user.user_id, ctx.toko.tgl_system, format)
  const { kode, ukuran } = cetak
  const labels = cetak.baris.map((label) => satuLabel(label, ukuran, kode))
  const paper = kertasLabel(labels, ukuran, mulai ?? 1)
  if (format === 'PDF')
    return fileReply({
      type: 'application/pdf',
      name: `${nomor}.pdf`,
      body: await renderNota(paper),
      inline: true,
    })
  return fileReply({
    type: 'application/octet-stream',
    name: `${nomor}.${format.toLowerCase()}`,
    body: await (format === 'ZPL' ? zplDari : tsplDari)(paper),
  })
})

/** Labels of trays; they are not counted, a tray has no past. */
const baki = handle(berkasLabelBaki, async (ctx, { body }) => {
  const trays = await ctx.db.rows<{ kode_baki: string; nama_baki: string; kode_gudang: string }>(
    ctx.kodeToko,
    sql`select kode_baki, nama_baki, kode_gudang from baki
      where kode_toko = ${ctx.kodeToko} and kode_baki = any(${body.kode_baki}::text[])
      order by kode_baki`,
  )
  if (trays.length === 0) throw tidakAda()
  return fileReply({
    type: 'application/pdf',
    name: 'label-baki.pdf',
    body: await renderNota(trays.flatMap(labelBaki)),
    inline: true,
  })
})

export const handlers = [cari, simpan, berkas, baki]
