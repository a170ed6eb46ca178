import type { Plugin } from 'vite'

/**
 * What only the server reads of a definition stays out of the page: the line for OpenAPI and the
 * example that the tests walk with. There are hundreds of each, and all of them stood in what every
 * page waits for.
 */
const onlyOnServer = [
  /^ *summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm,
  /^ *contoh: \{[^{}]*\},\n/gm,
]

export const serverWords: Plugin = {
  name: 'server-words',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  transform: {
    filter: { id: /\/src\/modules\/.*\.ts$/ },
    handler: (code) => ({
      code: onlyOnServer.reduce((rest, pattern) => rest.replaceAll(pattern, ''), code),
      map: null,
    }),
  },
}
