import { call } from '#web/call'
import type { Hit } from '#web/module'
import { CallError } from '#web/request'
import { alamatBarang } from './alamat-barang.ts'
import { cariBarang, satuBarang } from './data-barang.calls.ts'

interface Ditemukan {
  readonly kode_barcode: string
  readonly nama_barang: string
  readonly status: string
  readonly kode_gudang: string | null
  readonly kode_baki: string | null
}

/**
 * A whole barcode of a piece that is sold, missing or gone for another reason: its story can still
 * be opened.
 */
async function keluar(typed: string, signal: AbortSignal): Promise<readonly Ditemukan[]> {
  const kode_barcode = typed.trim().toUpperCase()
  if (!/^[A-Z0-9-]{4,30}$/.test(kode_barcode)) return []
  try {
    return [(await call(satuBarang, { params: { kode_barcode } }, { signal })).data]
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return []
    throw error
  }
}

/**
 * Pieces for the search of the header: pieces in the shop by any word, pieces that left by their
 * barcode.
 */
export async function cari(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const { data } = await call(cariBarang, { query: { q: typed, limit: 8 } }, { signal })
  const found: readonly Ditemukan[] = data.length > 0 ? data : await keluar(typed, signal)
  return found.map((one) => ({
    key: one.kode_barcode,
    title: one.nama_barang,
    text: [one.kode_barcode, one.kode_gudang ?? one.status, one.kode_baki]
      .filter(Boolean)
      .join(' · '),
    icon: 'ring',
    path: alamatBarang(one.kode_barcode),
  }))
}
