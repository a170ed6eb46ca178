import type { Endpoint } from '#kernel/endpoint'
import type { House } from '#kernel/module'
import { Refusal } from '#kernel/refusal'
import { isReserved, mayDo, type Right } from '#kernel/right'
import type { IsOn } from '#kernel/when'
import type { Toko } from '../serve.ts'
import type { SignedIn } from '../session/signed-in.ts'

/** The facts of a shop that decide who may do what. */
export interface GateFacts {
  readonly user: Pick<SignedIn, 'level' | 'akses' | 'wajib_ganti'>
  readonly toko: Toko
  readonly isOn: IsOn
}

const notFound = (): Refusal => new Refusal('Halaman Tidak Ditemukan', { code: 'E-TIDAK-ADA' })

/**
 * The screens of a right that exist for this person: the flag is on, screens of the head office
 * only there, not reserved for others.
 */
function screensHere(house: House, right: Right & { kind: 'screen' }, facts: GateFacts): string[] {
  return right.paths.filter((path) => {
    const screen = house.screen(path)
    if (!screen || (screen.pusat && !facts.toko.pusat)) return false
    const { isOn } = facts
    if (isReserved(facts.user.level, screen, isOn)) return false
    return !screen.when || isOn(screen.when)
  })
}

/** Why no screen of a right exists here: the sentence of a flag that took it away, or nothing. */
function nowhere(house: House, { paths }: { readonly paths: readonly string[] }, facts: GateFacts) {
  for (const path of paths) {
    const screen = house.screen(path)
    const says = screen?.reserved?.says
    if (screen && says && isReserved(facts.user.level, screen, facts.isOn)) return new Refusal(says)
  }
  return notFound()
}

/** Does the guard let this person through? For calls that answer a part to everybody. */
export function passes(house: House, right: Right, facts: GateFacts): boolean {
  try {
    checkGate(house, { right }, facts)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/**
 * The guard of a call: it lets through exactly what the menu shows and the screens open (SPEC 6,
 * DOMAIN 8).
 * @throws Refusal: not found when its module is off, forbidden without the right, or as long as
 * somebody else knows the password.
 */
export function checkGate(
  house: House,
  { right, when }: Pick<Endpoint, 'right' | 'when'>,
  facts: GateFacts,
): void {
  if (facts.user.wajib_ganti && !(right.kind === 'user' && right.early))
    throw new Refusal('Ganti Password Anda Dahulu', { code: 'E-SANDI' })
  if (when && !facts.isOn(when)) throw notFound()
  const here = right.kind === 'screen' ? screensHere(house, right, facts) : undefined
  if (right.kind === 'screen' && here?.length === 0) throw nowhere(house, right, facts)
  const allowed = here ? { ...right, paths: here } : right
  if (!mayDo(facts.user, allowed, (path) => house.screen(path)))
    throw new Refusal('Anda Tidak Memiliki Hak Akses', { code: 'E-HAK' })
}
