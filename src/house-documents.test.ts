import { openStates } from '#kernel/document'
import { describe, expect, test } from 'vitest'
import { jenisNotaOrang } from '#modules/pelanggan/orang.calls'
import type { Document, Way } from '#kernel/document'
import { takenBack } from '#kernel/ledger'
import { everyCall } from '#server/walk/test-calls'
import { servedModules } from './house.server.ts'
import { house } from './house.ts'

const calls = everyCall(servedModules)
const named = house.documents.map((thing) => [thing.name, thing] as const)

/** What a document goes: by its commands, by those of the whole it is a part of, and along. */
function waysOf(document: Document): Way[] {
  const wholes = house.documents.filter(({ parts = [] }) =>
    parts.some(({ name }) => name === document.name),
  )
  return [document, ...wholes].flatMap((one) => [
    ...Object.values(one.commands),
    ...Object.values(one.along ?? {}),
  ])
}

/** The states that these ways reach from nothing. */
function reachable(ways: readonly Way[]): Set<string> {
  const found = new Set<string>()
  for (const _ of ways)
    for (const { from, or = [], to } of ways)
      if (from.length === 0 || from.some((state) => found.has(state)))
        for (const state of [to, ...or]) found.add(state)
  return found
}

describe.each(named)('document %s', (_, document) => {
  const commands = Object.values(document.commands)

  test('can reach every state', () =>
    expect(
      [...reachable(waysOf(document))].toSorted(),
      'A state is reached by a `to` or `or` of a command, and stands in `states`.',
    ).toEqual(Object.keys(document.states).toSorted()))

  test('has its commands and its list answered', () =>
    expect(calls, 'List what serves it under `handlers` in module.server.ts.').toEqual(
      expect.arrayContaining([...commands, ...(document.list ? [document.list] : [])]),
    ))

  test('asks for approvals and posts to books that a module declares', () => {
    const approvals = house.modules.flatMap((modul) => Object.keys(modul.approvals ?? {}))
    const asked = commands.flatMap(({ authorise, mayAsk = [] }) => [authorise ?? [], mayAsk].flat())
    expect(approvals, 'List them under `approvals` in module.ts.').toEqual(
      expect.arrayContaining(asked),
    )
    const ledgers = house.modules.flatMap((modul) => modul.ledgers ?? [])
    expect(ledgers, 'List them under `ledgers` in module.ts.').toEqual(
      expect.arrayContaining([...document.books]),
    )
  })

  test('with an exact cancel has only books that can be taken back', () => {
    const stay = takenBack(document.books).filter(({ undo }) => undo === undefined)
    const exact = commands.some((command) => command.exact)
    expect(
      exact ? stay.map(({ name }) => name) : [],
      'Give these books an `undo`, or take the document back by `moves` with rows of its own.',
    ).toEqual([])
  })
})

test('numbers of two kinds of document begin alike only where DOMAIN 4 has one word for both', () => {
  const shared = new Map<string, string[]>()
  const documents = house.documents.filter(({ name }) => !name.startsWith('KWITANSI_'))
  for (const { name, prefix } of documents)
    // payments are of any kind of promise
    shared.set(prefix, [...(shared.get(prefix) ?? []), name].toSorted())
  const told = [...shared].filter(([, names]) => names.length > 1)
  expect(Object.fromEntries(told)).toEqual({
    HB: ['HANCUR_BARANG', 'HANCUR_PEMBELIAN'], // destroy
    TB: ['PENERIMAAN_BARANG', 'TAMBAH_BARANG'], // goods receipt
    TT: ['TAMBAH_TITIPAN', 'TITIPAN'], // deposit
  })
})

test('a kind of approval that a module declares is asked by a command of somebody', () => {
  // A print is no command: scenarios/cetak-ulang-pesanan.test.ts.
  const asked = new Set([
    'CETAK_ULANG_PESANAN',
    'CETAK_SETELAH_GAGAL',
    ...house.documents.flatMap(({ commands }) =>
      Object.values(commands).flatMap(({ authorise, mayAsk = [] }) =>
        [authorise ?? [], mayAsk].flat(),
      ),
    ),
  ])
  const idle = house.modules
    .flatMap(({ approvals = {} }) => Object.keys(approvals))
    .filter((kind) => !asked.has(kind))
  expect(idle).toEqual([])
})

test('a search for a person leads to each kind of document that names one', () => {
  const named = house.documents
    .filter(
      ({ list, name }) => !name.startsWith('KWITANSI_') && 'nama_customer' in Object(list?.columns),
    )
    .map(({ name }) => name)
  expect(named).toContain('HUTANG')
  expect(named.filter((name) => !Object.hasOwn(jenisNotaOrang, name))).toEqual([])
})

test('a document that names a person says in which states it is over', () => {
  const usual = new Set(['OPEN', 'VALID', 'BATAL'])
  const silent = house.documents.filter(
    ({ books, ends, states }) =>
      books.some(({ name }) => name === 'pelanggan') &&
      ends === undefined &&
      Object.keys(states).some((state) => !usual.has(state)),
  )
  expect(
    silent.map(({ name }) => name),
    'Give it `ends`: until then whom it names is not forgotten.',
  ).toEqual([])
  const open = Object.fromEntries(house.documents.map((one) => [one.name, openStates(one)]))
  expect(open).toMatchObject({
    PENJUALAN: ['OPEN'],
    TITIPAN: ['OPEN', 'TITIP'],
    SERVICE: ['MASUK', 'SELESAI'],
    HUTANG: ['OPEN', 'AKTIF', 'DITAHAN'],
    CICILAN: ['AKTIF', 'LUNAS'],
    PESANAN: ['OPEN', 'VALID', 'SELESAI'],
    PRE_ORDER: ['OPEN', 'CLOSING'],
  })
})
