import { formatPersen } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { maybe, row, text, whole } from '#kernel/shape'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { caraBulat } from '#modules/harga/harga-barang.server'
import { masalahJual } from '#modules/penjualan/masalah'
import { settingPenjualan } from '#modules/penjualan/setting'
import { aturanPajak, muatMenurutTanggal } from '#modules/penjualan/pajak/pajak.server'
import type { GroupKini } from './barang-pesanan.rules.ts'

const muat = defineLoad(
  'harga_pesanan',
  maybe(
    row({
      ...{ harga: whole, kadar: whole, tgl_konfirmasi: maybe(text) },
      ...{ kadar_eod: maybe(whole), kode_kategori: maybe(text) },
    }),
  ),
)

/**
 * What a group costs on the shop's day, of a past one what it cost then.
 * @param field what stands before its name in the body
 * @throws Refusal at kode_group or kode_dept
 */
export async function groupKini(
  ctx: Context,
  { kode_dept, kode_group }: { kode_dept: string; kode_group: string },
  field: string,
): Promise<GroupKini> {
  const [found, menurut] = await Promise.all([
    ctx.db.load(muat, [ctx.kodeToko, kode_group, kode_dept, ctx.toko.tgl_system]),
    muatMenurutTanggal(ctx, [], null),
  ])
  if (!found) throw refusedField(`${field}kode_group`, '{{field}} Tidak Valid', { field: 'Group' })
  const { harga, kadar, kadar_eod, kode_kategori, tgl_konfirmasi } = found
  if (kode_kategori === null)
    throw refusedField(`${field}kode_dept`, '{{field}} Tidak Valid', { field: 'Jenis' })
  if (kadar_eod === null)
    throw refusedField(`${field}kode_group`, 'Kadar EOD Untuk Kadar {{kadar}} Belum Diisi', {
      kadar: formatPersen(kadar),
    })
  if (harga === 0)
    throw refusedField(`${field}kode_group`, masalahJual.HARGA_BELUM_DIISI, { kode_group })
  const pajak = aturanPajak(ctx, menurut)
  const dikonfirmasi =
    !ctx.setting(settingPenjualan.KONFIRMASI_HARGA_MODULE) || tgl_konfirmasi === ctx.toko.tgl_system
  const bulat = caraBulat(ctx.setting)
  return { harga, kadar, kadar_eod, kode_kategori, dikonfirmasi, bulat, pajak }
}

/**
 * Whoever takes a price of today takes one that was confirmed today, as a sale does.
 * @throws Refusal at kode_group
 */
export function checkDikonfirmasi(
  { dikonfirmasi }: Pick<GroupKini, 'dikonfirmasi'>,
  kode_group: string,
  field: string,
): void {
  if (dikonfirmasi) return
  throw refusedField(`${field}kode_group`, masalahJual.HARGA_BELUM_DIKONFIRMASI, { kode_group })
}

const gudang = defineLoad('gudang_pesanan', text)
/** Where a finished piece is booked: it goes over the counter. */
export const gudangJual = (ctx: Context): Promise<string> => ctx.db.load(gudang, [ctx.kodeToko])
