import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readPhrases, translated } from '../src/kernel/language.ts'

/**
 * The words of the house as modules, merged from every phrases.tsv of src/:
 *   virtual:phrases              all languages, for the server
 *   virtual:phrases/en           one language, for the page (loaded when it is chosen)
 *   virtual:phrases/en/<folder>  only what stands in src/<folder>/phrases.tsv: the log-in page
 *                                must not wait for the words of two hundred screens
 *   virtual:phrases/en/of:<folder>  those that the files of src/<folder> name, wherever they stand
 */
const prefix = 'virtual:phrases'
const src = path.resolve(import.meta.dirname, '../src')

type Catalogues = ReturnType<typeof readPhrases>

/** Every phrases.tsv below src/, by its folder. */
export function phraseFiles(): Map<string, string> {
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'phrases.tsv')
    .toSorted()
  return new Map(
    names.map((name) => [path.dirname(name).replaceAll('\\', '/'), path.join(src, name)]),
  )
}

/**
 * Merges all catalogues.
 * @throws Error that names the phrase that stands twice, and both files.
 */
export function mergePhrases(files: ReadonlyMap<string, string>): Catalogues {
  const merged: Catalogues = { en: {}, it: {}, hk: {}, my: {}, jp: {} }
  const home = new Map<string, string>()
  for (const [folder, file] of files) {
    const catalogues = readPhrases(readFileSync(file, 'utf8'))
    for (const phrase of Object.keys(catalogues.en)) {
      const other = home.get(phrase)
      if (other !== undefined)
        throw new Error(
          `'${phrase}' stands in src/${other}/phrases.tsv and in src/${folder}/phrases.tsv: ` +
            'leave it in the more general of the two.',
        )
      home.set(phrase, folder)
    }
    for (const language of translated) Object.assign(merged[language], catalogues[language])
  }
  return merged
}

/** The phrases that the sources of a folder name as a text. */
function namedIn(folder: string): (phrase: string) => boolean {
  const at = path.join(src, folder)
  const sources = readdirSync(at)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join(at, name), 'utf8'))
    .join('\n')
  return (phrase) => sources.includes(`'${phrase.replaceAll("'", "\\'")}'`)
}

const isTranslated = (text: string | undefined): text is (typeof translated)[number] =>
  translated.some((language) => language === text)

function textOf(id: string): string {
  const files = phraseFiles()
  const [, language, ...folder] = id.slice(prefix.length).split('/')
  if (language === undefined) return `export const phrases = ${JSON.stringify(mergePhrases(files))}`
  if (!isTranslated(language)) throw new Error(`${id}: the languages are ${translated.join(', ')}`)
  const only = folder.join('/')
  if (only.startsWith('of:')) {
    const isNamed = namedIn(only.slice(3))
    const named = Object.entries(mergePhrases(files)[language]).filter(([one]) => isNamed(one))
    return `export const phrases = ${JSON.stringify(Object.fromEntries(named))}`
  }
  const chosen = only ? new Map([...files].filter(([name]) => name === only)) : files
  if (chosen.size === 0) throw new Error(`${id}: there is no src/${only}/phrases.tsv`)
  const json = JSON.stringify(JSON.stringify(mergePhrases(chosen)[language]))
  return `export const phrases = JSON.parse(${json})` // a string parses faster than a literal
}

export const phrases = (): Plugin => ({
  name: 'phrases',
  resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null
    for (const file of phraseFiles().values()) this.addWatchFile(file)
    return { code: textOf(id.slice(1)), moduleSideEffects: false }
  },
})
