import type { ReadSetting } from '#kernel/setting'
import { keyOf, row, whole, type ShapeOf } from '#kernel/shape'
import { ditanggungMeterai } from './pembeli.ts'
import { settingPenjualan } from '../setting.ts'

/** The stamp that a note needs, frozen with it. */
export const meterai = row({ jumlah: whole, ditanggung: keyOf(ditanggungMeterai) })
export type Meterai = ShapeOf<typeof meterai>

/** Stamp duty as the shop has set it; null: it is off. */
export interface AturanMeterai extends Meterai {
  readonly batas: number // rupiah; only a note above it needs a stamp
}

export const aturanMeterai = (setting: ReadSetting): AturanMeterai | null =>
  setting(settingPenjualan.METERAI_MODULE)
    ? {
        batas: setting(settingPenjualan.METERAI_BATAS),
        jumlah: setting(settingPenjualan.METERAI_JUMLAH),
        ditanggung: setting(settingPenjualan.METERAI_DITANGGUNG),
      }
    : null

/** UU 10/2020 art. 3 (2) g: a paper that states more than five million rupiah. */
export const meteraiNota = (total: number, aturan: AturanMeterai | null): Meterai | null =>
  aturan !== null && total > aturan.batas
    ? { jumlah: aturan.jumlah, ditanggung: aturan.ditanggung }
    : null

/** What of it the shop bears, rupiah. */
export const meteraiToko = (nota: Meterai | null): number =>
  nota?.ditanggung === 'TOKO' ? nota.jumlah : 0
