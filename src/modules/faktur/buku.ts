/** Rows for the books, by book: a posting writes each book once, so the sides of a visit join. */
export type BarisBuku = Readonly<Record<string, readonly object[]>>
