import { useShell } from '../session.tsx'
import './print.css'

/** Over a list that the browser prints: whose it is, who printed it, of which day. */
export function PrintHead() {
  const { toko, user } = useShell()
  return (
    <p className="print-head">
      <b>{toko.nama_toko}</b> · {toko.tgl_system} · {user.usere_name}
    </p>
  )
}
