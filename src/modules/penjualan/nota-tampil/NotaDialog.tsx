import { Button } from 'antd'
import { useState } from 'react'
import { Key, useKeys } from '#web/keys'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { NotaTerbuka } from '../../nota/NotaTerbuka.tsx'
import { useCetakNota } from '../use-cetak-nota.tsx'
import { useCetakSlip } from '../use-cetak-slip.tsx'
import { KertasLain } from './KertasLain.tsx'
import { KoreksiDialog } from './KoreksiDialog.tsx'
import { RiwayatNota } from './RiwayatNota.tsx'
import { TampilNota } from './TampilNota.tsx'
import { useNota, type IsiNota } from './use-nota.tsx'

interface NotaProps {
  readonly nota: IsiNota
}

/** DOMAIN 4: a note of today may be corrected. */
function Koreksi({ nota }: NotaProps) {
  const t = useWords()
  const [buka, setBuka] = useState(false)
  const { tgl_system } = useShell().toko
  const boleh = nota.status === 'VALID' && nota.tgl_system === tgl_system
  useKeys([{ key: 'F6', label: 'Koreksi', run: () => setBuka(true), off: !boleh }])
  return (
    <>
      {boleh ? (
        <Button onClick={() => setBuka(true)}>
          {t('Koreksi')} <Key>F6</Key>
        </Button>
      ) : null}
      {buka ? <KoreksiDialog nota={nota} onClose={() => setBuka(false)} /> : null}
    </>
  )
}

/** The slip of the exchange that the note is part of. */
function SlipTukar({ nota }: NotaProps) {
  const t = useWords()
  const slip = useCetakSlip()
  const tukar = nota.status === 'VALID' && nota.notabeli.length > 0
  const cetak = (): void => void slip.cetak(nota.no_faktur_group, nota.cetak_slip > 0)
  useKeys([{ key: 'F8', label: 'Slip Tukar', run: cetak, off: !tukar }])
  return (
    <>
      {tukar ? (
        <Button onClick={cetak}>
          {t('Slip Tukar')} <Key>F8</Key>
        </Button>
      ) : null}
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
      onClose={onClose}
    />
  )
}
