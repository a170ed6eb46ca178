import { sql } from 'kysely'
import { refusedField, type Refusal } from '#kernel/refusal'
import { row, maybe, text, whole } from '#kernel/shape'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import type { Janji } from './janji.rules.ts'
import { samaPin } from './kode-ambil.server.ts'

/** How many wrong guesses a promise stands, and all promises of a shop within an hour. */
export interface BatasPin {
  readonly dokumen: number
  readonly toko: number
}

const coba = defineLoad('coba_pin', row({ id: maybe(text), salah: whole, toko: whole }))

const ditutup = (nomor: string, jumlah: number): Refusal =>
  refusedField(
    'bukti',
    'PIN {{nomor}} Ditutup Setelah {{jumlah}} Kali Salah, Pakai Nota Atau Foto Kartu Identitas',
    { nomor, jumlah },
  )

/** How often somebody guessed wrong at the PIN of a promise: whoever approves is told. */
export async function pinSalah(ctx: Context, { id }: Pick<Janji, 'id'>): Promise<number> {
  const found = await ctx.db.row<{ salah: number }>(
    ctx.kodeToko,
    sql`select coalesce(pin_salah(${ctx.kodeToko}, ${id}), 0) as salah`,
  )
  return found?.salah ?? 0
}

/**
 * Lets somebody guess at the PIN once. The guess counts before it is looked at: it stays counted if
 * the server goes down, and as many count as are made at once.
 * @throws Refusal at `kode` where it is wrong, at `bukti` where no more may be made
 */
export async function tebakPin(
  ctx: Context,
  {
    id,
    isi: { sidik_pin = null },
    nomor,
  }: Pick<Janji<{ readonly sidik_pin?: string | null }>, 'id' | 'isi' | 'nomor'>,
  kode: string | null,
  batas: BatasPin,
): Promise<void> {
  if (sidik_pin === null) throw refusedField('bukti', 'Tidak Ada PIN Untuk {{nomor}}', { nomor })
  if (!kode?.trim()) throw refusedField('kode', 'PIN Harus Diisi')
  const { ip, perangkat } = ctx.request
  const kini = await ctx.db.load(coba, [
    ...[ctx.kodeToko, id, ctx.user.user_id, ip, perangkat],
    ...[batas.dokumen, batas.toko],
  ])
  if (kini.salah >= batas.dokumen) throw ditutup(nomor, kini.salah)
  if (kini.id === null)
    throw refusedField(
      'bukti',
      'Terlalu Banyak PIN Salah Di Toko Ini Dalam Satu Jam, Pakai Nota Atau Foto Kartu Identitas',
    )
  if (await samaPin(sidik_pin, id, kode)) {
    await ctx.db.rows(ctx.kodeToko, sql`select pin_cocok(${kini.id})`)
    return
  }
  const sisa = batas.dokumen - kini.salah - 1
  if (sisa === 0) throw ditutup(nomor, batas.dokumen)
  throw refusedField('kode', 'PIN Tidak Cocok, Tinggal {{sisa}} Kali', { sisa })
}
