import { daftarTambahBarang } from '../tambah-barang.calls.ts'
import { BatalTerimaDialog } from './BatalTerimaDialog.tsx'
import { LaciRiwayat } from './LaciRiwayat.tsx'

/** What was received before, beside the table of what is being received; today's may be undone. */
export const DaftarTerima = ({ onClose }: { readonly onClose: () => void }) => (
  <LaciRiwayat
    judul="Riwayat Tambah Data Barang"
    list={daftarTambahBarang}
    kunci="terima"
    renderBatal={(nomor, tutup) => <BatalTerimaDialog nomor={nomor} onClose={tutup} />}
    onClose={onClose}
  />
)
