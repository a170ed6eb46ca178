import { History } from '#web/document/History'
import { hancurBarang } from './hancur.ts'

/** What was destroyed before; today's may be undone. */
export const RiwayatHancur = ({ onClose }: { readonly onClose: () => void }) => (
  <History
    title="Riwayat Hancur Barang"
    document={hancurBarang}
    batal={hancurBarang.commands.batal}
    akibat="Semua barangnya kembali seperti sebelum dihancur."
    onClose={onClose}
  />
)
