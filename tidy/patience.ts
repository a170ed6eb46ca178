import type { Rule, SourceFile } from './tree.ts'

const inBrowser = ({ path }: SourceFile): boolean =>
  path.endsWith('.browser.test.ts') ||
  (path.startsWith('tests/browser/') && path !== 'tests/browser/harness.ts')

const reads = new RegExp(
  `\\.(?:${[
    'innerText|textContent|inputValue|allInnerTexts|getAttribute|count|evaluate|boundingBox|title',
    'isVisible|isHidden|isDisabled|isEnabled|isEditable|isChecked',
  ].join('|')})\\(`,
)

/** The text between the parenthesis that opens here and the one that closes it. */
function within(text: string, open: number): string {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(open + 1, at)
  }
  return ''
}

/** Assertions that look at the page once: at what it shows, or at its address. */
const looks = (text: string): string[] =>
  [...text.matchAll(/\bexpect\(/g)]
    .map(({ 0: found, index }) => within(text, index + found.length - 1).trim())
    .filter(
      (asked) => /\bpage\.url\(/.test(asked) || (asked.startsWith('await ') && reads.test(asked)),
    )

/** Steps that meet a page too early on a slow machine. */
const waitsForTime = /\bwaitForTimeout\(|\bsleep\(|timers\/promises|'networkidle'/g

/** A page of the test's own making: its keys wait for nothing. */
const ownPage = /\.newPage\(\)/g

/** What a slow machine may take for a step, in milliseconds. */
const slowMs = 60_000
const short = (text: string): string[] =>
  [...text.matchAll(/\btimeout: ([\d_]+)/g)].flatMap(([found, ms = '']) =>
    Number(ms.replaceAll('_', '')) < slowMs ? [found] : [],
  )

/** A browser test waits for what it needs, never for time, and never looks too early. */
export const patience: Rule = (files) =>
  files
    .filter(inBrowser)
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(waitsForTime)].map(
        ([found]) => `${path} waits for time (${found}): wait for what is to come.`,
      ),
      ...[...text.matchAll(ownPage)].map(
        () => `${path} opens a page that does not wait: take pageIn of tests/browser/harness.ts.`,
      ),
      ...short(text).map(
        (found) => `${path} waits too short for a slow machine (${found}): leave it out.`,
      ),
      ...looks(text).map(
        (asked) => `${path} looks once (${asked.slice(0, 60)}): await expect.poll(() => ...).`,
      ),
    ])
