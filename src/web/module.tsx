import type { ComponentType } from 'react'
import type { Bantuan } from '#kernel/bantuan'
import type { Fields, Opened } from '#kernel/field'
import type { ApprovalAsked } from './document/approval-asked.tsx'
import type { House, Modul } from '#kernel/module'
import type { Level } from '#kernel/right'

/** A component that is fetched when it is first shown: () => import('./X.tsx').then((m) => m.X). */
export type Lazy<P = object> = () => Promise<ComponentType<P>>

/** How long what nobody waits for stays behind the page itself. */
const behindMs = 3_000

/**
 * A component that comes when the page has come: the first look does not wait for it. A line that
 * is lost meanwhile, or a server that is started again, breaks nothing: it comes when there is one.
 */
export const behind =
  <P,>(part: Lazy<P>): Lazy<P> =>
  async () => {
    for (;;) {
      await new Promise((go) => {
        setTimeout(go, behindMs)
      })
      const come = await part().catch(() => undefined)
      if (come) return come
    }
  }

/** What a master's own form gets (the second exit of ADR 0001). */
export interface MasterFormProps {
  /** The row to edit; undefined for a new one. */
  readonly row: Readonly<Record<string, unknown>> | undefined
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** What a module adds to a usual form: below a master's fields, beside a document's. */
export interface FormPartProps {
  readonly form: {
    readonly values: Readonly<Record<string, unknown>>
    readonly set: (name: string, value: unknown) => void
    /** The sentence at a field: of one without an input the part says it. */
    readonly errorOf: (name: string) => string | undefined
    readonly errorsUnder: (name: string) => Readonly<Record<string, string>>
  }
}

/** What a module's part of a field gets (Field.part). */
export interface FieldPartProps {
  readonly form: FormPartProps['form'] & {
    readonly fields: Fields
    readonly idOf: (name: string) => string
  }
  readonly name: string
}

/** What the paper of a document gets: it prints when it is shown, and says when it is done. */
export interface PaperProps {
  readonly nomor: string
  /** It follows the making of the document. */
  readonly first: boolean
  readonly onDone: () => void
}

/** What shows the notes on a document gets. */
export interface NotesProps {
  readonly nomor: string
}

/** One thing that the search of the header found besides screens: a note, a piece, a member. */
export interface Hit {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly icon: string
  readonly path: string // where it opens, with its search
}

/** Finds what was typed: asked while somebody types, given up when he goes on. */
export interface SearchSource {
  readonly title: string // the heading over its hits; a phrase
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly Hit[]>
}

/** A line in the user's menu: does something, or opens a dialog. */
export interface UserMenuEntry {
  readonly label: string
  readonly icon: string
  readonly levels?: readonly Level[] // for these only
  readonly run?: () => void | Promise<void>
  readonly dialog?: Lazy<{ readonly onClose: () => void }>
}

/** A part of the header for these levels only: a bell with what waits for them. */
export interface HeaderPart {
  readonly name: string
  readonly place: number // from the left
  readonly levels: readonly Level[]
  readonly part: Lazy
}

/** What a part gets to go on with a visit that the counter has just saved. */
export interface SavedProps {
  readonly nomor: string
  /** The visit is final: only what is under way is left to do. */
  readonly final: boolean
  /** The visit became final. */
  readonly onFinal: () => void
  /** The visit was withdrawn, to be changed. */
  readonly onWithdrawn: () => void
}

/** What asks another person for an approval. */
export interface ApprovalProps {
  readonly diminta: readonly ApprovalAsked[]
  readonly onApproved: (nomor: readonly string[]) => void
  readonly onClose: () => void
  /** Takes another figure that the approver offered. */
  readonly onTawaran?: (jumlah: number) => void
}

/** What shows a master's rows as others see them. */
export interface LookProps {
  readonly master: string
  readonly onClose: () => void
}

/** A branch that the head office may choose. */
export interface Branch {
  readonly kode_toko: string
  readonly nama_toko: string
}

/** The page's half of a module: what does not follow from its definitions. */
export interface WebModule {
  readonly modul: Modul
  /** Own screens by path. Masters and reports need none. */
  readonly screens?: Readonly<Record<string, Lazy>>
  /** Own forms by master (`own: 'form'`). */
  readonly forms?: Readonly<Record<string, Lazy<MasterFormProps>>>
  /** Parts below the fields of usual forms, by master. */
  readonly formParts?: Readonly<Record<string, Lazy<FormPartProps>>>
  /** How those for whom it is kept see what a master keeps, by master: F8 on its list. */
  readonly looks?: Readonly<Record<string, Lazy<LookProps>>>
  /** What stands over the list of a document's own screen, by its path. */
  readonly besides?: Readonly<Record<string, Lazy<FormPartProps>>>
  /** What asks for a field, over its input or instead of one, by the name that the field says. */
  readonly parts?: Readonly<Record<string, Lazy<FieldPartProps>>>
  /** The papers of documents that are drawn from their definitions, by document. */
  readonly papers?: Readonly<Record<string, Lazy<PaperProps>>>
  /** What people wrote about a document, below its card. */
  readonly notes?: Lazy<NotesProps>
  readonly search?: readonly SearchSource[]
  readonly userMenu?: readonly UserMenuEntry[]
  readonly header?: readonly HeaderPart[]
  /** What home shows before anything else, if there is something to show, by name. */
  readonly home?: Readonly<Record<string, Lazy>>
  /** What can be done at once about a line of home, by its code (Modul.morning). */
  readonly homeKeys?: Readonly<Record<string, Lazy>>
  /** The dialog that asks for an approval when a command needs one. */
  readonly approval?: Lazy<ApprovalProps>
  /** What can be done at once with a saved visit, by name. */
  readonly saved?: Readonly<Record<string, Lazy<SavedProps>>>
  /** The address behind a cell that opens a note or a piece (Field.open). */
  readonly opens?: Readonly<Partial<Record<Opened, (key: string) => string>>>
  /** The branches, for the pickers that only the head office sees (SPEC 2). */
  readonly branches?: (signal: AbortSignal) => Promise<readonly Branch[]>
  /** Runs while somebody is signed in; gives back how to stop. */
  readonly running?: () => () => void
}

export const defineWebModule = (side: WebModule): WebModule => side

/** All modules' sides together. */
export interface WebHouse {
  readonly house: House
  readonly screens: ReadonlyMap<string, Lazy>
  readonly forms: ReadonlyMap<string, Lazy<MasterFormProps>>
  readonly formParts: ReadonlyMap<string, Lazy<FormPartProps>>
  readonly looks: ReadonlyMap<string, Lazy<LookProps>>
  readonly besides: ReadonlyMap<string, Lazy<FormPartProps>>
  readonly parts: ReadonlyMap<string, Lazy<FieldPartProps>>
  readonly papers: ReadonlyMap<string, Lazy<PaperProps>>
  readonly notes: Lazy<NotesProps> | undefined
  readonly search: readonly SearchSource[]
  readonly userMenu: readonly UserMenuEntry[]
  readonly header: readonly HeaderPart[]
  readonly home: ReadonlyMap<string, Lazy>
  readonly homeKeys: ReadonlyMap<string, Lazy>
  readonly approval: Lazy<ApprovalProps> | undefined
  readonly saved: ReadonlyMap<string, Lazy<SavedProps>>
  readonly opens: Readonly<Partial<Record<Opened, (key: string) => string>>>
  readonly branches: (signal: AbortSignal) => Promise<readonly Branch[]>
  readonly running: readonly (() => () => void)[]
  /** More help than a screen's purpose, by its address: fetched when somebody asks. */
  readonly help: () => Promise<ReadonlyMap<string, Bantuan>>
}

const entriesOf = <V,>(records: readonly (Readonly<Record<string, V>> | undefined)[]) =>
  records.flatMap((record) => Object.entries(record ?? {}))

/**
 * Puts the sides together.
 * @throws Error when a side brings a screen or form that nobody declared.
 */
export function buildWebHouse(
  house: House,
  sides: readonly WebModule[],
  help: WebHouse['help'] = async () => new Map(),
): WebHouse {
  const screens = new Map(entriesOf(sides.map((side) => side.screens)))
  const forms = new Map(entriesOf(sides.map((side) => side.forms)))
  for (const path of screens.keys())
    if (house.screen(path) === undefined)
      throw new Error(`${path} has a component, but no module.ts declares the screen`)
  for (const name of forms.keys())
    if (house.master(name).own !== 'form')
      throw new Error(`master ${name} has a form of its own, but does not say own: 'form'`)
  return {
    house,
    help,
    screens,
    forms,
    formParts: new Map(entriesOf(sides.map((side) => side.formParts))),
    looks: new Map(entriesOf(sides.map((side) => side.looks))),
    besides: new Map(entriesOf(sides.map((side) => side.besides))),
    parts: new Map(entriesOf(sides.map((side) => side.parts))),
    papers: new Map(entriesOf(sides.map((side) => side.papers))),
    notes: sides.find((side) => side.notes)?.notes,
    search: sides.flatMap((side) => side.search ?? []),
    userMenu: sides.flatMap((side) => side.userMenu ?? []),
    header: sides.flatMap((side) => side.header ?? []).toSorted((a, b) => a.place - b.place),
    home: new Map(entriesOf(sides.map((side) => side.home))),
    homeKeys: new Map(entriesOf(sides.map((side) => side.homeKeys))),
    approval: sides.find((side) => side.approval)?.approval,
    saved: new Map(entriesOf(sides.map((side) => side.saved))),
    opens: Object.assign({}, ...sides.map((side) => side.opens ?? {})),
    branches: sides.find((side) => side.branches)?.branches ?? (async () => []),
    running: sides.flatMap((side) => side.running ?? []),
  }
}
