import { screensOfDocument, type Document } from './document.ts'
import type { Ledger } from './ledger.ts'
import { picturesFrozen, picturesOf, type PictureColumn, type PictureFolder } from './gambar.ts'
import type { Master } from './master.ts'
import { screenOfMaster } from './master.ts'
import type { Report } from './report.ts'
import type { Level } from './right.ts'
import { screenOfReport } from './report.ts'
import type { Screen } from './screen.ts'
import type { Settings } from './setting.ts'

/** The steps of closing a day, in the order in which a shop goes through them (DOMAIN 5). */
export const closingSteps = {
  NOTA: 'Nota dan Kwitansi',
  LACI: 'Laci dan Brankas',
  BANK: 'Kartu dan Bank',
  BARANG: 'Barang dan Emas',
  JALAN: 'Uang dan Barang Di Jalan',
  JANJI: 'Janji Pelanggan',
  LAIN: 'Lain-lain',
} as const
export type ClosingStep = keyof typeof closingSteps

/**
 * A line of a module in the closing of a day: its step, a phrase, and the screen where the user
 * deals with it.
 */
export interface ClosingLine {
  readonly step: ClosingStep
  readonly text: string
  readonly path?: string
  /** What the screen is filtered by. */
  readonly search?: Readonly<Record<string, string>>
}

/** The parts of home, in the order in which a morning is looked through. */
export const morningParts = {
  SAYA: 'Meja Saya',
  HASIL: 'Hasil Toko',
  EMAS: 'Harga Emas',
  TUNGGU: 'Menunggu Keputusan',
  JANJI: 'Janji Pelanggan',
  UANG: 'Uang',
  BARANG: 'Barang dan Emas',
  JALAN: 'Di Jalan',
  GANJIL: 'Perlu Diperiksa',
} as const
export type MorningPart = keyof typeof morningParts

/** How a figure in a sentence is written; one that is not named here is a plain number. */
export type FigureKind = 'rupiah' | 'selisih' | 'berat' | 'tanggal'

/** A line of a module on home: a phrase with figures, and the screen that it opens. */
export interface MorningLine {
  readonly part: MorningPart
  readonly text: string
  /** The screens that it may open: the first that this person has. None: he does not read it. */
  readonly paths: readonly string[]
  /** What the screen is filtered by. */
  readonly search?: Readonly<Record<string, string>>
  /** What the screen is filtered by from figures of the answer: filter -> figure. */
  readonly given?: Readonly<Record<string, string>>
  readonly levels?: readonly Level[] // for these only
  readonly when?: string //             a flag: off = not asked
  readonly figures?: Readonly<Record<string, FigureKind>>
  readonly tone?: 'bad' | 'wait'
  /** The line of the closing that says a part of the same: home has this one in its place. */
  readonly covers?: string
  /** It looks at weeks: asked after the others, which do not wait for it. */
  readonly slow?: boolean
}

/**
 * What a module knows about one person: a heading, a phrase with figures, and the screen where more
 * of it is found (docs/adr/0348).
 */
export interface PersonLine {
  /** From the top of the page. */
  readonly place: number
  readonly title: string
  readonly text: string
  /** The screens that its rows open in: the first that the reader has; none: not read. */
  readonly paths: readonly string[]
  readonly when?: string // a flag: off = not asked
  /** The document whose states its rows are in: `terbuka`, `jumlah`, `rp` follow from it. */
  readonly document?: string
  readonly figures?: Readonly<Record<string, FigureKind>>
  /** What the screen is filtered by from figures of the answer: filter -> figure. */
  readonly given?: Readonly<Record<string, string>>
  /** Its rows are not documents that the screen opens by their number. */
  readonly plain?: boolean
}

/** A phrase, and the list where what it counts is found. */
export interface PriceTouch {
  readonly text: string
  readonly path: string
}

/**
 * An area of the shop: what it needs and what it declares. A declaration runs no code. The module's
 * calls are those that its server half answers (ADR 0130).
 */
export interface Modul {
  readonly name: string
  readonly needs: readonly string[]
  readonly settings?: Settings
  readonly masters?: readonly Master[]
  readonly reports?: readonly Report[]
  readonly documents?: readonly Document[]
  readonly ledgers?: readonly Ledger[]
  readonly screens?: readonly Screen[]
  /** Folders of pictures that no field of a master or a document declares (SPEC 7). */
  readonly pictures?: Readonly<Record<string, PictureFolder>>
  /** Other columns that name pictures: a note keeps the photo of the piece that it sold. */
  readonly namesPictures?: readonly PictureColumn[]
  /** Kinds of approval this module asks for: kategori -> its words (SPEC 6). */
  readonly approvals?: Readonly<Record<string, string>>
  /**
   * Lines of the closing of a day by their code: what stops it (the SQL function
   * halangan_tutup_<code>), or what is worth knowing before it (perhatian_tutup_<code>). The phrase
   * holds the figures that the function answers.
   */
  readonly closing?: Readonly<Record<string, ClosingLine>>
  /**
   * What this module says on home, by its code: the SQL function pagi_<code>(shop, day, person)
   * answers the figures of the sentence, or null where there is nothing to say.
   */
  readonly morning?: Readonly<Record<string, MorningLine>>
  /**
   * What this module knows about a person, by its code: the SQL function profil_<code>(shop, rows
   * of the person there, his telephone numbers, day) answers {baris, figures}, or null.
   */
  readonly person?: Readonly<Record<string, PersonLine>>
  /**
   * What a gold price touches besides goods, by its code: the SQL function sentuh_harga_<code>
   * counts it before and after; who tries prices first reads the phrase and goes to the screen.
   */
  readonly priceTouches?: Readonly<Record<string, PriceTouch>>
  /** News that screens hear at which nobody is signed in (docs/adr/0353): what it is about. */
  readonly guestsHear?: readonly string[]
}

