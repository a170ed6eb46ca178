import { Visitor, type ESTree } from 'vite'
import type { Document } from '#kernel/document'
import type { Ledger } from '#kernel/ledger'
import type { Field, Fields } from '#kernel/field'
import { languages } from '#kernel/language'
import type { Master } from '#kernel/master'
import type { Endpoint } from '#kernel/endpoint'
import type { House } from '#kernel/module'
import type { Report } from '#kernel/report'
import { isCode, isTest, lineOf, parse, type SourceFile } from './tree.ts'

/** A text that somebody will read, and where it stands. */
export interface Spoken {
  readonly text: string
  readonly at: string
}

const shipped = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter((file) => file.path.startsWith('src/') && isCode(file) && !isTest(file.path))

/** Texts without a letter (figures, dashes, {{n}}) need no translation. */
const isPhrase = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ''))

/** A text that is broken over lines: 'a ' + 'b'. Undefined when a part of it is no literal. */
function joined(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [joined(node.left), joined(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}

/** Every text literal of a file: any of them may become a phrase. */
function literalsIn(file: SourceFile): string[] {
  const found: string[] = []
  new Visitor({
    BinaryExpression(node) {
      const text = joined(node)
      if (text !== undefined) found.push(text)
    },
    Literal(node) {
      if (typeof node.value === 'string') found.push(node.value)
    },
    TemplateElement(node) {
      found.push(node.value.cooked ?? '')
    },
    Property(node) {
      if (node.key.type === 'Identifier') found.push(node.key.name)
    },
  }).visit(parse(file).program)
  return found
}

type Constants = ReadonlyMap<string, ESTree.Expression>

/** The constants of a file by name: `const invalid = '...'`, `const ways = { CASH: '...' }`. */
function constantsOf(file: SourceFile): Constants {
  const found = new Map<string, ESTree.Expression>()
  new Visitor({
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier' && node.init) found.set(node.id.name, node.init)
    },
  }).visit(parse(file).program)
  return found
}

/** The texts that an expression may give: both sides of a condition, a constant, a table. */
function textsOf(node: ESTree.Node | null | undefined, constants: Constants, depth = 6): string[] {
  if (!node || depth === 0) return []
  const inside = (...nodes: (ESTree.Node | null)[]): string[] =>
    nodes.flatMap((part) => textsOf(part, constants, depth - 1))
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? [node.quasis[0]?.value.cooked ?? ''] : []
    case 'BinaryExpression':
      return [joined(node) ?? []].flat()
    case 'ConditionalExpression':
      return inside(node.consequent, node.alternate)
    case 'LogicalExpression':
      return inside(node.left, node.right)
    case 'Identifier':
      return inside(constants.get(node.name) ?? null)
    case 'MemberExpression':
      return node.computed ? inside(node.object) : []
    case 'ObjectExpression':
      return inside(
        ...node.properties.map((part) => (part.type === 'Property' ? part.value : null)),
      )
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return inside(node.expression)
    default:
      return []
  }
}

const nameOf = (node: ESTree.Node): string =>
  node.type === 'Identifier'
    ? node.name
    : node.type === 'MemberExpression' && node.property.type === 'Identifier'
      ? node.property.name
      : ''

/** Calls that show a text: which of their arguments is the phrase. */
const speakers: Readonly<Record<string, number>> = { t: 0, Refusal: 0, Bad: 0, refusedField: 1 }

/** The property that is shown, of an object among the arguments of a call. */
const speakingProperties: Readonly<Record<string, readonly string[]>> = {
  reply: ['message'],
  serveModule: ['refusals'],
}

function propertiesOf(node: ESTree.Node, names: readonly string[]): ESTree.Node[] {
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((part) =>
    part.type === 'Property' && names.includes(nameOf(part.key)) ? [part.value] : [],
  )
}

/** Texts that code shows directly: t('...'), new Refusal('...'), reply(x, { message: '...' }). */
export function spokenInCode(files: readonly SourceFile[]): Spoken[] {
  return shipped(files).flatMap((file) => {
    const found: Spoken[] = []
    const constants = constantsOf(file)
    const say = (node: ESTree.Node | undefined): void => {
      for (const text of textsOf(node, constants))
        if (isPhrase(text))
          found.push({ text, at: `${file.path}:${lineOf(file, node ?? { start: 0 })}` })
    }
    const hear = (node: ESTree.CallExpression | ESTree.NewExpression): void => {
      const name = nameOf(node.callee)
      const at = Object.hasOwn(speakers, name) ? speakers[name] : undefined
      if (at !== undefined) say(node.arguments[at])
      const properties = Object.hasOwn(speakingProperties, name) ? speakingProperties[name] : []
      for (const argument of node.arguments) propertiesOf(argument, properties ?? []).forEach(say)
    }
    new Visitor({ CallExpression: hear, NewExpression: hear }).visit(parse(file).program)
    return found
  })
}

