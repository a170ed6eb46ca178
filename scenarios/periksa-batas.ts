import { sql, type RawBuilder } from 'kysely'
import type { KodePola } from '../src/modules/periksa/pola.ts'
import type { Shop } from './shop.ts'

/** How often a pattern is found where the shop has set this, after what else happened. */
export async function temuanDengan(
  shop: Shop,
  kode: KodePola,
  atur: readonly [key: string, value: number],
  terjadi: readonly RawBuilder<unknown>[] = [],
): Promise<number> {
  const [key, value] = atur
  const setel = sql`insert into kencana.parameter (kode_toko, key, value)
    values ('GS1', ${key}, to_jsonb(${value}::int))`
  const fungsi = sql.ref(`kencana.ganjil_${kode.toLowerCase()}`)
  const [row] = await shop.andai(
    [setel, ...terjadi],
    sql<{ n: number }>`select count(*)::int as n from ${fungsi}('GS1', '2026-11-21', '2026-11-21')`,
  )
  return row?.n ?? 0
}

const oktober = sql`update kencana.draf_lepas set tgl_system = '2026-10-20'` // 32 days before
const terlambat = sql`update kencana.penjualan set saat = saat + interval '90 minutes'`
const tujuh = sql`update kencana.otorisasi set dikirim_pada = diputus_pada - interval '7 seconds'
  where cara = 'JAUH'`

/** A setting, a pattern of scenarios/periksa-lain, and two values: less of it at the first. */
export const batasLain = [
  ['PERIKSA_HARI', 'BARIS_DILEPAS', 31, 32, [oktober]],
  ['PERIKSA_BERAT_BELI_HILANG', 'BELI_HILANG', 9, 10, []], // 4,130 gr and 4,120 gr
  ['PERIKSA_MENIT_TURUN', 'MODAL_TURUN', 89, 91, [terlambat]],
  ['PERIKSA_BERAT_SUSUT', 'BERAT_SUSUT', 11, 10, []],
  ['PERIKSA_KALI_SEBULAN', 'BERAT_SUSUT', 6, 5, []],
  ['PERIKSA_KALI_SEBULAN', 'DISKON_MEPET', 6, 5, []],
  ['PERIKSA_DISKON_DEKAT', 'DISKON_MEPET', 90_06, 90_05, []], // Rp 320.000 of Rp 355.350
  ['PERIKSA_DETIK_OTORISASI', 'OTORISASI_KILAT', 7, 8, [tujuh]],
  ['PERIKSA_KALI_GAGAL', 'CETAK_TANPA_ALASAN', 3, 2, []],
  ['PERIKSA_KALI_PINDAI', 'PINDAI_ANEH', 201, 200, []],
] as const
