import { History } from '#web/document/History'
import { hancurBarang } from './hancur.ts'

/** What was destroyed before. */
export const RiwayatHancur = ({ onClose }: { readonly onClose: () => void }) => (
  <History title="Riwayat Hancur Barang" document={hancurBarang} onClose={onClose} />
)
