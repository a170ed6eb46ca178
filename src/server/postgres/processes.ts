import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import { codeOf } from '../start-problem.ts'

/** Whether a process with this number lives, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** The command line of a process; undefined where the system does not tell. */
export function commandOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    }
    if (process.platform === 'darwin') {
      return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout
    }
    return undefined
  } catch {
    return ''
  }
}

/**
 * What tells a process from a later one with the same number: this boot and its starting tick.
 * '' where the system does not tell.
 */
export function identityOf(pid: number): string {
  if (process.platform !== 'linux') return ''
  try {
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold spaces; the starting tick is field 22.
    const tick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot}/${tick}`
  } catch {
    return ''
  }
}

/** A free port of the loopback address, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('no port'))
      })
    })
  })
}

/** PostgreSQL's SSLRequest: length 8, code 80877103. It answers 'S' or 'N'; nobody else does. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** Whether a PostgreSQL answers on this loopback port: a process id in a file proves nothing. */
export function speaksPostgres(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1' }, () => socket.write(sslRequest))
    const settle = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(1_000, () => settle(false))
    socket.once('data', (data) => settle(data[0] === 0x4e || data[0] === 0x53))
    socket.once('error', () => settle(false))
    socket.once('close', () => settle(false))
  })
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
