import type { RowOf } from '#kernel/field'
import { write } from '#kernel/ledger'
import { refusalAt, refusedField } from '#kernel/refusal'
import { newId } from '#server/document/ids'
import type { NewDocument } from '#server/document/post'
import { born } from '#server/document/run'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { langkahBaru } from '#modules/kunjungan/kunjungan'
import type { Bagian } from '#modules/kunjungan/bagian.server'
import { gerakBarang, gram } from '#modules/stok/buku'
import { jurnalKonsinyasi } from '#modules/stok/konsinyasi.server'
import { permataKah, tarifBerlian } from '#modules/berlian/batu.rules'
import type { JanjiNota } from '#modules/pembelian/muat.server'
import { penjualanBarisBuku, penjualanBatuBuku, penjualanBuku, penjualanPajakBuku } from './buku.ts'
import { dikonfirmasi, faktaJual, type BarangTermuat, type Termuat } from './muat.server.ts'
import { aturanMeterai, meteraiNota, meteraiToko, type Meterai } from './pajak/meterai.rules.ts'
import { periksaPajak } from './pajak/pajak.server.ts'
import { hakPembeli } from './hak.server.ts'
import { halanganJual } from './ketersediaan.rules.ts'
import { gerakNota, gramNota, jurnalNota, type NotaEfek } from './penjualan.effects.ts'
import { dokumenPenjualan, type notaMasuk } from './penjualan.ts'
import { priceNota, type BarisJual, type NotaJual } from './penjualan.rules.ts'
import { settingBerlian } from '#modules/berlian/setting'
import { settingPenjualan } from './setting.ts'

export type Isi = RowOf<typeof notaMasuk>

/** What the visit gives to its sales. */
export interface KepalaJual {
  readonly id_group: string
  readonly id_pelanggan: string | null
  readonly langsung: boolean // VALID at once (skip-validation)
}

/** Everything a line must be besides well priced: free, in an open tray, its price confirmed. */
function checkPieces(ctx: Context, isi: Isi, termuat: Termuat): void {
  const pieces = new Map(termuat.barang.map((piece) => [piece.kode_barcode, piece]))
  isi.baris.forEach((line, index) => {
    const piece = pieces.get(line.kode_barcode)
    const halangan =
      piece &&
      halanganJual(
        piece,
        dikonfirmasi(ctx, termuat, piece.kode_group),
        ctx.setting(settingBerlian.BERLIAN_MODULE),
      )
    if (halangan) throw refusalAt(halangan, `baris.${index}.kode_barcode`)
  })
}

/** A priced line and the piece it sells. */
interface Terjual {
  readonly line: BarisJual
  readonly piece: BarangTermuat
}

/** One note of the visit. */
interface Nota {
  readonly id: string
  readonly baris: readonly Terjual[]
}

const sumOf = (rows: readonly Terjual[], figure: (line: BarisJual) => number): number =>
  rows.reduce((sum, row) => sum + figure(row.line), 0)

function headRow(nota: Nota, isi: Isi, kepala: KepalaJual) {
  const { baris } = nota
  return {
    id: nota.id,
    id_group: kepala.id_group,
    no_nota_manual: isi.no_nota_manual,
    kode_sales: isi.kode_sales,
    id_pelanggan: kepala.id_pelanggan,
    keterangan: isi.keterangan,
    qty: baris.length,
    berat: sumOf(baris, (line) => line.barang.berat),
    harga_jual: sumOf(baris, (line) => line.harga_jual),
    ongkos: sumOf(baris, (line) => line.ongkos),
    diskon: sumOf(baris, (line) => line.diskon),
    pajak: sumOf(baris, (line) => line.pajak),
    pajak_termasuk: sumOf(baris, (line) => line.pajak_termasuk),
    harga_total: sumOf(baris, (line) => line.harga_total),
  }
}

/** A diamond piece is taken back at the rates of its carats, where the parameter has them. */
function tarifPermata(
  piece: BarangTermuat,
  rows: Termuat['berlian'],
): ReturnType<JanjiNota['tarif']> | undefined {
  const found = permataKah(piece) ? tarifBerlian(piece.data_berlian, rows) : undefined
  return found && { cara: 'PERSEN', tukar: found.tukar, jual: found.jual }
}

