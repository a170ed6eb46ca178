import { createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openConnection, SCHEMA } from './db-connection.ts'
import { isAway } from './db-errors.ts'
import { codeOf, StartProblem } from './start-problem.ts'

/**
 * The role under which every request works. It owns nothing, so that row-level security binds
 * it; the owner, who migrates, backs up and restores, is not bound (docs/adr/0004).
 */
export const APP_ROLE = 'kencana_app'

/** Who logs in as the app: named by the operator, or derived from the owner's own secret. */
export interface AppAccess {
  readonly ownerUrl: string
  /** DATABASE_APP_URL, when the operator made the role himself. */
  readonly appUrl?: string | undefined
  /** Keeps the secret when the owner logs in without a password. */
  readonly secretFolder: string
}

/** The same address as another user. */
export function withUser(url: string, user: string, password: string): string {
  const address = new URL(url)
  if (address.hostname) {
    address.username = encodeURIComponent(user)
    address.password = encodeURIComponent(password)
  } else {
    // A socket address (postgres:///db?host=/run) has no place for a user before its empty host.
    address.searchParams.set('user', user)
    address.searchParams.set('password', password)
  }
  return address.href
}

/** An address with the user and the password of another: the same role at a replica. */
export function asUserOf(url: string, other: string): string {
  const { password, searchParams, username } = new URL(other)
  return withUser(
    url,
    decodeURIComponent(username) || (searchParams.get('user') ?? ''),
    decodeURIComponent(password) || (searchParams.get('password') ?? ''),
  )
}

/**
 * The password is derived and not random: all servers that share a cluster and its owner's secret
 * get the same one, so none locks another out. For an owner without a password the secret is in a
 * file.
 */
function appPassword(access: AppAccess): string {
  const address = new URL(access.ownerUrl)
  const ownerSecret =
    decodeURIComponent(address.password) ||
    address.searchParams.get('password') ||
    keptSecret(access.secretFolder)
  return createHmac('sha256', ownerSecret).update(APP_ROLE).digest('base64url')
}

function keptSecret(folder: string): string {
  const file = path.join(folder, 'app.sandi')
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    const secret = randomBytes(24).toString('base64url')
    fs.writeFileSync(file, `${secret}\n`, { mode: 0o600 })
    return secret
  }
}

/** Makes sure that the app role exists and can log in; returns the address for the app. */
export async function ensureAppRole(access: AppAccess): Promise<string> {
  if (access.appUrl) return access.appUrl
  const password = appPassword(access)
  const appUrl = withUser(access.ownerUrl, APP_ROLE, password)
  if (await canLogIn(appUrl)) return appUrl
  await makeRole(access.ownerUrl, password)
  if (await canLogIn(appUrl)) return appUrl
  throw new StartProblem(
    `Peran ${APP_ROLE} ada, tetapi database menolak masuknya. Periksa pg_hba.conf ` +
      'atau isi DATABASE_APP_URL dengan alamat peran aplikasi.',
  )
}

async function canLogIn(appUrl: string): Promise<boolean> {
  try {
    const client = await openConnection(appUrl, () => undefined)
    await client.end()
    return true
  } catch (error) {
    if (isAway(error)) throw error
    // 28xxx: wrong password, no such role, not let in; 42501: no right to connect.
    if (/^(28...|42501)$/.test(codeOf(error))) return false
    throw error
  }
}

async function makeRole(ownerUrl: string, password: string): Promise<void> {
  const client = await openConnection(ownerUrl, () => undefined)
  const role = pg.escapeIdentifier(APP_ROLE)
  const secret = pg.escapeLiteral(password)
  const database = pg.escapeIdentifier(client.database ?? '')
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE])
    // A new role has no special rights; only a superuser may take them from an old one.
    await runOrTell(client, [
      rowCount
        ? `alter role ${role} login password ${secret}`
        : `create role ${role} login noinherit password ${secret}`,
      `grant connect on database ${database} to ${role}`,
    ])
  } finally {
    await client.end()
  }
}

async function runOrTell(client: pg.Client, statements: readonly string[]): Promise<void> {
  try {
    for (const statement of statements) await client.query(statement)
  } catch (error) {
    // Two servers on one cluster may make it in the same moment; the log-in that follows decides.
    if (/^(42710|23505|XX000)$/.test(codeOf(error))) return
    if (codeOf(error) !== '42501') throw error
    throw new StartProblem(
      `Pengguna di DATABASE_URL tidak boleh membuat peran ${APP_ROLE}. Minta ` +
        'pengelola database menjalankan, lalu jalankan server lagi:\n' +
        statements.map((statement) => `  ${statement};`).join('\n'),
    )
  }
}

interface Standing {
  readonly super: boolean
  readonly bypass: boolean
  readonly owns: string | null
  readonly owner_of_schema: boolean
  readonly member_of: string | null
}

/**
 * Refuses to work as a role that row-level security does not bind: a superuser, a role with
 * BYPASSRLS, a role that owns anything of ours, or one that may become such a role.
 */
export async function checkWall(appUrl: string): Promise<void> {
  const client = await openConnection(appUrl, () => undefined)
  try {
    const {
      rows: [standing],
    } = await client.query<Standing>(standingQuery, [SCHEMA])
    const {
      rows: [me],
    } = await client.query<{ me: string }>('select current_user as me')
    const fault = standing && faultOf(standing)
    if (fault) {
      throw new StartProblem(
        `Peran aplikasi ${me?.me ?? ''} ${fault}; dinding antar toko tidak berlaku ` +
          'baginya. Pakai peran yang tidak memiliki apa pun (DATABASE_APP_URL), atau kosongkan ' +
          'DATABASE_APP_URL supaya server membuatnya sendiri.',
      )
    }
  } finally {
    await client.end()
  }
}

function faultOf(standing: Standing): string | undefined {
  if (standing.super) return 'adalah superuser'
  if (standing.bypass) return 'memiliki BYPASSRLS'
  if (standing.owner_of_schema) return `adalah pemilik skema ${SCHEMA}`
  if (standing.owns) return `adalah pemilik ${standing.owns}`
  if (standing.member_of) return `adalah anggota peran ${standing.member_of}`
  return undefined
}

const standingQuery = `
  select me.rolsuper as super, me.rolbypassrls as bypass,
    exists (select from pg_namespace n where n.nspname = $1 and n.nspowner = me.oid)
      as owner_of_schema,
    (select min(n.nspname || '.' || c.relname) from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relowner = me.oid) as owns,
    (select min(r.rolname) from pg_roles r
      where r.oid <> me.oid and pg_has_role(me.oid, r.oid, 'member')
        and (r.rolsuper or r.rolbypassrls
          or exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname = $1 and c.relowner = r.oid))) as member_of
  from pg_roles me where me.rolname = current_user`
