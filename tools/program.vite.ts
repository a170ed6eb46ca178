import path from 'node:path'
import { build, type Plugin } from 'vite'

const mark = '?program'

/** Bundles a TypeScript file with all that it imports into one file. */
async function bundled(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: path.resolve(import.meta.dirname, '..'),
    ssr: { noExternal: true },
    build: {
      ssr: file,
      write: false,
      target: 'node20',
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error(`${file} became no program`)
  return chunk.code
}

/**
 * `import { program } from './x.ts?program'`: the program as one text, for a worker. It is the same
 * in the built server, in the tests and on every Node, which reads no TypeScript by itself.
 */
export const programs = (): Plugin => ({
  name: 'programs',
  enforce: 'pre',
  async resolveId(id, from) {
    if (!id.endsWith(mark)) return null
    const found = await this.resolve(id.slice(0, -mark.length), from, { skipSelf: true })
    return found ? `\0${found.id}${mark}` : null
  },
  async load(id) {
    if (!id.startsWith('\0') || !id.endsWith(mark)) return null
    const file = id.slice(1, -mark.length)
    this.addWatchFile(file)
    return { code: `export const program = ${JSON.stringify(await bundled(file))}`, map: null }
  },
})
