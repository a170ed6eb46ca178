/** The pattern of ILIKE for text that holds what was typed, sign by sign; '%%' for nothing. */
export const likeOf = (typed: string | null): string =>
  `%${(typed ?? '').trim().replace(/[%_\\]/g, '\\$&')}%`
