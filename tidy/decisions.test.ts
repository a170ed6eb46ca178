import { describe, expect, test } from 'vitest'
import { decisions, indexed, namedBack } from './decisions.ts'
import { expectNone, tree } from './tree.ts'

describe('the decisions in docs/adr', () => {
  test('have a number, a plain title, a status and three parts', () => expectNone(decisions(tree)))
  test('name the newer decision that changes them', () => expectNone(namedBack(tree)))
  test('have one line each in docs/adr/README.md', () => expectNone(indexed(tree)))
})

describe('the rules of decisions find', () => {
  const parts = '\n\n## Context\n\n## Decision\n\n## Consequences\n'
  const page = (name: string, text: string) => ({ path: `docs/adr/${name}.md`, text })
  const adr = (number: string, more = '', title = 'It is so') =>
    page(`${number}-it-is-so`, `# ${number}. ${title}\n\nStatus: accepted${more}${parts}`)
  const index = (...lines: string[]) => page('README', `# Decisions\n\n${lines.join('\n')}\n`)

  test('a page without its parts, a title that tells no decision, a number given twice', () => {
    expect(decisions([adr('0001')])).toEqual([])
    expect(decisions([page('0001-a', '# 1')])).toHaveLength(4)
    expect(decisions([page('house', '# 1')])).toHaveLength(1)
    expect(decisions([adr('0001', '', 'What is so')])).toEqual([expect.stringContaining('title')])
    expect(decisions([adr('0001'), page('0001-b', adr('0001').text)])).toEqual([
      expect.stringContaining('is taken'),
    ])
  })

  test('a decision that is changed and does not say so', () => {
    const newer = adr('0002', '; replaces\n0001 (migration 0003)')
    expect(namedBack([adr('0001'), newer])).toEqual([expect.stringContaining('ADR 0002')])
    expect(namedBack([adr('0001', '; 0002 replaces it'), newer])).toEqual([])
  })

  test('a page without a line, a line without a page, a line that hides a change', () => {
    const changed = adr('0001', '; 0002 replaces it')
    const line = '- [0001](0001-it-is-so.md) It is so.'
    expect(indexed([adr('0001'), index(line)])).toEqual([])
    expect(indexed([adr('0001'), index()])).toHaveLength(1)
    expect(indexed([adr('0001'), index(line, line)])).toHaveLength(1)
    expect(indexed([index(line)])).toEqual([expect.stringContaining('not there')])
    expect(indexed([changed, index(line)])).toEqual([expect.stringContaining('0002')])
    expect(indexed([changed, index(`${line} *0002 replaces it.*`)])).toEqual([])
  })
})
