import { sql } from 'kysely'
import { whole } from '#kernel/shape'
import type { Tanggal } from '#kernel/tanggal'
import type { Posting } from '#server/document/post'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { batasOrang, kurangDari, checkOrang, type Orang } from './identitas.rules.ts'
import { settingPelanggan } from './setting.ts'

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

type Periksa = NonNullable<Posting['periksa']>

/** What somebody is about to do, as it counts for him. */
interface Perbuatan {
  readonly nilai: number // rupiah
  /** Its business day; null: the shop's. */
  readonly tgl?: Tanggal | null
  /** Deposits that it uses up: they were counted when they came. */
  readonly kecuali?: readonly string[]
}

/**
 * Refuses what brings somebody's days to the limit while it is not known who he is (ADR 0141,
 * 0296). Who told everything is asked nothing, and nothing is looked up for him.
 * @returns what the posting looks at once more: nobody passes the limit by two visits at once
 * @throws Refusal at the field
 */
export async function checkDikenal(
  ctx: Context,
  orang: Orang,
  { kecuali = [], nilai, tgl = null }: Perbuatan,
): Promise<Periksa> {
  const batas = batasOrang([
    ctx.setting(settingPelanggan.BATAS_DATA_PELANGGAN),
    ctx.setting(settingPelanggan.BATAS_TRANSAKSI_BESAR),
  ])
  const kurang = kurangDari(orang)
  if (kurang.length === 0 || batas === 0 || nilai === 0) return []
  const { nama_customer, no_hp, no_identitas } = orang
  const hari = ctx.setting(settingPelanggan.BATAS_TRANSAKSI_HARI)
  const hariIni = tgl ?? ctx.toko.tgl_system
  const dikenal = no_hp !== null || no_identitas !== null
  const sudah =
    dikenal && nilai < batas
      ? await ctx.db.load(jumlahOrang, [
          ...[hariIni, hari, no_identitas, no_hp ?? ''],
          `{${kecuali.join(',')}}`,
        ])
      : 0
  const hanyaKartu = kurang.every((field) => field.endsWith('_identitas'))
  const bertemu = { tgl: hariIni, hari, no_identitas, no_hp, kecuali, nilai, batas }
  if (nilai + sudah < batas) return dikenal ? [['orang', [bertemu]]] : []
  if (hanyaKartu && nama_customer !== null && (await kartuDikenal(ctx, orang))) return []
  checkOrang(kurang, { jumlah: nilai + sudah, batas, hari })
  return []
}
