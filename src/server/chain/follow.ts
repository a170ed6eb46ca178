import { group } from '#kernel/field'
import type { Master } from '#kernel/master'
import { callsOf, copiedFields, pathKeyOf } from '#kernel/master-calls'
import { encode } from '#kernel/wire'
import type { Tx } from '../db.ts'
import type { MasterValues } from '../master/columns.ts'
import type { Context, MasterHooks } from '../serve.ts'
import { nameOfCall } from './chain.ts'
import { announceJobs, branchesOf, queueJob, type Job } from './jobs.ts'

/** The call by which a branch takes rows over. */
export const takeOverCall = 'POST portal/salin'

/**
 * Hooks of a master whose rows the branches follow (SPEC 7: each call is repeated for every
 * branch): what the head office saves or deletes is sent to all of them, by a job in the same
 * transaction.
 */
export function followedByBranches(master: Master): MasterHooks<MasterValues> {
  const bundle = group(copiedFields(master.fields))
  const removal = callsOf(master).delete
  const send = async (
    ctx: Context,
    tx: Tx,
    row: MasterValues,
    what: Pick<Job, 'isi' | 'panggilan'>,
  ) => {
    if (!ctx.toko.pusat) return
    const kunci = String(row[master.key])
    await queueJob(ctx, tx, {
      judul: master.title,
      keterangan: kunci,
      subjek: `${master.name}/${kunci}`,
      cabang: await branchesOf(ctx, tx),
      ...what,
    })
  }
  return {
    written: (ctx, tx, row) =>
      send(ctx, tx, row, {
        panggilan: takeOverCall,
        isi: {
          body: { isi: [{ master: master.name, baris: [encode(bundle, row)] }], simpan: true },
        },
      }),
    removing: (ctx, tx, row) =>
      send(ctx, tx, row, {
        panggilan: nameOfCall(removal),
        isi: { params: { [pathKeyOf(removal.path)]: String(row[master.key]) } },
      }),
    committed: (ctx) => announceJobs(ctx),
    removed: (ctx) => announceJobs(ctx),
  }
}
