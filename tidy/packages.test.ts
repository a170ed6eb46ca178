import { describe, expect, test } from 'vitest'
import * as rules from './packages.ts'
import { expectNone, tree } from './tree.ts'

describe('the tree', () => {
  test('needs no newer Node than it promises', () => expectNone(rules.engines(tree)))
  test('has a lock that installs anywhere', () => expectNone(rules.portableLock(tree)))
  test('pins exact versions', () => expectNone(rules.exactVersions(tree)))
  test('asks for no package in vain', () => expectNone(rules.usedDependencies(tree)))
})

test.each([
  ['*', true],
  ['', true],
  ['>=20.19', true],
  ['>= 10', true],
  ['18 || 20 || >=22', true],
  ['^20.19.0 || >=22.12.0', true],
  ['6.* || 8.* || >= 10.*', true],
  ['>=16 || 14 >=14.17', true],
  ['20.x', true],
  ['~20.19.0', true],
  ['>=18 <21', true],
  ['>=22', false],
  ['>=20.19.1', false],
  ['>=18 <20', false],
  ['^18 || ^22', false],
  ['~20.18.0', false],
  ['20.18', false],
  ['<=20.18', false],
  ['>20', false],
])('the range %j accepts 20.19.0: %s', (range, expected) =>
  expect(rules.accepts(range, [20, 19, 0])).toBe(expected),
)

describe('the rules of packages find', () => {
  const files = (manifest: object, locked: object = {}) => [
    { path: 'package.json', text: JSON.stringify({ engines: { node: '>=20.19' }, ...manifest }) },
    { path: 'package-lock.json', text: JSON.stringify({ packages: locked }) },
  ]

  test('a package that refuses our oldest Node', () => {
    const found = rules.engines(files({}, { 'node_modules/a': { engines: { node: '>=22' } } }))
    expect(found).toEqual([expect.stringContaining('node_modules/a wants Node >=22')])
  })

  test('an address and a platform tool in the lock', () => {
    const locked = {
      'node_modules/a': { resolved: 'https://a.test/a.tgz' },
      'node_modules/oxlint': {},
    }
    expect(rules.portableLock(files({}, locked))).toHaveLength(2)
  })

  test('a version that floats', () => {
    expect(rules.exactVersions(files({ dependencies: { a: '^1.0.0', b: '1.0.0' } }))).toHaveLength(
      1,
    )
  })

  test('a package that nobody names', () => {
    const start = { path: 'src/start.server.ts', text: "import b from 'b'" }
    const asked = files({ dependencies: { a: '1.0.0', b: '1.0.0' } })
    expect(rules.usedDependencies([...asked, start])).toEqual([expect.stringContaining('for a,')])
  })
})
