import { Refusal } from '#kernel/refusal'
import { halanganBeli, type NotaAsal } from './asal.rules.ts'
import type { BarisBeliMasuk, FaktaBeli } from './barang-beli.rules.ts'
import { kondisiAwal } from './kondisi-awal.rules.ts'
import { faktaBeli, muatPembelian, type PembacaBeli } from './muat.server.ts'
import { hargaPembelian } from './pembelian.rules.ts'

/** A piece that a customer has, with its note, and what the shop would pay for it today. */
export interface Milik {
  readonly asal: NotaAsal
  readonly nilai: number | null // null: it cannot say, or would refuse it
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

/**
 * Pieces that were sold, and what they would be bought back for today, by the rules of the counter:
 * each by itself. One that the counter would refuse (its nota was reported lost) has no value.
 */
export async function nilaiMilik(ctx: PembacaBeli, barcode: readonly string[]): Promise<Milik[]> {
  if (barcode.length === 0) return []
  const termuat = await muatPembelian(ctx, barcode)
  const facts = faktaBeli(ctx, termuat, { nilai_jual: 0, koreksi: false, alasan: null })
  const dipilih = termuat.kondisi
    .filter(({ aktif }) => aktif)
    .toSorted((one, other) => (one.kode_kondisi < other.kode_kondisi ? -1 : 1))
  const awal = kondisiAwal(dipilih)
  return barcode.flatMap((kode) => {
    const piece = facts.barang.get(kode)
    if (!piece?.asal) return []
    const { asal } = piece
    const boleh = awal && !halanganBeli(kode, piece, false)
    return [{ asal, nilai: boleh ? nilaiOf(utuh(asal, awal.kode_kondisi), facts) : null }]
  })
}
