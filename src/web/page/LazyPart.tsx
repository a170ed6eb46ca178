import { createElement, lazy, Suspense, useMemo, type ReactNode } from 'react'
import type { Lazy } from '../module.tsx'

interface Props<P> {
  readonly part: Lazy<P>
  readonly given: P
}

/** A part of a screen that is fetched when it is first shown. */
export function LazyPart<P extends object>({ given, part }: Props<P>): ReactNode {
  const Part = useMemo(() => lazy(async () => ({ default: await part() })), [part])
  return <Suspense fallback={null}>{createElement(Part, given)}</Suspense>
}
