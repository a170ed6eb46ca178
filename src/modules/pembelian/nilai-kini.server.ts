import { Refusal } from '#kernel/refusal'
import { halanganBeli } from './asal.rules.ts'
import { faktaBeli, muatPembelian, type PembacaBeli } from './muat.server.ts'
import { hargaPembelian } from './pembelian.rules.ts'

/** One of our pieces that a customer has, as its nota says. */
export interface MilikPelanggan {
  readonly nama_barang: string
  readonly no_faktur_jual: string
  readonly tgl_nota: string
  readonly berat: number // mg
  readonly kadar_cetak: string
  readonly harga_nota: number
  /** What the shop pays for it today, in good condition and with its nota; null: it cannot say. */
  readonly nilai_kini: number | null
}

/**
 * Pieces that were sold, and what buying them back would cost today by the rules of the counter:
 * each by itself, as heavy as its nota says, whole, with the nota.
 */
export async function nilaiKini(
  ctx: PembacaBeli,
  barcode: readonly string[],
): Promise<MilikPelanggan[]> {
  if (barcode.length === 0) return []
  const termuat = await muatPembelian(ctx, barcode)
  const facts = faktaBeli(ctx, termuat, { nilai_jual: 0, koreksi: false, alasan: null })
  const baik = termuat.kondisi.find(({ jenis_kondisi }) => jenis_kondisi === 'BAIK')
  const nilai = (kode_barcode: string, berat_kotor: number): number | null => {
    if (!baik || halanganBeli(kode_barcode, facts.barang.get(kode_barcode), false)) return null
    const kosong = { nama_barang: null, kode_group: null, kode_dept: null, foto: null }
    const uji = { kadar_uji: null, cara_uji: null, potong_batu: null, harga_setuju: null }
    const utuh = { nota_hilang: false, belum_dipakai: false, batu_hilang: false }
    const line = { ...kosong, ...uji, ...utuh, kode_barcode, berat_kotor }
    try {
      const { kode_kondisi } = baik
      return hargaPembelian([{ ...line, kode_kondisi }], null, facts)[0]?.harga ?? null
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }
  return barcode.flatMap((kode_barcode) => {
    const asal = facts.barang.get(kode_barcode)?.asal
    if (!asal) return []
    const { berat, harga_total, kadar_cetak, nama_barang, no_faktur_jual, tgl_nota } = asal
    const nota = { nama_barang, no_faktur_jual, tgl_nota, berat, kadar_cetak }
    return [{ ...nota, harga_nota: harga_total, nilai_kini: nilai(kode_barcode, berat) }]
  })
}
