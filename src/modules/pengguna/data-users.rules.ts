import { levels, type Level } from '#kernel/right'

/**
 * Who may give which level. SPV and OWN approve (SPEC 6): whoever does not hold the highest of
 * them gives none of them, or he would have an approver whose password he knows (DOMAIN 7). Nobody
 * but OWN and SU makes another one of his own level.
 */
const gives: Readonly<Record<Level, readonly Level[]>> = {
  OWN: levels,
  SU: ['SU', 'MU', 'DEV', 'KASIR'],
  MU: ['KASIR'],
  DEV: ['KASIR'],
  SPV: ['KASIR'],
  KASIR: [],
}

/** Whoever has a level that this one may give may be managed, too. */
export const mayManage = (level: Level, other: Level): boolean => gives[level].includes(other)
