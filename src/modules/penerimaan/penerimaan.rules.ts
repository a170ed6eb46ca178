import type { RowOf } from '#kernel/field'
import { Refusal, refusedField } from '#kernel/refusal'
import type { BarisBarang } from '#modules/stok/tambah-barang.rules'
import type { barisTerima } from './penerimaan.ts'

export type BarisTerima = RowOf<typeof barisTerima>

/** A piece that did not come, or weighs something else than was sent. Weights in mg. */
export interface SelisihTerima {
  readonly baris: number // of the delivery note, from 1
  readonly nama_barang: string
  readonly berat_kirim: number
  readonly berat_terima: number // 0: not there
}

/** A delivery against its note. */
export interface HasilTerima {
  readonly diterima: readonly BarisBarang[]
  readonly selisih: readonly SelisihTerima[]
  readonly pcs_kirim: number
  readonly berat_kirim: number
}

/**
 * What of a delivery note came, and where it differs. A difference is explained.
 * @throws Refusal
 */
export function terimaDari(lines: readonly BarisTerima[], keterangan: string | null): HasilTerima {
  const diterima = lines.filter((line) => line.diterima)
  if (diterima.length === 0) throw new Refusal('Belum Ada Barang Yang Diterima')
  const selisih = lines.flatMap((line, at) => {
    const berat_terima = line.diterima ? line.berat : 0
    return berat_terima === line.berat_kirim
      ? []
      : [
          {
            baris: at + 1,
            nama_barang: line.nama_barang,
            berat_kirim: line.berat_kirim,
            berat_terima,
          },
        ]
  })
  if (selisih.length > 0 && keterangan === null)
    throw refusedField('keterangan', 'Ada {{jumlah}} Selisih, Keterangan Harus Diisi', {
      jumlah: selisih.length,
    })
  return {
    diterima,
    selisih,
    pcs_kirim: lines.length,
    berat_kirim: lines.reduce((sum, { berat_kirim }) => sum + berat_kirim, 0),
  }
}

/**
 * Goods on consignment are somebody's, and what is owed for each is known before it is sold.
 * @throws Refusal
 */
export function checkKonsinyasi(
  supplier: string | null,
  pieces: readonly { readonly harga_pokok: number }[],
): void {
  if (supplier === null)
    throw refusedField('supplier', '{{field}} Tidak Boleh Kosong', { field: 'Supplier' })
  const tanpa = pieces.findIndex(({ harga_pokok }) => harga_pokok === 0)
  if (tanpa >= 0)
    throw refusedField(`baris.${tanpa}.harga_pokok`, '{{field}} Tidak Boleh Kosong', {
      field: 'Harga Pokok',
    })
}
