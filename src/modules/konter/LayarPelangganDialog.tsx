import { LayarDialog } from '../layar/LayarDialog.tsx'

/** The screens that follow this counter: a second window, or a tablet that scans the code. */
export const LayarPelangganDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <LayarDialog jenis="PELANGGAN" onClose={onClose} />
)
