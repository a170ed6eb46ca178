import { expect, test } from 'vitest'
import { clauses } from './clauses.ts'
import { expectNone, tree } from './tree.ts'

test('every clause that a file cites stands in docs/spec', () => expectNone(clauses(tree)))

test('the rule finds a clause that docs/spec does not tell, once', () => {
  const spec = 'SPEC'
  const page = { path: 'docs/spec/spec.md', text: `# A\n\n## ${spec} 4: states\n\nA form saves.\n` }
  const code = {
    path: 'src/a.ts',
    text: `// ${spec} 4, as ${spec} 44 says; ${spec} 4.2 and ${spec} 44\n`,
  }
  expect(clauses([page, code])).toEqual([
    expect.stringContaining(`src/a.ts cites ${spec} 44`),
    expect.stringContaining(`${spec} 4.2`),
  ])
  const empty = { ...page, text: `# A\n\n## ${spec} 4: states\n` }
  expect(clauses([empty, { ...code, text: `// ${spec} 4` }])).toHaveLength(1)
})
