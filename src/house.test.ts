import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#kernel/endpoint'
import { group, type Field, type Fields } from '#kernel/field'
import { kinds } from '#kernel/kinds'
import { pathKeyOf } from '#kernel/master-calls'
import { check } from '#kernel/schema'
import { encode } from '#kernel/wire'
import { callsOfModule } from '#server/serve'
import { everyCall, nameOfCall } from '#server/walk/test-calls'
import { servedModules } from './house.server.ts'
import { house } from './house.ts'

const calls = everyCall(servedModules)
const paths = new Set(calls.map((call) => call.path))
const named = <T extends { readonly name: string }>(things: readonly T[]) =>
  things.map((thing) => [thing.name, thing] as const)

/** Two columns of a committed list, header left out. */
const pairsOf = (file: string): [string, string][] =>
  readFileSync(new URL(`../tidy/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [first = '', second = ''] = line.split('\t')
      return [first, second]
    })

/** An example must pass its own check, on the way out and in again. */
function expectExample(fields: Fields, example: unknown): void {
  const wire = encode(group(fields), example)
  expect(check(fields, wire)).toEqual({ value: example })
}

/** Every field of a definition with its siblings, however deep. */
function fieldsIn(fields: Fields = {}): [string, Field, Fields][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field, Fields][] => [
    [name, field, fields],
    ...fieldsIn(field.fields),
  ])
}

const everyField: [string, Field, Fields][] = [
  ...house.masters.flatMap(({ fields }) => fieldsIn(fields)),
  ...house.reports.flatMap(({ filters, columns }) => [...fieldsIn(filters), ...fieldsIn(columns)]),
  ...calls.flatMap(({ query, body, answer }) => fieldsIn({ ...query, ...body, answer })),
]

/** What is wrong with the fields that a sentence is found for. */
const wrongFields = (sentence: (field: Field, siblings: Fields) => string | undefined): string[] =>
  everyField.flatMap(([name, field, siblings]) => {
    const wrong = sentence(field, siblings)
    return wrong === undefined ? [] : [`${name} (${field.label}): ${wrong}`]
  })

describe('every field', () => {
  test('that refers to a master names one, and a sibling and a column that narrow it', () => {
    const wrong = wrongFields(({ ref }, siblings) => {
      if (!ref) return undefined
      const master = house.masters.find((one) => one.name === ref.master)
      if (!master) return `no master ${ref.master}`
      if (ref.by === undefined) return undefined
      const { by, sibling = by, unless = sibling } = ref
      return sibling in siblings && unless in siblings && by in master.fields
        ? undefined
        : `no ${by} on both sides`
    })
    expect(wrong).toEqual([])
  })

  test('that hangs on a flag hangs on one that is declared', () => {
    const wrong = wrongFields(({ when }) =>
      when === undefined || house.settings[when]?.field.kind === 'yes'
        ? undefined
        : `no module declares the flag ${when}`,
    )
    expect(wrong).toEqual([])
  })

  test('that refers to a master of a module goes with that module', () => {
    const flags = new Map(
      house.masters.flatMap(({ fields, when }) => fieldsIn(fields).map(([, one]) => [one, when])),
    )
    const wrong = wrongFields((field) => {
      const flag = house.masters.find((one) => one.name === field.ref?.master)?.when
      return flag === undefined || [field.when, flags.get(field)].includes(flag)
        ? undefined
        : `say when: '${flag}'`
    })
    expect(wrong).toEqual([])
  })

  test('that picks from a call names one that reads, and columns that its rows have', () => {
    const wrong = wrongFields(({ kind, pick }) => {
      if (!pick) return undefined
      const call = calls.find(({ method, path }) => method === 'GET' && path === pick.call)
      if (!call || kind !== 'text') return `no call ${pick.call}, or no text`
      const missing = [pick.value, pick.words ?? pick.value]
        .filter((name) => !Object.hasOwn(call.answer.fields ?? {}, name))
        .concat(
          Object.keys(pick.query ?? {}).filter((name) => !Object.hasOwn({ ...call.query }, name)),
        )
      return missing.length > 0 ? `${pick.call} has no ${missing.join(', ')}` : undefined
    })
    expect(wrong).toEqual([])
  })

  // What PostgreSQL reads as a uuid is refused before it is asked, with the house's sentence.
  test('of a call that names an id is a uuid', () => {
    const credential = (path: string, name: string): boolean =>
      name === 'id' &&
      /^(passkey|users\/login|users\/buka-kunci|authorisation\/passkey)$/.test(path)
    const wrong = calls.flatMap(({ body, path, query }) =>
      fieldsIn({ ...query, ...body })
        .filter(([name]) => /^ids?(_|$)/.test(name) && !credential(path, name))
        .filter(([, { each, kind }]) => (each?.kind ?? kind) !== 'uuid')
        .map(([name]) => `${path}: ${name} is no uuid`),
    )
    expect(wrong).toEqual([])
  })

  test('of a call that only reads is none of a call that posts, takes a file or is a GET', () => {
    const wrong = calls.filter(
      ({ method, posting, reads, upload }) => reads && (method === 'GET' || posting || upload),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('closes with a sum only where it is a figure', () => {
    const wrong = wrongFields(({ kind, total }) =>
      total === 'sum' && kinds[kind].sql !== 'bigint' ? `a ${kind} has no sum` : undefined,
    )
    expect(wrong).toEqual([])
  })

  test('starts with a value that it accepts itself', () => {
    const wrong = wrongFields((field) => {
      if (field.initial === undefined || field.initial === 'today') return undefined
      const found = check({ it: field }, { it: encode(field, field.initial) })
      return 'refused' in found ? `refuses ${JSON.stringify(field.initial)}` : undefined
    })
    expect(wrong).toEqual([])
  })
})

describe.each(named(house.masters))('master %s', (_, master) => {
  test('has an example that passes its own check', () =>
    expectExample(master.fields, master.contoh))

  test('has a required key, and lists of columns that it has', () => {
    expect(master.fields[master.key]?.required).not.toBe(false)
    const columns = Object.keys(master.fields)
    for (const { by, only, without } of master.lists ?? [])
      for (const column of [...(by ? [by] : []), ...Object.keys(only ?? {}), ...(without ?? [])])
        expect(columns).toContain(column)
  })

  test('names its row once in the address of an edit and of a delete', () => {
    expect(pathKeyOf(master.calls.update)).toBe(pathKeyOf(master.calls.delete))
    for (const call of [master.calls.update, master.calls.delete])
      expect(call.match(/\{\w+\}/g)).toHaveLength(1)
  })
})

describe.each(house.reports.map((report) => [report.path, report] as const))(
  'report %s',
  (_, report) => {
    test('has an example that passes its own check', () =>
      expectExample(report.filters, report.contoh))

    // A4 across is 277 mm inside its margins; at three quarters of the full size it is still read.
    test('fits across an A4 sheet', () => {
      const shown = Object.values(report.columns).filter((field) => !field.hidden)
      const mm = shown.reduce(
        (sum, field) => sum + (field.width ?? kinds[field.kind].width) * 1.8,
        0,
      )
      expect(mm).toBeLessThanOrEqual(277 / 0.75)
    })

    test('is grouped by a column of its own', () => {
      const columns = Object.keys(report.columns)
      expect([...columns, undefined]).toContain(report.groupBy)
    })
  },
)

const inside = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []
const isEndpoint = (value: unknown): value is Endpoint =>
  ['method', 'path', 'summary', 'right'].every((name) => Object.hasOwn(Object(value), name))

/** The calls that the plain files export, ours and the kernel's. */
async function exportedCalls(): Promise<Endpoint[]> {
  const files = ['kernel', 'modules'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*(?:\.(?:server|test)\.|\/test-)).*\.ts$/.test(file))
      .map((file) => `./${folder}/${file}`),
  )
  const found: unknown[] = await Promise.all(files.map(async (file) => import(file)))
  const exported = found.flatMap(inside)
  const within = exported.flatMap(inside)
  return [...exported, ...within, ...within.flatMap(inside)].filter(isEndpoint)
}

describe('every call', () => {
  test('that a file exports is answered, and what is answered is exported', async () => {
    const exported = new Set(await exportedCalls())
    const answered = new Set(servedModules.flatMap(callsOfModule))
    const only = (some: Set<Endpoint>, others: Set<Endpoint>): string[] =>
      [...some].flatMap((one) => (others.has(one) ? [] : [nameOfCall(one)]))
    expect(only(exported, answered)).toEqual([])
    expect(only(answered, exported)).toEqual([])
  })

  test('has an address of its own', () => {
    const addresses = calls.flatMap((call) =>
      [call.method, ...(call.also ? [call.also] : [])].map(
        (method) => `${method} ${call.path.replace(/\{\w+\}/g, '{}')}`,
      ),
    )
    expect(addresses.filter((one, at) => addresses.indexOf(one) !== at)).toEqual([])
  })

  test('is walled by screens that exist, and switched by a flag that is declared', () => {
    const strange = calls.flatMap((call) => {
      const screens = call.right.kind === 'screen' ? call.right.paths : []
      return [
        ...screens.filter((path) => !house.screen(path)),
        ...(call.when && house.settings[call.when]?.field.kind !== 'yes' ? [call.when] : []),
      ].map((name) => `${nameOfCall(call)}: there is no ${name}`)
    })
    expect(strange).toEqual([])
  })

  test('reads with GET and takes a body otherwise', () => {
    const wrong = calls.filter(({ body, method, posting }) => method === 'GET' && (body || posting))
    expect(wrong.map(nameOfCall)).toEqual([])
  })

  test('demands no version: whoever read none changes what there is (docs/adr/0152)', () => {
    const versions = (fields: Fields = {}): readonly Field[] =>
      Object.entries(fields).flatMap(([name, field]) =>
        name.startsWith('versi') ? [field] : field.required ? versions(field.fields) : [],
      )
    const demanding = calls.filter(({ body, query }) =>
      [...versions(body), ...versions(query)].some(({ required }) => required),
    )
    expect(demanding.map(nameOfCall)).toEqual([])
  })

  test('uses the verb of the SPEC where the SPEC names its path', () => {
    const bare = (path: string): string => path.replace(/\{\w+\}/g, '{}')
    const spec = pairsOf('spec-calls.tsv').map(([method, path]) => [method, bare(path)] as const)
    const ours = calls.flatMap(({ also, method, path }) =>
      [method, also].map((verb) => `${verb} ${bare(path)}`),
    )
    const built = new Set(calls.map(({ path }) => bare(path)))
    const wanted = spec.filter(([, path]) => built.has(path)).map((pair) => pair.join(' '))
    expect(ours).toEqual(expect.arrayContaining(wanted))
  })
})

describe('every screen', () => {
  test('of the SPEC is called as the SPEC calls it', () => {
    const spec = new Map(pairsOf('spec-routes.tsv'))
    const ours = house.screens.flatMap(({ path, title }) => (spec.has(path) ? [[path, title]] : []))
    expect(ours).toEqual(ours.map(([path = '']) => [path, spec.get(path)]))
  })

  test('counts what waits by a call that exists', () => {
    const asked = house.screens.flatMap(({ count }) => count ?? [])
    expect([...paths]).toEqual(expect.arrayContaining(asked))
  })

  test('that stands in a menu says what it is for', () => {
    const silent = house.screens.filter(({ menu, purpose }) => menu && !purpose)
    expect(silent.map(({ path }) => path)).toEqual([])
  })
})

test.each(Object.entries(house.settings))('setting %s ships a value it accepts', (_, setting) => {
  const { field, initial } = setting
  expectExample({ value: field }, { value: initial })
})

test.each([
  'SKIP_VALIDASI_MODULE',
  'VALIDASI_ORANG_LAIN_MODULE',
  'TIMBANG_SERAH_MODULE',
  'KONFIRMASI_TRANSFER_MODULE',
  'COPY_LABEL_REPRINT_MODULE',
  'EDIT_TANGGAL_SPV_MODULE',
  'EDIT_TANGGAL_OWNER_MODULE',
  'FOTO_IDENTITAS_MODULE',
  'DATA_PENJUAL',
  'IDENTITAS_PENJUAL',
  'OTORISASI_DI_ATAS_NOTA',
  'OTORISASI_POTONGAN_KONDISI',
])('%s, a rule for those who work the shop, is lifted by none of them', (key) =>
  expect(house.settings[key]?.levels).toEqual(['OWN', 'SU']),
)
