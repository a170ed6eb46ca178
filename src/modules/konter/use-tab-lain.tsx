import { useEffect, useState } from 'react'
import { randomId } from '#web/random-id'

const nama = 'kencana-draf'
const saya = randomId()

interface Kabar {
  readonly dari: string
  readonly id: string
  readonly tanya: boolean
}
const isKabar = (value: unknown): value is Kabar =>
  typeof value === 'object' && value !== null && 'dari' in value && 'id' in value

/** Whether the same draft lies on the counter of another tab of this browser. */
export function useTabLain(id: string): boolean {
  const [sama, setSama] = useState<string>()
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined
    const saluran = new BroadcastChannel(nama)
    // A channel has no target: it reaches this origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const kirim = (tanya: boolean): void => saluran.postMessage({ dari: saya, id, tanya })
    saluran.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isKabar(data) || data.dari === saya || data.id !== id) return
      setSama(id)
      if (data.tanya) kirim(false)
    })
    kirim(true)
    return () => saluran.close()
  }, [id])
  return sama === id
}
