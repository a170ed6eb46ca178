import fs from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../start-problem.ts'
import { commandOf, isAlive, sleep, speaksPostgres } from './processes.ts'

export interface PidFile {
  readonly pid: number
  readonly port: number
  readonly status: string
}

const nameOf = (pg: string) => path.join(pg, 'postmaster.pid')

/** PostgreSQL's own note of itself: pid, folder, start, port, sockets, address, memory, status. */
export function readPidFile(pg: string): PidFile | undefined {
  try {
    const lines = fs.readFileSync(nameOf(pg), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
  } catch {
    return undefined
  }
}

/**
 * A PostgreSQL that an earlier, killed server left running on this cluster; undefined = none, and
 * the way is free. A dying one lives for another moment, and after a restart of the machine the
 * number may belong to any program: so it must answer in PostgreSQL's protocol first.
 */
export async function findOrphan(pg: string): Promise<PidFile | undefined> {
  for (let tries = 0; ; tries += 1) {
    const noted = readPidFile(pg)
    if (!noted || !isAlive(noted.pid)) return undefined
    const command = commandOf(noted.pid)
    if (command !== undefined && !command.includes(pg)) {
      // The number belongs to another program. PostgreSQL would take it for a living server and
      // refuse to start.
      fs.rmSync(nameOf(pg))
      return undefined
    }
    if (noted.status === 'ready' && (await speaksPostgres(noted.port))) return noted
    if (tries === 100) {
      throw new StartProblem(
        `PostgreSQL lama (proses ${noted.pid}) masih memegang ${pg} tetapi ` +
          'tidak menjawab. Hentikan proses itu, lalu jalankan lagi.',
      )
    }
    await sleep(100)
  }
}
