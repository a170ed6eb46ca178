/** What a screen may want to load again: the kind of thing (a document, a master, a book). */
export interface Change {
  readonly jenis: string
  readonly [fact: string]: unknown
}

/**
 * News for signed-in screens. Everything here is told after the commit, in batches and without
 * waiting: a lost line costs a reload, never a document.
 */
export interface Live {
  /** To every screen of the shop: event `berubah` {jenis, kode_toko, ...}. */
  changed(kodeToko: string, change: Change): void
  /** To every screen of one user: an event of its own (an approval asked, a progress). */
  tell(userId: string, event: string, facts: Readonly<Record<string, unknown>>): void
  /** To every screen of the shop: `setting-berubah`, which asks for a reload (SPEC 4). */
  settingsChanged(kodeToko: string): void
  /** Ends the connections of a session that is over. */
  disconnect(idSesi: string): void
}

/** For commands that run without listeners (the sample chain, the audit). */
export const silent: Live = {
  changed: () => undefined,
  tell: () => undefined,
  settingsChanged: () => undefined,
  disconnect: () => undefined,
}
