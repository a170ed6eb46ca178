import { whole } from '#kernel/shape'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { kasirDari, rp } from './muat.server.ts'
import { settingKas } from './setting.ts'
import { perluSaksiKeluar } from './uang-kas.rules.ts'

const keluarSendiri = defineLoad('uang_keluar_sendiri', whole)

/** What the approver reads of money that goes out. */
interface Terbaca {
  readonly sesudah: Readonly<Record<string, string>>
  readonly keterangan?: string
}

/**
 * Money that one person pays out alone: above the limits, at once or in a day, another one agrees.
 * @param jumlah whole rupiah
 */
export async function izinKeluar(
  ctx: Context,
  { jumlah, tgl }: { readonly jumlah: number; readonly tgl: string },
  terbaca: Terbaca,
) {
  if (jumlah === 0) return { needs: [], periksa: [] }
  const sudah = await ctx.db.load(keluarSendiri, [ctx.kodeToko, kasirDari(ctx).user_id, tgl])
  const sekali = ctx.setting(settingKas.UANG_KELUAR_SENDIRI)
  const sehari = ctx.setting(settingKas.UANG_KELUAR_SEHARI)
  // What he had paid out alone when this was judged: still true in the posting.
  if (!perluSaksiKeluar(jumlah, sudah, { sekali, sehari }))
    return { needs: [], periksa: [['uang_keluar', { sudah }] as const] }
  return {
    needs: [
      {
        kategori: 'UANG_KELUAR' as const,
        sebelum: { Batas: rp(sekali), 'Batas Sehari': rp(sehari), 'Sudah Keluar': rp(sudah) },
        ...terbaca,
      },
    ],
    periksa: [],
  }
}
