/** A code as people read it: underscores are spaces (SPEC 2, Parameter Akun). */
export const terbaca = (kode: string): string => kode.replaceAll('_', ' ')
