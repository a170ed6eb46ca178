import { permataKah, type Berbatu } from '#modules/berlian/batu.rules'
import type { KertasJual } from './nota/isian-jual.ts'

/**
 * Which paper a sale is printed on (SPEC 6: PRINT_NOTA_BERLIAN_MODULE; ADR 0086). With the module
 * one that sells diamonds has a paper of its own, and so has one that sells nothing but gold; each
 * sale has exactly one. Without it all are the same.
 */
export function kertasUntuk(lines: readonly Berbatu[], notaBerlian: boolean): KertasJual {
  if (!notaBerlian) return 'JUAL'
  if (lines.some(permataKah)) return 'BERLIAN'
  return lines.every(({ kode_kategori }) => kode_kategori === 'EMAS') ? 'EMAS' : 'JUAL'
}
