import path from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const src = path.resolve(import.meta.dirname, '../src')

interface Known {
  readonly code: string | null
  readonly importedIds: readonly string[]
}
/** What rolldown tells of a module while it cuts the page. */
interface Graph {
  getModuleInfo(id: string): Known | null
}

/**
 * The page goes over the line in few files. A part is what it begins with and all that this
 * imports, but for what an earlier part has. Over a mobile line a file takes 150 ms, however small
 * it is, so what is always wanted together is one file (docs/adr/0245).
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  // Before anybody is signed in.
  dasar: ['start.tsx'],
  // The frame around every screen, with what stands in its header and behind its first key, and a
  // list: its search, its table, its pages. The home is small, and a file of its own.
  rangka: ['house.tsx', 'web/master/MasterScreen.tsx'],
  // The pictures, drawn when they come: cut before forms, of which they would bring all along.
  gambar: ['web/icon-shapes.tsx'],
  // A form and its dialog.
  isian: ['web/master/MasterForm.tsx', 'web/form/FormFields.tsx'],
  // A report: its filter is a form, and what it does besides is wanted by no list.
  laporan: ['web/report/ReportScreen.tsx'],
}

/** antd's index leads to all of antd: only what a file names of it is followed. */
const index = /[\\/]antd[\\/]es[\\/]index\.js$/
const named = /import\s*\{([^}]*)\}\s*from\s*["']antd["']/g
const exported = /export \{ default as (\w+) \} from ['"]\.\/([^'"]+)['"]/g

function ofIndex(id: string, { code }: Known, graph: Graph): string[] {
  const names = [...(code ?? '').matchAll(named)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0])
  const all = [...(graph.getModuleInfo(id)?.code ?? '').matchAll(exported)]
  return all.flatMap(([, name, file = '']) =>
    names.includes(name) ? [path.join(path.dirname(id), file, 'index.js')] : [],
  )
}

/** All that these files import, and what that imports; not what is fetched later. */
function reached(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const open = roots.map((root) => path.join(src, root))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = graph.getModuleInfo(id)
    if (found.has(id) || module === null) continue
    found.add(id)
    for (const one of module.importedIds)
      open.push(...(index.test(one) ? ofIndex(one, module, graph) : [one]))
  }
  return found
}

let known: ReadonlyMap<string, string> | undefined

function partsOf(graph: Graph): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [part, roots] of Object.entries(parts))
    for (const id of reached(roots, graph)) if (!found.has(id)) found.set(id, part)
  return found
}

/** The groups of the page's files. */
export const pageParts = [
  {
    debugName: 'parts',
    name: (id: string, graph: Graph): string | null => (known ??= partsOf(graph)).get(id) ?? null,
    priority: 2,
  },
  // What several screens share of documents, reports, calls and rules. It needs no screen, so it
  // is whole before any of them.
  {
    name: 'definisi',
    test: /[\\/]src[\\/](?:modules|kernel)[\\/].+\.ts$/,
    minShareCount: 2,
    priority: 2,
  },
  // What several screens share besides.
  {
    name: 'bersama',
    test: /[\\/](?:src|node_modules[\\/](?:antd|@rc-component|@ant-design))[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
]

/** Fetched beside the beginning; the server takes this line out where nobody is signed in. */
const early = 'rangka'

export const earlyPart: Plugin = {
  name: 'early-part',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }): HtmlTagDescriptor[] {
      return Object.values(bundle ?? {})
        .filter((one) => one.type === 'chunk' && one.name === early)
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        }))
    },
  },
}
