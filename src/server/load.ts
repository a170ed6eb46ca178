import type { Shape } from '#kernel/shape'

/** A SQL function with what it answers; called by `db.load`. */
export interface Load<out T = unknown> {
  readonly fungsi: string
  readonly answer: Shape<T>
}

export const defineLoad = <T>(fungsi: string, answer: Shape<T>): Load<T> => ({ fungsi, answer })

/** @throws Error with the function's name and every path that is not as declared */
export function checkAnswer({ answer, fungsi }: Load, value: unknown): void {
  const faults = answer.faults(value, fungsi)
  if (faults.length > 0) throw new Error(`Not as declared:\n${faults.join('\n')}`)
}
