/** What a screen may want to load again: the kind of thing (a document, a master, a book). */
export interface Change {
  readonly jenis: string
  readonly [fact: string]: unknown
}
export type Facts = Readonly<Record<string, unknown>>

/**
 * News for signed-in screens. Everything here is sent after the commit, in batches and without
 * waiting: a lost line costs a reload, never a document.
 */
export interface Live {
  /** To every screen of the shop: event `berubah` {jenis, kode_toko, ...}. */
  changed(kodeToko: string, change: Change): void
  /** To every screen of one user: an event of its own (an approval asked, a progress). */
  tell(userId: string, event: string, facts: Facts): void
  /**
   * The shop's settings, name or business date have changed: every server forgets what it kept of
   * them. `settings`: the screens ask for a reload too (`setting-berubah`, SPEC 4).
   */
  shopChanged(kodeToko: string, what: 'settings' | 'toko'): void
}

/** For commands that run without listeners (the sample chain, the audit). */
export const silent: Live = {
  changed: () => undefined,
  tell: () => undefined,
  shopChanged: () => undefined,
}
