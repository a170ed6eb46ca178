import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** A report for the menu: what it is called, and how the rest of it is fetched. */
const mark = '?menu'
const isReport = /^\.\/laporan\/(?!setting)/
const isModule = /[\\/]modules[\\/][^\\/]+[\\/]module\.ts$/

/** What only the open report reads: filters, columns, sentences, as the formatter lays them out. */
const late =
  / {2}(?!path|title|purpose|heading|icon|when|reserved)\w+: .*,\n|(?: {2}\w+: (?:.*[{[(])\n(?: {4}.*\n|\n)+ {2}[)}\]]+,\n)/g
const definition = /^export const (\w+) = defineReport\(\{\n((?: {2}.*\n|\n)*)\}\)$/gm

/**
 * There are 80 reports, and a page opens one of them: a module brings of its reports what the menu
 * shows. The rest is fetched when the report is opened.
 */
export const lateReports: Plugin = {
  name: 'late-reports',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  async resolveId(id, from, options) {
    if (!isReport.test(id) || from === undefined || !isModule.test(from)) return null
    const found = await this.resolve(id, from, { ...options, skipSelf: true })
    return found === null ? null : found.id + mark
  },
  async load(id) {
    if (!id.endsWith(mark)) return null
    const file = id.slice(0, -mark.length)
    const code = await readFile(file, 'utf8')
    return code.replaceAll(
      definition,
      (_, name: string, body: string) =>
        `export const ${name} = {\n${body.replaceAll(late, '')}` +
        `  late: async () => (await import(${JSON.stringify(file)})).${name},\n}`,
    )
  },
}
