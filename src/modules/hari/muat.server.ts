import { tanggalDi, type Saat, type Tanggal } from '#kernel/tanggal'
import type { Context } from '#server/serve'
import type { HariToko } from './tutup-toko.rules.ts'

/** The figures of one closing line, as its SQL function answered them. */
export interface Angka {
  readonly kode: string
  readonly angka: Readonly<Record<string, unknown>>
}

interface JumlahNota {
  nota: number
  pcs: number
  berat: number
  harga_total: number
}

/** The one answer of muat_tutup_toko. */
export interface HariTermuat {
  readonly tgl_system: Tanggal
  readonly buka: boolean
  readonly tgl_segel: Tanggal | null
  /** The closing that sealed the last sealed day. */
  readonly segel: {
    readonly id: string
    readonly nomor: string
    readonly status: string
    readonly versi: number
    readonly oleh: string
    readonly saat: Saat
  } | null
  readonly terbuka_lagi: Tanggal[]
  readonly halangan: readonly Angka[]
  readonly perhatian: readonly Angka[]
  readonly laci: { laci: string; nama: string | null; saldo: number }[]
  readonly penjualan: JumlahNota
  readonly batal: number
  readonly pembelian: JumlahNota
  readonly batal_beli: number
  readonly kas: {
    kategori: string
    jenis: string
    jumlah_in: number
    jumlah_out: number
    fee: number
  }[]
}

export const muatHari = (ctx: Context): Promise<HariTermuat> =>
  ctx.db.call<HariTermuat>('muat_tutup_toko', [ctx.kodeToko])

/** What stops an earlier day that was opened again: its own, not what waits in the shop today. */
export const halanganHari = (ctx: Context, tgl: Tanggal): Promise<readonly Angka[]> =>
  ctx.db.call<readonly Angka[]>('halangan_hari', [ctx.kodeToko, tgl])

export const hariToko = (
  ctx: Context,
  { tgl_system }: Pick<HariTermuat, 'tgl_system'>,
): HariToko => ({
  tgl_system,
  hari_ini: tanggalDi(ctx.toko.zona, ctx.clock.millis()),
})

/** The row of a day that is open from now on. */
export const dibuka = (id_dokumen: string, tgl_system: Tanggal) => ({
  ...{ id_dokumen, status: 'BUKA', tgl_system, alasan: null },
})
