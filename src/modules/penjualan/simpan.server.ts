import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { formatRupiah } from '#kernel/figures'
import { Refusal, refusalAt, refusedField } from '#kernel/refusal'
import { requireApprovals } from '#server/document/approval'
import { newId } from '#server/document/ids'
import { numberOf, post, type NewDocument, type Posting } from '#server/document/post'
import { handle, type Context } from '#server/serve'
import { settle, type Lunas, type Pembayaran } from '#modules/faktur/pembayaran.rules'
import { tanggalPosting } from '#modules/hari/tanggal-aktif.server'
import { faktaJual, muatPenjualan, type BarangTermuat, type Termuat } from './fakta.server.ts'
import { dikonfirmasi, untukPeminta } from './hitung.server.ts'
import { halanganJual } from './ketersediaan.rules.ts'
import { pelangganDari } from './pelanggan.server.ts'
import { simpanPenjualan, type isiSimpan } from './penjualan.calls.ts'
import {
  gerakNota,
  gramNota,
  jurnalBayar,
  jurnalNota,
  kasGroup,
  type NotaEfek,
} from './penjualan.effects.ts'
import { priceNota, type BarisJual } from './penjualan.rules.ts'

type Isi = RowOf<typeof isiSimpan>

/** Everything a line must be besides well priced: free, in an open tray, its price confirmed. */
function checkPieces(ctx: Context, isi: Isi, termuat: Termuat): void {
  const pieces = new Map(termuat.barang.map((piece) => [piece.kode_barcode, piece]))
  isi.baris.forEach((line, index) => {
    const piece = pieces.get(line.kode_barcode)
    const halangan = piece && halanganJual(piece, dikonfirmasi(ctx, termuat, piece.kode_group))
    if (halangan) throw refusalAt(halangan, `baris.${index}.kode_barcode`)
  })
  if (!termuat.sales.includes(isi.kode_sales))
    throw refusedField('kode_sales', 'Sales Harus Dipilih')
}

