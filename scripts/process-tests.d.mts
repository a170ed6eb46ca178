/** A test of whole processes, and the files whose change it has to see. */
export interface ProcessTest {
  readonly test: string
  readonly stands: readonly string[]
}
export const processTests: readonly ProcessTest[]
/** Whether a path is one of those that a pattern means: `*` is a name, `**` any path below. */
export function meant(pattern: string, name: string): boolean
/** Which of them have to run when these files changed; all, where nobody knows what changed. */
export function touched(changed: readonly string[] | undefined): readonly ProcessTest[]
/** What changed since this branch left main; undefined without a history. */
export function changedFiles(): readonly string[] | undefined
