import type { Endpoint } from '#kernel/endpoint'
import type { Master } from '#kernel/master'
import type { House } from '#kernel/module'
import type { Report } from '#kernel/report'
import type { Hooks } from '../master/desk.ts'
import { listHandlers } from '../master/list.ts'
import { writeHandlers } from '../master/write.ts'
import { reportHandler } from '../report/handlers.ts'
import { ReportTurns } from '../report/turns.ts'
import type { Handler, ServedGuards, ServedModule } from '../serve.ts'
import type { Shops } from '../session/shops.ts'
import { bookSentences, type Sentences } from '../document/refusals.ts'
import { StartProblem } from '../start-problem.ts'

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** Keys have names, but an address does not: both {kode} and {key} are any text there. */
const addressesOf = ({ also, method, path }: Endpoint): string[] =>
  [method, ...(also ? [also] : [])].map((verb) => `${verb} ${path.replace(/\{\w+\}/g, '{}')}`)

const missingIn = <T>(wanted: readonly T[], there: readonly T[]): T[] =>
  wanted.filter((one) => !there.includes(one))

function modulesOf(house: House, served: readonly ServedModule[]): string[] {
  const known = served.map(({ modul }) => modul)
  return [
    ...missingIn(house.modules, known).map(
      (modul) => `module ${modul.name} has no half in the server`,
    ),
    ...missingIn(known, house.modules).map((modul) => `module ${modul.name} is not in the house`),
  ]
}

function reportsOfModule({ modul, reports }: ServedModule): string[] {
  const wanted = modul.reports ?? []
  const queried = reports.map(({ report }): Report => report)
  return [
    ...missingIn(wanted, queried).map(
      (report) => `${modul.name}: report ${report.path} has no query`,
    ),
    ...missingIn(queried, wanted).map(
      (report) =>
        `${modul.name}: report ${report.path} has a query but is not among the module's reports`,
    ),
  ]
}

function wallOf(house: House, { endpoint, open }: Handler): string[] {
  const { right, when } = endpoint
  const name = nameOf(endpoint)
  const problems: string[] = []
  if (open !== (right.kind === 'public'))
    problems.push(
      `${name}: a call that is open to anyone is made by handlePublic, and only such a one`,
    )
  if (open && (when || endpoint.posting))
    problems.push(`${name}: a call without a user has no shop, so no flag and no posting`)
  if (when && !Object.hasOwn(house.settings, when))
    problems.push(`${name}: no module declares the flag ${when}`)
  if (right.kind === 'screen' && !right.paths.some((path) => house.screen(path)))
    problems.push(
      `${name}: nobody can call it, none of its screens exists: ${right.paths.join(', ')}`,
    )
  return problems
}

function twice(handlers: readonly Handler[]): string[] {
  const seen = new Set<string>()
  return handlers.flatMap(({ endpoint }) =>
    addressesOf(endpoint).flatMap((address) => {
      if (seen.has(address)) return [`two calls answer ${address}`]
      seen.add(address)
      return []
    }),
  )
}

/** A day that cannot be closed is refused with the code of what stops it. */
const closingSentences = (house: House): Sentences =>
  Object.fromEntries(
    house.modules.flatMap(({ closing = {} }) =>
      Object.entries(closing).map(([code, { text }]) => [code, text] as const),
    ),
  )

/** What the modules add to the writing of their masters. */
export const hooksOf = (modules: readonly ServedModule[]): ReadonlyMap<Master, Hooks> =>
  new Map(modules.flatMap(({ masters }) => masters.map((one) => [one.master, one.hooks])))

/** What the modules ask before a setting of theirs is changed. */
export const guardsOf = (modules: readonly ServedModule[]): ServedGuards =>
  new Map(modules.flatMap(({ guards }) => Object.entries(guards)))

/** Everything that answers calls, from the declarations and handlers of the modules. */
export interface Served {
  readonly handlers: readonly Handler[]
  readonly sentences: Sentences
}

/**
 * Joins declarations and handlers.
 * @throws StartProblem that lists every report without a query, query without a report, address
 * given twice, and wall with a hole: the server does not start.
 */
export function serveHouse(
  house: House,
  modules: readonly ServedModule[],
  shops: Shops,
  turns: ReportTurns = new ReportTurns(),
): Served {
  const hooks = hooksOf(modules)
  const strangers = [...hooks.keys()].filter((master) => !house.masters.includes(master))
  const handlers = [
    ...modules.flatMap((modul) => modul.handlers),
    ...house.masters.flatMap((master) => [
      ...listHandlers(master),
      ...writeHandlers(house, master, hooks.get(master) ?? {}),
    ]),
    ...modules.flatMap(({ reports }) =>
      reports.map((report) => reportHandler(report, shops, turns)),
    ),
  ]
  const problems = [
    ...modulesOf(house, modules),
    ...modules.flatMap(reportsOfModule),
    ...strangers.map(
      (master) => `hooks are served for ${master.name}, which is no master of the house`,
    ),
    ...twice(handlers),
    ...handlers.flatMap((handler) => wallOf(house, handler)),
  ]
  if (problems.length > 0)
    throw new StartProblem(['Definisi dan pelayan tidak cocok:', ...problems].join('\n  '))
  const sentences = Object.assign(
    {},
    bookSentences,
    closingSentences(house),
    ...modules.map((modul) => modul.refusals),
  )
  return { handlers, sentences }
}
