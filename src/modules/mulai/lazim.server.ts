import { sql } from 'kysely'
import { group } from '#kernel/field'
import { copiedFields } from '#kernel/master-calls'
import { Refusal } from '#kernel/refusal'
import { whoSees } from '#kernel/right'
import { encode } from '#kernel/wire'
import type { Tx } from '#server/db'
import { passes } from '#server/http/gate'
import { takeOver } from '#server/master/salin'
import { handle, reply } from '#server/serve'
import { tanpaRekening } from '#modules/penjualan/sales'
import { isiLazim } from './langkah-awal.calls.ts'
import { masterLazim } from './lazim.rules.ts'

/** A bank that stands for none is none. */
const terisi = async (tx: Tx, name: string, key: string): Promise<boolean> => {
  const row = await tx.row<{ ada: boolean }>(
    sql`select exists (select from ${sql.table(name)}
      where ${sql.ref(key)} <> ${tanpaRekening}) as ada`,
  )
  return row?.ada === true
}

const asValues = (wire: unknown) => (typeof wire === 'object' && wire !== null ? { ...wire } : {})

/**
 * Adds the usual rows; a shop that has begun to fill its masters is asked nothing and told. Of two
 * who do it at once one is late.
 */
export const lazim = handle(isiLazim, async (ctx, { body }) => {
  const semua = masterLazim(body.harga_murni, body.potongan).filter(
    ([{ when }]) => when === undefined || ctx.isOn(when),
  )
  for (const [master] of semua) {
    if (!passes(ctx.house, whoSees(master.path), ctx))
      throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
  }
  const parcels = semua.map(([master, rows]) => {
    const bundle = group(copiedFields(master.fields))
    return { master: master.name, baris: rows.map((row) => asValues(encode(bundle, row))) }
  })
  await takeOver(ctx, parcels, true, async (tx) => {
    const kunci = `lazim ${ctx.kodeToko}`
    await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${kunci}, 0))`)
    for (const [{ key, name, title }] of semua)
      if (await terisi(tx, name, key))
        throw new Refusal('{{tempat}} Sudah Berisi, Tidak Ada Yang Diisi', {
          params: { tempat: ctx.t(title) },
        })
  })
  const jumlah = parcels.reduce((sum, { baris }) => sum + baris.length, 0)
  return reply({ jumlah }, { message: '{{jumlah}} Baris Diisi', params: { jumlah } })
})
