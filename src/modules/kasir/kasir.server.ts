import { sql } from 'kysely'
import { formatRupiah } from '#kernel/figures'
import { Refusal, refusedField } from '#kernel/refusal'
import type { Level } from '#kernel/right'
import type { Tanggal } from '#kernel/tanggal'
import type { Posting } from '#server/document/post'
import type { Need } from '#server/document/run'
import type { Context } from '#server/serve'
import type { Dilihat, Saring } from './kasir.ts'
import type { Kasir } from '#modules/pembayaran/uang.effects'
import { settingKasir } from './setting.ts'

// Rules of the cash desk for all that waits there: visits and deposits.

/** Something that waits, as it was loaded. */
interface Menunggu {
  readonly nomor: string
  readonly versi: number
  readonly status: string
  readonly input_by: string
  readonly tgl_system: Tanggal
}

/**
 * The cashier whose drawer takes the money: the validator, or the one that finance has chosen (SPEC
 * 6).
 */
export async function kasirPenerima(ctx: Context, userId: string | null): Promise<Kasir> {
  const chosen = ctx.setting(settingKasir.VALIDASI_INPUT_BY_KEUANGAN_MODULE) ? userId : null
  if (!chosen) return { user_id: ctx.user.user_id, laci: ctx.user.user_id }
  const known = await ctx.db.chain.row<{ user_id: string }>(sql`
    select user_id from kencana.users
    where user_id = ${chosen} and kode_toko = ${ctx.kodeToko} and level = 'KASIR' and not diblokir`)
  if (!known)
    throw refusedField('user_id', 'Kasir {{user_id}} Tidak Ditemukan', { user_id: chosen })
  return { user_id: chosen, laci: chosen }
}

/** A user who entered a document does not take its money too (flag). */
export function checkValidator(ctx: Context, menunggu: readonly Menunggu[]): void {
  if (!ctx.setting(settingKasir.VALIDASI_ORANG_LAIN_MODULE)) return
  const own = menunggu.find(({ input_by }) => input_by === ctx.user.user_id)
  if (own)
    throw new Refusal('Faktur {{nomor}} Harus Divalidasi Oleh Orang Lain', {
      params: { nomor: own.nomor },
    })
}

/** Nobody else works in this shop. */
async function seorangDiri(ctx: Context): Promise<boolean> {
  const lain = await ctx.db.chain.row(sql`select user_id from kencana.users
    where kode_toko = ${ctx.kodeToko} and user_id <> ${ctx.user.user_id} and not diblokir limit 1`)
  return lain === undefined
}

/** The waiting visits that another user than the asker must validate. */
export async function untukOrangLain(
  ctx: Context,
): Promise<(kunjungan: { readonly input_by: string | null; readonly beli: boolean }) => boolean> {
  const semua: boolean = ctx.setting(settingKasir.VALIDASI_ORANG_LAIN_MODULE)
  const beliSaja: boolean = ctx.setting(settingKasir.VALIDASI_BELI_ORANG_LAIN_MODULE)
  const ada = beliSaja && !(await seorangDiri(ctx))
  return ({ beli, input_by }) => input_by === ctx.user.user_id && (semua || (ada && beli))
}

interface DenganBeli extends Menunggu {
  readonly beli: readonly { readonly harga_total: number }[]
}

/**
 * Two people look at gold of the public: the user who enters a purchase does not pay it (flag).
 * Where nobody else works he needs an approval, which he gives himself after a while (ADR 0173).
 * @throws Refusal where somebody else could
 */
