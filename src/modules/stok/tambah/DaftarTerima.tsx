import { History } from '#web/document/History'
import { tambahBarang } from '../tambah-barang.ts'

/** Earlier receipts, beside the table of the present one. */
export const DaftarTerima = ({ onClose }: { readonly onClose: () => void }) => (
  <History title="Riwayat Tambah Data Barang" document={tambahBarang} onClose={onClose} />
)