type Words = readonly (string | undefined)[]

/** A choice that is shown as its own code (READY, KASIR) needs no translation. */
const choices = (field: Field): string[] =>
  Object.entries(field.of ?? {}).flatMap(([value, words]) => (words === value ? [] : [words]))

const ofField = (field: Field): Words => [
  field.label,
  field.hint,
  field.tooShort,
  field.tooLong,
  typeof field.required === 'string' ? field.required : undefined,
  ...choices(field),
  ...ofFields(field.fields),
]
const ofFields = (fields: Fields = {}): Words => Object.values(fields).flatMap(ofField)

const ofMaster = (master: Master): Words => [
  ...ofFields(master.fields),
  ...Object.values(master.sentences ?? {}),
]
const ofReport = (report: Report): Words => [
  ...ofFields(report.filters),
  ...ofFields(report.columns),
  ...Object.values(report.sorts ?? {}),
  ...Object.values(report.sentences ?? {}),
]
interface Labelled {
  readonly label: string
  readonly confirm?: string
}
const ofDocument = (document: Document): Words => [
  document.title,
  document.list?.empty,
  ...Object.values(document.states),
  ...Object.values<Labelled>(document.commands).flatMap(({ label, confirm }) => [label, confirm]),
]
const ofLedger = ({ obstacles = {}, title }: Ledger): Words => [title, ...Object.values(obstacles)]

/** The texts in the definitions of the house and in the calls of its modules. */
export function spokenByHouse(house: House, calls: readonly Endpoint[]): Spoken[] {
  const said = (at: string, words: Words): Spoken[] =>
    words.flatMap((text) => (text && isPhrase(text) ? [{ text, at }] : []))
  return [
    ...house.screens.flatMap(({ path, title, purpose, heading, reserved }) =>
      said(`screen ${path}`, [title, purpose, heading, reserved?.says]),
    ),
    ...house.masters.flatMap((master) => said(`master ${master.name}`, ofMaster(master))),
    ...house.reports.flatMap((report) => said(`report ${report.path}`, ofReport(report))),
    ...house.documents.flatMap((document) =>
      said(`document ${document.name}`, ofDocument(document)),
    ),
    ...Object.entries(house.settings).flatMap(([key, { area, asks, field, switches }]) =>
      said(`setting ${key}`, [area, switches, asks, ...ofField(field)]),
    ),
    ...house.modules.flatMap((modul) => [
      ...(modul.ledgers ?? []).flatMap((ledger) => said(`book ${ledger.name}`, ofLedger(ledger))),
      ...said(`approvals of ${modul.name}`, Object.values(modul.approvals ?? {})),
      ...said(
        `closing lines of ${modul.name}`,
        Object.values(modul.closing ?? {}).map(({ text }) => text),
      ),
      ...said(
        `lines of ${modul.name} on home`,
        Object.values(modul.morning ?? {}).map(({ text }) => text),
      ),
      ...said(
        `what a price touches of ${modul.name}`,
        Object.values(modul.priceTouches ?? {}).map(({ text }) => text),
      ),
    ]),
    ...calls.flatMap(({ method, path, query, body, answer }) =>
      said(`call ${method} ${path}`, [...ofFields(query), ...ofFields(body), ...ofField(answer)]),
    ),
  ]
}

/** Texts that are shown and have no translation, each with its first place. */
export function withoutTranslation(
  spoken: readonly Spoken[],
  known: ReadonlySet<string>,
): string[] {
  const first = new Map(spoken.toReversed().map(({ text, at }) => [text, at]))
  const ownNames: readonly string[] = Object.values(languages)
  return [...first]
    .filter(([text]) => !known.has(text) && !ownNames.includes(text))
    .map(([text, at]) => `'${text}' (${at}) has no line in any phrases.tsv.`)
    .toSorted()
}

/** Phrases that no text uses any more. */
export function orphans(files: readonly SourceFile[], known: ReadonlySet<string>): string[] {
  const said = new Set(shipped(files).flatMap(literalsIn))
  return [...known]
    .filter((text) => !said.has(text))
    .map((text) => `'${text}' is said nowhere: take its line out of phrases.tsv.`)
    .toSorted()
}
