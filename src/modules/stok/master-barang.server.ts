import {
  byKey,
  list,
  maybe,
  oneOf,
  pair,
  row,
  text,
  whole,
  yesNo,
  type ShapeOf,
} from '#kernel/shape'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import type { FaktaMaster } from './barang.rules.ts'
import { tidakDitemukan } from './data-barang.server.ts'
import { barangTercatat, type BarangKini } from './koreksi-barang.rules.ts'

const kode = list(text)

/** The masters that a piece's facts follow from (master_barang). */
export const master = row({
  versi: byKey(whole),
  jenis: list(
    pair(text, row({ kode_kategori: text, cara_harga: oneOf('GRAM', 'TETAP'), berlian: yesNo })),
  ),
  group: list(pair(text, row({ kadar: whole, kadar_cetak: text }))),
  bandrol: list(pair(text, whole)),
  kadar_eod: list(pair(whole, whole)),
  baki: list(pair(text, row({ kode_gudang: text, status_baki: text }))),
  batu: row({
    ...{ kode_shape: kode, kode_color: kode, kode_clarity: kode, kode_cutgrade: kode },
    ...{ kode_polish: kode, kode_symmetry: kode, kode_fluorescence: kode },
    ...{ kode_jenis_batu: kode, kode_supplier: kode },
  }),
  akun: petaAkun,
})
export type MasterTermuat = ShapeOf<typeof master>

export const faktaMaster = (termuat: MasterTermuat): FaktaMaster => ({
  jenis: new Map(termuat.jenis),
  group: new Map(termuat.group),
  bandrol: new Map(termuat.bandrol),
  kadar_eod: new Map(termuat.kadar_eod),
  batu: {
    kode_shape: new Set(termuat.batu.kode_shape),
    kode_color: new Set(termuat.batu.kode_color),
    kode_clarity: new Set(termuat.batu.kode_clarity),
    kode_cutgrade: new Set(termuat.batu.kode_cutgrade),
    kode_polish: new Set(termuat.batu.kode_polish),
    kode_symmetry: new Set(termuat.batu.kode_symmetry),
    kode_fluorescence: new Set(termuat.batu.kode_fluorescence),
    kode_jenis_batu: new Set(termuat.batu.kode_jenis_batu),
    kode_supplier: new Set(termuat.batu.kode_supplier),
  },
})

/** The posting is refused when one of these masters has changed since it was read. */
export const periksaMaster = ({
  versi,
}: Pick<MasterTermuat, 'versi'>): readonly [string, unknown] => [
  'tabel',
  Object.entries(versi).map(([tabel, nomor]) => ({ tabel, versi: nomor })),
]

/** The posting is refused when one of these pieces is not as it was read. */
export const periksaBarang = (
  pieces: readonly {
    readonly kode_barcode: string
    readonly status: string
    readonly versi: number
  }[],
): readonly [string, unknown] => [
  'barang',
  pieces.map(({ kode_barcode, status, versi }) => ({ kode_barcode, status, versi })),
]

const baru = defineLoad('barcode_baru', list(text))

/**
 * So many new barcodes, given outside the posting: a refused one leaves a gap, never a twin. What
 * only asks what it would post gets none.
 */
export const barcodeBaru = async (ctx: Context, jumlah: number): Promise<readonly string[]> =>
  ctx.preview
    ? Array.from({ length: jumlah }, (_, n) => `BARU-${n + 1}`)
    : ctx.db.load(baru, [ctx.kodeToko, jumlah])

const barangAkun = defineLoad(
  'muat_barang_akun',
  row({ akun: petaAkun, barang: list(barangTercatat) }),
)

/** These pieces as they stand, those that there are, with the accounts of what is done to them. */
export const muatBarangAkun = (
  ctx: Pick<Context, 'db' | 'kodeToko'>,
  type: 'HANCUR_BARANG' | 'KIRIM_BARANG' | 'KOREKSI_BARANG',
  barcode: readonly string[],
): Promise<ShapeOf<typeof barangAkun.answer>> =>
  ctx.db.load(barangAkun, [ctx.kodeToko, type, JSON.stringify(barcode)])

const satu = defineLoad(
  'muat_koreksi_barang',
  row({ ...master.shapes, barang: maybe(barangTercatat) }),
)

/**
 * One piece as it stands, with the masters that its facts follow from.
 * @throws Refusal E-TIDAK-ADA
 */
export async function muatBarang(
  ctx: Context,
  barcode: string,
): Promise<{ kini: BarangKini; termuat: MasterTermuat }> {
  const { barang: kini, ...termuat } = await ctx.db.load(satu, [ctx.kodeToko, barcode])
  if (!kini) throw tidakDitemukan(barcode)
  return { kini, termuat }
}
