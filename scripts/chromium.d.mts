/** What to say when there is no browser. */
export const noChromium: string

/**
 * The path of a Chromium or Chrome on this machine, or undefined. CHROMIUM decides if it is set.
 */
export function findChromium(): string | undefined

/** Installs Debian's Chromium with fonts for all six languages, where that is possible. */
export function installChromium(): string | undefined
