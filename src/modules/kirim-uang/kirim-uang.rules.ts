import { refusedField } from '#kernel/refusal'

/** What was counted of a bag. Whole rupiah. */
export interface Hitungan {
  readonly terhitung: number
  readonly selisih: number // counted less sent: negative is missing
}

/**
 * What is received of what was sent.
 * @param terhitung as counted; null: all of it
 * @throws Refusal at `alasan` for a difference without a reason
 */
export function hitungTerima(
  dikirim: number,
  { alasan, terhitung }: { readonly alasan: string | null; readonly terhitung: number | null },
): Hitungan {
  const ada = terhitung ?? dikirim
  const selisih = ada - dikirim
  if (selisih !== 0 && !alasan)
    throw refusedField('alasan', '{{field}} Tidak Boleh Kosong', { field: 'Alasan Selisih' })
  return { terhitung: ada, selisih }
}
