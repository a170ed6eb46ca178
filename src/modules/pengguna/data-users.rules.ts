import { levels, type Level } from '#kernel/right'

/**
 * Who may give which level. SPV and OWN approve (SPEC 6), so only OWN gives these levels; any other
 * would have an approver whose password he knows (DOMAIN 7). Only OWN and SU may give their own
 * level.
 */
const gives: Readonly<Record<Level, readonly Level[]>> = {
  OWN: levels,
  SU: ['SU', 'MU', 'DEV', 'KASIR'],
  MU: ['KASIR'],
  DEV: ['KASIR'],
  SPV: ['KASIR'],
  KASIR: [],
}

/** A user may be managed by those who may give his level. */
export const mayManage = (level: Level, other: Level): boolean => gives[level].includes(other)
