import { write } from '#kernel/ledger'
import { Refusal } from '#kernel/refusal'
import type { NotaTercatat } from '#modules/kunjungan/batal.rules'
import { gerakBarang } from '#modules/stok/buku'
import { kantongBuku } from './buku.ts'
import { gerakBatalBeli, type BarangKembali } from './pembelian.effects.ts'

/**
 * SPEC 4, 8: yesterday's purchases cannot be cancelled, a cancelled one not again; DOMAIN 4: what
 * became of a bought piece or of its bag since (sold again, in the safe, melted) is cancelled
 * first. Nobody is asked to approve what cannot be.
 * @throws Refusal
 */
export function checkBatalBeli(beli: NotaTercatat, tglSystem: string): void {
  const { nomor, status } = beli
  if (status === 'BATAL')
    throw new Refusal('Pembelian {{nomor}} Sudah Dibatalkan', { params: { nomor } })
  if (status !== 'VALID')
    throw new Refusal('Pembelian {{nomor}} Belum Divalidasi', { params: { nomor } })
  if (beli.tgl_system !== tglSystem) throw new Refusal('Tidak Dapat Membatalkan Pembelian Kemarin')
  const gone = beli.barang.find(
    (piece) => piece.status !== 'DIBELI' || piece.id_pemegang !== beli.id,
  )
  if (gone)
    throw new Refusal('Barang {{kode_barcode}} Sudah Diolah Atau Dijual Lagi', {
      params: { kode_barcode: gone.kode_barcode },
    })
  const used = beli.kantong.find(({ tempat }) => tempat !== 'PEMBELIAN')
  if (used)
    throw new Refusal('Kantong {{kode_kantong}} Sudah Disetor Atau Diolah', {
      params: { kode_kantong: used.kode_kantong },
    })
}

/** Our pieces are the customer's again, held by the sale they were sold with; no bag is left. */
export const bukuBatalNota = ({ barang, id }: NotaTercatat) => [
  write(
    gerakBarang,
    gerakBatalBeli(
      barang.flatMap((piece): BarangKembali[] =>
        piece.id_asal === null ? [] : [{ ...piece, id_asal: piece.id_asal }],
      ),
    ),
  ),
  write(kantongBuku, [{ id, batal: true }]),
]
