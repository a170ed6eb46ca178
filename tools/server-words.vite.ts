import type { Plugin } from 'vite'

/**
 * Parts of a definition that only the server reads stay out of the page: the line for OpenAPI, the
 * example that the tests use, the columns of a book, whose menu shows it at first, what is asked of
 * an approver, the lines of a closing and of a morning. There are hundreds of them, and every page
 * had to wait for them.
 */
const onlyOnServer = [
  /^ *summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm,
  /^ *contoh: \{[^{}]*\},\n/gm,
  /^ *initially: \[[^\]]*\],\n/gm,
  /^ *reckons: (?:\{[^{}]*\}|\[[^\]]*\]),\n/gm,
  /^ *mayAsk: \[[^\]]*\],\n/gm,
  /^ *authorise: '\w+',\n/gm,
  /^ {2}entry: \{\n(?: {4}.*\n)+ {2}\},\n/gm,
  /^ {2}(?:closing|morning|priceTouches): \{\n(?: {4}.*\n)+ {2}\},\n/gm,
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
