import { useEffect } from 'react'
import { callFile } from '#web/call'
import { hurufNota } from './rancang.calls.ts'

const nama = 'Nota Kencana'
const dimuat = new Set<boolean>()

/** Loads the letters of the papers; without them the screen shows its own, as wide. */
export function useHurufNota(): void {
  useEffect(() => {
    for (const tebal of [false, true]) {
      if (dimuat.has(tebal)) continue
      dimuat.add(tebal)
      void (async () => {
        try {
          const { blob } = await callFile(hurufNota, { query: { tebal } })
          const huruf = new FontFace(nama, await blob.arrayBuffer(), {
            weight: tebal ? '700' : '400',
          })
          document.fonts.add(await huruf.load())
        } catch {
          dimuat.delete(tebal)
        }
      })()
    }
  }, [])
}
