import type { Endpoint } from '#kernel/endpoint'
import type { House } from '#kernel/module'
import { menus, type Screen } from '#kernel/screen'
import { isLost } from './request.tsx'

// The branch that the head office works in (DOMAIN 12). It belongs to this tab and ends with it.

const name = 'kencana.cabang'

function fromTab(): string | undefined {
  try {
    return sessionStorage.getItem(name) ?? undefined
  } catch {
    return undefined // a browser that forbids storage stays at home
  }
}

/** Read once: a change of branch loads the page again. */
const chosen = fromTab()

/** The branch that this tab works in; undefined = the own shop. */
export const branchNow = (): string | undefined => chosen

export function forgetBranch(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // see fromTab
  }
}

/**
 * Goes into a branch, or home. Everything is loaded anew, so that nothing of one shop is left in
 * another.
 */
export function goToBranch(kodeToko: string | undefined): void {
  if (kodeToko === undefined) forgetBranch()
  else sessionStorage.setItem(name, kodeToko)
  location.assign(kodeToko === undefined ? '/kerja-cabang' : '/home')
}

/** The base of a call's address (SPEC 7). Calls about the person himself stay at his own shop. */
export function baseOf({ inBranch, right }: Endpoint): string {
  const own = right.kind === 'public' || (right.kind === 'user' && right.early === true)
  return chosen === undefined || (own && !inBranch) ? '' : `/portal/${chosen}`
}

/** Masters and reports open inside a branch, and the screens that say so. */
const subMenus: readonly string[] = Object.values(menus)
export const opensInBranch = (
  { house }: { readonly house: House },
  { inBranch, path }: Screen,
): boolean =>
  inBranch === true ||
  subMenus.includes(path) ||
  house.masters.some((master) => master.path === path && !master.chain) ||
  house.reports.some((report) => report.path === path)

/**
 * The branch refuses the user or does not answer: the page goes home instead of waiting for ever.
 */
export function leaveLostBranch(error: unknown): boolean {
  if (chosen === undefined || !isLost(error)) return false
  goToBranch(undefined)
  return true
}
