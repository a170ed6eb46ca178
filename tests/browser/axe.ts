import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { settle } from '../../scripts/browser.mjs'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The rows of tables that are made like a row above them: the same elements with the same classes,
 * styles and states, apart from their words. What axe finds in one it finds in the other, and a
 * row costs it as much as a small screen. Every second row and the last one have a look of their
 * own.
 */
const repeatedRows = `(() => {
  const words = new Set(['id', 'for', 'href', 'title', 'name', 'value', 'data-row-key',
    'aria-label', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'])
  const told = ({ name, value }) => name + (words.has(name) ? value === '' : '=' + value)
  const made = (node) => node instanceof Element
    ? '<' + node.tagName + [...node.attributes].map(told).sort().join(' ') + '>' +
      [...node.childNodes].map(made).join('') + '</>'
    : node.nodeType === Node.TEXT_NODE && node.data.trim() !== '' ? 'words' : ''
  return [...document.querySelectorAll('tbody')].flatMap(({ rows }) => {
    const seen = new Set()
    return [...rows].filter((row, nth) => {
      const look = (nth % 2) + (row.nextElementSibling ? '' : 'last') + made(row)
      return seen.has(look) || !seen.add(look)
    })
  })
})()`

/**
 * What axe finds against WCAG A and AA, a sentence each; [] is good.
 * It is put in through the browser's own debugger, which the page's security policy does not bind.
 */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  await settle(page)
  const debug = await page.context().newCDPSession(page)
  try {
    const { result: there } = await debug.send('Runtime.evaluate', { expression: 'typeof axe' })
    if (there.value === 'undefined') await debug.send('Runtime.evaluate', { expression: source })
    // Preloading would copy the page's styles into inline ones, which its policy refuses.
    const options = JSON.stringify({
      runOnly: standards,
      resultTypes: ['violations'],
      preload: false,
    })
    const { result, exceptionDetails } = await debug.send('Runtime.evaluate', {
      expression: `axe.run({ include: ${JSON.stringify(within)}, exclude: ${repeatedRows} }, ${options})`,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails !== undefined) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    }
    const { violations }: AxeResults = result.value
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
    )
  } finally {
    await debug.detach()
  }
}
