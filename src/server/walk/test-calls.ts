import type { Endpoint } from '#kernel/endpoint'
import type { Master } from '#kernel/master'
import { callsOf } from '#kernel/master-calls'
import { callOf } from '#kernel/report-call'
import { callsOfModule, type ServedModule } from '#server/serve'

/** The calls of a master, one after the other; to fixed rows nothing is added or taken from. */
export function callsOfMaster(master: Master): Endpoint[] {
  const { create, delete: remove, impor, lists, ...calls } = callsOf(master)
  const free = master.fixed ? [] : [create, remove, impor]
  return [...lists, ...free, ...Object.values(calls)].map(plain)
}

/** A call without the types of what it carries. */
const plain = (endpoint: unknown): Endpoint => endpoint as Endpoint

/** Every call of the house, sorted by path and method: what the walks go through. */
export const everyCall = (modules: readonly ServedModule[]): readonly Endpoint[] =>
  [
    ...modules.flatMap(callsOfModule),
    ...modules.flatMap(({ modul }) => (modul.masters ?? []).flatMap(callsOfMaster)),
    ...modules.flatMap(({ modul }) => (modul.reports ?? []).map((one) => plain(callOf(one)))),
  ].toSorted((a, b) => compare(`${a.path} ${a.method}`, `${b.path} ${b.method}`))

/** By code points: the same order on every machine. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export const nameOfCall = ({ method, path }: Endpoint): string => `${method} ${path}`
