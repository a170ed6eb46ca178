import { Refusal, refusedField } from '#kernel/refusal'

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

/** Money goes to another shop. @throws Refusal at `tujuan` */
export function checkTujuan(tujuan: string, sini: string, rantai: readonly string[]): void {
  if (tujuan === sini) throw refusedField('tujuan', 'Toko Tujuan Tidak Boleh Toko Sendiri')
  if (!rantai.includes(tujuan)) throw refusedField('tujuan', 'Toko Tidak Ditemukan')
}

/** One reference means one bag of a shop. @throws Refusal at `no_reff` */
export function checkReferensi(dipakai: boolean): void {
  if (dipakai) throw refusedField('no_reff', 'No Referensi Sudah Dipakai')
}

/** Two shops may choose one number: it says too little then. @param sama how many wait under it */
export function checkSatu(sama: number): void {
  if (sama > 1)
    throw new Refusal('Ada {{sama}} Kiriman Dengan Nomor Ini, Pilih Dari Daftar', {
      params: { sama },
    })
}

/** @throws Refusal where the other shop did not let it go */
export function checkDilepas(told: { readonly ok: boolean; readonly message?: string }): void {
  if (!told.ok)
    throw new Refusal('Toko Tujuan Belum Melepas Uang Ini: {{kalimat}}', {
      params: { kalimat: told.message ?? '' },
    })
}