function checkRekening(payments: readonly Pembayaran[], known: readonly string[]): void {
  payments.forEach(({ no_rekening }, index) => {
    if (no_rekening && !known.includes(no_rekening))
      throw refusedField(
        `pembayaran.${index}.no_rekening`,
        'Rekening {{no_rekening}} Tidak Ditemukan',
        { no_rekening },
      )
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

function headRow(nota: Nota, idGroup: string, isi: Isi, idCustomer: string | null): object {
  const { baris } = nota
  return {
    id: nota.id,
    id_group: idGroup,
    no_nota_manual: isi.no_nota_manual,
    kode_sales: isi.kode_sales,
    id_pelanggan: idCustomer,
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

/** The row as it is frozen; the buy-back rates that the note promises stand in it (DOMAIN 6). */
function lineRow(
  id: string,
  { line, piece }: Terjual,
  rates: { tukar: number; jual: number },
): object {
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
    potongan_tukar: rates.tukar,
    potongan_jual: rates.jual,
    gambar: piece.gambar,
    rincian: line.rincian,
  }
}

const paymentRows = (idGroup: string, payments: readonly Lunas[]): object[] =>
  payments.map((payment) => ({ ...payment, id_group: idGroup, versi_bayar: 1, masuk: true }))

/** What VALID adds: gold out of the stock, money into the drawer, the journal (skip-validation). */
function validRows(
  ctx: Context,
  idGroup: string,
  notas: readonly Nota[],
  lunas: readonly Lunas[],
  termuat: Termuat,
): NonNullable<Posting['tulis']> {
  const efek = notas.map((nota): NotaEfek => ({
    id: nota.id,
    baris: nota.baris.map(({ line, piece }) => ({
      ...piece,
      ...line,
      kode_gudang: piece.kode_gudang ?? '',
    })),
  }))
  return [
    ['gram', efek.flatMap(gramNota)],
    [
      'jurnal',
      [
        ...jurnalBayar(idGroup, lunas, termuat.akun),
        ...efek.flatMap((nota) => jurnalNota(nota, termuat.akun)),
      ],
    ],
    ['kas', kasGroup(idGroup, lunas, { user_id: ctx.user.user_id, laci: ctx.user.user_id })],
  ]
}

function documents(
  idGroup: string,
  notas: readonly Nota[],
  status: string,
  isi: Isi,
  termuat: Termuat,
): NewDocument[] {
  const harga = Object.fromEntries(termuat.group.map((group) => [group.kode_group, group.harga]))
  return [
    { id: idGroup, jenis: 'GROUP', prefix: 'FG', status },
    ...notas.map((nota) => ({
      id: nota.id,
      jenis: 'PENJUALAN',
      prefix: 'FJ',
      status,
      id_group: idGroup,
      isi: {
        harga_setuju: isi.harga_setuju,
        harga: Object.fromEntries(
          nota.baris.map(({ piece }) => [piece.kode_group, harga[piece.kode_group]]),
        ),
      },
    })),
  ]
}

/** One note for the visit, or one for each piece (DOMAIN 5: nota_per). */
function split(ctx: Context, isi: Isi, lines: readonly BarisJual[], termuat: Termuat): Nota[] {
  const pieces = new Map(termuat.barang.map((piece) => [piece.kode_barcode, piece]))
  const sold = lines.flatMap((line) => {
    const piece = pieces.get(line.barang.kode_barcode)
    return piece ? [{ line, piece }] : []
  })
  const perBarang = (isi.nota_per ?? ctx.setting<string>('NOTA_PER')) === 'BARANG'
  if (perBarang && sold.length > 1 && isi.no_nota_manual !== null)
    throw refusedField('no_nota_manual', 'Satu No Nota Manual Hanya Untuk Satu Nota')
  return (perBarang ? sold.map((row) => [row]) : [sold]).map((baris) => ({ id: newId(), baris }))
}

/** The rules, in the order a person would ask: free pieces, price, money, approvals. */
async function judge(ctx: Context, isi: Isi, termuat: Termuat) {
  checkPieces(ctx, isi, termuat)
  const priced = priceNota(isi.baris, isi.harga_setuju, faktaJual(ctx, termuat))
  if (priced.total !== isi.total)
    throw new Refusal('Total Berubah Dari Rp {{lama}} Menjadi Rp {{baru}}, Periksa Kembali', {
      code: 'E-MDB:02',
      params: { lama: formatRupiah(isi.total), baru: formatRupiah(priced.total) },
    })
  const lunas = settle(isi.pembayaran, priced.total)
  checkRekening(isi.pembayaran, termuat.rekening)
  const perlu = untukPeminta(ctx, priced.perlu)
  return { priced, lunas, otorisasi: await requireApprovals(ctx, perlu) }
}

interface Built {
  readonly posting: Posting
  readonly idGroup: string
  readonly notas: readonly Nota[]
}

async function build(ctx: Context, isi: Isi, langsung: boolean): Promise<Built> {
  const termuat = await muatPenjualan(
    ctx,
    isi.baris.map((line) => line.kode_barcode),
  )
  const { priced, lunas, otorisasi } = await judge(ctx, isi, termuat)
  const pelanggan = await pelangganDari(ctx, isi)
  const idGroup = newId()
  const notas = split(ctx, isi, priced.baris, termuat)
  const rates = {
    tukar: ctx.setting<number>('POTONGAN_TUKAR'),
    jual: ctx.setting<number>('POTONGAN_JUAL'),
  }
  const keStatus = langsung ? 'TERJUAL' : 'DALAM_NOTA'
  const posting: Posting = {
    perintah: 'penjualan/simpan',
    ...tanggalPosting(ctx, isi.tgl_system),
    otorisasi,
    dokumen: documents(idGroup, notas, langsung ? 'VALID' : 'OPEN', isi, termuat),
    periksa: [
      [
        'tabel',
        [
          { tabel: 'group_harga', versi: termuat.versi.group_harga ?? 0 },
          { tabel: 'parameter_ongkos', versi: termuat.versi.parameter_ongkos ?? 0 },
        ],
      ],
    ],
    tulis: [
      ...pelanggan.tulis,
      [
        'gerak_barang',
        notas.flatMap((nota) =>
          gerakNota(
            nota.id,
            nota.baris.map((row) => row.piece),
            keStatus,
          ),
        ),
      ],
      ['penjualan', notas.map((nota) => headRow(nota, idGroup, isi, pelanggan.id))],
      [
        'penjualan_baris',
        notas.flatMap((nota) => nota.baris.map((row) => lineRow(nota.id, row, rates))),
      ],
      ['pembayaran', paymentRows(idGroup, lunas)],
      ...(langsung ? validRows(ctx, idGroup, notas, lunas, termuat) : []),
    ],
  }
  return { posting, idGroup, notas }
}

/** A draft that became a sale is no draft any more. */
async function dropDraft(ctx: Context, id: string | null): Promise<void> {
  if (!id) return
  await ctx.db.rows(
    ctx.kodeToko,
    sql`
    delete from kencana.draf where kode_toko = ${ctx.kodeToko} and id::text = ${id}
      and user_id = ${ctx.user.user_id}`,
  )
}

/**
 * Saves a sale (DOMAIN 5): OPEN, or VALID at once with the skip-validation module. One round trip
 * loads what the rules need, one posts; pressed twice, it is one sale.
 */
export const simpan = handle(simpanPenjualan, async (ctx, { body }) => {
  const langsung = ctx.setting('SKIP_VALIDASI_MODULE')
  const { posting, idGroup, notas } = await build(ctx, body, langsung)
  const kembali = body.pembayaran.reduce(
    (sum, { jenis, jumlah, diterima }) =>
      sum + (jenis === 'CASH' ? (diterima ?? jumlah) - jumlah : 0),
    0,
  )
  const saved = await post(ctx, posting, {
    no_faktur_group: numberOf(idGroup),
    notajual: notas.map((nota) => numberOf(nota.id)),
    status: langsung ? ('VALID' as const) : ('OPEN' as const),
    total: body.total,
    kembali,
  })
  await dropDraft(ctx, body.id_draf)
  ctx.live.changed(ctx.kodeToko, { jenis: 'PENJUALAN', nomor: saved.no_faktur_group })
  return saved
})
