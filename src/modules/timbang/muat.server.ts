import { Refusal } from '#kernel/refusal'
import { leaders } from '#kernel/screen'
import { keyOf, list, maybe, oneOf, row, text, whole, yesNo, type ShapeOf } from '#kernel/shape'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { barangBaki, isiCurah } from './penjelasan.rules.ts'
import { hasilTimbang, waktuTimbang } from './timbang.rules.ts'
import { asalBacaan } from './timbang.ts'
import { settingTimbang } from './setting.ts'

const statusBaki = oneOf('READY', 'TUTUP', 'DIHITUNG')
const waktu = keyOf(waktuTimbang)

const baki = row({
  ...{ kode_gudang: text, kode_baki: text, nama_baki: text, status_baki: statusBaki },
  berat_baki: whole,
})

/** A row of baki_timbang. */
export const bakiTermuat = row({
  ...{ ...baki.shapes, pcs: whole, berat_barang: whole, berat_bandrol: whole },
  ...{ id: maybe(text), nomor: maybe(text), waktu: maybe(waktu), oleh: maybe(text) },
  ...{ terakhir_tgl: maybe(text), terakhir_waktu: maybe(waktu) },
  terakhir_hasil: maybe(keyOf(hasilTimbang)),
})
export type BakiTermuat = ShapeOf<typeof bakiTermuat>

const muat = defineLoad(
  'muat_timbang',
  maybe(
    row({
      ...{ id: text, nomor: text, status: oneOf('OPEN', 'VALID', 'BATAL'), versi: whole },
      ...{ waktu, status_lama: statusBaki, timbangan: text, baki, sidik: text },
      ...{ barang: list(barangBaki), luar: list(barangBaki), curah: isiCurah },
      bacaan: list(
        row({
          ...{ n: whole, saat: text, oleh: text, timbangan: text, asal: keyOf(asalBacaan) },
          ...{ mentah: text, stabil: yesNo, berat: whole },
        }),
      ),
    }),
  ),
)
export type TimbangTermuat = NonNullable<ShapeOf<typeof muat.answer>>

const tidakAda = (): Refusal => new Refusal('Data Tidak Ditemukan', { code: 'E-TIDAK-ADA' })

/** @throws Refusal E-TIDAK-ADA */
export async function muatTimbang(ctx: Context, id: string): Promise<TimbangTermuat> {
  const found = await ctx.db.load(muat, [ctx.kodeToko, id])
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
