import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#kernel/endpoint'
import { group, type Field } from '#kernel/field'
import { kinds } from '#kernel/kinds'
import { sentencesOf, type Master } from '#kernel/master'
import { callsOf, mastersNamed, sheetFields, type Impor } from '#kernel/master-calls'
import { encode } from '#kernel/wire'
import { missing } from '#kernel/refusal'
import { flagsOf } from '#kernel/when'
import { readPdf } from '#server/paper/test-read-pdf'
import { servedModules } from '../../house.server.ts'
import { house } from '../../house.ts'
import { otherwise } from './test-otherwise.ts'
import { createTestHttp, formOf, type TestAnswer, type TestHttp } from '../test-http.ts'

// Every master of the house, over HTTP on a real PostgreSQL: made, read, edited, refused for every
// reason that its definition gives, deleted. A new master is walked without a line here.

type Values = Readonly<Record<string, unknown>>

let http: TestHttp
const tokens = { own: '', kasir: '', other: '' }

/** A flag of the first shop (own) or of the other, as /settingsystem sets it. */
const set = (token: string, flag: string, value: boolean) =>
  http.send('PUT', `/api/v1/para-system/key/${flag}`, { token, body: { value } })

beforeAll(async () => {
  http = await createTestHttp({ house, modules: servedModules })
  await http.addShop('PUSAT', 'PUSAT')
  await http.addShop('GS1')
  tokens.own = await http.token('own', 'OWN', 'PUSAT')
  tokens.kasir = await http.token('kasir1', 'KASIR', 'PUSAT')
  tokens.other = await http.token('own.gs1', 'OWN', 'GS1')
  for (const { fields, when } of house.masters)
    for (const flag of [...flagsOf(fields), ...(when ? [when] : [])])
      for (const token of [tokens.own, tokens.other]) await set(token, flag, true)
})
afterAll(() => http.close())

/** Every master after those that it refers to. */
function inOrder(masters: readonly Master[], before: readonly Master[] = []): readonly Master[] {
  const known = before.map(({ name }) => name)
  const next = masters.filter((master) =>
    mastersNamed(master.fields).every((name) => name === master.name || known.includes(name)),
  )
  const rest = masters.filter((master) => !next.includes(master))
  if (next.length === 0) return before
  return inOrder(rest, [...before, ...next])
}
const masters = inOrder(house.masters.filter(({ fixed }) => !fixed))

const wireOf = (master: Master, changed: Values = {}): Values => ({
  ...(encode(group(master.fields), master.contoh) as Values),
  ...changed,
})
const exampleOf = (master: Master, name: string): string => {
  const value = (master.contoh as Values)[name]
  return typeof value === 'string' ? value : ''
}
const keyOf = (master: Master): string => exampleOf(master, master.key)

/** One of a master's calls, with what it carries as it is on the wire. */
function send(token: string, endpoint: unknown, key = '', body?: Values): Promise<TestAnswer> {
  const { method, path } = endpoint as Endpoint
  const address = `/api/v1/${path.replace(/\{\w+\}/, encodeURIComponent(key))}`
  return http.send(method, address, { token, ...(body ? { body } : {}) })
}

async function rowsOf(master: Master): Promise<Values[]> {
  const answer = await send(tokens.own, callsOf(master).list)
  expect(answer.status).toBe(200)
  return answer.json.data as Values[]
}
const rowOf = async (master: Master): Promise<Values | undefined> =>
  (await rowsOf(master)).find((row) => row[master.key] === keyOf(master))

const create = (master: Master, changed?: Values): Promise<TestAnswer> =>
  send(tokens.own, callsOf(master).create, '', wireOf(master, changed))

const sentenceFor = (field: Field): string =>
  typeof field.required === 'string' ? field.required : missing.replace('{{field}}', field.label)

/** What is said above the largest percentage and purity (SPEC 5). */
const sentencesAbove: Readonly<Partial<Record<Field['kind'], string>>> = {
  persen: 'Tidak Boleh Melebihi 100 !',
  kadar: 'Kadar tidak boleh lebih dari 500',
}

