import { yes, type Fields, type RowOf } from './field.ts'
import type { Menu, Screen } from './screen.ts'
import type { FieldRefusal } from './refusal.ts'
import type { Level } from './right.ts'

/** A second GET for the same rows, which the SPEC names. */
export interface MasterList {
  readonly path: string
  readonly by?: string //      the column that {kode} or the query of the same name narrows
  readonly only?: Readonly<Record<string, string | boolean>> // fixed columns
  readonly without?: readonly string[] // columns left out (no pictures, no secrets)
}

/** The four calls of a master; paths are the SPEC's, literally. */
export interface MasterCalls {
  readonly list: string
  readonly create: string
  readonly update: string // with {key}
  readonly delete: string // with {key}
}

/** Sentences of a master that differ from those of the others (SPEC 8). */
export interface MasterSentences {
  readonly empty?: string
  readonly created?: string
  readonly updated?: string
  readonly deleted?: string
  readonly createFailed?: string
  readonly updateFailed?: string
  readonly deleteFailed?: string
}

/** A master: rows of a shop with a key that people type and choose. */
export interface Master<F extends Fields = Fields> {
  readonly name: string //          also the table's name
  readonly title: string
  readonly path: string //          the screen
  readonly key: string //           the field that is the key
  readonly shown: string //         the field that names a row in a choice
  readonly tells?: string //        the field that stands behind the name in a choice
  readonly fields: F
  readonly calls: MasterCalls
  readonly lists?: readonly MasterList[]
  readonly sentences?: MasterSentences
  readonly menu?: Menu
  readonly icon?: string
  readonly purpose?: string
  readonly initially?: readonly Level[]
  readonly when?: string
  readonly chain?: boolean //       rows of the whole chain, outside the wall (DOMAIN 9)
  readonly pusat?: boolean //       the screen is the head office's
  readonly levels?: readonly Level[] // only these ever open it
  readonly kept?: string //         no row is ever deleted: the sentence that says why
  readonly reloads?: true //        a save loads the whole page anew (SPEC 4: the splash screens)
  readonly fixed?: true //          its rows are there from the first day: none is added or deleted
  /** A rule over several fields; the refusal names the field. */
  rule?(row: RowOf<F>): FieldRefusal | undefined
  /** The master is kept, but the program does not read it yet. Its screen says so. */
  readonly unread?: true
  /** Columns for those who may open the screen only; others choose rows without seeing them. */
  readonly guarded?: readonly string[]
  readonly own?: 'form' //          the module's .tsx brings the form (an exit, HOUSE 3)
  readonly contoh: RowOf<F>
}

/**
 * The master is one that documents name: a row that is not used any more is switched off, not
 * deleted. New documents do not offer it; it stays valid in every old one.
 */
export const aktif = yes({
  label: 'Aktif',
  hint: 'Yang tidak aktif tidak dapat dipilih lagi; yang lama tetap memakainya',
  initial: true,
})

/** The usual four paths: X/get/all, X/create, X/update/{key}, X/delete/{key}. */
export const usualCalls = (base: string, key: string, list = `${base}/get/all`): MasterCalls => ({
  list,
  create: `${base}/create`,
  update: `${base}/update/{${key}}`,
  delete: `${base}/delete/{${key}}`,
})

type OwnFields<F> = {
  readonly key: keyof F & string
  readonly shown: keyof F & string
  readonly tells?: keyof F & string
}
export const defineMaster = <const F extends Fields>(master: Master<F> & OwnFields<F>): Master<F> =>
  master

/** What every list says unless the SPEC gives it other words (SPEC 2, 8). */
const usualSentences: Required<MasterSentences> = {
  empty: 'Tidak Ada Data',
  created: 'Data Berhasil Ditambahkan',
  updated: 'Data Berhasil Dirubah',
  deleted: 'Data Berhasil Di Hapus',
  createFailed: 'Terjadi Kesalahan Saat Mengirim Data',
  updateFailed: 'Terjadi Kesalahan Saat Mengirim Data',
  deleteFailed: 'Gagal Menghapus Data',
}

export const sentencesOf = (master: Master): Required<MasterSentences> => ({
  ...usualSentences,
  ...master.sentences,
})

/** The screen of a master, for the menu and for rights. */
export const screenOfMaster = (master: Master): Screen => ({
  path: master.path,
  title: master.title,
  menu: master.menu ?? 'utility',
  heading: 'Master',
  initially: master.initially ?? ['SPV', 'MU', 'DEV'],
  ...(master.icon ? { icon: master.icon } : {}),
  ...(master.purpose ? { purpose: master.purpose } : {}),
  ...(master.when ? { when: master.when } : {}),
  ...(master.pusat ? { pusat: true } : {}),
  ...(master.levels ? { levels: master.levels } : {}),
})
