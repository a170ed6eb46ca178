import { createElement, lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react'
import type { Lazy } from '../module.tsx'

interface Props<P> {
  readonly part: Lazy<P>
  readonly given: P
}

/** A part that is loaded already is shown at once: a key that follows must not be lost. */
const here = new WeakMap<object, unknown>()

/** Loads a part before it is shown. */
export async function bring<P>(part: Lazy<P>): Promise<ComponentType<P>> {
  const one = await part()
  here.set(part, one)
  return one
}

const known = <P,>(part: Lazy<P>): ComponentType<P> | undefined =>
  here.get(part) as ComponentType<P> | undefined

/** A part of a screen that is fetched when it is first shown. */
export function LazyPart<P extends object>({ given, part }: Props<P>): ReactNode {
  const Part = useMemo(
    () => known(part) ?? lazy(async () => ({ default: await bring(part) })),
    [part],
  )
  return <Suspense fallback={null}>{createElement(Part, given)}</Suspense>
}