test('the masters can be put in an order in which each refers to those before it', () => {
  expect(masters.map(({ name }) => name).toSorted()).toEqual(
    house.masters.flatMap(({ fixed, name }) => (fixed ? [] : [name])).toSorted(),
  )
})

describe.each(masters.map((master) => [master.name, master] as const))('%s', (_, master) => {
  const calls = callsOf(master)
  const said = sentencesOf(master)
  const required = Object.entries(master.fields).filter(
    ([, field]) => field.required !== false && field.kind !== 'yes',
  )

  test.each(required)('is refused without %s, in a sentence', async (name, field) => {
    const answer = await create(master, { [name]: null })
    const message = sentenceFor(field)
    expect(answer.status).toBe(400)
    expect(answer.json.fields).toContainEqual({ field: name, message })
  })

  // SPEC 5: percentages and purities, and what is not 0.
  const above = Object.entries(master.fields).filter(([, { kind }]) => sentencesAbove[kind])
  test.each(above)('is refused with %s above what it may be', async (name, field) => {
    const most = field.max ?? kinds[field.kind].max ?? 0
    const answer = await create(master, { [name]: (most + 1) / 100 })
    const message = field.tooLong ?? sentencesAbove[field.kind]
    expect(answer.status).toBe(400)
    expect(answer.json.fields).toContainEqual({ field: name, message })
  })

  const below = Object.entries(master.fields).filter(
    ([, { kind, min }]) => min !== undefined && kinds[kind].align === 'right',
  )
  test.each(below)('is refused with %s below what it may be', async (name, field) => {
    const answer = await create(master, { [name]: 0 })
    const sentence = field.tooShort ?? `${field.label} Tidak Boleh Kurang Dari `
    const { message } = answer.json.fields?.find((one) => one.field === name) ?? {}
    expect(answer.status).toBe(400)
    expect(message?.startsWith(sentence)).toBe(true)
  })

  test('is made, found in its list, and told in its history', async () => {
    const made = await create(master)
    expect(made.json).toMatchObject({ status: 'success', message: said.created })
    const row = await rowOf(master)
    const secret = Object.entries(master.fields).filter(([, { kind }]) => kind === 'secret')
    const shown = { ...wireOf(master), versi: 1 }
    for (const [name] of secret) delete (shown as Record<string, unknown>)[name]
    expect(row).toEqual(shown)
    const history = await send(tokens.own, calls.history, keyOf(master))
    const told = [{ aksi: 'TAMBAH', oleh: 'own', versi: 1, sebelum: null }]
    expect(history.json.data).toMatchObject(told)
    const newest = await send(tokens.own, {
      ...calls.changes,
      path: `${calls.changes.path}?limit=1`,
    })
    expect(newest.json.data).toMatchObject(told)
  })

  test('is refused when it is there already', async () => {
    const answer = await create(master)
    const label = master.fields[master.key]?.label ?? ''
    expect(answer.json.message).toBe(`${label} ${keyOf(master)} Sudah Ada`)
    expect(answer.json.fields?.[0]?.field).toBe(master.key)
  })

  /** The master's own sheet, put back. */
  const impor = async (bytes: Uint8Array<ArrayBuffer>, simpan: string): Promise<TestAnswer> =>
    http.call(
      calls.impor,
      {},
      {
        token: tokens.own,
        ...(await formOf(bytes, { simpan })),
      },
    )

  test.each(['csv', 'xlsx'])('comes back unchanged from its own %s', async (format) => {
    const query = { format }
    const address = `/api/v1/${calls.list.path}`
    const file = await http.send('GET', address, { token: tokens.own, query })
    const answer = await impor(new Uint8Array(file.bytes), 'true')
    const rows = await rowsOf(master)
    expect(answer.json.data).toMatchObject({ salah: 0, sama: rows.length, jumlah: rows.length })
    expect(await rowOf(master)).toMatchObject({ versi: 1 })
  })

  test('is told every bad row of a sheet, and takes none of it', async () => {
    const before = await rowsOf(master)
    const label = master.fields[master.key]?.label ?? ''
    const others = Object.keys(sheetFields(master.fields)).filter((name) => name !== master.key)
    const sheet = [
      [label, ...others, 'Catatan'].join(';'),
      ['', ...others.map(() => 'x'), 'x'].join(';'),
      ['KUNCI-YANG-TERLALU-PANJANG-SEKALI-PANJANGNYA', ...others.map(() => '')].join(';'),
    ].join('\n')
    const bytes = new TextEncoder().encode(sheet)
    const looked = await impor(bytes, 'false')
    expect(looked.json.data).toMatchObject({ jumlah: 2, salah: 2, asing: ['Catatan'] })
    const { baris } = looked.json.data as Impor
    expect(baris.map(({ baris: at, masalah }) => [at, masalah !== ''])).toEqual([
      [2, true],
      [3, true],
    ])
    expect(baris[0]?.masalah).toContain(`${label} Tidak Boleh Kosong`)
    const refused = await impor(bytes, 'true')
    expect([refused.status, refused.json.message]).toEqual([400, '2 Baris Masih Salah'])
    expect(await rowsOf(master)).toEqual(before)
  })

  test('is searched, paged, sorted and given as CSV', async () => {
    const { path } = calls.list
    const query = { q: keyOf(master), limit: '5', sort: master.shown, arah: 'turun' }
    const page = await http.send('GET', `/api/v1/${path}`, { token: tokens.own, query })
    expect(page.json.data).toContainEqual(await rowOf(master))
    expect(page.json.count).toBeGreaterThanOrEqual(1)
    const file = (format: string) =>
      http.send('GET', `/api/v1/${path}`, { token: tokens.own, query: { format } })
    const [csv, pdf] = [await file('csv'), await file('pdf')]
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.text).toContain(keyOf(master))
    expect(readPdf(pdf.bytes).flatMap(({ texts }) => texts).length).toBeGreaterThan(4)
  })

  test('is narrowed by each of its other lists', async () => {
    for (const list of calls.lists) {
      const { by, only } = list.narrows
      const value = by ? exampleOf(master, by) : ''
      const query = by && !list.path.includes('{') ? `?${by}=${encodeURIComponent(value)}` : ''
      const address = `/api/v1/${list.path.replace(/\{\w+\}/, encodeURIComponent(value))}${query}`
      const answer = await http.send('GET', address, { token: tokens.own })
      const fits = Object.entries(only ?? {}).every(
        ([name, wanted]) => (master.contoh as Values)[name] === wanted,
      )
      const keys = (answer.json.data as Values[]).map((row) => row[master.key])
      expect(keys.includes(keyOf(master)), `${list.path} has the example`).toBe(fits)
      const empty = address.replace(value || '\0', 'TIDAKADA')
      const none = await http.send('GET', empty, { token: tokens.own })
      expect((none.json.data as Values[]).length).toBeLessThanOrEqual(by ? 0 : Infinity)
    }
  })

  test('has no new version while nothing changes', async () => {
    const before = await rowOf(master)
    const same = await send(tokens.own, calls.update, keyOf(master), wireOf(master, { versi: 1 }))
    expect(same.json).toMatchObject({ status: 'success', message: said.updated })
    expect(await rowOf(master)).toEqual(before)
    const { json } = await send(tokens.own, calls.history, keyOf(master))
    expect(json.data).toHaveLength(1)
  })

  test('is edited by who read it last, and by nobody else', async () => {
    const before = await rowOf(master)
    const other = otherwise(master, wireOf(master))
    if (other === undefined) return
    const edit = wireOf(master, { ...other, versi: 1 })
    const edited = await send(tokens.own, calls.update, keyOf(master), edit)
    expect(edited.json).toMatchObject({ status: 'success', message: said.updated })
    expect(await rowOf(master)).toEqual({ ...before, ...other, versi: 2 })
    const stale = await send(tokens.own, calls.update, keyOf(master), wireOf(master, { versi: 1 }))
    expect([stale.status, stale.json.code]).toEqual([409, 'E-MDB:02'])
    const unread = await send(tokens.own, calls.update, keyOf(master), wireOf(master))
    expect(unread.status).toBe(200) // the specification's client, who knows no versions
  })

  const switched = Object.entries(master.fields).filter(([, { when }]) => when)
  test.each(switched)('has no %s while its module is off, and keeps it', async (name, field) => {
    const before = await rowOf(master)
    expect(before).toHaveProperty(name)
    await set(tokens.own, field.when ?? '', false)
    const off = await rowOf(master)
    const query = { format: 'csv', sort: name }
    const csv = await http.send('GET', `/api/v1/${calls.list.path}`, { token: tokens.own, query })
    const strange = kinds[field.kind].sql === 'text' ? 'TIDAK-ADA' : null
    const body = wireOf(master, { [name]: strange, versi: before?.['versi'] })
    const edited = await send(tokens.own, calls.update, keyOf(master), body)
    const history = await send(tokens.own, calls.history, keyOf(master))
    await set(tokens.own, field.when ?? '', true)
    expect(off).not.toHaveProperty(name)
    expect(csv.text).not.toContain(field.label)
    expect(edited.status).toBe(200)
    for (const row of [edited.json.data, (history.json.data as Values[])[0]])
      expect(row).not.toHaveProperty(name)
    expect((await rowOf(master))?.[name]).toEqual(before?.[name])
  })

  test('is not edited or deleted when it is not there', async () => {
    const edit = wireOf(master, { versi: 1 })
    expect((await send(tokens.own, calls.update, 'TIDAK-ADA', edit)).status).toBe(404)
    expect((await send(tokens.own, calls.delete, 'TIDAK-ADA')).status).toBe(404)
  })

  test('is behind the wall of its shop', async () => {
    const keys = ((await send(tokens.other, calls.list)).json.data as Values[]).map(
      (row) => row[master.key],
    )
    expect(keys.includes(keyOf(master))).toBe(master.chain === true)
    if (master.chain) return
    expect((await send(tokens.other, calls.delete, keyOf(master))).status).toBe(404)
  })

  test('is written only by who may open its screen', async () => {
    const seen = master.initially ?? ['SPV', 'MU', 'DEV']
    const edit = wireOf(master, { versi: (await rowOf(master))?.['versi'] })
    const answer = await send(tokens.kasir, calls.update, keyOf(master), edit)
    expect(answer.status).toBe(seen.includes('KASIR') ? 200 : 403)
  })

  test('is not found while its module is off', async () => {
    const { when } = master
    const row = await rowOf(master)
    if (when) await set(tokens.own, when, false)
    const ubah = wireOf(master, { versi: row?.['versi'] })
    const answers = [
      await send(tokens.own, calls.list),
      await send(tokens.own, calls.update, keyOf(master), ubah),
    ]
    if (when) await set(tokens.own, when, true)
    expect(answers.map(({ status }) => status)).toEqual(when ? [404, 404] : [200, 200])
  })
})

