import { History } from '#web/document/History'
import { tambahBarang } from '../tambah-barang.ts'

/** What was received before, beside the table of what is being received; today's may be undone. */
export const DaftarTerima = ({ onClose }: { readonly onClose: () => void }) => (
  <History
    title="Riwayat Tambah Data Barang"
    document={tambahBarang}
    batal={tambahBarang.commands.batal}
    akibat="Barang, emas dan jurnal dibalik; barcodenya tidak dipakai lagi."
    onClose={onClose}
  />
)
