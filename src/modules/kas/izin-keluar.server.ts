import { withinLimit, type Limit } from '#server/document/limit'
import type { Context } from '#server/serve'
import { settingKas } from './setting.ts'

const uangKeluar: Limit<'UANG_KELUAR'> = {
  name: 'uang_keluar',
  kategori: 'UANG_KELUAR',
  sekali: settingKas.UANG_KELUAR_SENDIRI,
  sehari: settingKas.UANG_KELUAR_SEHARI,
}

/** Money that one person pays out alone. Whole rupiah. */
export async function izinKeluar(
  ctx: Context,
  uang: { readonly jumlah: number; readonly tgl: string },
  terbaca: Parameters<typeof withinLimit>[3],
) {
  if (uang.jumlah === 0) return { needs: [], periksa: [] }
  return withinLimit(ctx, uangKeluar, uang, terbaca)
}
