import pg from 'pg'
import { list } from '#kernel/field'
import type { House } from '#kernel/module'
import { Refusal } from '#kernel/refusal'
import type { Right } from '#kernel/right'
import { anything, byKey, list as rowsOf } from '#kernel/shape'
import { encode } from '#kernel/wire'
import type { Chain } from '../chain/chain.ts'
import type { Db } from '../db.ts'
import type { FileStore } from '../files/store.ts'
import { defineLoad } from '../load.ts'

const load = defineLoad('pratinjau', byKey(rowsOf(byKey(anything))))

/** Ends the run of a command whose rows are known now. */
export class Shown extends Error {
  override readonly name = 'Shown'
}

/** Something that cannot be taken back would have happened before the posting. */
export const unseen = (): Refusal =>
  new Refusal('Jurnal Transaksi Ini Baru Terlihat Setelah Disimpan')

/** PostgreSQL: a transaction that only reads was to write. */
const isWriting = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '25006'

interface Facts {
  readonly db: Db
  readonly chain: Chain
  readonly files: FileStore
}

/** What a command would post: it runs as it always does, up to its posting (docs/adr/0299). */
export class Preview {
  readonly #db: Db
  readonly #needs = new Set<string>()
  #books: Readonly<Record<string, readonly unknown[]>> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  /** Nobody is asked for an approval: that one will be needed is told. */
  without(needs: readonly { readonly kategori: string }[]): [] {
    for (const { kategori } of needs) this.#needs.add(kategori)
    return []
  }

  /** Posts and takes back. @returns what the caller throws, so that nothing happens afterwards */
  async show(posting: string): Promise<Shown> {
    this.#books ??= await this.#db.load(load, [posting])
    return new Shown()
  }

  /** With it the rules may read, and nothing else. */
  facts({ chain, db, files }: Facts): Facts & { readonly preview: Preview } {
    const refuse = async (): Promise<never> => Promise.reject(unseen())
    const { followsFromAfar, headOffice, sends } = chain
    return {
      db: db.readOnly,
      chain: {
        ...{ followsFromAfar, headOffice, sends },
        shops: () => chain.shops(),
        isHere: (shop) => chain.isHere(shop),
        mayReach: (portal) => chain.mayReach(portal),
        ask: refuse,
        askHeadOffice: refuse,
      },
      files: {
        read: (name) => files.read(name),
        names: () => files.names(),
        ...{ write: refuse, tidy: refuse },
      },
      preview: this,
    }
  }

  /**
   * The rows that it would write into books that this person may read (`may`).
   * @throws Refusal of the rules, or where it would do more than read before it posts
   */
  async told(house: House, may: (right: Right) => boolean, run: () => Promise<unknown>) {
    const shown = house.modules
      .flatMap(({ ledgers = [] }) => ledgers)
      .flatMap(({ name, preview }) => (preview && may(preview.right) ? [{ name, preview }] : []))
    if (shown.length === 0) throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
    try {
      await run()
    } catch (error) {
      if (isWriting(error)) throw unseen()
      if (!(error instanceof Shown)) throw error
    }
    const books = this.#books
    if (books === undefined) throw unseen()
    return {
      perlu: [...this.#needs],
      buku: shown.flatMap(({ name, preview }) =>
        books[name] ? [{ buku: name, baris: encode(list(preview.columns), books[name]) }] : [],
      ),
    }
  }
}
