import { sql } from 'kysely'
import { whole } from '#kernel/shape'
import type { Tanggal } from '#kernel/tanggal'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { batasOrang, kurangDari, checkOrang, type Orang } from './identitas.rules.ts'
import { settingLaporanJual } from './laporan/setting.ts'

/** A card that this shop has seen of him needs no second look. */
const kartuDikenal = async (ctx: Context, { nama_customer, no_hp }: Orang): Promise<boolean> =>
  (await ctx.db.row(
    ctx.kodeToko,
    sql`select 1 from kencana.pelanggan
      where kode_toko = ${ctx.kodeToko} and no_hp = ${no_hp} and dihapus_pada is null
        and lower(nama_customer) = lower(${nama_customer}) and no_identitas is not null
      limit 1`,
  )) !== undefined

const jumlahOrang = defineLoad('jumlah_orang', whole)

/**
 * Refuses a visit that brings somebody's day to the limit while it is not known who he is
 * (ADR 0141). Who told everything is asked nothing, and nothing is looked up for him.
 * @param nilai what this visit counts for, rupiah
 * @throws Refusal at the field
 */
export async function checkDikenal(
  ctx: Context,
  orang: Orang,
  nilai: number,
  tgl: Tanggal | null,
): Promise<void> {
  const batas = batasOrang([
    ctx.setting(settingLaporanJual.BATAS_DATA_PELANGGAN),
    ctx.setting(settingLaporanJual.BATAS_TRANSAKSI_BESAR),
  ])
  const kurang = kurangDari(orang)
  if (kurang.length === 0 || batas === 0) return
  const { nama_customer, no_hp, no_identitas } = orang
  const dikenal = no_hp !== null || no_identitas !== null
  const sehari =
    dikenal && nilai < batas
      ? await ctx.db.load(jumlahOrang, [tgl ?? ctx.toko.tgl_system, no_identitas, no_hp ?? ''])
      : 0
  const jumlah = nilai + sehari
  if (jumlah < batas) return
  const hanyaKartu = kurang.every((field) => field.endsWith('_identitas'))
  if (hanyaKartu && nama_customer !== null && (await kartuDikenal(ctx, orang))) return
  checkOrang(kurang, jumlah, batas)
}
