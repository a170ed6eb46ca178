import type { RowOf } from '#kernel/field'
import { formatPersen } from '#kernel/figures'
import { refusedField } from '#kernel/refusal'
import { row, whole, list, type ShapeOf } from '#kernel/shape'
import { petaAkun } from '#modules/akuntansi/jurnal.rules'
import { beratMurni } from '#modules/stok/barang.rules'
import type { barisHutangAwal } from './saldo-awal-supplier.ts'

type Masuk = RowOf<typeof barisHutangAwal>

/** What muat_saldo_awal_supplier answers. */
export const dasarHutangAwal = row({
  akun: petaAkun,
  kadar: list(row({ kadar: whole, kadar_eod: whole })),
})
type Dasar = ShapeOf<typeof dasarHutangAwal>

/** A line with its fine gold; of a debt in money alone kadar is 0. Rupiah, mg. */
export interface HutangAwal {
  readonly masuk: Masuk
  readonly kadar: number
  readonly kotor: number
  readonly murni: number
  readonly jumlah: number
}

/**
 * @param hari the business date: no receipt is younger
 * @throws Refusal at the line: gold has its kadar, weight and value, and something is owed
 */
export const hutangAwal = (
  baris: readonly Masuk[],
  { kadar: semua }: Pick<Dasar, 'kadar'>,
  hari: string,
): HutangAwal[] =>
  baris.map((masuk, index) => {
    const { berat, kadar, nilai, tgl_nota, uang } = masuk
    const refuse = (field: string, text: string, params = {}): never => {
      throw refusedField(`baris.${index}.${field}`, text, params)
    }
    const kosong = (field: string, label: string): never =>
      refuse(field, '{{field}} Tidak Boleh Kosong', { field: label })
    if (tgl_nota > hari) refuse('tgl_nota', '{{field}} Tidak Valid', { field: 'Tanggal Nota' })
    const emas = kadar !== null || (berat ?? 0) > 0 || nilai > 0
    if (!emas && uang === 0) kosong('uang', 'Hutang Uang')
    if (emas && kadar === null) kosong('kadar', 'Kadar')
    if (emas && !berat) kosong('berat', 'Berat')
    if (emas && nilai === 0) kosong('nilai', 'Nilai Hutang Emas')
    const kotor = berat ?? 0
    const eod = semua.find((one) => one.kadar === kadar)?.kadar_eod
    if (emas && eod === undefined)
      refuse('kadar', 'Kadar EOD Untuk Kadar {{kadar}} Belum Diisi', {
        kadar: formatPersen(kadar ?? 0),
      })
    return {
      ...{ masuk, kotor, kadar: kadar ?? 0 },
      ...{ murni: beratMurni(kotor, eod ?? 0), jumlah: uang + nilai },
    }
  })
