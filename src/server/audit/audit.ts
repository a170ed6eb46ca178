import type pg from 'pg'
import { openConnection, SCHEMA } from '../db-connection.ts'
import { readMigrations } from '../schema.ts'
import { StartProblem } from '../start-problem.ts'
import { sealCode, type KeptSeals } from './seal.ts'

/** A difference in the books: shop, check, and a plain sentence. */
export interface Difference {
  readonly kode_toko: string
  readonly pemeriksaan: string
  readonly kalimat: string
}

export interface AuditResult {
  readonly toko: number
  readonly posting: number
  readonly beda: readonly Difference[]
}

export interface AuditOptions {
  /** What the closings left outside the database. */
  readonly seals?: KeptSeals
  /** Every closing must have left its seal outside: one that is missing is a difference. */
  readonly everySeal?: boolean
  /** Gives the audit up. */
  readonly signal?: AbortSignal
  /** Only this shop; else every one. */
  readonly kodeToko?: string
  /** Called before each check, so that a screen or a console shows the progress. */
  readonly progress?: (kodeToko: string, pemeriksaan: string) => void
}

/** So many postings are read back at a time: memory stays the same however long the chain is. */
const batch = 2_000

type Read = <R extends pg.QueryResultRow>(text: string, values: unknown[]) => Promise<R[]>

/** @throws StartProblem where migrations are missing: there is nothing yet to be recomputed by. */
async function checkMigrated(read: Read): Promise<void> {
  const [found] = await read<{ ada: boolean }>('select to_regclass($1) is not null as ada', [
    `${SCHEMA}.migrasi`,
  ])
  const landed = found?.ada ? await read<{ nomor: number }>('select nomor from migrasi', []) : []
  const known = new Set(landed.map(({ nomor }) => nomor))
  const migrations = readMigrations()
  const missing = migrations.filter(({ nomor }) => !known.has(nomor)).length
  if (missing === 0) return
  const have =
    missing === migrations.length
      ? 'Database ini belum dimigrasi'
      : `Database ini belum selesai dimigrasi (${missing} migrasi belum terpasang)`
  throw new StartProblem(`${have}. Jalankan npm start sekali, lalu ulangi pemeriksaan.`)
}

interface Link {
  readonly jumlah: number
  readonly beda: string | null
}

/** Recomputes the chain of one shop, hash by hash. */
async function auditChain(read: Read, shop: string): Promise<Link> {
  let jumlah = 0
  for (;;) {
    const [link] = await read<Link>('select * from audit_mata_rantai($1, $2, $3)', [
      shop,
      jumlah,
      batch,
    ])
    if (!link || link.beda !== null) return { jumlah, beda: link?.beda ?? null }
    jumlah += link.jumlah
    if (link.jumlah < batch) return { jumlah, beda: null }
  }
}

/**
 * Compares the chain with the seals outside the database, which somebody who hashed the whole chain
 * again could not change. @returns the first that differs
 */
async function auditSeals(
  read: Read,
  shop: string,
  { broken, seals }: KeptSeals,
): Promise<string | null> {
  const unread = broken.find(({ kode_toko }) => kode_toko === shop)
  if (unread) return `Segel di luar database ${unread.name} tidak terbaca`
  const own = seals.filter(({ kode_toko }) => kode_toko === shop)
  const found = await read<{ urut: string; sidik: string }>(
    `select urut, encode(hash, 'hex') as sidik from posting
      where kode_toko = $1 and urut = any ($2::bigint[])`,
    [shop, own.map(({ urut }) => urut)],
  )
  const now = new Map(found.map(({ sidik, urut }) => [Number(urut), sidik]))
  const other = own.find(({ sidik, urut }) => now.get(urut) !== sidik)
  if (!other) return null
  const { nomor, tgl_system } = other
  return `Segel ${nomor} (${tgl_system}) di luar database ${sealCode(other.sidik)}, menurut rantai ${sealCode(now.get(other.urut) ?? '') || 'tidak ada'}`
}

/** The first closing whose seal is missing outside the database. */
async function missingSeal(read: Read, shop: string, { seals }: KeptSeals): Promise<string | null> {
  const kept = seals.filter(({ kode_toko }) => kode_toko === shop).map(({ urut }) => urut)
  const [gone] = await read<{ tgl: string; jumlah: string }>(
    `select min(h.tgl_system)::text as tgl, count(distinct s.id_posting) as jumlah
      from segel s join posting p on p.kode_toko = s.kode_toko and p.id = s.id_posting
        join hari h on h.kode_toko = s.kode_toko and h.id_posting = s.id_posting
          and h.status = 'TUTUP'
      where s.kode_toko = $1 and p.urut <> all ($2::bigint[])`,
    [shop, kept],
  )
  if (!gone || Number(gone.jumlah) === 0) return null
  return `Segel di luar database hilang: ${gone.jumlah} tutup toko, yang pertama ${gone.tgl}`
}

