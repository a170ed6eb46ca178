import type { RowOf } from '#kernel/field'
import { bukuKoreksi } from '#modules/stok/koreksi-barang.effects'
import { akunStok, gramDari, type BarisGram } from '#modules/stok/gram.rules'
import type { revaluasiBuku } from './revaluasi.ts'
import { jumlahDari, type Dinilai } from './revaluasi.rules.ts'

/** Of what kadar, and what it counted and counts for. */
export interface Kadar {
  readonly kode_kadar: string
  readonly kadar: number
  readonly kadar_eod_dari: number
  readonly kadar_eod_ke: number
}

/** Each piece with what it counts for, before and after. */
export const bukuDinilai = (id: string, pieces: readonly Dinilai[], ke: number) =>
  pieces.flatMap(({ kini, murni }) =>
    bukuKoreksi(id, kini, {
      sebelum: { kadar_eod: kini.kadar_eod, murni: kini.murni },
      sesudah: { kadar_eod: ke, murni },
    }),
  )

/** No gold moves: what is fine of it goes to SUSUT, or comes from there (DOMAIN 2). */
export const gramDinilai = (id: string, pieces: readonly Dinilai[], kadar: number): BarisGram[] =>
  gramDari(
    id,
    pieces.map(({ kini, murni }) => ({
      dari: akunStok(kini.kode_gudang),
      ke: 'SUSUT',
      kadar,
      kotor: 0,
      murni: kini.murni - murni,
    })),
  )

export function bukuRevaluasi(
  id: string,
  kadar: Kadar,
  pieces: readonly Dinilai[],
): RowOf<typeof revaluasiBuku.entry> {
  const { murni_dari, murni_ke, pcs } = jumlahDari(pieces)
  return { id_dokumen: id, ...kadar, pcs, murni_dari, murni_ke }
}
