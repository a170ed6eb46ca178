import { sql } from 'kysely'
import { list } from '#kernel/field'
import { encode } from '#kernel/wire'
import { openDb } from '#server/db'
import type { TestHttp } from '#server/test-http'
import { house } from '../src/house.ts'

// Every command of a document, asked what it would post before it posts: nothing may be left of the
// question, and what is posted afterwards must be what was told (docs/adr/0299).

const api = '/api/v1/'
/** The commands of the house, by method and address. */
const perintah = new Map<string, string>(
  house.documents.flatMap(({ commands, name }) =>
    Object.values(commands).map(({ method, path }) => [`${method} ${path}`, name] as const),
  ),
)
const ledgers = house.modules.flatMap((modul) => modul.ledgers ?? [])

/** Every row of every table, as one figure each, but for who is signed in. */
const isi = sql<{ apa: string }>`
  select query_to_xml(format('select %L as t, count(*) as n, sum(hashtext(t::text)) as s
    from kencana.%I t', relname, relname), false, true, '')::text as apa
  from pg_class where relnamespace = 'kencana'::regnamespace and relkind = 'r'
    and relname not in ('sesi') order by relname`

/** A piece that is not there yet is told by no barcode: one is given when it is posted. */
const tanpaBarcode = (told: unknown, posted: readonly object[]): string => {
  const baru = [...JSON.stringify(told ?? '').matchAll(/"kode_barcode":"(BARU-\d+)"/g)]
  const first = baru.map(([, kode]) => kode)
  return JSON.stringify(posted, (name, value) =>
    name === 'kode_barcode' && first.length > 0 ? first.shift() : value,
  )
}

export interface Tinjauan {
  /** What was not as it was told, in sentences. */
  readonly beda: string[]
  /** The commands that were asked and posted, by document and path. */
  readonly dilihat: Set<string>
  /** He may read the journal besides what he may already. */
  pembaca(userId: string): Promise<unknown>
  close(): Promise<void>
}

/** From now on each command of this server is asked before it is sent. */
export function tinjauSemua(http: TestHttp): Tinjauan {
  const db = openDb(http.database.ownerUrl)
  const beda: string[] = []
  const dilihat = new Set<string>()
  const send = http.send.bind(http)
  const semua = async (): Promise<string> =>
    (await db.chain.rows(isi)).map(({ apa }) => apa).join('\n')
  /** What the last posting left in the books that are told. */
  const terposting = async (): Promise<object[]> => {
    const found: object[] = []
    for (const { name, preview } of ledgers) {
      if (!preview) continue
      const [row] = await db.chain.rows<{ baris: object[] | null }>(sql`
        select kencana.tinjau(${name}, p.kode_toko, p.id) as baris
        from kencana.posting p order by p.saat desc, p.urut desc limit 1`)
      if (row?.baris) found.push({ buku: name, baris: encode(list(preview.columns), row.baris) })
    }
    return found
  }
  const jumlah = async (): Promise<number> =>
    (await db.chain.rows<{ n: number }>(sql`select count(*) as n from kencana.posting`))[0]?.n ?? 0
  const watched: TestHttp['send'] = async (method, address, sent = {}) => {
    const path = address.slice(api.length)
    const name = perintah.get(`${method} ${path}`)
    if (name === undefined) return send(method, address, sent)
    const sebelum = await semua()
    const told = await send(method, address, {
      ...sent,
      headers: { ...sent.headers, 'x-pratinjau': '1' },
    })
    if ((await semua()) !== sebelum) beda.push(`${path}: the question left something behind`)
    const postings = await jumlah()
    const answer = await send(method, address, sent)
    // What only the database refuses is refused to whoever asks, too.
    if (answer.status !== 200 && told.status === 200 && told.json.data?.perlu.length === 0)
      beda.push(`${path}: told, and refused with ${answer.text}`)
    if (answer.status !== 200 || (await jumlah()) === postings) return answer
    if (told.json.message === 'Jurnal Transaksi Ini Baru Terlihat Setelah Disimpan') {
      dilihat.add(`${name} ${path} -`)
      return answer
    }
    dilihat.add(`${name} ${path}`)
    const kini = tanpaBarcode(told.json.data?.buku, await terposting())
    const kata = JSON.stringify(told.json.data?.buku ?? told.json)
    if (kata !== kini) beda.push(`${path}: told ${kata}, posted ${kini}`)
    return answer
  }
  Object.assign(http, { send: watched })
  return {
    beda,
    dilihat,
    pembaca: (userId) =>
      db.chain.rows(sql`update kencana.users
        set akses = coalesce(akses, '{}') || '{"/laporan-jurnal": true}'
        where user_id = ${userId}`),
    close: () => db.close(),
  }
}
