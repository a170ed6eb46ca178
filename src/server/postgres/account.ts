import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { StartProblem } from '../start-problem.ts'

/**
 * An operating system account without special rights; PostgreSQL runs under it when we are root.
 */
export interface Account {
  readonly uid: number
  readonly gid: number
  readonly name: string
}

const candidates = ['postgres', 'node', 'nobody']

/**
 * PostgreSQL refuses to run as root, and its initdb looks the account up by name: so it must be
 * one of /etc/passwd. undefined = we are not root and run it as ourselves.
 */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of candidates) {
    const [name, , uid, gid] = accounts.find(([name]) => name === wanted) ?? []
    if (name && uid && gid) return { uid: Number(uid), gid: Number(gid), name }
  }
  throw new StartProblem(
    'PostgreSQL bawaan tidak boleh berjalan sebagai root, dan tidak ada akun ' +
      `${candidates.join(', ')} di mesin ini. Buat salah satunya, atau isi DATABASE_URL.`,
  )
}

/** Whether the account that runs us has a name; initdb stops when it has none. */
export function accountHasName(): boolean {
  try {
    return os.userInfo().username !== ''
  } catch {
    return false
  }
}

const bitsFor = (stat: fs.Stats, account: Account, bits: number) => {
  if (stat.uid === account.uid) return bits << 6
  return stat.gid === account.gid ? bits << 3 : bits
}

/** The bits of one class (owner, group, others) in a file's mode. */
const passThrough = 1
const readAndPass = 5

/**
 * The first part of a path, from the root down, that the account may not pass through (with
 * `readable`: of the last part, that it may not read); what is missing is open. undefined = open.
 */
export function closedPart(
  target: string,
  account: Account,
  options: { readonly readable?: boolean } = {},
): string | undefined {
  const parts: string[] = []
  for (let part = path.resolve(target); ; part = path.dirname(part)) {
    parts.unshift(part)
    if (part === path.dirname(part)) break
  }
  return parts.find((part) => {
    const stat = fs.statSync(part, { throwIfNoEntry: false })
    if (!stat) return false
    const last = part === parts.at(-1) && options.readable
    // A plain file cannot be passed through; for a program the same bit means execution.
    const bits = stat.isFile() && !(stat.mode & 0o111) ? 4 : last ? readAndPass : passThrough
    const needed = bitsFor(stat, account, bits)
    return (stat.mode & needed) !== needed
  })
}
