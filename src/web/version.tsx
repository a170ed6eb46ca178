/** The version of the program that this page was built from. */
export const clientVersion = String(import.meta.env['VERSI'])
