import { useLayoutEffect } from 'react'
import { commandsMean, useLayer } from '../keys.tsx'
import { createStore } from '../store.tsx'

/** The layer in which somebody asked what the command there would post (docs/adr/0299). */
let asked: number | undefined

/** The posting that the next command in this layer leads to only asks, whatever it asks before. */
export const askFirst = (layer: number): void => {
  asked = layer
}

/** Whether this posting only asks; the next one posts. */
export function takeAsked(): boolean {
  const only = asked !== undefined
  asked = undefined
  return only
}

// Whoever runs another command in that layer means it.
commandsMean((layer) => {
  if (asked !== undefined && layer <= asked) asked = undefined
})

const posting = createStore<readonly number[]>([])

/** Something posts in the layer where this stands. */
export function Posts() {
  const layer = useLayer()
  useLayoutEffect(() => {
    posting.set([...posting.get(), layer])
    return () => {
      const at = posting.get().indexOf(layer)
      posting.set(posting.get().toSpliced(at, 1))
    }
  }, [layer])
  return null
}

/** Whether something posts in this layer. */
export const usePosts = (): boolean => posting.use().includes(useLayer())
