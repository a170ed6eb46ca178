import { Refusal } from '#kernel/refusal'
import { leaders } from '#kernel/screen'
import type { Context } from '#server/serve'
import type { BarangBaki } from './penjelasan.rules.ts'
import type { HasilTimbang, WaktuTimbang } from './timbang.rules.ts'
import type { asalBacaan } from './timbang.ts'
import { settingTimbang } from './setting.ts'

type StatusBaki = 'READY' | 'TUTUP' | 'DIHITUNG'

/** A row of baki_timbang. */
export interface BakiTermuat {
  readonly kode_gudang: string
  readonly kode_baki: string
  readonly nama_baki: string
  readonly status_baki: StatusBaki
  readonly berat_baki: number
  readonly pcs: number
  readonly berat_barang: number
  readonly berat_bandrol: number
  readonly id: string | null
  readonly nomor: string | null
  readonly waktu: WaktuTimbang | null
  readonly oleh: string | null
  readonly terakhir_tgl: string | null
  readonly terakhir_waktu: WaktuTimbang | null
  readonly terakhir_hasil: HasilTimbang | null
}

export interface BacaanTermuat {
  readonly n: number
  readonly saat: string
  readonly oleh: string
  readonly timbangan: string
  readonly asal: keyof typeof asalBacaan
  readonly mentah: string
  readonly stabil: boolean
  readonly berat: number
}

/** The one answer of muat_timbang. */
export interface TimbangTermuat {
  readonly id: string
  readonly nomor: string
  readonly status: 'OPEN' | 'VALID' | 'BATAL'
  readonly versi: number
  readonly waktu: WaktuTimbang
  readonly status_lama: StatusBaki
  readonly timbangan: string
  readonly baki: Pick<
    BakiTermuat,
    'kode_gudang' | 'kode_baki' | 'nama_baki' | 'status_baki' | 'berat_baki'
  >
  readonly sidik: string
  readonly barang: readonly BarangBaki[]
  readonly luar: readonly BarangBaki[]
  readonly bacaan: readonly BacaanTermuat[]
}

const tidakAda = (): Refusal => new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })

/** @throws Refusal E-TIDAK-ADA */
export async function muatTimbang(ctx: Context, id: string): Promise<TimbangTermuat> {
  const found = await ctx.db.call<TimbangTermuat | null>('muat_timbang', [ctx.kodeToko, id])
  if (!found) throw tidakAda()
  return found
}

/** Is the staff told what the books expect before the scale has spoken? */
export const terlihat = (ctx: Context): boolean => !ctx.setting(settingTimbang.TIMBANG_BUTA_MODULE)

/** A tray as the screen shows it: what the books expect only where that may be seen. */
export const barisDari = (ctx: Context, rows: readonly BakiTermuat[]) =>
  rows.map(({ berat_bandrol, berat_barang, pcs, ...baki }) => ({
    ...baki,
    pcs: terlihat(ctx) ? pcs : null,
    berat_harap: terlihat(ctx) ? baki.berat_baki + berat_barang + berat_bandrol : null,
  }))

/** Somebody else's weighing is given up by those who answer for the shop. */
export const bolehReset = (ctx: Context, oleh: string): boolean =>
  oleh === ctx.user.user_id || leaders.includes(ctx.user.level)
