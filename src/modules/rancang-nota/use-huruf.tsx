import { useEffect } from 'react'
import { callFile } from '#web/call'
import { hurufNota } from './rancang.calls.ts'

/** How this page calls a font of the papers. */
export const keluarga = (huruf: string): string =>
  `'Nota ${huruf.replaceAll("'", '')}', 'Nota noto sans', sans-serif`
const dimuat = new Set<string>()

/** Loads the letters of the papers; without them the screen shows its own, as wide. */
export function useHurufNota(nama: readonly string[]): void {
  const semua = nama.join()
  useEffect(() => {
    for (const satu of semua.split(','))
      for (const tebal of [false, true]) {
        const kunci = `${satu} ${tebal}`
        if (dimuat.has(kunci)) continue
        dimuat.add(kunci)
        void muat(satu, tebal).catch(() => dimuat.delete(kunci))
      }
  }, [semua])
}

async function muat(nama: string, tebal: boolean): Promise<void> {
  const { blob } = await callFile(hurufNota, { query: { tebal, nama } })
  const weight = tebal ? '700' : '400'
  const huruf = new FontFace(`Nota ${nama}`, await blob.arrayBuffer(), { weight })
  document.fonts.add(await huruf.load())
}
