import { meant, processTests, type ProcessTest } from '../scripts/process-tests.mjs'
import type { SourceFile } from './tree.ts'

/** Whoever imports one of these starts server processes of its own. */
const starts = /^(?:import .*|\} )from '[^']*\/test-process(?:\.ts)?'/m

/** Every test of whole processes says in scripts/process-tests.mjs on which files it stands. */
export function processes(
  files: readonly SourceFile[],
  listed: readonly ProcessTest[] = processTests,
): string[] {
  const paths = files.map(({ path }) => path)
  const names = new Set(listed.map(({ test }) => test))
  return [
    ...files
      .filter(({ path, text }) => path.endsWith('.test.ts') && starts.test(text))
      .filter(({ path }) => !names.has(path))
      .map(({ path }) => `${path} starts servers: name its files in scripts/process-tests.mjs.`),
    ...listed.flatMap(({ test, stands }) =>
      [test, ...stands]
        .filter((pattern) => !paths.some((path) => meant(pattern, path)))
        .map((pattern) => `scripts/process-tests.mjs: '${pattern}' of ${test} means no file.`),
    ),
  ]
}
