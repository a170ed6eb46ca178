import { useEffect } from 'react'
import type { Picture, shapes } from './icon-shapes.tsx'
import { createStore } from './store.tsx'

export type IconName = keyof typeof shapes

const pictures = createStore<Readonly<Record<string, Picture>> | undefined>(undefined)
let asked = false

/** Fetches the pictures behind the first words; until they are here, each is a room of its size. */
async function bring(): Promise<void> {
  if (asked) return
  asked = true
  try {
    pictures.set((await import('./icon-shapes.tsx')).pictures)
  } catch {
    asked = false // the line is gone for a moment: the next picture asks again
  }
}

/** A picture beside words. The words say the same, so a screen reader skips the picture. */
export function Icon({
  name,
  spin = false,
}: {
  readonly name: string | undefined
  readonly spin?: boolean
}) {
  const all = pictures.use()
  const one = all?.[name ?? ''] ?? all?.['folder']
  useEffect(() => {
    void bring()
  }, [])
  return (
    <span className={spin ? 'anticon icon-spin' : 'anticon'} aria-hidden>
      <svg
        viewBox={one?.viewBox}
        fillRule={one?.rule}
        width="1em"
        height="1em"
        fill="currentColor"
        focusable="false"
      >
        {one?.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </span>
  )
}
