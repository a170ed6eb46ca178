import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor, type Plugin } from 'vite'

/** What each setting changes, by its key; /settingsystem alone says these sentences. */
const sentences = 'virtual:switches'
const isSettings = /[\\/](?:setting|engine-settings)\.ts$/
const src = path.resolve(import.meta.dirname, '../src')

interface Sentence {
  readonly key: string
  readonly text: string // as it stands in the code
  readonly start: number
  readonly end: number
}

/** The sentences of a file: of each property that calls something with `switches`. */
function sentencesIn(file: string, code: string): Sentence[] {
  const found: Sentence[] = []
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || value.type !== 'CallExpression') return
      for (const facts of value.arguments) {
        if (facts.type !== 'ObjectExpression') continue
        for (const one of facts.properties) {
          if (one.type !== 'Property' || one.key.type !== 'Identifier') continue
          if (one.key.name !== 'switches') continue
          const text = code.slice(one.value.start, one.value.end)
          found.push({ key: key.name, text, start: one.start, end: one.end + 1 })
        }
      }
    },
  }).visit(parseSync(file, code).program)
  return found
}

const files = (): string[] =>
  [
    path.join(src, 'kernel/engine-settings.ts'),
    ...readdirSync(path.join(src, 'modules')).map((name) =>
      path.join(src, 'modules', name, 'setting.ts'),
    ),
  ].filter((file) => existsSync(file))

/** A page brings of a setting its value and name; what it changes comes with /settingsystem. */
export const lateSwitches: Plugin = {
  name: 'late-switches',
  enforce: 'pre',
  resolveId: (id) => (id === sentences ? `\0${sentences}` : null),
  load(id) {
    if (id !== `\0${sentences}`) return null
    const all = files().flatMap((file) => sentencesIn(file, readFileSync(file, 'utf8')))
    return `export const switches = {${all.map(({ key, text }) => `${key}: ${text}`).join(',')}}`
  },
  transform: {
    handler(code, id) {
      if (this.environment.config.consumer !== 'client' || !isSettings.test(id)) return null
      return sentencesIn(id, code)
        .toReversed()
        .reduce((left, { end, start }) => left.slice(0, start) + left.slice(end), code)
    },
  },
}
