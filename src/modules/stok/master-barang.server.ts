import type { Context } from '#server/serve'
import type { FaktaBaki } from './baki.rules.ts'
import type { FaktaMaster } from './barang.rules.ts'
import { tidakDitemukan } from './data-barang.server.ts'
import type { BarangKini } from './koreksi-barang.rules.ts'

type Pairs<M> = M extends ReadonlyMap<infer K, infer V> ? readonly (readonly [K, V])[] : never

/** The masters that a piece's facts follow from (master_barang). */
export interface MasterTermuat {
  readonly versi: Readonly<Record<string, number>>
  readonly jenis: Pairs<FaktaMaster['jenis']>
  readonly group: Pairs<FaktaMaster['group']>
  readonly bandrol: Pairs<FaktaMaster['bandrol']>
  readonly kadar_eod: Pairs<FaktaMaster['kadar_eod']>
  readonly baki: Pairs<FaktaBaki>
  readonly batu: Readonly<Record<keyof FaktaMaster['batu'], readonly string[]>>
  readonly akun: Readonly<Record<string, string>>
}

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

/** The one answer of muat_koreksi_barang. */
interface BarangTermuat extends MasterTermuat {
  readonly barang: BarangKini | null
}

/**
 * One piece as it stands, with the masters that its facts follow from.
 * @throws Refusal E-TIDAK-ADA
 */
export async function muatBarang(
  ctx: Context,
  barcode: string,
): Promise<{ kini: BarangKini; termuat: MasterTermuat }> {
  const found = await ctx.db.call<BarangTermuat>('muat_koreksi_barang', [ctx.kodeToko, barcode])
  const { barang: kini, ...termuat } = found
  if (!kini) throw tidakDitemukan(barcode)
  return { kini, termuat }
}
