/** The levels of SPEC 6. */
export const levels = ['OWN', 'SPV', 'SU', 'MU', 'KASIR', 'DEV'] as const
export type Level = (typeof levels)[number]

/**
 * Who may do something. `screen`: whoever may open one of these screens (the server refuses the
 * call exactly when the menu hides the screen); `level`: these levels only; `user`: everybody who
 * is signed in, and with `early` also a user who must first change a password that somebody gave
 * him.
 */
export type Right =
  | { readonly kind: 'public'; readonly crowd?: boolean }
  | { readonly kind: 'user'; readonly early?: boolean }
  | { readonly kind: 'screen'; readonly paths: readonly string[] }
  | { readonly kind: 'level'; readonly levels: readonly Level[] }

export const anyone: Right = { kind: 'public' }
/** The same for customers: however often they call, the staff at that address is let in. */
export const guests: Right = { kind: 'public', crowd: true }
export const signedIn: Right = { kind: 'user' }
/** What a user may do before he has chosen a password of his own, and nothing else. */
export const arriving: Right = { kind: 'user', early: true }
export const whoSees = (...paths: readonly string[]): Right => ({ kind: 'screen', paths })
export const only = (...allowed: readonly Level[]): Right => ({ kind: 'level', levels: allowed })
/** No person has this right: servers of the chain use it with each other (Endpoint.portal). */
export const servers: Right = only()

/** A node of the access tree (SPEC 3: akses), at most three levels deep. */
export interface AksesNode {
  readonly path: string
  readonly is_show: boolean
  readonly children?: readonly AksesNode[]
}

/** What the rights function needs to know of a person. */
export interface Person {
  readonly level: Level
  readonly akses: readonly AksesNode[]
}

/**
 * A flag that reserves a screen for these levels while it is on, for nobody where there are none.
 * For others the screen does not exist; a call of it says why, where there is a sentence.
 */
export interface Reserved {
  readonly flag: string
  readonly levels: readonly Level[]
  readonly says?: string // a phrase
}

/** A screen as far as rights are concerned. */
export interface Gate {
  readonly path: string
  readonly levels?: readonly Level[] // only these levels, whatever the tree says
  readonly everybody?: boolean //      it is for every person: no tree takes it away
  readonly when?: string //            a flag that must be on
  readonly reserved?: Reserved
}

/** Whatever their trees say. */
export const seesAll: readonly Level[] = ['SU', 'OWN']

/** True when the tree shows the path, up to three levels deep (SPEC 6). */
export function shownIn(akses: readonly AksesNode[], path: string, depth = 3): boolean {
  if (depth === 0) return false
  return akses.some(
    (node) => node.is_show && (node.path === path || shownIn(node.children ?? [], path, depth - 1)),
  )
}

/**
 * May this person open the screen? (The flag is checked separately: off means not found, not
 * forbidden.)
 */
export function maySee(person: Person, gate: Gate): boolean {
  if (gate.everybody) return true
  if (gate.levels) return gate.levels.includes(person.level)
  return seesAll.includes(person.level) || shownIn(person.akses, gate.path)
}

/** Is the screen hidden from this level by a flag that reserves it for others (SPEC 6)? */
export const isReserved = (
  level: Level,
  { reserved }: Gate,
  isOn: (flag: string) => boolean,
): boolean => reserved !== undefined && isOn(reserved.flag) && !reserved.levels.includes(level)

/** May this person do what the right guards? `gates` finds a screen by its path. */
export function mayDo(
  person: Person | undefined,
  right: Right,
  gates: (path: string) => Gate | undefined,
): boolean {
  if (right.kind === 'public') return true
  if (!person) return false
  if (right.kind === 'user') return true
  if (right.kind === 'level') return right.levels.includes(person.level)
  return right.paths.some((path) => {
    const gate = gates(path)
    return gate !== undefined && maySee(person, gate)
  })
}