/** The stones as they are frozen with the line, in the book of their own. */
const batuRows = (nota: Nota) =>
  nota.baris.flatMap(({ piece: { data_berlian, kode_barcode } }) =>
    data_berlian === null ? [] : [{ id: nota.id, kode_barcode, data_berlian }],
  )

/** What each line is taxed with, in the book of its own. */
const pajakRows = (nota: Nota) =>
  nota.baris.flatMap(({ line, piece: { kode_barcode } }) =>
    line.pajak_baris.map((row) => ({ id: nota.id, kode_barcode, ...row })),
  )

/** The row as it is frozen; the buy-back rates that the note promises stand in it (DOMAIN 6). */
function lineRow(
  id: string,
  { line, piece }: Terjual,
  janji: JanjiNota['tarif'],
  berlian: Termuat['berlian'],
) {
  // A rate in rupiah a gram is the master's, not the note's (ADR 0060).
  const { cara, jual, tukar } = tarifPermata(piece, berlian) ?? janji(piece)
  return {
    id,
    kode_barcode: piece.kode_barcode,
    nama_barang: piece.nama_barang,
    kode_kategori: piece.kode_kategori,
    kode_group: piece.kode_group,
    kode_dept: piece.kode_dept,
    kadar: piece.kadar,
    kadar_cetak: piece.kadar_cetak,
    kode_intern: piece.kode_intern,
    berat: piece.berat,
    berat_kotor: line.berat_kotor,
    berat_atribut: piece.berat_atribut,
    nama_atribut: piece.nama_atribut,
    murni: piece.murni,
    harga_gram: line.harga_gram,
    harga_atribut: piece.harga_atribut,
    harga_jual: line.harga_jual,
    ongkos: line.ongkos,
    diskon: line.diskon,
    pajak: line.pajak,
    pajak_termasuk: line.pajak_termasuk,
    harga_total: line.harga_total,
    harga_pokok: piece.harga_pokok,
    potongan_tukar: cara === 'PERSEN' ? tukar : null,
    potongan_jual: cara === 'PERSEN' ? jual : null,
    gambar: piece.gambar,
    rincian: line.rincian,
  }
}

/** One note for the visit, or one for each piece (DOMAIN 5: nota_per). */
function split(ctx: Context, isi: Isi, lines: readonly BarisJual[], termuat: Termuat): Nota[] {
  const pieces = new Map(termuat.barang.map((piece) => [piece.kode_barcode, piece]))
  const sold = lines.flatMap((line) => {
    const piece = pieces.get(line.barang.kode_barcode)
    return piece ? [{ line, piece }] : []
  })
  const perBarang = (isi.nota_per ?? ctx.setting(settingPenjualan.NOTA_PER)) === 'BARANG'
  if (perBarang && sold.length > 1 && isi.no_nota_manual !== null)
    throw refusedField('no_nota_manual', 'Satu No Nota Manual Hanya Untuk Satu Nota')
  return (perBarang ? sold.map((row) => [row]) : [sold]).map((baris) => ({ id: newId(), baris }))
}

/**
 * Prices the sale side of a visit: free pieces, in an open tray, with a confirmed price.
 * @throws Refusal at the line and field
 */
export function nilaiPenjualan(ctx: Context, isi: Isi, termuat: Termuat): NotaJual {
  checkPieces(ctx, isi, termuat)
  return priceNota(isi.baris, isi.harga_setuju, faktaJual(ctx, termuat, isi))
}

const efekOf = (ctx: Context, nota: Nota): NotaEfek => ({
  id: nota.id,
  meterai: meteraiToko(meteraiOf(ctx, nota)),
  baris: nota.baris.map(({ line, piece }) => ({
    ...piece,
    ...line,
    kode_gudang: piece.kode_gudang ?? '',
  })),
})

