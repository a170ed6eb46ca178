import { Refusal } from '#kernel/refusal'
import type { Context } from '#server/serve'
import type { BarangAsal, NotaAsal } from './asal.rules.ts'
import type { BarisBeliMasuk, FaktaBeli } from './barang-beli.rules.ts'
import { faktaBeli, muatPembelian } from './muat.server.ts'
import { hargaPembelian } from './pembelian.rules.ts'

/** A piece that a customer has, with its note, and what the shop would pay for it today. */
export interface Milik {
  readonly asal: NotaAsal
  readonly nilai: number | null // null: a price or a kadar is missing
}

/** It comes back as it went: the same weight, in good condition, with its note. */
const utuh = ({ berat, kode_barcode }: NotaAsal, kode_kondisi: string): BarisBeliMasuk => ({
  ...{ kode_barcode, nama_barang: null, kode_group: null, kode_dept: null, kode_kondisi },
  ...{ berat_kotor: berat, potong_batu: null, kadar_uji: null, cara_uji: null },
  ...{ nota_hilang: false, belum_dipakai: false, batu_hilang: false, foto: null },
  harga_setuju: null,
})

function nilaiOf(line: BarisBeliMasuk, facts: FaktaBeli): number | null {
  try {
    return hargaPembelian([line], null, facts)[0]?.harga ?? null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** What the pieces of a customer would be bought back for today, by the rules of the counter. */
export async function nilaiMilik(ctx: Context, barang: readonly BarangAsal[]): Promise<Milik[]> {
  if (barang.length === 0) return []
  const termuat = await muatPembelian(ctx, [])
  const kunjungan = { nilai_jual: 0, koreksi: false, alasan: null }
  const facts = faktaBeli(ctx, { ...termuat, barang: [...barang] }, kunjungan)
  const baik = [...facts.kondisi.values()].find((each) => each.jenis_kondisi === 'BAIK')
  return barang.flatMap(({ asal }) =>
    asal === null
      ? []
      : [{ asal, nilai: baik ? nilaiOf(utuh(asal, baik.kode_kondisi), facts) : null }],
  )
}
