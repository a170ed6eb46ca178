/** A figure of sales is below zero where a koreksi takes a sale of an earlier day back. */
export const bolehKurang = { min: -999_999_999_999 } as const
