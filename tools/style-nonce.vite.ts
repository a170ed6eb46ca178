import type { Plugin } from 'vite'

/**
 * antd gives its nonce to its own styles, but not to two styles of its base library: the probe for
 * the width of a scrollbar (every Table) and the lock of the page behind a dialog. Our policy
 * refuses both, and the page shifts under every dialog. Here the one function that makes style
 * elements takes the page's nonce when it gets none.
 */
const made = /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/
const handed = /if \(csp\?\.nonce\) \{\s*styleNode\.nonce = csp\?\.nonce;\s*\}/
const always =
  'styleNode.nonce = csp?.nonce ?? ' +
  `document.querySelector('meta[property="csp-nonce"]')?.nonce ?? '';`

export const styleNonce: Plugin = {
  name: 'style-nonce',
  transform: {
    filter: { id: made },
    handler(code) {
      if (!handed.test(code)) {
        this.error(
          '@rc-component/util makes styles another way now: see tools/style-nonce.vite.ts.',
        )
      }
      return { code: code.replace(handed, always), map: null }
    },
  },
}
