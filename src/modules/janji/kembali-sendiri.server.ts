import { formatRupiah } from '#kernel/figures'
import type { Context } from '#server/serve'
import { izinKeluar } from '#modules/kas/izin-keluar.server'
import type { Janji } from './janji.rules.ts'
import { kembalikanUang, type Menepati } from './janji.server.ts'

const rp = (jumlah: number): string => `Rp ${formatRupiah(jumlah)}`

/**
 * Gives money of a promise back where the command asks nobody: cash above what one person may pay
 * out, at once or in a day, goes by two people as all other cash (ADR 0387).
 */
export async function kembalikanSendiri<I>(
  ctx: Context,
  menepati: Pick<Menepati<I>, 'kwitansi' | 'pajak'>,
  janji: Janji<I>,
  uang: Parameters<typeof kembalikanUang<I>>[3],
) {
  const balik = await kembalikanUang(ctx, menepati, janji, uang)
  const sesudah = { [janji.nomor]: `- ${rp(uang.jumlah)}`, ...balik.sesudah }
  const keluar = { jumlah: balik.keluar, tgl: ctx.toko.tgl_system }
  const izin = await izinKeluar(ctx, keluar, { sesudah })
  return {
    ...balik,
    needs: [...balik.needs, ...izin.needs],
    periksa: [...balik.periksa, ...izin.periksa],
  }
}
