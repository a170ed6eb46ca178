import { History } from '#web/document/History'
import { tambahBarang } from '../tambah-barang.ts'

/** Earlier receipts, beside the table of the present one; one of today may be cancelled. */
export const DaftarTerima = ({ onClose }: { readonly onClose: () => void }) => (
  <History
    title="Riwayat Tambah Data Barang"
    document={tambahBarang}
    batal={tambahBarang.commands.batal}
    akibat="Barang, emas dan jurnal dibalik; barcodenya tidak dipakai lagi."
    onClose={onClose}
  />
)
