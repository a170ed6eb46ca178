import { Refusal } from '#kernel/refusal'
import type { NotaTercatat } from '#modules/kunjungan/batal.rules'
import type { Gerak } from '#modules/stok/buku'
import { gerakDari } from '#modules/stok/gerak.effects'

/**
 * SPEC 4: yesterday's sales cannot be cancelled, a cancelled one not again; DOMAIN 4: a piece that
 * was bought back or exchanged since can be neither cancelled nor bought again.
 * @throws Refusal
 */
export function checkBatal(sale: NotaTercatat, tglSystem: string): void {
  if (sale.status === 'BATAL')
    throw new Refusal('Penjualan {{nomor}} Sudah Dibatalkan', { params: { nomor: sale.nomor } })
  if (sale.status !== 'VALID')
    throw new Refusal('Penjualan {{nomor}} Belum Divalidasi', { params: { nomor: sale.nomor } })
  if (sale.tgl_system !== tglSystem) throw new Refusal('Tidak Dapat Membatalkan Penjualan Kemarin')
  const gone = sale.barang.find(
    (piece) => piece.status !== 'TERJUAL' || piece.id_pemegang !== sale.id,
  )
  if (gone)
    throw new Refusal('Barang {{kode_barcode}} Sudah Dibeli Kembali Atau Ditukar', {
      params: { kode_barcode: gone.kode_barcode },
    })
}

/** Sold pieces come back to their gudang and wait in KEMBALI until weighed and put into a tray. */
export const gerakKembali = (sale: NotaTercatat, id: string): Gerak[] =>
  sale.barang.map(({ berat, dari_gudang: kode_gudang, kode_barcode, murni }) => {
    const terjual = { kode_barcode, status: 'TERJUAL', id_pemegang: sale.id, berat, murni }
    return gerakDari(id, terjual, 'KEMBALI', { kode_gudang })
  })
