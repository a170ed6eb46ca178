import type { Fields } from '#kernel/field'
import type { Master } from '#kernel/master'
import { copiedFields, inOrder, type Impor } from '#kernel/master-calls'
import { group } from '#kernel/field'
import { Refusal } from '#kernel/refusal'
import { encode } from '#kernel/wire'
import { fieldsOn } from '#kernel/when'
import type { Tx } from '../db.ts'
import type { Context } from '../serve.ts'
import { type MasterValues, type StoredRow } from './columns.ts'
import { write, type Desk } from './desk.ts'
import { isSame, rowOfWire } from './impor-rows.ts'
import { allRows, answerOf, byKey, isChange, keep, NotSaved, said, type Baris } from './impor.ts'

// One shop takes over masters of another: new rows are added, different rows become the same,
// nothing is deleted. The definitions say everything; no master has a line here.

/** The rows of a master in transport, as JSON. */
export interface Tumpukan {
  readonly master: string
  readonly baris: readonly MasterValues[]
}

/** What becomes of one master. */
export interface Salinan extends Impor {
  readonly master: string
}

/** No honest parcel has more; a request body would not hold it. */
export const rowsPerMaster = 5_000

/** What may be taken over: everything that belongs to a shop. */
export const copiedMasters = (masters: readonly Master[]): Master[] =>
  inOrder(masters.filter(({ chain }) => !chain))

const asValues = (wire: unknown): MasterValues =>
  typeof wire === 'object' && wire !== null ? { ...wire } : {}

/** The rows of these masters as they are here. */
export async function pack(ctx: Context, masters: readonly Master[]): Promise<Tumpukan[]> {
  const parcels: Tumpukan[] = []
  for (const master of inOrder(masters)) {
    const rows = await ctx.db.rows<StoredRow>(ctx.kodeToko, allRows(ctx, master))
    if (rows.length > rowsPerMaster)
      throw new Refusal('{{tempat}} Berisi Lebih Dari {{jumlah}} Baris', {
        params: { tempat: ctx.t(master.title), jumlah: rowsPerMaster },
      })
    const bundle = group(copiedFields(master.fields))
    const baris = rows.map((row) => asValues(encode(bundle, row)))
    parcels.push({ master: master.name, baris })
  }
  return parcels
}

/** The rows as they would be kept here, each with what is wrong in it. */
function compare(
  ctx: Context,
  master: Master,
  given: readonly MasterValues[],
  known: ReadonlyMap<string, StoredRow>,
): Baris[] {
  const all: Fields = fieldsOn(master.fields, ctx.isOn)
  const copied = copiedFields(all)
  return given.map((wire, at) => {
    const own = Object.fromEntries(Object.entries(wire).filter(([name]) => name in copied))
    const kunci = String(own[master.key])
    const before = known.get(kunci)
    const row = rowOfWire(master, all, own, before)
    if (!('value' in row)) {
      const masalah = said(ctx, row.refused)
      return { baris: at + 1, kunci, isi: own, before, aksi: 'SALAH', masalah }
    }
    const usual = before ? (isSame(copied, row.value, before) ? 'SAMA' : 'UBAH') : 'TAMBAH'
    return { baris: at + 1, kunci, isi: row.value, before, aksi: usual, masalah: '' }
  })
}

interface Taken {
  readonly desk: Desk
  readonly rows: Baris[]
}

async function take(ctx: Context, tx: Tx, desk: Desk, parcel: Tumpukan): Promise<Taken> {
  const { master } = desk
  const known = byKey(master, await tx.rows<StoredRow>(allRows(ctx, master)))
  const rows = compare(ctx, master, parcel.baris, known)
  await keep(desk, ctx, tx, rows)
  return { desk, rows }
}

/** The first problem, in the words of its row. */
function wrong(ctx: Context, taken: readonly Taken[]): Refusal | undefined {
  for (const { desk, rows } of taken) {
    const bad = rows.find(({ aksi }) => aksi === 'SALAH')
    if (bad)
      return new Refusal('{{tempat}} {{kunci}}: {{kalimat}}. Tidak Ada Yang Disimpan', {
        params: { tempat: ctx.t(desk.master.title), kunci: bad.kunci, kalimat: bad.masalah },
      })
  }
  return undefined
}

const answersOf = (taken: readonly Taken[]): Salinan[] =>
  taken.map(({ desk: { master }, rows }) => ({
    master: master.name,
    ...answerOf(
      rows.filter(({ aksi }) => aksi !== 'SAMA').concat(rows.filter(isUnchanged)),
      [],
      master,
    ),
  }))
const isUnchanged = ({ aksi }: Baris): boolean => aksi === 'SAMA'

/**
 * Takes parcels over, all or nothing of them, or (without `simpan`) only says what would become of
 * them. The same key again does nothing and answers the same.
 * @param judge what must hold before anything is taken over, in the same transaction; throws a
 *   Refusal
 */
export async function takeOver(
  ctx: Context,
  parcels: readonly Tumpukan[],
  simpan: boolean,
  judge?: (tx: Tx) => Promise<void>,
): Promise<Salinan[]> {
  const desks = parcels.map(({ master }): Desk => {
    const found = ctx.house.masters.find(({ name }) => name === master)
    if (!found || found.chain)
      throw new Refusal('Master {{master}} Tidak Dikenal Di Toko Ini', { params: { master } })
    return { house: ctx.house, master: found, hooks: ctx.hooks.get(found) ?? {} }
  })
  const [first] = desks
  if (!first) return []
  let looked: Salinan[] = []
  let taken: Taken[] = []
  try {
    const answers = await write(first, ctx, {}, async (tx) => {
      taken = []
      await judge?.(tx)
      for (const [at, parcel] of parcels.entries()) {
        const desk = desks[at]
        if (desk) taken.push(await take(ctx, tx, desk, parcel))
      }
      looked = answersOf(taken)
      if (!simpan) throw new NotSaved()
      const refusal = wrong(ctx, taken)
      if (refusal) throw refusal
      return looked.map((one) => ({ ...one, baris: [], tersimpan: true }))
    })
    for (const { desk, rows } of taken) {
      ctx.live.changed(ctx.kodeToko, { jenis: desk.master.name })
      for (const row of rows.filter(isChange)) desk.hooks.committed?.(ctx, row.isi)
    }
    return answers
  } catch (error) {
    if (!(error instanceof NotSaved)) throw error
    return looked
  }
}
