import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import { maybe, text } from '#kernel/shape'
import { defineLoad } from '#server/load'
import type { Context } from '#server/serve'
import { catatGagal, type Cara, type Tempat } from './gagal.server.ts'

/** SPEC 8: what an approver's attempt answers when it fails. */
export const gagalOtorisasi = (text = 'Otorisasi Gagal..'): Refusal =>
  new Refusal(text, { status: 403, code: 'E-TOLAK' })

/** Reasons that a proved approver may read; any other reason is a plain refusal (SPEC 8). */
const sentences: Readonly<Record<string, string>> = {
  SANDI_BELUM_DIGANTI: 'Pemberi Harus Masuk Dan Mengganti Passwordnya Dahulu',
  BELUM_MENUNGGU: 'Waktu Tunggu Belum Habis',
  SANDI_PEMINTA: 'Password Pemberi Ini Anda Yang Memberi, Minta Pemberi Lain',
}

/** An open question of the asker himself. */
export interface Pertanyaan {
  readonly id: string
  readonly no_otorisasi: string
  readonly kategori: string
  readonly sidik: string
  readonly berlaku_sampai: string
  readonly sebelum: unknown
  readonly sesudah: unknown
}

/** The open questions of these numbers, asked by this very user, in the order of their ids. */
export const pertanyaanSaya = (ctx: Context, nomor: readonly string[]): Promise<Pertanyaan[]> =>
  ctx.db.rows<Pertanyaan>(
    ctx.kodeToko,
    sql`select id, no_otorisasi, kategori, encode(sidik, 'hex') as sidik, berlaku_sampai, sebelum,
      sesudah
    from otorisasi where kode_toko = ${ctx.kodeToko} and no_otorisasi = any(${[...nomor]})
      and status = 'DIMINTA' and diminta_oleh = ${ctx.user.user_id} and berlaku_sampai > now()
    order by id`,
  )

/** The open questions of one kategori that the user's last refused command asked. */
export const pertanyaanTerakhir = (ctx: Context, kategori: string): Promise<Pertanyaan[]> =>
  ctx.db.rows<Pertanyaan>(
    ctx.kodeToko,
    sql`select id, no_otorisasi, kategori, sidik, berlaku_sampai, sebelum, sesudah
      from (select id, no_otorisasi, kategori, encode(sidik, 'hex') as sidik, berlaku_sampai,
          sebelum, sesudah, dibuat, max(dibuat) over () as terakhir
        from otorisasi where kode_toko = ${ctx.kodeToko} and kategori = ${kategori}
          and status = 'DIMINTA' and diminta_oleh = ${ctx.user.user_id}
          and berlaku_sampai > now()) q
      where dibuat = terakhir order by id`,
  )

const sebabPemberi = defineLoad('halangan_pemberi', maybe(text))

/** Why this user cannot approve for this asker; null when he can. */
export const halanganPemberi = (
  ctx: Tempat,
  pemberi: string,
  peminta: string,
): Promise<string | null> => ctx.db.load(sebabPemberi, [ctx.kodeToko, pemberi, peminta])

/** Stores a failed attempt at the asker's own screen, and refuses it. */
export async function tolakPemberi(
  ctx: Context,
  asked: readonly Pick<Pertanyaan, 'no_otorisasi' | 'kategori'>[],
  gagal: { readonly pemberi: string; readonly sebab: string; readonly cara: Cara },
): Promise<never> {
  for (const { kategori, no_otorisasi } of asked)
    await catatGagal(ctx, { ...gagal, no_otorisasi, kategori, diminta_oleh: ctx.user.user_id })
  throw gagalOtorisasi(sentences[gagal.sebab])
}