/** Compares where the chain stood at earlier moments with what it says of them now. */
async function auditAnchors(
  read: Read,
  shop: string,
  { anchors = [] }: KeptSeals,
): Promise<string | null> {
  const own = anchors.filter(({ kode_toko }) => kode_toko === shop)
  const found = await read<{ urut: string; sidik: string }>(
    `select urut, encode(hash, 'hex') as sidik from posting
      where kode_toko = $1 and urut = any ($2::bigint[])`,
    [shop, own.map(({ urut }) => urut)],
  )
  const now = new Map(found.map(({ sidik, urut }) => [Number(urut), sidik]))
  const other = own.find(({ sidik, urut }) => now.get(urut) !== sidik)
  if (!other) return null
  const { sidik, urut } = other
  return `Jangkar urut ${urut} di luar database ${sealCode(sidik)}, menurut rantai ${sealCode(now.get(urut) ?? '') || 'tidak ada'}`
}

/** The checks of the modules, found by name. */
async function namedChecks(read: Read): Promise<string[]> {
  const rows = await read<{ nama: string }>(
    `select substr(nama, 7) as nama from fungsi_bernama('audit_') as nama
      where nama <> 'audit_mata_rantai'`,
    [],
  )
  return rows.map(({ nama }) => nama)
}

async function auditShops(
  read: Read,
  onDifference: (difference: Difference) => void,
  { everySeal = false, kodeToko, progress, seals = { seals: [], broken: [] } }: AuditOptions,
): Promise<AuditResult> {
  // Also a shop of which only its seals are left.
  const shops = await read<{ kode_toko: string }>(
    `select kode_toko from (select toko_diperiksa() union select unnest($2::text[])) t(kode_toko)
      where kode_toko = coalesce($1, kode_toko) order by 1`,
    [kodeToko ?? null, seals.seals.map((one) => one.kode_toko)],
  )
  const checks = await namedChecks(read)
  const beda: Difference[] = []
  const note = (kode_toko: string, pemeriksaan: string, kalimat: string | null | undefined) => {
    if (!kalimat) return
    const difference = { kode_toko, pemeriksaan, kalimat }
    beda.push(difference)
    onDifference(difference)
  }
  let posting = 0
  for (const { kode_toko } of shops) {
    progress?.(kode_toko, 'rantai')
    const chain = await auditChain(read, kode_toko)
    posting += chain.jumlah
    note(kode_toko, 'rantai', chain.beda)
    note(kode_toko, 'segel di luar', await auditSeals(read, kode_toko, seals))
    if (everySeal) note(kode_toko, 'segel hilang', await missingSeal(read, kode_toko, seals))
    note(kode_toko, 'jangkar', await auditAnchors(read, kode_toko, seals))
    for (const check of checks) {
      progress?.(kode_toko, check)
      const [found] = await read<{ kalimat: string | null }>(
        `select audit_${check}($1) as kalimat`,
        [kode_toko],
      )
      note(kode_toko, check, found?.kalimat)
    }
  }
  return { toko: shops.length, posting, beda }
}

/**
 * Recomputes every chain, balance, projection and snapshot from the books (DOMAIN 3) and tells each
 * check's first difference. All of it is of one moment, so it may run while the shops work.
 * @param ownerUrl the owner's address: the checks read across the wall
 * @throws StartProblem when the database is not migrated, or only in part
 */
export async function audit(
  ownerUrl: string,
  onDifference: (difference: Difference) => void,
  options: AuditOptions = {},
): Promise<AuditResult> {
  // The statement under way reports a lost connection.
  const client = await openConnection(ownerUrl, () => undefined, { name: 'kencana-audit' })
  const giveUp = (): void => void client.end().catch(() => undefined)
  options.signal?.addEventListener('abort', giveUp, { once: true })
  try {
    return await auditOn(client, onDifference, options)
  } finally {
    options.signal?.removeEventListener('abort', giveUp)
    await client.end().catch(() => undefined)
  }
}

/** The same on a connection of the owner's that stays open: a second one plans nothing anew. */
export async function auditOn(
  client: pg.Client,
  onDifference: (difference: Difference) => void,
  options: Omit<AuditOptions, 'signal'> = {},
): Promise<AuditResult> {
  const read: Read = async (text, values) => (await client.query(text, values)).rows
  await client.query('begin isolation level repeatable read read only')
  try {
    await checkMigrated(read)
    return await auditShops(read, onDifference, options)
  } finally {
    await client.query('rollback').catch(() => undefined)
  }
}
