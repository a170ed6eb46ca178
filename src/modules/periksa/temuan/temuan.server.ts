import { sql, type RawBuilder } from 'kysely'
import type { Endpoint } from '#kernel/endpoint'
import type { Written } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import { refusedRange } from '#kernel/report-call'
import { addDays } from '#kernel/tanggal'
import { record } from '#server/document/record'
import { handle, reply, type Context } from '#server/serve'
import { checkOrangLain } from './temuan.rules.ts'

export interface Bukti {
  readonly label: string
  readonly teks: string | null
  readonly rupiah: number | null
  readonly berat: number | null
  readonly saat: string | null
}

/** A finding as the books tell it. */
export interface Temuan {
  readonly pola: string
  readonly kunci: string
  readonly tgl_system: string
  readonly status: string
  readonly user_id: string | null
  readonly bukti: readonly Bukti[]
}

export interface Diminta {
  readonly from: string
  readonly to: string
  readonly pola: string | null
}

/** Which finding it is. */
export interface Dipilih {
  readonly pola: string
  readonly kunci: string
  readonly tgl_system: string
}

interface Saring {
  readonly tgl_from: string | null
  readonly tgl_to: string | null
  readonly pola: string | null
  readonly status: string | null
}

interface Dihakimi {
  readonly books: readonly Written[]
  readonly message: string
}

interface Layanan<A, B, T> {
  readonly temuan: {
    readonly daftar: Endpoint<never, Saring, unknown, A[]>
    readonly jumlah: Endpoint<never, unknown, unknown, { jumlah: number }>
    readonly tandai: Endpoint<never, unknown, B, { kunci: string }>
  }
  /** By this name screens hear of a judgement. */
  readonly jenis: string
  /** SQL behind `from`: the findings as `f`, of which `(f.t)` is what was found. */
  readonly dari: (ctx: Context, diminta: Diminta) => RawBuilder<unknown>
  /** What `status` says of a row, in SQL. */
  readonly status: RawBuilder<unknown>
  /** The other columns of an answer, and what they are joined from. */
  readonly kolom: RawBuilder<unknown>
  readonly gabung?: (ctx: Context) => RawBuilder<unknown>
  readonly urut: RawBuilder<unknown>
  /** Words that the evidence itself says. */
  readonly kata?: readonly string[]
  /** Somebody said something of it meanwhile. */
  readonly berubah: (row: T, body: B) => boolean
  /** What is kept of a word about a finding. @throws Refusal */
  readonly hakimi: (ctx: Context, row: T, body: B) => Dihakimi
}

/** @throws Refusal where it is too long to ask the books for, whatever the module says */
export function rentang(
  ctx: Context,
  query: Pick<Saring, 'tgl_from' | 'tgl_to'>,
): Omit<Diminta, 'pola'> {
  const fields = refusedRange({ ...query })
  if (fields[0]) throw new Refusal(fields[0].text, { code: 'E-ISI', fields })
  const { tgl_system } = ctx.toko
  return { from: query.tgl_from ?? tgl_system, to: query.tgl_to ?? tgl_system }
}

const berubah = (): Refusal =>
  new Refusal('Temuan Ini Sudah Berubah Atau Sudah Diperiksa', { code: 'E-MDB:02' })

/**
 * Findings that a person judges: listed with their evidence in the reader's words, counted, and
 * judged by somebody else than they are about (the owner answers to nobody).
 */
export function serveTemuan<A extends Temuan, B extends Dipilih, T extends A = A>(
  layanan: Layanan<A, B, T>,
) {
  const { dari, gabung, jenis, kata = [], kolom, status, temuan: calls, urut } = layanan
  const semua = async (ctx: Context, diminta: Diminta): Promise<T[]> => {
    const rows = await ctx.db.rows(
      ctx.kodeToko,
      sql<T>`select f.pola, (f.t).kunci, (f.t).tgl_system, (f.t).user_id, (f.t).skor, (f.t).bukti,
          ${status} as status, ${kolom}
        ${dari(ctx, diminta)} ${gabung?.(ctx) ?? sql``} order by ${urut}, (f.t).kunci`,
    )
    const kosong = { teks: null, rupiah: null, berat: null, saat: null }
    return rows.map((row) => ({
      ...row,
      bukti: row.bukti.map((one) => ({
        ...{ ...kosong, ...one },
        label: ctx.t(one.label),
        teks: one.teks && kata.includes(one.teks) ? ctx.t(one.teks) : (one.teks ?? null),
      })),
    }))
  }
  /** @throws Refusal where the books say it no longer */
  const satu = async (ctx: Context, { kunci, pola, tgl_system }: Dipilih): Promise<T> => {
    const found = await semua(ctx, { from: tgl_system, to: tgl_system, pola })
    const row = found.find((one) => one.kunci === kunci)
    if (row === undefined) throw berubah()
    return row
  }
  const daftar = handle(calls.daftar, async (ctx, { query }) => {
    const found = await semua(ctx, { ...rentang(ctx, query), pola: query.pola })
    const rows = query.status ? found.filter((row) => row.status === query.status) : found
    return reply(rows, { count: rows.length })
  })
  const jumlah = handle(calls.jumlah, async (ctx) => {
    const to = ctx.toko.tgl_system
    const found = await ctx.db.row<{ jumlah: number }>(
      ctx.kodeToko,
      sql`select count(*)::int as jumlah ${dari(ctx, { from: addDays(to, -6), to, pola: null })}
        where ${status} = 'TERBUKA'`,
    )
    return { jumlah: found?.jumlah ?? 0 }
  })
  const tandai = handle(calls.tandai, async (ctx, { body }) => {
    const row = await satu(ctx, body)
    if (layanan.berubah(row, body)) throw berubah()
    checkOrangLain(row.user_id, ctx.user)
    const { books, message } = layanan.hakimi(ctx, row, body)
    const answer = reply({ kunci: body.kunci }, { message })
    return record(ctx, calls.tandai, { books, answer, jenis })
  })
  return { semua, satu, handlers: [daftar, jumlah, tandai] }
}