/** The stamp that this note needs. */
const meteraiOf = (ctx: Context, { baris }: Nota): Meterai | null =>
  meteraiNota(
    sumOf(baris, (line) => line.harga_total),
    aturanMeterai(ctx.setting),
  )

/** Frozen in the document: the gold prices it was priced with, who buys, and the stamp. */
function dokumenOf(
  ctx: Context,
  nota: Nota,
  { isi, kepala, termuat }: Omit<VisitJual, 'janji'>,
): NewDocument {
  const { harga: dulu } = termuat.menurut
  const meterai = meteraiOf(ctx, nota)
  const harga = new Map(
    termuat.group.map((group) => [group.kode_group, dulu[group.kode_group] ?? group.harga]),
  )
  return born(dokumenPenjualan, langkahBaru, {
    id: nota.id,
    status: kepala.langsung ? 'VALID' : 'OPEN',
    id_group: kepala.id_group,
    isi: {
      harga_setuju: isi.harga_setuju,
      harga: Object.fromEntries(
        nota.baris.map(({ piece }) => [piece.kode_group, harga.get(piece.kode_group)]),
      ),
      ...(isi.pembeli_pajak ? { pembeli_pajak: isi.pembeli_pajak } : {}),
      ...(meterai ? { meterai } : {}),
    },
  })
}

interface VisitJual {
  readonly isi: Isi
  readonly termuat: Termuat
  readonly kepala: KepalaJual
  readonly janji: JanjiNota
}

/** The sale's part of the one posting of a visit. */
export async function bagianPenjualan(
  ctx: Context,
  dinilai: NotaJual,
  { isi, janji, kepala, termuat }: VisitJual,
): Promise<Bagian<(typeof dokumenPenjualan)['books'][number]['name']>> {
  const notas = split(ctx, isi, dinilai.baris, termuat)
  const keStatus = kepala.langsung ? 'TERJUAL' : 'DALAM_NOTA'
  const efek = notas.map((nota) => efekOf(ctx, nota))
  const pieces = (nota: Nota): BarangTermuat[] => nota.baris.map((row) => row.piece)
  const keluar = kepala.langsung ? efek : []
  const milikSupplier = await jurnalKonsinyasi(
    ctx,
    keluar.flatMap(({ baris, id }) => baris.map(({ kode_barcode }) => ({ id, kode_barcode }))),
  )
  return {
    id: notas.map(({ id }) => id),
    makes: notas.map((nota) => dokumenOf(ctx, nota, { isi, kepala, termuat })),
    periksa: [
      [
        'tabel',
        [
          { tabel: 'group_harga', versi: termuat.versi.group_harga ?? 0 },
          { tabel: 'parameter_ongkos', versi: termuat.versi.parameter_ongkos ?? 0 },
          { tabel: 'parameter_berlian', versi: termuat.versi.parameter_berlian ?? 0 },
          { tabel: 'baki', versi: termuat.versi.baki ?? 0 },
          { tabel: 'para_harga_emas', versi: termuat.versi.para_harga_emas ?? 0 },
          ...periksaPajak(termuat.menurut),
        ],
      ],
      ...janji.periksa,
    ],
    books: [
      write(
        gerakBarang,
        notas.flatMap((nota) => gerakNota(nota.id, pieces(nota), keStatus)),
      ),
      write(
        penjualanBuku,
        notas.map((nota) => headRow(nota, isi, kepala)),
      ),
      write(
        penjualanBarisBuku,
        notas.flatMap((nota) =>
          nota.baris.map((row) => lineRow(nota.id, row, janji.tarif, termuat.berlian)),
        ),
      ),
      write(penjualanBatuBuku, notas.flatMap(batuRows)),
      write(penjualanPajakBuku, notas.flatMap(pajakRows)),
    ],
    valid: [
      write(gram, efek.flatMap(gramNota)),
      milikSupplier,
      write(
        jurnal,
        efek.flatMap((nota) => jurnalNota(nota, termuat.akun)),
      ),
      ...hakPembeli(
        ctx,
        notas.map(({ id }) => id),
      ),
    ],
  }
}
