/** The sentence to print when there is no browser. */
export const noChromium: string

/**
 * The path of a Chromium or Chrome on this machine, or undefined. CHROMIUM decides if it is set.
 */
export function findChromium(): string | undefined

/** The same for a whole browser, with a PDF viewer and a print dialog. */
export function findWholeChromium(): string | undefined

/**
 * On Debian, as root, installs what is missing of Debian's Chromium, its shell and the fonts for
 * all six languages; true when a whole browser is there.
 */
export function prepareChromium(): boolean
