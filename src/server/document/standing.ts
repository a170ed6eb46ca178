import type { Bernomor, Command, Document } from '#kernel/document'
import { formatRupiah } from '#kernel/figures'
import { Refusal } from '#kernel/refusal'
import type { Written } from '#kernel/ledger'
import type { Context, Handler } from '../serve.ts'
import type { Posting } from './post.ts'
import { checkStands, seenOf, serve, step, type Need, type Standing, type Work } from './run.ts'

type Check = NonNullable<Posting['periksa']>[number]

/** How documents of a kind are read for a command, and what of them must be so until it posts. */
export interface Reading<T extends Standing = Standing> {
  readonly one: (ctx: Context, nomor: string) => Promise<T>
  /** @throws Refusal while a step of it waits for somebody else */
  readonly rests: (one: T) => void
  /** What its users see of it (`seen` in a command's body), as it is now. */
  readonly seen: Readonly<Record<string, (one: T, ctx: Context) => number>>
  /** Judged again in the posting, under its lock. */
  readonly still: (one: T) => Check
}

/**
 * What the user saw is what is settled. Whole rupiah.
 * @param label what he saw; a phrase
 * @throws Refusal E-MDB:02
 */
export function checkSeen(label: string, seen: number, now: number): void {
  if (seen === now) return
  throw new Refusal('{{field}} Berubah Dari Rp {{lama}} Menjadi Rp {{baru}}, Periksa Kembali', {
    code: 'E-MDB:02',
    params: { field: label, lama: formatRupiah(seen), baru: formatRupiah(now) },
  })
}

/**
 * Handles a command about one document: it is read, stands where the command leads on, rests, and
 * is as its user saw it; then the rules judge. All that is so in the posting too.
 */
export const serveOn = <
  S extends string,
  L extends string,
  B extends { readonly nomor: string },
  A,
  K extends string,
  T extends Standing,
>(
  document: Document<S, L>,
  command: Command<S, never, B, A, K>,
  { one, rests, seen, still }: Reading<T>,
  judge: (
    ctx: Context,
    kini: T,
    body: B,
  ) => Work<NoInfer<L>, NoInfer<A>, NoInfer<K>> | Promise<Work<NoInfer<L>, NoInfer<A>, NoInfer<K>>>,
): Handler => {
  const figures = seenOf(command)
  return serve(
    document,
    command,
    async (ctx, { body }) => {
      const kini = await one(ctx, body.nomor)
      if (!command.meanwhile) rests(kini)
      checkStands(document, command, kini)
      const said: Readonly<Record<string, unknown>> = { ...body }
      for (const [name, { label }] of figures)
        checkSeen(label, Number(said[name]), seen[name]?.(kini, ctx) ?? Number.NaN)
      const { periksa = [], write, ...judged } = await judge(ctx, kini, body)
      return {
        ...judged,
        periksa: [still(kini), ...periksa],
        write: async () => ({ nomor: [kini.nomor], ...(await write()) }),
      }
    },
    Object.keys(seen),
  )
}

/** What a step of one document does, once the rules have judged it. */
interface Step<S extends string, L extends string, K extends string> {
  readonly needs?: readonly Need<K>[]
  readonly periksa?: readonly Check[]
  /** The state that the shop's rules choose, of those that the command names. */
  readonly ke?: S
  readonly facts?: object
  readonly books?: readonly Written<L>[]
}

/** Handles a command that moves one document: what it freezes, and the rows for the books. */
export const serveStep = <
  S extends string,
  L extends string,
  B extends { readonly nomor: string },
  K extends string,
  T extends Standing,
>(
  document: Document<S, L>,
  command: Command<S, never, B, Bernomor, K>,
  reading: Reading<T>,
  judge: (
    ctx: Context,
    kini: T,
    body: B,
  ) => Step<NoInfer<S>, NoInfer<L>, NoInfer<K>> | Promise<Step<NoInfer<S>, NoInfer<L>, NoInfer<K>>>,
): Handler =>
  serveOn(document, command, reading, async (ctx, kini, body) => {
    const { books = [], facts, ke, ...judged } = await judge(ctx, kini, body)
    return {
      ...judged,
      write: () => ({
        steps: [step(document, command, kini, ke)],
        facts: facts ? [{ id_dokumen: kini.id, isi: facts }] : [],
        books,
        answer: { nomor: kini.nomor },
      }),
    }
  })
