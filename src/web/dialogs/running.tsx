/** A long process that the server drives: 'Sedang Mengirim Data' and the like (SPEC 2). */
export interface Running {
  readonly title: string // in the reader's language
  readonly percent?: number
  /** How many bytes have come of what nobody knows the length of. */
  readonly bytes?: number
  /** How many rows have passed, and of how many, where that is known. */
  readonly rows?: number | undefined
  readonly of?: number | undefined
  /** Gives it up. */
  readonly onCancel?: () => void
}
