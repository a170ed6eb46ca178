// Three builds: `vite build` makes the page (dist/web), `vite build --mode anggota` the members'
// app below it, `vite build --ssr` the server (dist/server).
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions, type Plugin, type UserConfig } from 'vite'
import { anggotaBuild } from './tools/anggota.vite.ts'
import { earlyPart, pageParts } from './tools/page-parts.ts'
import { phrases } from './tools/phrases.vite.ts'
import { lateDefinitions } from './tools/late-definitions.vite.ts'
import { lateSwitches } from './tools/late-switches.vite.ts'
import { programs } from './tools/program.vite.ts'
import { serverWords } from './tools/server-words.vite.ts'
import { styleNonce } from './tools/style-nonce.vite.ts'

const src = path.resolve(import.meta.dirname, 'src')
const manifest = readFileSync(path.resolve(import.meta.dirname, 'package.json'), 'utf8')

/**
 * The third of the three walls (after the compiler and the tidy test): a server file in the
 * page.
 */
const noServerFiles: Plugin = {
  name: 'no-server-files',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  async resolveId(id, from, options) {
    const found = await this.resolve(id, from, { ...options, skipSelf: true })
    const file = found === null ? '' : path.relative(src, found.id.replace(/\?.*$/, ''))
    if (file.endsWith('.server.ts') || file.startsWith(`server${path.sep}`)) {
      this.error(
        `${from ?? 'The page'} reads ${id}: a server file cannot run in the browser. ` +
          'Move what both sides need into a plain .ts file.',
      )
    }
    return found
  },
}

/** Files that do nothing by themselves, as definitions: what nobody names of them is left out. */
const idle =
  /[\\/](?:modules|kernel)[\\/].*\.ts(?:\?menu)?$|[\\/]@rc-component[\\/]form[\\/]es[\\/]index\.js$/

/** The page. Nothing in it needs an inline script, so that the security policy can forbid them. */
const page: BuildEnvironmentOptions = {
  outDir: 'dist/web',
  target: 'es2022',
  manifest: true,
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  cssCodeSplit: false,
  rolldownOptions: {
    // A call that no screen of a chunk imports is not in it, nor antd's own form, whose index every
    // input of antd asks for a context.
    treeshake: { moduleSideEffects: (id) => !idle.test(id) },
    output: { codeSplitting: { groups: pageParts, includeDependenciesRecursively: false } },
    preserveEntrySignatures: 'allow-extension',
  },
  chunkSizeWarningLimit: 2000,
}

/**
 * The server and its commands: each src/*.server.ts becomes dist/server/*.server.js. All chunks lie
 * flat beside them, so `../..` leads from any of them to the root, as it does from src/server.
 */
const server: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  target: 'node20',
  sourcemap: true,
  copyPublicDir: false,
  rolldownOptions: {
    input: readdirSync(src)
      .filter((name) => name.endsWith('.server.ts'))
      .map((name) => path.join(src, name)),
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
}

/**
 * Libraries of hundreds of small files, of which the server needs some, go into its own: reading
 * them one by one was a quarter of the time of a start. None looks for files beside itself.
 */
const bundled = ['i18next', 'kysely', 'zod']

const house = (isSsrBuild: boolean): UserConfig => ({
  publicDir: 'src/web/public',
  plugins: [
    lateDefinitions,
    lateSwitches,
    serverWords,
    react(),
    phrases(),
    programs(),
    noServerFiles,
    styleNonce,
    earlyPart,
  ],
  // The server puts a fresh nonce in the place of this word in every page that it sends.
  html: { cspNonce: '__NONCE__' },
  // The page tells its own version beside the server's (SPEC 2).
  define: { 'import.meta.env.VERSI': JSON.stringify(JSON.parse(manifest).version) },
  ssr: { noExternal: bundled },
  build: { emptyOutDir: true, ...(isSsrBuild ? server : page) },
})

export default defineConfig(({ isSsrBuild, mode }) =>
  mode === 'anggota' ? anggotaBuild : house(isSsrBuild === true),
)
