import { useState } from 'react'
import { useShell } from '#web/session'
import { NotaTerbuka } from '../../nota/NotaTerbuka.tsx'
import { useCetakNota } from '../use-cetak-nota.tsx'
import { useCetakSlip } from '../use-cetak-slip.tsx'
import { KertasLain } from './KertasLain.tsx'
import { KoreksiDialog } from './KoreksiDialog.tsx'
import { RiwayatNota } from './RiwayatNota.tsx'
import { TampilNota } from './TampilNota.tsx'
import { useNota, waNota, type IsiNota } from './use-nota.tsx'
import { KeyButton } from '#web/KeyButton'

interface NotaProps {
  readonly nota: IsiNota
}

/** DOMAIN 4: a note of today may be corrected. */
function Koreksi({ nota }: NotaProps) {
  const [buka, setBuka] = useState(false)
  const { tgl_system } = useShell().toko
  const boleh = nota.status === 'VALID' && nota.tgl_system === tgl_system
  return (
    <>
      <KeyButton keyName="F6" label="Koreksi" run={() => setBuka(true)} shown={boleh} />
      {buka ? <KoreksiDialog nota={nota} onClose={() => setBuka(false)} /> : null}
    </>
  )
}

/** The slip of the exchange that the note is part of. */
function SlipTukar({ nota }: NotaProps) {
  const slip = useCetakSlip()
  const tukar = nota.status === 'VALID' && nota.notabeli.length > 0
  const cetak = (): void => void slip.cetak(nota.no_faktur_group, nota.cetak_slip > 0)
  return (
    <>
      <KeyButton keyName="F8" label="Slip Tukar" run={cetak} shown={tukar} />
      {slip.dialog}
    </>
  )
}

interface Props {
  readonly nomor: string
  readonly onClose: () => void
}

/** A sale opened from a list. */
export function NotaDialog({ nomor, onClose }: Props) {
  return (
    <NotaTerbuka
      nomor={nomor}
      nota={useNota(nomor)}
      cetak={useCetakNota()}
      renderIsi={(nota) => (
        <>
          <TampilNota nota={nota} />
          <RiwayatNota nomor={nomor} />
        </>
      )}
      renderTombol={(nota) => (
        <>
          <Koreksi nota={nota} />
          <KertasLain nota={nota} />
          <SlipTukar nota={nota} />
        </>
      )}
      wa={waNota}
      onClose={onClose}
    />
  )
}
