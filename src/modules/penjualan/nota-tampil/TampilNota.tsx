import { BarisNota } from './BarisNota.tsx'
import { KepalaNota } from './KepalaNota.tsx'
import { PembayaranNota } from './PembayaranNota.tsx'
import type { IsiNota } from './use-nota.tsx'
import '../../faktur/nota.css'

/** A whole note: head, lines with their calculation, payments. */
export function TampilNota({ nota }: { readonly nota: IsiNota }) {
  return (
    <div className="nota">
      <BarisNota nota={nota} />
      <aside className="nota-sisi">
        <KepalaNota nota={nota} />
        <PembayaranNota nota={nota} />
      </aside>
    </div>
  )
}
