import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor, type Plugin } from 'vite'

/** A definition for the menu: what it is called, and how the rest of it is fetched. */
const mark = '?menu'
const isModule = /[\\/]modules[\\/][^\\/]+[\\/]module\.tsx?$/

/** What a text of TypeScript has at its top, and where. */
type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Range = readonly [start: number, end: number, instead: string]

const statementsOf = (file: string, code: string): readonly Statement[] =>
  parseSync(file, code).program.body

/** The names that are read in a statement, those of properties too. */
function namesIn(file: string, code: string): Set<string> {
  const found = new Set<string>()
  new Visitor({ Identifier: ({ name }) => void found.add(name) }).visit(
    parseSync(file, code).program,
  )
  return found
}

/** The names that the modules import of each file. */
function wantedOf(modules: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const from of modules)
    for (const one of statementsOf(from, readFileSync(from, 'utf8'))) {
      if (one.type !== 'ImportDeclaration') continue
      const file = path.resolve(path.dirname(from), one.source.value)
      const names = found.get(file) ?? new Set()
      found.set(file, names)
      for (const each of one.specifiers)
        if (each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
          names.add(each.imported.name)
    }
  return found
}
const src = path.resolve(import.meta.dirname, '../src/modules')
const modules = readdirSync(src)
  .flatMap((name) => [`${name}/module.ts`, `${name}/module.tsx`].map((one) => path.join(src, one)))
  .filter((file) => existsSync(file))
let wanted: ReturnType<typeof wantedOf> | undefined

/** What the menu, the search of the header, the rights and the preview read of a definition. */
const kept: Readonly<Record<string, readonly string[]>> = {
  defineReport: ['path', 'title', 'purpose', 'heading', 'icon', 'when', 'reserved'],
  defineDocument: ['name', 'title', 'prefix', 'screen', 'listScreen', 'sections'],
  defineLedger: ['name', 'title', 'preview'],
}
/** Of these no page asks for the rest. */
const never: ReadonlySet<string> = new Set(['defineLedger'])

/** What of a definition is left out, and the way to all of it. */
function* cuts(file: string, one: Statement): Generator<Range> {
  const [made] =
    one.type === 'ExportNamedDeclaration' && one.declaration?.type === 'VariableDeclaration'
      ? one.declaration.declarations
      : []
  const call = made?.init
  if (made?.id.type !== 'Identifier' || call?.type !== 'CallExpression') return
  const [draft] = call.arguments
  if (call.callee.type !== 'Identifier' || draft?.type !== 'ObjectExpression') return
  const keys = kept[call.callee.name]
  if (keys === undefined) return
  yield [call.callee.start, call.callee.end, '']
  for (const each of draft.properties) {
    if (each.type !== 'Property' || each.key.type !== 'Identifier') continue
    const isList = each.key.name === 'list' // that there is one is all that is asked
    if (isList) yield [each.start, each.end, 'list: {}']
    else if (!keys.includes(each.key.name)) yield [each.start, each.end + 1, '']
  }
  if (never.has(call.callee.name)) return
  const late = `late: async () => (await import(${JSON.stringify(file)})).${made.id.name},`
  yield [draft.end - 1, draft.end - 1, late]
}

const cut = (code: string, ranges: readonly Range[]): string =>
  ranges
    .toSorted(([a], [b]) => b - a)
    .reduce((left, [start, end, put]) => left.slice(0, start) + put + left.slice(end), code)

/** The names that a statement declares. */
const declaredBy = (one: Statement): string[] => {
  const inner = one.type === 'ExportNamedDeclaration' && one.declaration ? one.declaration : one
  if (inner.type === 'VariableDeclaration')
    return inner.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  return inner.type === 'FunctionDeclaration' && inner.id ? [inner.id.name] : []
}

/** These names of a file and all that they need of it. */
function only(names: ReadonlySet<string>, file: string, code: string): string {
  const statements = statementsOf(file, code)
  const textOf = ({ end, start }: Statement): string => code.slice(start, end)
  const needed = new Set(names)
  const kept = new Set<Statement>()
  for (let before = -1; before < kept.size;) {
    before = kept.size
    for (const one of statements)
      if (!kept.has(one) && declaredBy(one).some((name) => needed.has(name))) {
        kept.add(one)
        for (const name of namesIn(file, textOf(one))) needed.add(name)
      }
  }
  const imports = statements.flatMap((one) => {
    if (one.type !== 'ImportDeclaration' || one.importKind === 'type') return []
    const parts = one.specifiers.filter(({ local }) => needed.has(local.name))
    const names_ = parts.map(({ end, start }) => code.slice(start, end)).join(', ')
    return parts.length === 0 ? [] : [`import { ${names_} } from ${one.source.raw}`]
  })
  return [...imports, ...statements.filter((one) => kept.has(one)).map(textOf)].join('\n')
}

/** This file with its definitions made brief, or null where it has none. */
function briefly(file: string): string | null {
  const code = readFileSync(file, 'utf8')
  const ranges = statementsOf(file, code).flatMap((one) => [...cuts(file, one)])
  wanted ??= wantedOf(modules)
  return ranges.length === 0 ? null : only(wanted.get(file) ?? new Set(), file, cut(code, ranges))
}

const brief = new Map<string, string>()

/**
 * There are 80 reports and 60 documents, and a page opens one of them: a module brings of each what
 * the menu shows. The rest is fetched when its screen is opened. The columns of the books are read
 * by the server alone.
 */
export const lateDefinitions: Plugin = {
  name: 'late-definitions',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  async resolveId(id, from, options) {
    if (options.kind !== 'import-statement' || !id.endsWith('.ts')) return null
    if (from === undefined || !isModule.test(from)) return null
    const found = await this.resolve(id, from, { ...options, skipSelf: true })
    const code = found === null ? null : briefly(found.id)
    if (found === null || code === null) return null
    brief.set(found.id + mark, code)
    return found.id + mark
  },
  load: (id) => brief.get(id) ?? null,
}
