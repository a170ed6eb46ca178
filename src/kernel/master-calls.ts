import { defineEndpoint, type Endpoint, type Method } from './endpoint.ts'
import {
  choice,
  group,
  integer,
  list,
  maybe,
  saat,
  text,
  texts,
  yes,
  type Field,
  type Fields,
  type RowOf,
} from './field.ts'
import type { Master, MasterList } from './master.ts'
import { signedIn, whoSees } from './right.ts'

/** What a list call accepts: nothing gives every row, any of these gives a page with `count`. */
export const pageQuery = {
  q: text({ label: 'Cari' }),
  skip: integer({ label: 'Lewati' }),
  limit: integer({ label: 'Baris', min: 1, max: 1000 }),
  sort: text({ label: 'Urut Berdasarkan' }),
  arah: choice({ label: 'Arah', of: { naik: 'Naik', turun: 'Turun' } }),
  format: choice({
    label: 'Format',
    of: { csv: 'CSV', csv_koma: 'CSV', pdf: 'PDF', xlsx: 'Excel' },
  }),
}
export type PageQuery = RowOf<typeof pageQuery>

/**
 * The row's version. It comes with every row and goes back with every edit, so that nobody
 * overwrites what he has not read. A stale version is refused with E-MDB:02.
 */
export const versi: Field<number> = integer({ label: 'Versi', hidden: true, required: true })

/** The same in a request. A request without a version changes the row as it is now. */
export const versiSeen: Field<number | null> = integer({ label: 'Versi', hidden: true })

/** One change of a master's row: who, when, what it was and what it became. */
export const riwayatFields = {
  versi: integer({ label: 'Versi', required: true }),
  saat: saat({ label: 'Waktu', required: true }),
  oleh: text({ label: 'Oleh' }),
  aksi: choice({
    label: 'Aksi',
    of: { TAMBAH: 'Ditambahkan', UBAH: 'Dirubah', HAPUS: 'Dihapus' },
    required: true,
  }),
}

/** What a list of changes may be asked. */
export const riwayatQuery = {
  skip: pageQuery.skip,
  limit: integer({ label: 'Baris', min: 1, max: 500 }),
}

/** A change with the row after it (for a delete: the last row) and the row before it. */
const riwayatOf = (master: Master): Fields => ({
  ...riwayatFields,
  ...shownFields(master),
  sebelum: maybe(shownFields(master)),
})

/** The most rows of a spreadsheet that come at once. */
export const rowsAtOnce = 100_000

/** What an import finds, row by row; wrong rows come first. */
export const imporFields = {
  jumlah: integer({ label: 'Jumlah', required: true }),
  tambah: integer({ label: 'Ditambahkan', required: true }),
  ubah: integer({ label: 'Dirubah', required: true }),
  sama: integer({ label: 'Sama', required: true }),
  salah: integer({ label: 'Salah', required: true }),
  tersimpan: yes({ label: 'Tersimpan' }),
  /** Headings that belong to no field: the answer names them. */
  asing: texts({ label: 'Kolom' }),
  /** The first rows, the wrong ones before the others. */
  baris: list({
    baris: integer({ label: 'Baris', required: true }),
    aksi: choice({
      label: 'Aksi',
      of: { SALAH: 'Salah', TAMBAH: 'Ditambahkan', UBAH: 'Dirubah', SAMA: 'Sama' },
      required: true,
    }),
    kunci: text({ label: 'Kode' }),
    nama: text({ label: 'Nama', max: 200 }),
    masalah: text({ label: 'Masalah', max: 2000 }),
  }),
  /**
   * The headings of the file and its wrong rows as they are in the file, for a file to mend and
   * send again.
   */
  judul: texts({ label: 'Judul' }),
  ditolak: list({
    sel: texts({ label: 'Sel' }),
    masalah: text({ label: 'Masalah', max: 2000 }),
  }),
}
export type Impor = RowOf<typeof imporFields>

const unreadable: readonly string[] = ['image', 'secret', 'group', 'list', 'open']

/**
 * The fields that go into a spreadsheet and come back from it: no pictures, no secrets, no lists.
 */
export const sheetFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { hidden, kind }]) => !hidden && !unreadable.includes(kind)),
  )

/** The fields that another shop takes over: no secrets, and no pictures, which lie in the shop. */
export const copiedFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, { each, kind }]) => kind !== 'secret' && (each?.kind ?? kind) !== 'image',
    ),
  )

/** The masters that these fields point at, also in their lists. */
export const mastersNamed = (fields: Fields): string[] =>
  Object.values(fields).flatMap(({ each, fields: lines = {}, ref }) => [
    ...[ref, each?.ref].flatMap((to) => (to ? [to.master] : [])),
    ...mastersNamed(lines),
  ])

