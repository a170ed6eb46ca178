declare module 'virtual:switches' {
  /** What each setting changes, in a sentence, by its key (late-switches.vite.ts). */
  export const switches: Readonly<Record<string, string>>
}
