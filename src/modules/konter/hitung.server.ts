import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { formatPersen, formatRupiah } from '#kernel/figures'
import { problemOf, refusalFor } from '#kernel/problem'
import { Refusal, type Params } from '#kernel/refusal'
import { handle, type Context } from '#server/serve'
import { saidOf } from '#server/words'
import { titipanAda } from '#modules/titipan/muat.server'
import {
  faktaJual,
  dikonfirmasi,
  muatPenjualan,
  type BarangTermuat,
  type Termuat,
} from '#modules/penjualan/muat.server'
import { untukPeminta } from '#modules/penjualan/hargai.server'
import { halanganJual } from '#modules/penjualan/ketersediaan.rules'
import { masalahJual, perhatianJual } from '#modules/penjualan/masalah'
import { untukTitipan } from '#modules/penjualan/untuk-titipan.server'
import { type barisKonter } from '#modules/penjualan/penjualan.calls'
import {
  priceNota,
  type BarisJual,
  type BarisMasuk,
  type FaktaJual,
} from '#modules/penjualan/penjualan.rules'
import { batuLengkap } from '#modules/berlian/batu.rules'
import { hitungPenjualan } from './konter.calls.ts'
import { settingBerlian } from '#modules/berlian/setting'

type BarisHarga = RowOf<typeof barisKonter>

/** The refusals of this one line. */
function masalahOf(
  ctx: Context,
  line: BarisMasuk,
  piece: BarangTermuat | undefined,
  termuat: Termuat,
  facts: FaktaJual,
): Refusal[] {
  const found: Refusal[] = []
  if (piece) {
    const halangan = halanganJual(
      piece,
      dikonfirmasi(ctx, termuat, piece.kode_group),
      ctx.setting(settingBerlian.BERLIAN_MODULE),
    )
    if (halangan) found.push(halangan)
  }
  try {
    priceNota([line], null, facts)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    found.push(error)
  }
  return found
}

function perhatianOf(
  ctx: Context,
  line: BarisMasuk & { harga_lama?: number | null },
  piece: BarangTermuat | undefined,
  termuat: Termuat,
  priced: BarisJual | undefined,
): BarisHarga['perhatian'] {
  const others = termuat.draf
    .filter((draf) => draf.kode_barcode === line.kode_barcode)
    .map((draf) => draf.user_id)
  const notes: BarisHarga['perhatian'] = []
  const note = (kode: keyof typeof perhatianJual, params: Params): void =>
    void notes.push({ kode, kalimat: ctx.t(perhatianJual[kode], params) })
  if (others.length > 0) note('DI_DRAF_LAIN', { user: [...new Set(others)].join(', ') })
  const group = termuat.group.find(({ kode_group }) => kode_group === piece?.kode_group)
  if (piece && group && group.kadar !== piece.kadar)
    note('KADAR_LAIN', {
      kadar: formatPersen(piece.kadar),
      kode_group: group.kode_group,
      kadar_group: formatPersen(group.kadar),
    })
  const lama = line.harga_lama ?? null
  if (priced && lama !== null && lama !== priced.harga_total)
    note('HARGA_BERUBAH', { lama: formatRupiah(lama), baru: formatRupiah(priced.harga_total) })
  return notes
}

const figuresOf = (priced: BarisJual | undefined): Partial<BarisHarga> =>
  priced
    ? {
        berat_kotor: priced.berat_kotor,
        harga_gram: priced.harga_gram,
        harga_jual: priced.harga_jual,
        ongkos: priced.ongkos,
        diskon: priced.diskon,
        pajak: priced.pajak,
        pajak_termasuk: priced.pajak_termasuk,
        pph22: priced.pph22,
        harga_total: priced.harga_total,
        rincian: priced.rincian.map((step) => ({ ...step })),
      }
    : {}

