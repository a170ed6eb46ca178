import { describe, expect, test } from 'vitest'
import type { Described } from '#kernel/described'
import type { Document } from '#kernel/document'
import { everyCall } from '#server/walk/test-calls'
import { servedModules } from './house.server.ts'
import { house } from './house.ts'

const calls = everyCall(servedModules)
const named = <T extends { readonly name: string }>(things: readonly T[]) =>
  things.map((thing) => [thing.name, thing] as const)

const isDescribed = (document: Described | Document): document is Described => 'contoh' in document
const described = house.documents.filter(isDescribed)
const run = house.documents.filter((document): document is Document => !isDescribed(document))

const isCreation = ({ commands }: Described | Document, state: string): boolean =>
  Object.values<Step>(commands).some(({ from, to }) => from.length === 0 && to === state)

interface Step {
  readonly from: readonly string[]
  readonly to: string
}

/** The states that the commands reach from nothing. */
function reachable(document: Described | Document): Set<string> {
  const found = new Set(Object.keys(document.states).filter((state) => isCreation(document, state)))
  for (const _ of Object.keys(document.states))
    for (const { from, to } of Object.values<Step>(document.commands))
      if (from.some((state) => found.has(state))) found.add(to)
  return found
}

describe.each(named(house.documents))('document %s', (_, document) => {
  test('can reach every state', () =>
    expect([...reachable(document)].toSorted()).toEqual(Object.keys(document.states).toSorted()))
})

describe.each(named(run))('document %s', (_, document) => {
  const commands = Object.values(document.commands)

  test('has its commands and its list answered', () =>
    expect(calls).toEqual(
      expect.arrayContaining([...commands, ...(document.list ? [document.list] : [])]),
    ))

  test('asks for approvals and posts to books that a module declares', () => {
    const approvals = house.modules.flatMap((modul) => Object.keys(modul.approvals ?? {}))
    const asked = commands.flatMap(({ authorise, mayAsk = [] }) => [authorise ?? [], mayAsk].flat())
    expect(approvals).toEqual(expect.arrayContaining(asked))
    const ledgers = house.modules.flatMap((modul) => modul.ledgers ?? [])
    expect(ledgers).toEqual(expect.arrayContaining([...document.books]))
  })

  test('with a cancel has only books that can be taken back', () => {
    const cancelled = commands.some(({ undoes }) => undoes !== undefined)
    const stay = document.books.filter(({ undo }) => undo === undefined)
    expect(cancelled ? stay.map(({ name }) => name) : []).toEqual([])
  })
})

describe.each(named(described))('document %s', (_, document) => {
  test('has a posting call for every command', () => {
    for (const [name, command] of Object.entries(document.commands)) {
      const call = calls.find(({ path }) => path === command.call)
      expect(call?.posting, `${name}: ${command.call}`).toBe(true)
    }
  })

  test('asks for approvals that a module declares, and posts to books that one has', () => {
    const approvals = house.modules.flatMap((modul) => Object.keys(modul.approvals ?? {}))
    const asked = Object.values(document.commands).flatMap(({ authorise }) => authorise ?? [])
    expect(approvals).toEqual(expect.arrayContaining(asked))
    const ledgers = house.modules.flatMap((modul) => modul.ledgers ?? [])
    for (const ledger of document.posts) expect(ledgers, ledger.name).toContain(ledger)
  })
})

test('numbers of two kinds of document begin alike only where DOMAIN 4 has one word for both', () => {
  const shared = new Map<string, string[]>()
  for (const { name, prefix } of house.documents)
    shared.set(prefix, [...(shared.get(prefix) ?? []), name].toSorted())
  const told = [...shared].filter(([, names]) => names.length > 1)
  expect(Object.fromEntries(told)).toEqual({
    HB: ['HANCUR_BARANG', 'HANCUR_PEMBELIAN'], // destroy
    TB: ['PENERIMAAN_BARANG', 'TAMBAH_BARANG'], // goods receipt
  })
})

test('a kind of approval that a module declares is asked by a command of somebody', () => {
  const asked = new Set(
    run.flatMap(({ commands }) =>
      Object.values(commands).flatMap(({ authorise, mayAsk = [] }) =>
        [authorise ?? [], mayAsk].flat(),
      ),
    ),
  )
  const whole = house.modules.filter(
    ({ documents = [] }) => documents.length > 0 && !documents.some(isDescribed),
  )
  const idle = whole
    .flatMap(({ approvals = {} }) => Object.keys(approvals))
    .filter((kind) => !asked.has(kind))
  expect(idle).toEqual([])
})
