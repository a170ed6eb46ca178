import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { openConnection } from '../db-connection.ts'
import { unprivilegedAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { bareEnvironment } from './cluster.ts'
import { readPidFile } from './pid-file.ts'
import { SYSTEM_FOLDER } from './place.ts'
import { freePort, sleep } from './processes.ts'
import type { EmbeddedPostgres } from './supervisor.ts'

/** A streaming replica of a test's cluster, made as docs/operasi/replika.md tells it. */
export interface TestReplica {
  /** The owner's address of one of its databases. */
  url(database: string): string
  stop(): Promise<void>
  start(): Promise<void>
}

/** Copies the folder of a running cluster, as it is between the two calls. */
async function copyFolder(primary: EmbeddedPostgres, from: string, to: string): Promise<void> {
  const client = await openConnection(primary.urlFor('postgres'), () => undefined)
  try {
    await client.query(`select pg_backup_start('replika', true)`)
    fs.cpSync(from, to, {
      recursive: true,
      filter: (file) => !/(?:postmaster\.(?:pid|opts)|pg_internal\.init)$/.test(file),
    })
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    )
    fs.writeFileSync(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  } finally {
    await client.end()
  }
}

function giveTo(folder: string, { gid, uid }: { uid: number; gid: number }): void {
  fs.chownSync(folder, uid, gid)
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) giveTo(name, { uid, gid })
    else fs.chownSync(name, uid, gid)
  }
}

export async function startReplica(
  primary: EmbeddedPostgres,
  from: string,
  to: string,
): Promise<TestReplica> {
  const account = unprivilegedAccount()
  const { postgres } = findBinaries(account, SYSTEM_FOLDER, () => undefined)
  await copyFolder(primary, from, to)
  const { password, port: source, username } = new URL(primary.urlFor('postgres'))
  const line = `host=127.0.0.1 port=${source} user=${username} password=${password}`
  fs.appendFileSync(path.join(to, 'postgresql.auto.conf'), `primary_conninfo = '${line}'\n`)
  fs.writeFileSync(path.join(to, 'standby.signal'), '')
  fs.chmodSync(to, 0o700)
  if (account) giveTo(to, account)
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async (): Promise<void> => {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
    const also = [
      'fsync=off',
      'shared_buffers=16MB',
      'max_connections=30',
      'wal_retrieve_retry_interval=100ms',
    ]
    child = spawn(
      postgres,
      ['-D', to, ...[...settings, ...also].flatMap((setting) => ['-c', setting])],
      { cwd: '/', env: bareEnvironment, stdio: 'ignore', ...account },
    )
    for (let tries = 0; tries < 400 && readPidFile(to)?.status !== 'ready'; tries += 1)
      await sleep(25)
  }
  await start()
  return {
    url: (database) => primary.urlFor(database).replace(`:${source}/`, `:${port}/`),
    start,
    stop: async () => {
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child?.kill('SIGQUIT')
      await ended
    },
  }
}
