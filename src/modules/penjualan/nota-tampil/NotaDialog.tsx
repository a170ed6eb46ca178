import { Button, Modal } from 'antd'
import { Key, KeyLayer, useKeys } from '#web/keys'
import { Refused } from '#web/page/Refused'
import { useWords } from '#web/words'
import { useCetakNota } from '../use-cetak-nota.tsx'
import { CetakanMenunggu } from './CetakanMenunggu.tsx'
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
  useKeys([
    { key: 'F7', label: 'Contoh Nota', run: contoh, off: !nota },
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
      </div>
      <div className="dialog-buttons">
        <Button onClick={onClose}>
          {t('Tutup')} <Key>Esc</Key>
        </Button>
        <Button disabled={!nota} onClick={contoh}>
          {t('Contoh Nota')} <Key>F7</Key>
        </Button>
        <Button type="primary" autoFocus disabled={!can} onClick={print}>
          {t(label)} <Key>F9</Key>
        </Button>
      </div>
      {cetakNota.dialog}
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
