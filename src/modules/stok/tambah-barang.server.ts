import { sql } from 'kysely'
import type { RowOf } from '#kernel/field'
import { formatBerat, formatRupiah } from '#kernel/figures'
import { write } from '#kernel/ledger'
import { refusedField } from '#kernel/refusal'
import { list, row, text, type ShapeOf } from '#kernel/shape'
import { serveCommand } from '#server/document/run'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { jurnal } from '#modules/akuntansi/buku'
import { pengisiSaldoAwal } from '#modules/akuntansi/saldo-awal'
import { tanggalPosting } from '#modules/hari/tanggal-aktif.server'
import { gerakBarang, gram } from './buku.ts'
import { hutangDari, hutangSupplier } from './hutang-supplier.ts'
import { bernama, perluKadarLain } from './kadar-lain.rules.ts'
import { konsinyasiBuku } from './konsinyasi.ts'
import { barcodeBaru, faktaMaster, master, periksaMaster } from './master-barang.server.ts'
import { fotoAda } from './foto-ada.server.ts'
import { checkDipilih } from './pilihan.server.ts'
import { gerakMasuk, gramMasuk, jurnalMasuk } from './tambah-barang.effects.ts'
import {
  barangDari,
  beriBarcode,
  type BarangBaru,
  type FaktaTambah,
} from './tambah-barang.rules.ts'
import { tambahBarang, type barangMasuk } from './tambah-barang.ts'
import { settingAkuntansi } from '#modules/akuntansi/setting'
import { settingStok } from './setting.ts'

type Masuk = RowOf<typeof barangMasuk>

const muat = defineLoad(
  'muat_tambah_barang',
  row({ ...master.shapes, terpakai: list(text), belum_terbit: list(text) }),
)
export type Termuat = ShapeOf<typeof muat.answer>

/** What the rules of a receipt need; of its lines only the barcodes are asked for. */
export const muatTambah = (
  ctx: Context,
  { baris, asal }: Pick<Masuk, 'asal' | 'baris'>,
): Promise<Termuat> =>
  ctx.db.load(muat, [
    ctx.kodeToko,
    JSON.stringify({
      barcode: baris.flatMap(({ kode_barcode }) => kode_barcode ?? []),
      asal,
    }),
  ])

export const faktaTambah = (ctx: Context, termuat: Termuat, asal: Masuk['asal']): FaktaTambah => ({
  ...faktaMaster(termuat),
  baki: new Map(termuat.baki),
  terpakai: new Set(termuat.terpakai),
  belum_terbit: new Set(termuat.belum_terbit),
  // Opening pieces may be older than their papers.
  pokok_wajib: asal === 'SUPPLIER' && ctx.setting(settingStok.POKOK_WAJIB_MODULE),
})

/** Those that came without a barcode are given one. */
export async function terbitkan(
  ctx: Context,
  pieces: readonly BarangBaru<string | null>[],
): Promise<BarangBaru[]> {
  const without = pieces.filter(({ kode_barcode }) => kode_barcode === null).length
  return beriBarcode(pieces, without > 0 ? await barcodeBaru(ctx, without) : [])
}

/** What the document keeps of the receipt itself; its pieces stand in the book of movements. */
const kepala = (masuk: Masuk, pieces: readonly BarangBaru[]) => ({
  asal: masuk.asal,
  supplier: masuk.supplier,
  no_surat: masuk.no_surat,
  keterangan: masuk.keterangan,
  pcs: pieces.length,
  berat: pieces.reduce((sum, { berat }) => sum + berat, 0),
  harga_pokok: pieces.reduce((sum, { harga_pokok }) => sum + harga_pokok, 0),
})

/**
 * Opening pieces may be entered by those who are responsible for the shop, while it is being set
 * up.
 */
function checkAsal(ctx: Context, { asal }: Masuk): void {
  if (asal !== 'SALDO AWAL') return
  if (
    !ctx.setting(settingAkuntansi.SALDO_AWAL_MODULE) ||
    !pengisiSaldoAwal.includes(ctx.user.level)
  )
    throw refusedField('asal', 'Saldo Awal Hanya Diisi OWN Atau SPV Saat Mulai Memakai Program')
}

/**
 * After the first day opening pieces need the approval of another person, as opening money always
 * does.
 */
async function perluSaldoAwal(
  ctx: Context,
  { asal }: Masuk,
  pieces: readonly BarangBaru<string | null>[],
) {
  if (asal !== 'SALDO AWAL') return []
  const row = await ctx.db.row<{ pernah: boolean }>(
    ctx.kodeToko,
    sql`select pernah_tutup(${ctx.kodeToko}) as pernah`,
  )
  if (row?.pernah !== true) return []
  const sum = (of: (piece: BarangBaru<string | null>) => number): number =>
    pieces.reduce((total, piece) => total + of(piece), 0)
  return [
    {
      kategori: 'SALDO_AWAL_BARANG' as const,
      sebelum: {},
      sesudah: {
        'Jumlah Barang': String(pieces.length),
        Berat: `${formatBerat(sum(({ berat }) => berat))} gr`,
        'Harga Pokok': `Rp ${formatRupiah(sum(({ harga_pokok }) => harga_pokok))}`,
      },
    },
  ]
}

/** The pieces of a receipt as they stand in its answer. */
export const jawabBarang = (pieces: readonly BarangBaru[]) =>
  pieces.map(({ kode_barcode, nama_barang, berat, kode_baki }) => ({
    kode_barcode,
    nama_barang,
    berat,
    kode_baki,
  }))

/** Pieces on consignment: their gold is the supplier's, and so is their value. */
export const bukuKonsinyasi = (id: string, pieces: readonly BarangBaru[]) => [
  write(gerakBarang, gerakMasuk(id, pieces)),
  write(gram, gramMasuk(id, pieces, 'SUPPLIER')),
  write(
    konsinyasiBuku,
    pieces.map(({ kode_barcode }) => ({ id_dokumen: id, kode_barcode })),
  ),
]

/** What pieces that come into being leave in the books. */
export const bukuMasuk = (
  id: string,
  pieces: readonly BarangBaru[],
  asal: Masuk['asal'],
  akun: Termuat['akun'],
) => [
  write(gerakBarang, gerakMasuk(id, pieces)),
  write(gram, gramMasuk(id, pieces, asal)),
  write(jurnal, jurnalMasuk(id, pieces, akun)),
  write(hutangSupplier, asal === 'SUPPLIER' ? hutangDari(id, id, pieces) : []),
]

const { simpan } = tambahBarang.commands

export const tambahHandlers = [
  /** Receives pieces: one round trip loads the masters, one gives barcodes, one posts. */
  serveCommand(tambahBarang, simpan, async (ctx, { body }) => {
    checkAsal(ctx, body)
    const tanggal = tanggalPosting(ctx, body.tgl_system)
    const termuat = await muatTambah(ctx, body)
    const facts = faktaTambah(ctx, termuat, body.asal)
    const judged = barangDari(body.baris, body.supplier, facts)
    await checkDipilih(ctx, judged)
    await fotoAda(ctx, judged)
    return {
      tanggal,
      needs: [
        ...(await perluSaldoAwal(ctx, body, judged)),
        ...perluKadarLain(bernama(judged), facts.group),
      ],
      periksa: [periksaMaster(termuat)],
      make: async (id, nomor) => {
        const pieces = await terbitkan(ctx, judged)
        return {
          isi: kepala(body, pieces),
          books: bukuMasuk(id, pieces, body.asal, termuat.akun),
          answer: { nomor, barang: jawabBarang(pieces) },
        }
      },
    }
  }),
]
