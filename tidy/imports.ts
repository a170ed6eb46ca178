import path from 'node:path'
import { isCode, isTest, parse, type Rule, type SourceFile } from './tree.ts'

/** Packages that run anywhere: a plain .ts file may use them, and nothing else. */
const anywherePackages = new Set(['zod', 'i18next', 'qrcode'])

/** Packages of the page. Whatever else package.json names belongs to the server. */
const pagePackages = new Set([
  ...anywherePackages,
  '@ant-design/icons-svg',
  '@simplewebauthn/browser',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'antd',
  'chart.js',
  'dayjs',
  'preact',
  'qr',
  'react',
  'react-dom',
  'react-i18next',
  'socket.io-client',
])

type Kind = 'shared' | 'server' | 'page'
const mayRead: Record<Kind, readonly Kind[]> = {
  shared: ['shared'],
  server: ['shared', 'server'],
  page: ['shared', 'page'],
}

type Layer = 'kernel' | 'server' | 'web' | 'modules' | 'start'
const mayUse: Record<Layer, readonly Layer[]> = {
  kernel: ['kernel'],
  server: ['kernel', 'server'],
  web: ['kernel', 'web'],
  modules: ['kernel', 'server', 'web', 'modules'],
  start: ['kernel', 'server', 'web', 'modules', 'start'],
}

const isLayer = (name: string): name is Layer => name in mayUse
const segment = (file: string, at: number): string => file.split('/')[at] ?? ''

function kindOf(file: string): Kind {
  if (file.endsWith('.tsx')) return 'page'
  return file.endsWith('.server.ts') || file.startsWith('src/server/') ? 'server' : 'shared'
}

function layerOf(file: string): Layer {
  const name = segment(file, 1)
  return isLayer(name) ? name : 'start'
}

const moduleOf = (file: string): string | undefined =>
  layerOf(file) === 'modules' && file.split('/').length > 3 ? segment(file, 2) : undefined

/** What a file imports, static, dynamic or by type, as written. */
export function specifiersOf(file: SourceFile): string[] {
  const { module } = parse(file)
  return [
    ...module.staticImports.map((found) => found.moduleRequest.value),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap((found) => {
      const { start, end } = found.moduleRequest
      return /^(['"])([^'"]+)\1$/.exec(file.text.slice(start, end))?.[2] ?? []
    }),
    ...[...file.text.matchAll(/new URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g)].flatMap(
      ([, found]) => found ?? [],
    ),
  ]
}

/**
 * The file that a specifier of ours names, by package.json's `imports`; undefined for a package.
 */
export function targetOf(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(from), bare)
  const alias = /^#(kernel|server|web|modules)\/(.+)$/.exec(bare)
  return alias === null
    ? undefined
    : `src/${alias[1]}/${alias[2]}${alias[1] === 'web' ? '.tsx' : '.ts'}`
}

interface Import {
  readonly file: SourceFile
  readonly specifier: string
  readonly target: string | undefined
}

const sources = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter((file) => file.path.startsWith('src/') && isCode(file))

const shipped = (files: readonly SourceFile[]): Import[] =>
  sources(files)
    .filter((file) => !isTest(file.path))
    .flatMap((file) =>
      specifiersOf(file).map((specifier) => ({
        file,
        specifier,
        target: targetOf(file.path, specifier),
      })),
    )

/** Every import of ours names a file that is there. */
export const targetsExist: Rule = (files) => {
  const paths = new Set(files.map((file) => file.path))
  return shipped(files)
    .filter(({ target = '' }) => /\.(?:tsx?|css|tsv)$/.test(target) && !paths.has(target))
    .map(({ file, specifier, target }) =>
      specifier.startsWith('#') && specifier.endsWith('.css')
        ? `${file.path}: '${specifier}' is a stylesheet. Import it by its relative path.`
        : `${file.path}: '${specifier}' names no file; ${target} is not there.`,
    )
}

/** A plain .ts file reads plain .ts files; only server files read server files, only .tsx .tsx. */
export const kinds: Rule = (files) =>
  shipped(files)
    .filter(({ target }) => target !== undefined && /\.tsx?$/.test(target))
    .filter(({ file, target = '' }) => !mayRead[kindOf(file.path)].includes(kindOf(target)))
    .map(
      ({ file, specifier, target = '' }) =>
        `${file.path}: a ${kindOf(file.path)} file may not read a ${kindOf(target)} file ` +
        `('${specifier}'). Move what both need into a plain .ts file.`,
    )

/** The kernel imports nothing of ours, and no engine knows a module. */
export const layers: Rule = (files) =>
  shipped(files)
    .filter(({ target }) => target?.startsWith('src/') === true)
    .filter(({ file, target = '' }) => !mayUse[layerOf(file.path)].includes(layerOf(target)))
    .map(
      ({ file, specifier, target = '' }) =>
        `${file.path}: ${layerOf(file.path)} may not use ${layerOf(target)} ('${specifier}'). ` +
        'Let the module hand it in through its definition.',
    )

/** Packages run where their importer runs. */
export const packages: Rule = (files) =>
  shipped(files)
    .filter(({ target }) => target === undefined)
    .flatMap(({ file, specifier }) => {
      if (specifier.startsWith('virtual:')) return [] // made by our own bundler plugins (tools/)
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
      const kind = kindOf(file.path)
      if (kind === 'shared' && !anywherePackages.has(name)) {
        return `${file.path}: '${specifier}' does not run anywhere; a plain .ts file runs everywhere.`
      }
      if (kind === 'page' && !pagePackages.has(name)) {
        return `${file.path}: '${specifier}' is not known to run in a browser (tidy/imports.ts).`
      }
      if (kind === 'server' && pagePackages.has(name) && !anywherePackages.has(name)) {
        return `${file.path}: '${specifier}' belongs to the page.`
      }
      return []
    })

/** Which modules each module.ts says it needs. */
export function needsOf(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    files.flatMap((file) => {
      const name = /^src\/modules\/([^/]+)\/module\.ts$/.exec(file.path)?.[1]
      const list = /\bneeds:\s*\[([^\]]*)\]/.exec(file.text)?.[1] ?? ''
      return name === undefined
        ? []
        : [[name, [...list.matchAll(/['"]([^'"]+)['"]/g)].flatMap(([, need]) => need ?? [])]]
    }),
  )
}

