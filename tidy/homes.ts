import { Visitor, type ESTree } from 'vite'
import { isCode, isTest, lineOf, parse, type Rule, type SourceFile } from './tree.ts'

/** Something that one place only may do, and what to call instead. */
interface Home {
  readonly at: readonly string[]
  readonly instead: string
}

const rounding: Home = {
  at: ['src/kernel/'],
  instead: 'Only the kernel rounds: call rupiah, berat or kadar of src/kernel.',
}
const date: Home = {
  at: ['src/kernel/tanggal.ts', 'src/server/clock.ts'],
  instead: 'Only src/kernel/tanggal.ts makes dates; ask it.',
}
const environment: Home = {
  at: ['src/server/config.ts'],
  instead: 'Only src/server/config.ts reads the environment; take the value from it.',
}

const posting: Home = {
  at: ['src/server/'],
  instead: 'Only the engine posts: serve the command by src/server/document/run.ts.',
}

const isNamed = (node: ESTree.Node, name: string): boolean =>
  node.type === 'Identifier' && node.name === name

function homeOfMember(node: ESTree.MemberExpression): readonly [string, Home] | undefined {
  if (isNamed(node.object, 'Math') && isNamed(node.property, 'round'))
    return ['Math.round', rounding]
  if (isNamed(node.property, 'toFixed')) return ['toFixed', rounding]
  if (isNamed(node.object, 'process') && isNamed(node.property, 'env')) {
    return ['process.env', environment]
  }
  return undefined
}

function strangersIn(file: SourceFile): string[] {
  const found: string[] = []
  const say = (node: ESTree.Node, what: string, { at, instead }: Home): void => {
    if (at.some((home) => file.path.startsWith(home))) return
    found.push(`${file.path}:${lineOf(file, node)} ${what} is not at home here. ${instead}`)
  }
  new Visitor({
    MemberExpression(node) {
      const home = homeOfMember(node)
      if (home !== undefined) say(node, ...home)
    },
    ImportSpecifier(node) {
      if (isNamed(node.imported, 'post') || isNamed(node.imported, 'postNumbered'))
        say(node, 'A posting', posting)
    },
    NewExpression(node) {
      if (isNamed(node.callee, 'Date')) say(node, 'new Date', date)
    },
  }).visit(parse(file).program)
  return found
}

const shipped = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter((file) => isCode(file) && !isTest(file.path))

/** Rounding, dates, the environment and postings each have one home. */
export const homes: Rule = (files) => shipped(files).flatMap(strangersIn)

/**
 * How often a file claims a type by `as` or `!` instead of proving it (`as const` does not count).
 */
function castsIn(file: SourceFile): number {
  let count = 0
  new Visitor({
    TSAsExpression(node) {
      const type = node.typeAnnotation
      if (type.type === 'TSTypeReference' && isNamed(type.typeName, 'const')) return
      count += 1
    },
    TSTypeAssertion() {
      count += 1
    },
  }).visit(parse(file).program)
  return count
}

/** Files that may claim types, how often, and why: tidy/casts.tsv. */
const castListPath = 'tidy/casts.tsv'
const castListMax = 25

interface Allowed {
  readonly path: string
  readonly count: number
  readonly why: string
}

function allowedCasts(files: readonly SourceFile[]): Allowed[] {
  const text = files.find((file) => file.path === castListPath)?.text ?? ''
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [path = '', count = '', why = ''] = line.split('\t')
      return { path, count: Number(count), why }
    })
}

/** A type is proved, not claimed; the few places that must claim are listed with their reason. */
export const casts: Rule = (files) => {
  const allowed = allowedCasts(files)
  const sources = shipped(files)
  const wrongLines = allowed.flatMap(({ path, why }) => {
    if (why.length < 10) return `${castListPath}: ${path} has no reason.`
    return sources.some((file) => file.path === path)
      ? []
      : `${castListPath}: ${path} is not there.`
  })
  const wrongFiles = sources.flatMap((file) => {
    const count = castsIn(file)
    const limit = allowed.find(({ path }) => path === file.path)?.count ?? 0
    if (count === limit) return []
    return count > limit
      ? `${file.path} claims a type with 'as' ${count} times, allowed are ${limit}. ` +
          `Narrow the value instead (zod, 'in', satisfies), or give the reason in ${castListPath}.`
      : `${file.path} has only ${count} casts left: say so in ${castListPath} (now ${limit}).`
  })
  const tooMany =
    allowed.length > castListMax
      ? [`${castListPath} lists ${allowed.length} files; at most ${castListMax}. Prove some types.`]
      : []
  return [...wrongLines, ...wrongFiles, ...tooMany]
}