/** @throws Error where a line of home stands in the place of a line that is not there */
export function defineModule(modul: Modul): Modul {
  const { closing = {}, morning = {}, name } = modul
  for (const { covers } of Object.values(morning))
    if (covers !== undefined && !(covers in closing))
      throw new Error(`module ${name}: its closing has no line ${covers} to be covered`)
  return modul
}

/** The whole shop: every module's declarations side by side. */
export interface House {
  readonly modules: readonly Modul[]
  readonly masters: readonly Master[]
  readonly reports: readonly Report[]
  readonly documents: readonly Document[]
  readonly screens: readonly Screen[]
  readonly settings: Settings
  /** Every kind of approval and its words; two modules may ask for the same one. */
  readonly approvals: Readonly<Record<string, string>>
  /** The folders that pictures may be put into. */
  readonly pictures: ReadonlyMap<string, PictureFolder>
  /** Every column that names one. */
  readonly pictureColumns: readonly PictureColumn[]
  screen(path: string): Screen | undefined
  master(name: string): Master
}

const doubled = (what: string, names: readonly string[]): void => {
  const seen = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) throw new Error(`${what} ${name} is declared twice`)
    seen.add(name)
  }
}

/**
 * The modules, each after those that it needs; else by name.
 * @throws Error that names a module that is not there, or modules that need each other.
 */
export function inOrder(modules: readonly Modul[]): Modul[] {
  const byName = new Map(modules.map((modul) => [modul.name, modul]))
  const placed = new Set<Modul>()
  const place = (modul: Modul, way: readonly string[]): void => {
    if (placed.has(modul)) return
    if (way.includes(modul.name))
      throw new Error(`modules need each other: ${[...way, modul.name].join(' -> ')}`)
    for (const need of modul.needs.toSorted()) {
      const needed = byName.get(need)
      if (!needed) throw new Error(`module ${modul.name} needs ${need}, which does not exist`)
      place(needed, [...way, modul.name])
    }
    placed.add(modul)
  }
  for (const modul of modules.toSorted((a, b) => (a.name < b.name ? -1 : 1))) place(modul, [])
  return [...placed]
}

/** The folders of pictures: those of masters and modules, then what documents name besides. */
function picturesIn(modules: readonly Modul[]): (readonly [string, PictureFolder])[] {
  const declared = [
    ...picturesOf(modules.flatMap(({ masters = [] }) => masters)),
    ...modules.flatMap(({ pictures = {} }) => Object.entries(pictures)),
  ]
  const known = new Set(declared.map(([folder]) => folder))
  const whole = modules.flatMap(({ documents = [] }) => documents).filter(({ late }) => !late)
  const frozen = picturesFrozen(whole) // the page, which has the others, asks for none
  return [...declared, ...frozen.filter(([folder]) => !known.has(folder))]
}

const namesOf = (modules: readonly Modul[], part: 'morning' | 'person'): string[] =>
  modules.flatMap((modul) => Object.keys(modul[part] ?? {}))

/**
 * Puts the modules together and checks what can be checked over all of them only.
 * @throws Error that names the definition and says what to do.
 */
export function buildHouse(modules: readonly Modul[]): House {
  const masters = modules.flatMap((modul) => modul.masters ?? [])
  const reports = modules.flatMap((modul) => modul.reports ?? [])
  const documents = modules.flatMap((modul) => modul.documents ?? [])
  const screens = [
    ...modules.flatMap((modul) => modul.screens ?? []),
    ...masters.map(screenOfMaster),
    ...reports.map(screenOfReport),
    ...documents.flatMap(screensOfDocument),
  ]
  const settings: Settings = Object.assign({}, ...modules.map((modul) => modul.settings ?? {}))
  doubled(
    'the module',
    modules.map((modul) => modul.name),
  )
  doubled(
    'the master',
    masters.map((master) => master.name),
  )
  doubled(
    'the screen',
    screens.map((screen) => screen.path),
  )
  doubled(
    'the setting',
    modules.flatMap((modul) => Object.keys(modul.settings ?? {})),
  )
  const pictures = picturesIn(modules)
  doubled(
    'the folder of pictures',
    pictures.map(([folder]) => folder),
  )
  for (const document of documents)
    if (screensOfDocument(document).length > 0 && !document.list)
      throw new Error(`document ${document.name} has a screen, which needs its list`)
  for (const { path, reserved, when } of screens)
    for (const flag of [when, reserved?.flag])
      if (flag && !settings[flag])
        throw new Error(`screen ${path}: no module declares the flag ${flag}`)
  doubled('the line on home', namesOf(modules, 'morning'))
  doubled('the line about a person', namesOf(modules, 'person'))
  const byName = new Map(masters.map((master) => [master.name, master]))
  for (const master of masters)
    for (const [name, field] of Object.entries(master.fields))
      if (field.ref && !byName.has(field.ref.master))
        throw new Error(`master ${master.name}, field ${name}: no master ${field.ref.master}`)
  const byPath = new Map(screens.map((screen) => [screen.path, screen]))
  return {
    modules,
    masters,
    reports,
    settings,
    approvals: Object.assign({}, ...modules.map((modul) => modul.approvals ?? {})),
    screens,
    pictures: new Map(pictures),
    pictureColumns: [
      ...pictures.map(([, folder]) => folder),
      ...modules.flatMap((modul) => modul.namesPictures ?? []),
    ],
    documents,
    screen: (path) => byPath.get(path),
    master: (name) => {
      const found = byName.get(name)
      if (!found) throw new Error(`no master ${name}`)
      return found
    },
  }
}
