import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { phrases } from './phrases.vite.ts'

const root = path.resolve(import.meta.dirname, '..')
const app = path.join(root, 'src/modules/anggota/app')

/** The app's own files, its styles among them, and its library. */
const effects =
  /src[\\/](?:anggota\.tsx|modules[\\/]anggota[\\/]app)|[\\/]node_modules[\\/]preact[\\/]/

const textOf = (file: { readonly source: string | Uint8Array }): string =>
  typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)

/** Its styles come inside the page: for 4 KB, one way less before the first paint. */
const styles: Plugin = {
  name: 'anggota-styles',
  enforce: 'post',
  generateBundle(_, bundle) {
    const html = bundle['index.html']
    if (html?.type !== 'asset') this.error('There is no page to put the styles into.')
    const link = /<link rel="stylesheet"[^>]* href="\/anggota\/([^"]+)"[^>]*>/
    const [tag = '', name = ''] = link.exec(textOf(html)) ?? []
    const css = bundle[name]
    if (css?.type !== 'asset') this.error('The page names no styles.')
    const inside = `<style nonce="__NONCE__">${textOf(css).trim()}</style>`
    html.source = textOf(html).replace(tag, () => inside)
    delete bundle[name]
  },
}

/** The service worker learns which files the page has, and a mark that changes with them. */
const worker: Plugin = {
  name: 'anggota-worker',
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle)
      // What reads a QR is fetched by whoever points a camera at one.
      .filter((name) => name.startsWith('assets/') && !name.startsWith('assets/decode-'))
      .toSorted()
    const html = bundle['index.html']
    const text = readFileSync(path.join(app, 'sw.js'), 'utf8')
    const page = html?.type === 'asset' ? textOf(html) : ''
    const mark = createHash('sha256')
      .update(JSON.stringify([files, page, text]))
      .digest('hex')
      .slice(0, 12)
    const list = JSON.stringify(files.map((name) => `/anggota/${name}`))
    this.emitFile({
      type: 'asset',
      fileName: 'sw.js',
      source: text.replace('__FILES__', list).replace('__MARK__', mark),
    })
  },
}

/**
 * The members' app is a build of its own (docs/adr/0347): in one build with the page it would share
 * files with it, and bring the house to a customer's telephone.
 */
export const anggotaBuild: UserConfig = {
  root: app,
  base: '/anggota/',
  publicDir: path.join(app, 'public'),
  plugins: [phrases(), styles, worker],
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: path.join(root, 'dist/web/anggota'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The kernel does nothing by itself: what nobody names of it stays away.
      treeshake: { moduleSideEffects: (id) => effects.test(id) },
    },
  },
}