/** Masters in the order of their references: a master comes after the masters that it points at. */
export function inOrder<M extends Pick<Master, 'name' | 'fields'>>(masters: readonly M[]): M[] {
  const byName = new Map(masters.map((master) => [master.name, master]))
  const done = new Set<M>()
  const visit = (master: M): void => {
    if (done.has(master)) return
    done.add(master)
    for (const name of mastersNamed(master.fields)) {
      const other = byName.get(name)
      if (other && other !== master) visit(other)
    }
    ordered.push(master)
  }
  const ordered: M[] = []
  for (const master of masters) visit(master)
  return ordered
}

/** A row as it travels: its fields without the secret ones, and its version. */
export type MasterRow<F extends Fields> = RowOf<F> & { versi: number }

export interface MasterEndpoints<F extends Fields = Fields> {
  readonly list: Endpoint<string, Partial<PageQuery>, unknown, MasterRow<F>[]>
  readonly lists: readonly (Endpoint<string, Record<string, unknown>, unknown, MasterRow<F>[]> & {
    readonly narrows: MasterList
  })[]
  readonly create: Endpoint<never, unknown, RowOf<F>, MasterRow<F>>
  readonly update: Endpoint<string, unknown, Partial<MasterRow<F>>, MasterRow<F>>
  readonly delete: Endpoint
  readonly history: Endpoint<string, unknown, unknown, RowOf<typeof riwayatFields>[]>
  readonly changes: Endpoint<
    never,
    RowOf<typeof riwayatQuery>,
    unknown,
    RowOf<typeof riwayatFields>[]
  >
  readonly impor: Endpoint<never, unknown, { simpan: boolean }, Impor>
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** The part of a row that may be shown: no secrets. */
export const shownFields = (master: Master): Fields =>
  Object.fromEntries(Object.entries(master.fields).filter(([, field]) => field.kind !== 'secret'))

/** The one {key} of an edit's or delete's path. */
export const pathKeyOf = (path: string): string => /\{(\w+)\}/.exec(path)?.[1] ?? ''

function call(master: Master, method: Method, path: string, summary: string, rest: object): never {
  const right = method === 'GET' ? signedIn : whoSees(master.path)
  const when = master.when ? { when: master.when } : {}
  // Masters of the whole chain are written at the head office's own shop only.
  const inBranch = !master.chain || method === 'GET'
  return defineEndpoint({ method, path, summary, right, inBranch, ...when, ...rest }) as never
}

function extraList(master: Master, narrows: MasterList): MasterEndpoints['lists'][number] {
  const { by, path } = narrows
  const inQuery =
    by && !path.includes('{') ? { [by]: text({ label: master.fields[by]?.label ?? by }) } : {}
  const answer = list({ ...without(shownFields(master), narrows.without ?? []), versi })
  const endpoint: Endpoint = call(master, 'GET', path, `${master.title}: narrowed list`, {
    query: { ...pageQuery, ...inQuery },
    answer,
  })
  return { ...endpoint, narrows } as never
}

const built = new WeakMap<Master, MasterEndpoints>()

/** Every call of a master, from its definition: paths, rights, bodies and answers. */
export function callsOf<F extends Fields>(master: Master<F>): MasterEndpoints<F> {
  const known = built.get(master)
  if (known) return known as never
  const calls = callsFrom(master)
  built.set(master, calls)
  return calls as never
}

function callsFrom(master: Master): MasterEndpoints {
  const { calls, title } = master
  const row = group({ ...shownFields(master), versi })
  // The counter reads the present rows. Only those who keep the master see who changed them and
  // what they were.
  const past = { right: whoSees(master.path), answer: list(riwayatOf(master)) }
  return {
    list: call(master, 'GET', calls.list, `${title}: list`, {
      query: pageQuery,
      answer: list({ ...shownFields(master), versi }),
    }),
    lists: (master.lists ?? []).map((narrows) => extraList(master, narrows)),
    create: call(master, 'POST', calls.create, `${title}: add`, {
      body: master.fields,
      answer: row,
    }),
    update: call(master, 'PUT', calls.update, `${title}: edit`, {
      partial: true,
      body: { ...without(master.fields, [master.key]), versi: versiSeen },
      answer: row,
    }),
    delete: call(master, 'DELETE', calls.delete, `${title}: delete`, {
      ...(master.chain ? {} : { portal: 'cabang' }),
    }),
    history: call(
      master,
      'GET',
      `${calls.list}/riwayat/{${master.key}}`,
      `${title}: history of a row`,
      past,
    ),
    changes: call(master, 'GET', `${calls.list}/riwayat`, `${title}: every change, newest first`, {
      query: riwayatQuery,
      ...past,
    }),
    impor: call(
      master,
      'POST',
      `${calls.list}/impor`,
      `${title}: rows of a spreadsheet, looked at or (simpan) saved, all or none`,
      {
        upload: true,
        body: { simpan: yes({ label: 'Simpan' }) },
        answer: group(imporFields),
      },
    ),
  }
}
