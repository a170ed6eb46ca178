/** What to say when there is no browser. */
export const noChromium: string

/**
 * The path of a Chromium or Chrome on this machine, or undefined. CHROMIUM decides if it is set.
 */
export function findChromium(): string | undefined

/** The same with all that belongs to a browser: a viewer of PDF, a dialog that prints. */
export function findWholeChromium(): string | undefined

/**
 * Installs, on Debian as root, what is missing of Debian's Chromium, its shell and fonts for all
 * six languages; true when a whole browser is there.
 */
export function prepareChromium(): boolean
