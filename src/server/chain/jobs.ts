import { sql } from 'kysely'
import { tugasCabangBuku } from '#kernel/branch-job'
import { write, type Written } from '#kernel/ledger'
import { keyOf, newId } from '../document/ids.ts'
import type { Tx } from '../db.ts'
import type { Context } from '../serve.ts'
import type { Given } from './chain.ts'

/** The topic of a job's news on the live line. */
export const tugasCabang = tugasCabangBuku.name

/** The message for the user who made a job: a branch has not done it yet, or all have. */
export const beritaTugas = 'tugas-cabang'

/** A call that each of these shops gets once. */
export interface Job {
  readonly judul: string //      what it is, a phrase
  readonly keterangan?: string // of what: codes and names
  /** The subject: a newer job with the same subject replaces the waiting part of this one. */
  readonly subjek: string
  readonly panggilan: string //  'POST portal/salin'
  readonly isi: Given
  readonly cabang: readonly string[]
}

/** The key under which a branch is asked for a job: another try is the same request. */
export const keyOfTry = (id: string, cabang: string): string => keyOf(`${id} ${cabang}`)

interface QueuedJob extends Job {
  readonly id: string
  readonly bahasa: string
}

/** A job in the form of the database; undefined when there is no shop to ask. */
function rowOf(ctx: Context, job: Job): QueuedJob | undefined {
  if (!ctx.chain.sends || job.cabang.length === 0) return undefined
  return { ...job, id: newId(ctx.clock.millis()), bahasa: ctx.language }
}

/**
 * Stores a job in the transaction of its cause: both are there, or neither. The caller announces it
 * after the commit (`announceJobs`). @returns its id; undefined when there is no branch
 */
export async function queueJob(ctx: Context, tx: Tx, job: Job): Promise<string | undefined> {
  const row = rowOf(ctx, job)
  if (row)
    await tx.rows(sql`select kencana.antri_tugas_cabang(${ctx.kodeToko}, ${ctx.user.user_id},
      ${JSON.stringify(row)}::jsonb)`)
  return row?.id
}

/**
 * The same for a posting as the cause: the job is one of its books, and is announced when it is
 * posted.
 */
export function jobOfPosting(ctx: Context, job: Job): Written<'tugas_cabang'>[] {
  const row = rowOf(ctx, job)
  return row ? [write(tugasCabangBuku, [{ ...row, cabang: [...row.cabang] }])] : []
}

/** The runners of all servers look for it; the screens that show jobs load them again. */
export const announceJobs = (ctx: Pick<Context, 'kodeToko' | 'live'>): void =>
  ctx.live.changed(ctx.kodeToko, { jenis: tugasCabang })

/** The branches that follow the head office. */
export const branchesOf = async (ctx: Context, tx: Tx): Promise<string[]> =>
  (
    await tx.rows<{ kode_toko: string }>(sql`select kode_toko from kencana.toko
      where jenis_toko = 'CABANG' and kode_toko <> ${ctx.kodeToko} order by no_toko`)
  ).map(({ kode_toko }) => kode_toko)

/**
 * Failed and waiting branches are asked again now, except where a newer job with the same subject
 * was done.
 */
export async function retryJob(ctx: Context, id: string): Promise<number> {
  const again = await ctx.db.rows(
    ctx.kodeToko,
    sql`update kencana.tugas_cabang_toko t
      set status = 'ANTRI', coba = 0, berikut = clock_timestamp(), galat = null
      from kencana.tugas_cabang j
      where t.kode_toko = ${ctx.kodeToko} and t.id = ${id}::uuid
        and t.status in ('GAGAL', 'ANTRI')
        and j.kode_toko = t.kode_toko and j.id = t.id
        and not exists (select from kencana.tugas_cabang_toko b
          join kencana.tugas_cabang jb on jb.kode_toko = b.kode_toko and jb.id = b.id
          where b.kode_toko = t.kode_toko and b.cabang = t.cabang and b.id > t.id
            and jb.subjek = j.subjek)
      returning t.cabang`,
  )
  announceJobs(ctx)
  return again.length
}