describe('in the end', () => {
  const users = masters.filter((master) => mastersNamed(master.fields).length > 0)

  test.each(users.map((master) => [master.name, master] as const))(
    'what %s refers to cannot be deleted',
    async (_, master) => {
      const lain = mastersNamed(master.fields).filter((name) => name !== master.name)
      for (const used of new Set(lain.map((name) => house.master(name)))) {
        const answer = await send(tokens.own, callsOf(used).delete, keyOf(used))
        expect([answer.status, answer.json.code]).toEqual([409, 'E-PAKAI'])
        expect(answer.json.message).toContain('Masih Dipakai Di')
      }
    },
  )

  test.each(masters.toReversed().map((master) => [master.name, master] as const))(
    '%s is deleted, once',
    async (_, master) => {
      const { kept } = master
      const [call, key] = [callsOf(master), keyOf(master)]
      const gone = await send(tokens.own, call.delete, key)
      expect([gone.status, gone.json.message]).toEqual(
        kept ? [409, kept] : [200, sentencesOf(master).deleted],
      )
      expect((await rowOf(master)) === undefined).toBe(kept === undefined)
      expect((await send(tokens.own, call.delete, key)).status).toBe(kept ? 409 : 404)
      // A row that stays for ever no longer names its place.
      if (kept) await send(tokens.own, call.update, key, { kode_kota: null, kode_kecamatan: null })
    },
  )
})
