// How a benchmark says what it measured: one row a figure, read by scripts/bench.mjs.

/**
 * @param figure     what was measured, in words
 * @param value      the number; a ratio where the goal is one
 * @param unit       'ms', '/s', 'x' (times the reference), 'KB', 'MB'
 * @param reference  what it was compared with in this same run, in words and figures
 * @param goal       { most } or { least }: the goal of the table in bench/README.md
 */
export function row({ figure, value, unit, reference = '', goal = {} }) {
  const met =
    (goal.most === undefined || value <= goal.most) &&
    (goal.least === undefined || value >= goal.least)
  console.log(`row ${JSON.stringify({ figure, value, unit, reference, goal, met })}`)
}
