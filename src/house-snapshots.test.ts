import { test } from 'vitest'
import type { Way } from '#kernel/document'
import type { Endpoint } from '#kernel/endpoint'
import type { Field, Fields } from '#kernel/field'
import { levels, mayDo, type Level, type Right } from '#kernel/right'
import { treeFor } from '#server/session/akses'
import { compare, everyCall } from '#server/walk/test-calls'
import { expectSnapshot, textTable } from '#server/walk/test-snapshot'
import { servedModules } from './house.server.ts'
import { house } from './house.ts'

const person = (level: Level) => ({ level, akses: treeFor(house, level) })

/** A mark for each level: may it do this, as long as nobody has edited its access tree? */
const marks = (right: Right): string[] =>
  levels.map((level) => (mayDo(person(level), right, (path) => house.screen(path)) ? 'x' : '.'))

const screens = house.screens.toSorted((a, b) => compare(a.path, b.path))
const calls = everyCall(servedModules)

function guardOf({ right }: Endpoint): string {
  if (right.kind === 'level') return right.levels.join(' ')
  if (right.kind === 'screen') return right.paths.join(' ')
  return right.kind === 'user' && right.early ? 'user, arriving' : right.kind
}

const traits = (call: Endpoint): string =>
  (['posting', 'reads', 'upload', 'file'] as const).filter((name) => call[name]).join(' ') || '-'

test('rights: who opens which screen and who may call what', () => {
  const heading = ['screen', ...levels, 'flag', 'menu']
  const rows = screens.map((screen) => [
    screen.path,
    ...(screen.open ? levels.map(() => 'P') : marks({ kind: 'screen', paths: [screen.path] })),
    screen.when ?? '-',
    screen.menu ?? '-',
  ])
  const ofCalls = calls.map((call) => [
    `${call.method} ${call.path}`,
    ...(call.right.kind === 'public' ? levels.map(() => 'P') : marks(call.right)),
    call.when ?? '-',
  ])
  const ofFolders = [...house.pictures]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([folder, { right, when }]) => [folder, ...marks(right), when ?? '-'])
  expectSnapshot(
    'rights',
    'Who may open a screen and who may call what, before anybody edits an access tree (P: no\n' +
      'session needed; flag: off = not found).',
    [
      textTable(heading, rows),
      textTable(['call', ...levels, 'flag'], ofCalls),
      textTable(['folder of pictures', ...levels, 'flag'], ofFolders),
    ].join('\n\n'),
  )
})

test('routes: every call with its right', () => {
  const rows = calls.map((call) => [
    call.method + (call.also ? `+${call.also}` : ''),
    call.path,
    guardOf(call),
    call.when ?? '-',
    traits(call),
  ])
  expectSnapshot(
    'routes',
    `The ${calls.length} calls below /api/v1/, with the screens or levels that may call them.`,
    textTable(['method', 'path', 'right', 'flag', 'traits'], rows),
  )
})

const columnOf = ([name, field]: [string, Field]): string =>
  `${name}: ${field.kind}${field.total ? ` ${field.total}` : ''} '${field.label}'`

const columnsOf = (fields: Fields): string =>
  Object.entries(fields)
    .map((entry) => `    ${columnOf(entry)}`)
    .join('\n')

test('reports: their filters and columns', () => {
  const text = house.reports
    .toSorted((a, b) => compare(a.path, b.path))
    .map((report) =>
      [
        `${report.path}  ${report.title}  (${report.call})`,
        ...(report.groupBy ? [`  by ${report.groupBy}`] : []),
        `  filters\n${columnsOf(report.filters)}`,
        `  columns\n${columnsOf(report.columns)}`,
      ].join('\n'),
    )
  expectSnapshot(
    'reports',
    `The ${house.reports.length} reports: filters, columns, and how a column closes.`,
    text.join('\n\n'),
  )
})

const statesOf = ({ from, or = [], to }: Way): string =>
  `${from.join(' ') || '-'} > ${[to, ...or].join(' or ')}`

test('documents, their commands and their books', () => {
  const text = house.documents
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((document) => {
      const { along = {}, books, commands, name, parts = [], prefix } = document
      const rows = Object.values(commands)
        .toSorted((a, b) => a.path.localeCompare(b.path))
        .map((command) => [
          command.path,
          statesOf(command),
          command.undoes ?? '-',
          command.authorise ?? '-',
          command.mayAsk?.join(' ') ?? '-',
        ])
      const others = Object.entries(along).map(([way, one]) => [`(${way})`, statesOf(one)])
      return [
        `${name} ${prefix}: ${books.map((book) => book.name).join(' ')}`,
        ...(parts.length > 0 ? [`  with ${parts.map((part) => part.name).join(' ')}`] : []),
        textTable(['command', 'states', 'undone by', 'always', 'by rule'], [...rows, ...others]),
      ].join('\n')
    })
  expectSnapshot(
    'documents',
    'Every document with its books, and its commands: from which state to which, the kind of\n' +
      'document that takes it back, the approvals it always and sometimes needs. In brackets: what\n' +
      'commands of other documents do to it.',
    text.join('\n\n'),
  )
})
