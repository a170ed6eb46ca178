import type { Level } from './right.ts'

/** The two module switches of SPEC 4 ('Date active'). */
interface DateSwitches {
  readonly owner: boolean
  readonly spv: boolean
}

/**
 * SPEC 4, 'Date active': true where only today's business date may be used; false where this level
 * may enter an earlier one. Owner-only allows OWN, SU, MU; supervisor-only SPV, SU, MU; both all
 * four.
 */
export function isDateActive(level: Level, { owner, spv }: DateSwitches): boolean {
  if (level === 'SU' || level === 'MU') return !owner && !spv
  return !((level === 'OWN' && owner) || (level === 'SPV' && spv))
}
