import { formatBerat } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import type { GerakManual } from './manual.rules.ts'

const gerak = row({
  ...{ kode_baki: text, kode_group: text, kode_dept: text, kode_gudang: text, kadar: whole },
  ...{ qty: whole, berat: whole, murni: whole, nilai: whole, dibaca: maybe(whole) },
})

/** A lot as muat_cuci_manual answers it: what went, with its fine weight and cost. */
export const cuciManualKini = row({
  ...{ id: text, nomor: text, status: text, versi: whole, akun: petaAkun },
  isi: row({ kode_tukang: text, proses: text, berat: whole, gerak: list(gerak) }),
})
export type CuciManualKini = ShapeOf<typeof cuciManualKini>

/** What came back of a lot, and what did not: mg, whole rupiah. */
export interface Kembali {
  readonly masuk: GerakManual
  readonly susut: { readonly kotor: number; readonly murni: number }
  readonly rugi: number
}

/**
 * What comes back bears its part of fine weight and cost; the rest is lost with the grams.
 * @throws Refusal at berat_terima where more came back than went
 */
export function kembaliDari({ isi }: Pick<CuciManualKini, 'isi'>, berat: number): Kembali {
  const [keluar] = isi.gerak
  if (!keluar) throw new RangeError('a lot without goods')
  if (berat > isi.berat)
    throw refusedField('berat_terima', 'Berat Terima Melebihi {{berat}} gr Yang Dikirim', {
      berat: formatBerat(isi.berat),
    })
  const bagian = (semua: number): number => mulDiv(0 - semua, berat, isi.berat)
  const [murni, nilai] = [bagian(keluar.murni), bagian(keluar.nilai)]
  return {
    masuk: { ...keluar, dibaca: null, qty: 0 - keluar.qty, berat, murni, nilai },
    susut: { kotor: isi.berat - berat, murni: 0 - keluar.murni - murni },
    rugi: 0 - keluar.nilai - nilai,
  }
}

/**
 * Who must agree to a waste above what this goldsmith may lose by this work.
 * @param batas hundredths of a percent of what was sent
 */
export function perluSusutManual(
  { isi, nomor }: Pick<CuciManualKini, 'isi' | 'nomor'>,
  { kotor }: Kembali['susut'],
  [batas, alasan]: readonly [number, string | null],
) {
  if (kotor <= mulDiv(isi.berat, batas, 100_00, 'down')) return []
  return [
    {
      kategori: 'SUSUT_CUCI_MANUAL' as const,
      sebelum: { [nomor]: `${formatBerat(isi.berat)} gr` },
      sesudah: { Susut: `${formatBerat(kotor)} gr` },
      ...(alasan === null ? {} : { keterangan: alasan }),
    },
  ]
}
