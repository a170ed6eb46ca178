import { formatBerat, formatPersen } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { mulDiv } from '#kernel/rounding'
import { list, maybe, row, text, whole, type ShapeOf } from '#kernel/shape'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import { sebagianDari, type Sebagian } from './manual.rules.ts'

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

/**
 * What comes back bears its part of fine weight and cost; the rest is lost with the grams. Within
 * the tolerance of the scale it may read more, and then nothing is missing (as of bags, ADR 0305).
 * @throws Refusal at berat_terima where more came back than went
 */
export function kembaliDari(
  { isi }: Pick<CuciManualKini, 'isi'>,
  berat: number,
  toleransi: number,
): Sebagian {
  const [keluar] = isi.gerak
  if (!keluar) throw new RangeError('a lot without goods')
  if (berat > isi.berat + toleransi)
    throw refusedField('berat_terima', 'Berat Terima Melebihi {{berat}} gr Yang Dikirim', {
      berat: formatBerat(isi.berat),
    })
  return sebagianDari(keluar, Math.min(berat, isi.berat))
}

/**
 * Any waste is agreed to by somebody else and told why, as of bags; he reads where it is above what
 * this goldsmith may lose by this work.
 * @param batas hundredths of a percent of what was sent
 * @throws Refusal at alasan_susut without a reason
 */
export function perluSusutManual(
  { isi, nomor }: Pick<CuciManualKini, 'isi' | 'nomor'>,
  { kotor }: Sebagian['susut'],
  [batas, alasan]: readonly [number, string | null],
) {
  if (kotor === 0) return []
  if (!alasan)
    throw refusedField('alasan_susut', '{{field}} Tidak Boleh Kosong', { field: 'Sebab Susut' })
  const lewat = kotor > mulDiv(isi.berat, batas, 100_00, 'down')
  return [
    {
      kategori: 'SUSUT_CUCI_MANUAL' as const,
      sebelum: {
        [nomor]: `${formatBerat(isi.berat)} gr`,
        ...(lewat ? { 'Batas Susut (%)': formatPersen(batas) } : {}),
      },
      sesudah: {
        Susut: `${formatBerat(kotor)} gr`,
        ...(lewat ? { 'Batas Susut (%)': formatPersen(mulDiv(kotor, 100_00, isi.berat)) } : {}),
      },
      keterangan: alasan,
    },
  ]
}