function shownLine(
  line: BarisMasuk,
  piece: BarangTermuat | undefined,
  priced: BarisJual | undefined,
  masalah: BarisHarga['masalah'],
  perhatian: BarisHarga['perhatian'],
): BarisHarga {
  return {
    kode_barcode: line.kode_barcode,
    nama_barang: piece?.nama_barang ?? null,
    kode_group: piece?.kode_group ?? null,
    kadar: piece?.kadar ?? null,
    kadar_cetak: piece?.kadar_cetak ?? null,
    kode_intern: piece?.kode_intern ?? null,
    kode_gudang: piece?.kode_gudang ?? null,
    kode_baki: piece?.kode_baki ?? null,
    gambar: piece?.gambar ?? null,
    berat: piece?.berat ?? null,
    berat_atribut: piece?.berat_atribut ?? null,
    nama_atribut: piece?.nama_atribut ?? null,
    data_berlian: batuLengkap(piece?.data_berlian ?? null),
    berat_kotor: null,
    harga_gram: null,
    harga_jual: null,
    ongkos: null,
    diskon: null,
    pajak: null,
    pajak_termasuk: null,
    pph22: null,
    harga_total: null,
    rincian: [],
    no_pemegang: piece?.nomor_pemegang ?? null,
    ...figuresOf(priced),
    masalah,
    perhatian,
  }
}

/** Deposits that keep one of these pieces and whose money no cashier has taken yet. */
async function titipanBelumSah(
  ctx: Context,
  pieces: readonly BarangTermuat[],
): Promise<(piece: BarangTermuat | undefined) => BarisHarga['perhatian']> {
  const nomor = pieces.flatMap((piece) =>
    piece.status === 'TITIP' ? (piece.nomor_pemegang ?? []) : [],
  )
  if (nomor.length === 0) return () => []
  const rows = await ctx.db.rows(
    ctx.kodeToko,
    sql<{ nomor: string }>`select d.nomor from kencana.dokumen d
      join kencana.status_dokumen s on s.kode_toko = d.kode_toko and s.id = d.id
    where d.kode_toko = ${ctx.kodeToko} and d.nomor = any(${nomor}::text[]) and s.status = 'OPEN'`,
  )
  return (piece) =>
    rows
      .filter((row) => row.nomor === piece?.nomor_pemegang)
      .map((row) => ({
        kode: 'TITIPAN_BELUM_SAH',
        kalimat: ctx.t(perhatianJual.TITIPAN_BELUM_SAH, { nomor: row.nomor }),
      }))
}

/**
 * Prices the counter without saving. It tells the bad lines apart and prices the good ones
 * together, so that an agreed price of the note spreads over what can be sold.
 */
export const hitung = handle(hitungPenjualan, async (ctx, { body }) => {
  const lines = body.baris
  const [dimuat, titipan] = await Promise.all([
    muatPenjualan(
      ctx,
      lines.map((line) => line.kode_barcode),
      body.tgl_system,
      { id: body.id_draf },
    ),
    titipanAda(ctx, body.titipan),
  ])
  const termuat = untukTitipan(ctx, dimuat, titipan)
  const facts = faktaJual(ctx, termuat, body)
  const pieces = new Map(termuat.barang.map((piece) => [piece.kode_barcode, piece]))
  const seen = new Set<string>()
  const judged = lines.map((line) => {
    const piece = pieces.get(line.kode_barcode)
    const { kode_barcode } = line
    const found = masalahOf(ctx, line, piece, termuat, facts)
    if (seen.has(kode_barcode))
      found.push(refusalFor(masalahJual, 'BARANG_DUA_KALI', { kode_barcode }))
    const masalah = found.map((refusal) => ({
      kode: problemOf(masalahJual, refusal),
      kalimat: saidOf(refusal, ctx.t).message,
    }))
    seen.add(kode_barcode)
    return { line, piece, masalah }
  })
  const belumSah = await titipanBelumSah(ctx, termuat.barang)
  const good = judged.filter((each) => each.masalah.length === 0).map((each) => each.line)
  const nota = good.length > 0 ? priceNota(good, body.harga_setuju, facts) : undefined
  const priced = new Map(nota?.baris.map((line) => [line.barang.kode_barcode, line]))
  return {
    baris: judged.map(({ line, piece, masalah }) => {
      const figures = masalah.length === 0 ? priced.get(line.kode_barcode) : undefined
      const perhatian = perhatianOf(ctx, line, piece, termuat, figures)
      return shownLine(line, piece, figures, masalah, [...perhatian, ...belumSah(piece)])
    }),
    qty: good.length,
    berat: nota?.berat ?? 0,
    total: nota?.total ?? 0,
    perlu: untukPeminta(ctx, nota?.perlu ?? []).map(({ shown, ...each }) => ({
      ...each,
      sebelum: shown ?? each.sebelum,
    })),
  }
})
