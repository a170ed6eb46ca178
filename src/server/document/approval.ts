import { sql } from 'kysely'
import { Refusal } from '#kernel/refusal'
import type { Context } from '../serve.ts'
import { digestOf, newId } from './ids.ts'
import { engineSettings } from '#kernel/engine-settings'

/** Something that needs an approval, with the figures that the approver sees. */
export interface ApprovalNeed {
  readonly kategori: string
  readonly sebelum: unknown
  readonly sesudah: unknown
  readonly keterangan?: string
  /** What the asker may read of `sebelum`; by default all of it. */
  readonly shown?: unknown
}

/** An approval that the posting will use up. */
export interface Approval {
  readonly no: string
  readonly kategori: string
  readonly sidik: string
}

/**
 * The number binds an approval to who asks, to the command with its whole body, and to the figures
 * shown (DOMAIN 7): another draft, another price, another cashier is another approval.
 */
function approvalFor(ctx: Context, need: ApprovalNeed): Approval {
  const sidik = digestOf([
    ctx.user.user_id,
    ctx.permintaan?.sidik ?? null,
    need.kategori,
    need.sebelum,
    need.sesudah,
  ])
  return { no: `OT-${sidik.slice(0, 16).toUpperCase()}`, kategori: need.kategori, sidik }
}

/**
 * The approvals that the call presents. A call without the header (SPEC 7 has none) presents unused
 * approvals of the same command, figures and asker.
 */
async function approvedFor(ctx: Context, all: readonly Approval[]): Promise<readonly string[]> {
  if (ctx.otorisasi.length > 0 || all.length === 0) return ctx.otorisasi
  const rows = await ctx.db.rows<{ no_otorisasi: string; sidik: string }>(
    ctx.kodeToko,
    sql`select no_otorisasi, encode(sidik, 'hex') as sidik from otorisasi
      where kode_toko = ${ctx.kodeToko} and no_otorisasi = any(${all.map(({ no }) => no)})
        and status = 'DISETUJUI' and diminta_oleh = ${ctx.user.user_id}
        and berlaku_sampai > waktu_kini()`,
  )
  const isMine = ({ no, sidik }: Approval): boolean =>
    rows.some((row) => row.no_otorisasi === no && row.sidik === sidik)
  return all.filter(isMine).map(({ no }) => no)
}

/**
 * The approvals of these needs, when the call presents them all (header x-otorisasi) or they were
 * given already; the posting
 * checks that each was given, is young enough, and uses it up.
 * @throws Refusal E-OTORISASI with `details` {no_otorisasi, kategori, sebelum, sesudah} of the
 * first missing one, and all of them under `semua`; `tersembunyi` where the approver sees more.
 * @param perkara what the approver sees besides the figures: the goods, the customer; not bound
 */
export async function requireApprovals(
  ctx: Context,
  needs: readonly ApprovalNeed[],
  perkara: object | null = null,
): Promise<Approval[]> {
  if (ctx.preview) return ctx.preview.without(needs)
  const all = needs.map((need) => ({ need, approval: approvalFor(ctx, need) }))
  const given = await approvedFor(
    ctx,
    all.map(({ approval }) => approval),
  )
  const missing = all.filter(({ approval }) => !given.includes(approval.no))
  if (missing.length === 0) return all.map(({ approval }) => approval)
  await ask(ctx, missing, perkara)
  const semua = missing.map(({ need, approval }) => ({
    no_otorisasi: approval.no,
    kategori: need.kategori,
    sebelum: need.shown ?? need.sebelum,
    sesudah: need.sesudah,
    ...(need.shown === undefined ? {} : { tersembunyi: true }),
  }))
  throw new Refusal('Transaksi Ini Memerlukan Otorisasi', {
    code: 'E-OTORISASI',
    details: { ...semua[0], semua },
  })
}

/**
 * Stores the questions. A question that still waits stays, and so does an unused approval from afar
 * (the asker's page was loaded again). An expired one is replaced by a new one.
 */
async function ask(
  ctx: Context,
  asked: readonly { readonly need: ApprovalNeed; readonly approval: Approval }[],
  perkara: object | null,
): Promise<void> {
  const now = ctx.clock.millis()
  // Uses the clock that the posting will ask: the database's (waktu_kini).
  const until = sql`waktu_kini() + make_interval(mins => ${ctx.setting(engineSettings.UMUR_OTORISASI)})`
  await ctx.db.transaction(ctx.kodeToko, async (tx) => {
    for (const { need, approval } of asked) {
      await tx.rows(sql`update otorisasi set status = 'KADALUARSA'
        where no_otorisasi = ${approval.no} and status in ('DIMINTA', 'DISETUJUI')
          and (berlaku_sampai <= now() or status = 'DISETUJUI' and cara <> 'JAUH')`)
      await tx.rows(sql`insert into otorisasi (kode_toko, id, no_otorisasi, kategori, sidik,
          diminta_oleh, perangkat, sebelum, sesudah, keterangan, permintaan, perkara,
          berlaku_sampai)
        values (${ctx.kodeToko}, ${newId(now)}, ${approval.no}, ${need.kategori},
          decode(${approval.sidik}, 'hex'), ${ctx.user.user_id}, ${ctx.request.perangkat},
          ${JSON.stringify(need.sebelum ?? null)}, ${JSON.stringify(need.sesudah ?? null)},
          ${need.keterangan ?? null}, ${ctx.permintaan?.sidik ?? null},
          ${perkara && JSON.stringify(perkara)}::jsonb, ${until})
        on conflict (kode_toko, no_otorisasi) where status in ('DIMINTA', 'DISETUJUI')
        do nothing`)
    }
  })
}
