import { formatRupiah } from '#kernel/figures'
import type { Translate } from '#kernel/language'

/** Does a price move by more than the limit (hundredths of a percent; 0: none)? */
export const lewatBatas = (dari: number, ke: number, batas: number): boolean =>
  batas > 0 && dari > 0 && Math.abs(ke - dari) * 100_00 > dari * batas

/** Is gold bought dearer than it is sold? A group without a price is not sold yet. */
export const beliTerbalik = (beli: number, jual: number): boolean => jual > 0 && beli > jual

/** The sentence for gold that is bought dearer than it is sold; undefined otherwise. */
export const beliDiAtasJual = (
  t: Translate,
  kode_group: string,
  beli: number,
  jual: number,
): string | undefined =>
  beliTerbalik(beli, jual)
    ? t('Harga Beli Rp {{beli}} Di Atas Harga Jual Rp {{jual}} Group {{kode_group}}', {
        beli: formatRupiah(beli),
        jual: formatRupiah(jual),
        kode_group,
      })
    : undefined