export async function perluValidatorBeli(
  ctx: Context,
  menunggu: readonly DenganBeli[],
): Promise<Need<'VALIDASI_BELI_SENDIRI'>[]> {
  if (!ctx.setting(settingKasir.VALIDASI_BELI_ORANG_LAIN_MODULE)) return []
  const own = menunggu.filter(
    ({ beli, input_by }) => beli.length > 0 && input_by === ctx.user.user_id,
  )
  const [first] = own
  if (!first) return []
  if (!(await seorangDiri(ctx)))
    throw new Refusal(
      'Pembelian {{nomor}} Harus Divalidasi Oleh Orang Lain, Minta Kasir Atau SPV Lain',
      { params: { nomor: first.nomor } },
    )
  const dibayar = ({ beli }: DenganBeli): number =>
    beli.reduce((sum, { harga_total }) => sum + harga_total, 0)
  return [
    {
      kategori: 'VALIDASI_BELI_SENDIRI',
      sebelum: Object.fromEntries(
        own.map((each) => [each.nomor, `OPEN Rp ${formatRupiah(dibayar(each))}`]),
      ),
      sesudah: Object.fromEntries(own.map(({ nomor }) => [nomor, 'VALID'])),
    },
  ]
}

/** What changed under the cashier's eyes is not what he agreed to. */
export function checkDilihat(menunggu: readonly Menunggu[], dilihat: readonly Dilihat[]): void {
  const changed = menunggu.find(({ nomor, versi }) =>
    dilihat.some((seen) => seen.no_faktur_group === nomor && seen.versi !== versi),
  )
  if (changed)
    throw new Refusal('Faktur {{nomor}} Sudah Berubah', {
      code: 'E-MDB:02',
      params: { nomor: changed.nomor },
    })
}

const gone: Readonly<Record<string, string>> = {
  BATAL: 'Faktur {{nomor}} Sudah Dibatalkan',
}

/** @throws Refusal E-MDB:02 when another cashier was faster: a reload mends it */
export function masihMenunggu(menunggu: readonly Pick<Menunggu, 'nomor' | 'status'>[]): void {
  for (const { nomor, status } of menunggu)
    if (status !== 'OPEN')
      throw new Refusal(gone[status] ?? 'Faktur {{nomor}} Sudah Divalidasi', {
        code: 'E-MDB:02',
        params: { nomor },
      })
}

/**
 * A waiting document belongs to the day it was entered for. If that earlier day is still open, the
 * document is validated, paid and withdrawn in it, so that its sale, gold and money stand together.
 * @throws Refusal where several days were ticked
 */
export function tanggalMenunggu(
  ctx: Context,
  menunggu: readonly Pick<Menunggu, 'tgl_system'>[],
): Pick<Posting, 'tgl_system' | 'boleh_mundur'> {
  const [tgl_system, ...lain] = new Set(menunggu.map((each) => each.tgl_system))
  if (lain.length > 0) throw new Refusal('Faktur Dari Tanggal Berbeda Divalidasi Terpisah')
  if (tgl_system === undefined || tgl_system >= ctx.toko.tgl_system) return {}
  return { tgl_system, boleh_mundur: true }
}

/** @throws Refusal where nothing was ticked (SPEC 5) */
export function adaDipilih(nomor: readonly string[], kerja: 'VALIDASI' | 'BATAL'): void {
  if (nomor.length > 0) return
  throw new Refusal(
    kerja === 'VALIDASI'
      ? 'Data yang akan divalidasi kosong, PILIH minimal 1 faktur'
      : 'Data yang akan di batal validasi kosong, PILIH minimal 1 faktur',
    { code: 'E-ISI' },
  )
}

/** SPEC 6: who is filtered by user is no SU and no MU. */
export async function bolehDisaring(ctx: Context, { user_id }: Saring): Promise<boolean> {
  if (user_id === null) return true
  const row = await ctx.db.chain.row<{ level: Level }>(
    sql`select level from kencana.users where user_id = ${user_id}`,
  )
  return row?.level !== 'SU' && row?.level !== 'MU'
}

/** How much waits, in the words of SPEC 8: all of it, or what a filter means. */
export const adaMenunggu = (jumlah: number, saring: boolean): string =>
  saring
    ? jumlah > 0
      ? 'Data Validasi Tersedia'
      : 'Belum ada data yang harus divalidasi'
    : jumlah > 0
      ? 'Data Yang Harus Validasi Tersedia'
      : 'Belum Ada Data Yang Harus Di Validasi'
