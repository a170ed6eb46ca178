import { Button, Modal } from 'antd'
import { useState } from 'react'
import { Key, KeyLayer, useKeys } from '#web/keys'
import { Refused } from '#web/page/Refused'
import { useShell } from '#web/session'
import { useWords } from '#web/words'
import { useCetakSlip } from '../use-cetak-slip.tsx'
import { useCetakNota } from '../use-cetak-nota.tsx'
import { CetakanMenunggu } from './CetakanMenunggu.tsx'
import { KoreksiDialog } from './KoreksiDialog.tsx'
import { RiwayatNota } from './RiwayatNota.tsx'
import { TampilNota } from './TampilNota.tsx'
import { useNota } from './use-nota.tsx'

interface Props {
  readonly nomor: string
  readonly onClose: () => void
}

function Isi({ nomor, onClose }: Props) {
  const t = useWords()
  const { data: nota, error, refetch } = useNota(nomor)
  const cetakNota = useCetakNota()
  const printed = (nota?.cetak ?? 0) > 0
  const can = nota?.status === 'VALID'
  const label = printed ? 'Cetak Ulang' : 'Cetak Nota'
  const print = (): void => void cetakNota.cetak(nomor, printed)
  const contoh = (): void => void cetakNota.contoh(nomor)
  const slip = useCetakSlip()
  const tukar = can && nota.notabeli.length > 0
  const cetakSlip = (): void => {
    if (nota) void slip.cetak(nota.no_faktur_group, nota.cetak_slip > 0)
  }
  const [koreksi, setKoreksi] = useState(false)
  const { tgl_system } = useShell().toko
  const mayCorrect = can && nota.tgl_system === tgl_system
  useKeys([
    { key: 'F6', label: 'Koreksi', run: () => setKoreksi(true), off: !mayCorrect },
    { key: 'F7', label: 'Contoh Nota', run: contoh, off: !nota },
    { key: 'F8', label: 'Slip Tukar', run: cetakSlip, off: !tukar },
    { key: 'F9', label, run: print, off: !can },
    { key: 'Esc', label: 'Tutup', run: onClose },
  ])
  return (
    <>
      <div className="nota-lihat">
        {error ? <Refused error={error} onRetry={refetch} /> : null}
        {nota?.cetakan_menunggu && can ? (
          <CetakanMenunggu nota={nota} idCetak={nota.cetakan_menunggu} />
        ) : null}
        {nota ? <TampilNota nota={nota} /> : null}
        {nota ? <RiwayatNota nomor={nomor} /> : null}
      </div>
      <div className="dialog-buttons">
        <Button onClick={onClose}>
          {t('Tutup')} <Key>Esc</Key>
        </Button>
        {mayCorrect ? (
          <Button onClick={() => setKoreksi(true)}>
            {t('Koreksi')} <Key>F6</Key>
          </Button>
        ) : null}
        {tukar ? (
          <Button onClick={cetakSlip}>
            {t('Slip Tukar')} <Key>F8</Key>
          </Button>
        ) : null}
        <Button disabled={!nota} onClick={contoh}>
          {t('Contoh Nota')} <Key>F7</Key>
        </Button>
        <Button type="primary" autoFocus disabled={!can} onClick={print}>
          {t(label)} <Key>F9</Key>
        </Button>
      </div>
      {nota && koreksi ? <KoreksiDialog nota={nota} onClose={() => setKoreksi(false)} /> : null}
      {cetakNota.dialog}
      {slip.dialog}
    </>
  )
}

/** A note opened from a list: everything on it, and printing it. */
export function NotaDialog(props: Props) {
  return (
    <Modal
      open
      width={1120}
      title={props.nomor}
      footer={null}
      keyboard={false}
      onCancel={props.onClose}
    >
      <KeyLayer>
        <Isi {...props} />
      </KeyLayer>
    </Modal>
  )
}
