import { describe, expect, test } from 'vitest'
import { meant, processTests, touched } from '../scripts/process-tests.mjs'
import { processes } from './processes.ts'
import { expectNone, tree } from './tree.ts'

describe('tests of whole processes', () => {
  test('name the files that they stand on', () => expectNone(processes(tree)))

  test('are found where they name none, or files that are not there', () => {
    const text = "import { ServerProcesses } from './test-process.ts'"
    const planted = [{ path: 'src/server/a.test.ts', text }]
    expect(processes(planted, [])).toHaveLength(1)
    const listed = [{ test: 'src/server/a.test.ts', stands: ['src/gone/**'] }]
    expect(processes(planted, listed)).toHaveLength(1)
    expect(processes(planted, [{ test: 'src/server/a.test.ts', stands: [] }])).toEqual([])
  })

  test('run where their files changed, and all where nobody knows', () => {
    const run = (...names: string[]) => touched(names).map(({ test }) => test)
    expect(touched(undefined)).toEqual(processTests)
    expect(run('package-lock.json')).toHaveLength(processTests.length)
    expect(run('docs/kamus.md', 'src/modules/kas/kas.server.ts')).toEqual([])
    expect(run('src/server/sheet/read-sheet.ts')).toEqual([
      'src/server/sheet/read-sheet.test.ts',
      'scenarios/pembaca-lambat.test.ts',
    ])
    expect(run('src/server/tls/tls.ts')).toEqual(['src/server/lifecycle-https.test.ts'])
    expect(run('scenarios/dua-server.test.ts')).toEqual(['scenarios/dua-server.test.ts'])
    expect(run('src/server/audit/audit.test.ts')).toEqual([])
  })

  test('match a name by one star and a path by two', () => {
    expect(meant('src/*.ts', 'src/a.ts')).toBe(true)
    expect(meant('src/*.ts', 'src/b/a.ts')).toBe(false)
    expect(meant('src/b/**', 'src/b/c/a.ts')).toBe(true)
    expect(meant('src/a.ts', 'src/axts')).toBe(false)
  })
})
