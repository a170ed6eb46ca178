import { call } from '#web/call'
import type { Hit } from '#web/module'
import { alamatBarang } from './alamat-barang.ts'
import { cariBarang } from './data-barang.calls.ts'

/** Pieces, for the search of the header. */
export async function cari(typed: string, signal: AbortSignal): Promise<readonly Hit[]> {
  const { data } = await call(cariBarang, { query: { q: typed, limit: 8 } }, { signal })
  return data.map((one) => ({
    key: one.kode_barcode,
    title: one.nama_barang,
    text: [one.kode_barcode, one.kode_gudang, one.kode_baki].filter(Boolean).join(' · '),
    icon: 'ring',
    path: alamatBarang(one.kode_barcode),
  }))
}
