import { useEffect } from 'react'
import type { Screen } from '#kernel/screen'
import { branchNow } from './branch.tsx'
import { createStore } from './store.tsx'

/** How this person uses a screen. */
export interface Use {
  readonly path: string
  readonly kali: number // how often the user worked in it
  readonly terakhir: number // ms; 0 = never
  readonly favorit: boolean
}

/** What has just changed; the part that stores it for the person watches this. */
export type UseChange =
  | { readonly path: string; readonly opened: true }
  | { readonly path: string; readonly star: boolean }

/** The screens that this person uses or starred, as the server stores them. */
export const uses = createStore<readonly Use[]>([])
export const lastChange = createStore<UseChange | undefined>(undefined)

export const usageOf = (all: readonly Use[], path: string): Use =>
  all.find((one) => one.path === path) ?? { path, kali: 0, terakhir: 0, favorit: false }

const put = (next: Use): void =>
  uses.set([...uses.get().filter(({ path }) => path !== next.path), next])

/** Passing through a screen is not using it. */
const stay = 2000

/** Counts the screen when the user stays in it. Inside a branch nothing is counted. */
export function useCounted(screen: Screen | undefined): void {
  const path = screen?.menu === undefined ? undefined : screen.path
  useEffect(() => {
    if (path === undefined || branchNow() !== undefined) return
    const timer = setTimeout(() => {
      const known = usageOf(uses.get(), path)
      put({ ...known, kali: known.kali + 1, terakhir: Date.now() })
      lastChange.set({ path, opened: true })
    }, stay)
    return () => clearTimeout(timer)
  }, [path])
}

export function star(path: string, on: boolean): void {
  put({ ...usageOf(uses.get(), path), favorit: on })
  lastChange.set({ path, star: on })
}

/** The last ones first. */
export const recent = (all: readonly Use[]): Use[] =>
  all.filter(({ terakhir }) => terakhir > 0).toSorted((one, other) => other.terakhir - one.terakhir)
