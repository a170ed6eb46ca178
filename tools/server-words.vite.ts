import type { Plugin } from 'vite'

/**
 * Parts of a definition that only the server reads stay out of the page: the line for OpenAPI and
 * the example that the tests use. There are hundreds of each, and every page had to wait for them.
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
