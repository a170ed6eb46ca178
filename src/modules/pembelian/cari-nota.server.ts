import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { nomorHp } from '#kernel/nomor'
import { refusalFor } from '#kernel/problem'
import { Refusal, refusedField } from '#kernel/refusal'
import { list, maybe, row, text, whole, yesNo, type ShapeOf } from '#kernel/shape'
import { addMonths, daysBetween } from '#kernel/tanggal'
import { defineLoad } from '#server/load'
import { handle, type Context } from '#server/serve'
import { saidOf } from '#server/words'
import { barangAsal, halanganBeli, notaAsal, type BarangAsal } from './asal.rules.ts'
import { kunciNota } from './kunci-nota.rules.ts'
import { masalahBeli } from './masalah.ts'
import { hargaNota, rataAsal } from './nilai.rules.ts'
import { cariNota, type barisNotaAsal, type notaDicari } from './pembelian.calls.ts'

/** Sale notes with their lines and what became of each piece. */
const muat = defineLoad(
  'muat_nota_asal',
  list(
    row({
      ...{ id: text, no_faktur_jual: text, no_faktur_group: text, status: text },
      ...{ tgl_nota: text, nama_customer: maybe(text), alamat_customer: maybe(text) },
      ...{ no_hp: maybe(text), harga_total: whole, nota_hilang: yesNo },
      baris: list(row({ ...barangAsal.shapes, nota: maybe(notaAsal) })),
    }),
  ),
)
type NotaTermuat = ShapeOf<typeof muat.answer>[number]

/** How far a remembered weight may be from the note's, mg. */
const dekat = 50

/** What is looked for, as muat_nota_asal takes it. */
function mintaOf(ctx: Context, body: RowOf<typeof notaDicari>): object {
  const { berat, kunci, nama_customer, no_hp, tgl_from, tgl_to } = body
  if (kunci) return kunciNota(kunci, ctx.kodeToko)
  if (!nama_customer && !no_hp && berat === null)
    throw refusedField('kunci', 'Isi Nomor Nota, Barcode, Nama, No HP Atau Berat')
  const hp = no_hp ? nomorHp(no_hp) : undefined
  const alone = !nama_customer && !hp // a weight alone fits many notes: those of the last year
  return {
    nama: nama_customer,
    no_hp: hp ?? null,
    tgl_from: tgl_from ?? (alone ? addMonths(ctx.toko.tgl_system, -12) : null),
    tgl_to,
    berat,
    toleransi: dekat,
  }
}

/** Why this line of this note cannot be bought; the piece may have been sold again since. */
function halanganOf(ctx: Context, nota: NotaTermuat, piece: BarangAsal): string | null {
  const sold = piece.asal?.id === nota.id
  const lain = refusalFor(masalahBeli, 'BARANG_SUDAH_DIBELI', {
    kode_barcode: piece.kode_barcode,
    nomor: piece.nomor_pemegang ?? '-',
  })
  const found = sold ? halanganBeli(piece.kode_barcode, piece, true) : lain
  return found ? saidOf(found, ctx.t).message : null
}

function barisOf(ctx: Context, nota: NotaTermuat): RowOf<typeof barisNotaAsal>[] {
  return nota.baris.flatMap((piece) => {
    const line = piece.nota
    if (!line) return []
    return [
      {
        kode_barcode: piece.kode_barcode,
        nama_barang: line.nama_barang,
        kode_group: line.kode_group,
        kode_dept: line.kode_dept,
        kadar: line.kadar,
        kadar_cetak: line.kadar_cetak,
        berat_nota: line.berat,
        harga_nota: hargaNota(line),
        rata_asal: rataAsal(line),
        potongan_tukar: line.potongan_tukar,
        potongan_jual: line.potongan_jual,
        gambar: line.gambar,
        halangan: halanganOf(ctx, nota, piece),
      },
    ]
  })
}

/** A note that stands; what waits or was cancelled cannot come back. */
function checkStatus({ no_faktur_jual: nomor, status }: NotaTermuat): void {
  if (status === 'BATAL')
    throw new Refusal('Penjualan {{nomor}} Sudah Dibatalkan', { params: { nomor } })
  if (status !== 'VALID')
    throw new Refusal('Penjualan {{nomor}} Belum Divalidasi', { params: { nomor } })
}

/**
 * Remembers a code that no nota of ours has, or one whose pieces were all bought back, so that a
 * person who tries codes is seen (the watchful eye).
 */
async function ingatAneh(ctx: Context, kunci: string | null, nomor: string | null): Promise<void> {
  if (kunci === null) return
  const { kodeToko, user } = ctx
  const sebab = nomor === null ? 'TIDAK_DIKENAL' : 'SUDAH_DIBELI'
  await ctx.db.rows(
    kodeToko,
    sql`select kencana.catat_pindai_aneh(${kodeToko}, ${user.user_id}, ${kunci}, ${sebab},
      ${nomor})`,
  )
}

/**
 * Finds the note that a customer brings (QR, number, a piece's barcode) or has lost (name, phone,
 * date, weight), with what of it can still be bought: the nota sisa.
 */
export const cari = handle(cariNota, async (ctx, { body }) => {
  const found = await ctx.db.load(muat, [ctx.kodeToko, JSON.stringify(mintaOf(ctx, body))])
  if (found.length === 0) {
    await ingatAneh(ctx, body.kunci, null)
    throw new Refusal('Nota Tidak Ditemukan', { code: 'E-TIDAK-ADA' })
  }
  const valid = found.filter((nota) => nota.status === 'VALID')
  const [first] = found
  if (valid.length === 0 && first) checkStatus(first)
  const notas = valid.map((nota) => {
    const baris = barisOf(ctx, nota)
    return {
      no_faktur_jual: nota.no_faktur_jual,
      no_faktur_group: nota.no_faktur_group,
      tgl_nota: nota.tgl_nota,
      umur: daysBetween(nota.tgl_nota, ctx.toko.tgl_system),
      nama_customer: nota.nama_customer,
      alamat_customer: nota.alamat_customer,
      no_hp: nota.no_hp,
      harga_total: nota.harga_total,
      nota_hilang: nota.nota_hilang,
      sisa: baris.filter((line) => line.halangan === null).length,
      baris,
    }
  })
  if (notas.every(({ sisa }) => sisa === 0))
    await ingatAneh(ctx, body.kunci, notas[0]?.no_faktur_jual ?? null)
  return notas
})
