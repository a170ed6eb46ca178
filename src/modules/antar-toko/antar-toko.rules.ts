import { Refusal, refusedField } from '#kernel/refusal'
import { text, whole } from '#kernel/shape'

/** A document of a pair as it stands, and how many others wait under its number (kiriman_toko). */
export const kirimanAntar = {
  ...{ id: text, nomor: text, status: text, versi: whole, sama: whole },
  ...{ asal: text, tujuan: text, no_reff: text, id_kirim: text, pengirim: text, tgl_kirim: text },
}

/**
 * Something goes to another shop.
 * @param tidakAda the sentence for a shop that cannot be reached from here
 * @throws Refusal at `tujuan`
 */
export function checkTujuan(
  tujuan: string,
  sini: string,
  rantai: readonly string[],
  tidakAda = 'Toko Tidak Ditemukan',
): void {
  if (tujuan === sini) throw refusedField('tujuan', 'Toko Tujuan Tidak Boleh Toko Sendiri')
  if (!rantai.includes(tujuan)) throw refusedField('tujuan', tidakAda)
}

/** Two shops may choose one number: it says too little then. @param sama how many wait under it */
export function checkSatu(sama: number): void {
  if (sama > 1)
    throw new Refusal('Ada {{sama}} Kiriman Dengan Nomor Ini, Pilih Dari Daftar', {
      params: { sama },
    })
}