/** A module imports only modules that its `needs` lists. */
export const needs: Rule = (files) => {
  const declared = needsOf(files)
  return shipped(files).flatMap(({ file, specifier, target = '' }) => {
    const from = moduleOf(file.path)
    const to = moduleOf(target)
    if (from === undefined || to === undefined || from === to) return []
    return declared.get(from)?.includes(to) === true
      ? []
      : `${file.path}: module ${from} does not declare that it needs ${to} ('${specifier}'). ` +
          `Add it to needs in src/modules/${from}/module.ts, or turn the import round.`
  })
}

/** The modules can be put in an order in which each stands on those before it. */
export const acyclic: Rule = (files) => {
  const declared = needsOf(files)
  const missing = [...declared].flatMap(([name, list]) =>
    list
      .filter((need) => !declared.has(need))
      .map((need) => `src/modules/${name}/module.ts needs ${need}, and there is no such module.`),
  )
  const settled = new Set<string>()
  const waiting = new Map(declared)
  for (let before = -1; before !== settled.size;) {
    before = settled.size
    for (const [name, list] of waiting) {
      if (!list.every((need) => settled.has(need) || !declared.has(need))) continue
      settled.add(name)
      waiting.delete(name)
    }
  }
  const round = [...waiting.keys()].join(', ')
  return round === ''
    ? missing
    : [...missing, `These modules need one another in a ring: ${round}.`]
}

/**
 * No file needs itself through others, not even for a type: what both sides need belongs in a file
 * that needs neither.
 */
export const noCircles: Rule = (files) => {
  const targets = new Map<string, Set<string>>()
  for (const { file, target = '' } of shipped(files))
    targets.set(file.path, (targets.get(file.path) ?? new Set()).add(target))
  const settled = new Set<string>()
  const circles: string[] = []
  const visit = (name: string, above: readonly string[]): void => {
    const from = above.indexOf(name)
    if (from >= 0) circles.push([...above.slice(from), name].join(' -> '))
    if (from >= 0 || settled.has(name)) return
    for (const target of targets.get(name) ?? []) visit(target, [...above, name])
    settled.add(name)
  }
  for (const name of targets.keys()) visit(name, [])
  return circles.map((circle) => `A circle of imports: ${circle}. Move what both need out of it.`)
}

/** No file exports what it only passes on. */
export const noBarrels: Rule = (files) =>
  files.filter(isCode).flatMap((file) => {
    const passes = parse(file).module.staticExports.some((found) =>
      found.entries.some((entry) => entry.moduleRequest !== null),
    )
    return passes || /(?:^|\/)index\.tsx?$/.test(file.path)
      ? `${file.path} passes on what others export. Import from the file that has it.`
      : []
  })

/**
 * Every file is reached from an entry (once the entries exist); the house finds its modules by
 * their folders (docs/adr/0254).
 */
export const noStrays: Rule = (files) => {
  const byPath = new Map(sources(files).map((file) => [file.path, file]))
  const entries = [...byPath.keys()].filter((name) =>
    /^src\/(?:[^/]+\.(?:server\.ts|tsx)|modules\/[^/]+\/module\.(?:server\.ts|tsx?))$/.test(name),
  )
  if (!byPath.has('src/start.tsx') || !byPath.has('src/start.server.ts')) return []
  const reached = new Set(entries)
  for (const name of reached) {
    const file = byPath.get(name)
    const found = file === undefined ? [] : specifiersOf(file)
    for (const specifier of found) {
      const target = targetOf(name, specifier)
      if (target !== undefined && byPath.has(target)) reached.add(target)
    }
  }
  return [...byPath.keys()]
    .filter((name) => !reached.has(name) && !isTest(name) && !name.endsWith('.d.ts'))
    .map((name) => `${name}: nothing that starts reaches this file. Use it, or remove it.`)
}
