import pg from 'pg'

/**
 * The database cannot be reached, or went away in mid-work. It is unknown whether a write that was
 * under way took effect: the caller repeats it with its idempotency key. HTTP answers 503.
 */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  constructor(cause: unknown) {
    super(`Koneksi ke database terputus: ${describe(cause)}`, { cause })
  }
}

/** The disk of the database is full: nothing can be written until somebody makes room. */
export class DatabaseFull extends Error {
  override readonly name = 'DatabaseFull'
  constructor(cause: unknown) {
    super('Disk server penuh: data tidak dapat disimpan sampai ada ruang lagi.', { cause })
  }
}

/** So many long reads are under way that another one has to be asked for again later. */
export class ReadersFull extends Error {
  override readonly name = 'ReadersFull'
}

/** The caller has gone: what was read for him is given up, and no answer is sent. */
export class AskerGone extends Error {
  override readonly name = 'AskerGone'
}

/**
 * A refusal that one of our own SQL functions raised on purpose: SQLSTATE KN001 to KN999,
 * message = a stable code, detail = the parameters of its sentence as JSON.
 */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal'
  readonly sqlstate: string
  readonly code: string
  readonly parameters: Readonly<Record<string, unknown>>
  constructor(error: pg.DatabaseError) {
    super(error.message, { cause: error })
    this.sqlstate = error.code ?? ''
    this.code = error.message
    this.parameters = parametersOf(error.detail)
  }
}

function parametersOf(detail: string | undefined): Record<string, unknown> {
  if (!detail) return {}
  try {
    const value: unknown = JSON.parse(detail)
    return typeof value === 'object' && value !== null ? { ...value } : { nilai: value }
  } catch {
    return { nilai: detail }
  }
}

function describe(cause: unknown): string {
  if (cause instanceof AggregateError && cause.errors.length > 0) return describe(cause.errors[0])
  return cause instanceof Error ? cause.message : String(cause)
}

/**
 * Codes of the socket and of the name service that mean: the server is not there, or not any more.
 */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EHOSTDOWN',
  'ENETDOWN',
  'ECONNABORTED',
])

/**
 * Class 08 is a connection failure; 57P01 to 57P05 a shutdown, a crash, a start in progress, a
 * dropped database, an idle session ended; 53300 no connection left.
 */
const awayStates = /^(08...|57P0[1-5]|53300)$/

export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (error instanceof pg.DatabaseError) return awayStates.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string') return socketCodes.has(error.code)
  return /^Connection terminated|not queryable|^timeout expired|server did not respond/i.test(
    error.message,
  )
}

/** What the layers above see: away, full, refused by our own rules, or the error itself. */
export function translateError(error: unknown): unknown {
  if (error instanceof DatabaseAway || error instanceof DatabaseRefusal) return error
  if (isAway(error)) return new DatabaseAway(error)
  if (error instanceof pg.DatabaseError && error.code === '53100') return new DatabaseFull(error)
  if (error instanceof pg.DatabaseError && /^KN\d{3}$/.test(error.code ?? '')) {
    return new DatabaseRefusal(error)
  }
  return error
}

/** Whether a connection can be used again after a statement ended with this error. */
export function leavesConnectionSound(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.severity === 'ERROR' &&
    !isAway(error) &&
    // A plan that outlived the function it was made for: only a fresh connection forgets it.
    error.code !== '0A000' &&
    error.code !== '26000'
  )
}
