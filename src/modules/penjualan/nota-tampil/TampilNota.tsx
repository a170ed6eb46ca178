import { BarisNota } from './BarisNota.tsx'
import { KepalaNota } from './KepalaNota.tsx'
import { TabelPembayaran } from '../../pembayaran/TabelPembayaran.tsx'
import type { IsiNota } from './use-nota.tsx'
import '../../../web/document/opened.css'

/** A whole note: head, lines with their calculation, payments. */
export function TampilNota({ nota }: { readonly nota: IsiNota }) {
  return (
    <div className="nota">
      <BarisNota nota={nota} />
      <aside className="nota-sisi">
        <KepalaNota nota={nota} />
        <TabelPembayaran pembayaran={nota.pembayaran} />
      </aside>
    </div>
  )
}
