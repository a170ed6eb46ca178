import type { Level } from '#kernel/right'

const rank: Readonly<Record<Level, number>> = { OWN: 3, SU: 3, MU: 2, DEV: 2, SPV: 1, KASIR: 0 }

/**
 * Who may manage whom: OWN and SU everybody, the others only levels below their own. Otherwise a
 * supervisor could make himself a second one, and approve what he asked for (DOMAIN 7).
 */
export const mayManage = (level: Level, other: Level): boolean =>
  rank[level] === 3 || rank[level] > rank[other]
