import { Button, Modal } from 'antd'
import { useState } from 'react'
import { paragraph } from '#kernel/field'
import { Key, KeyLayer, useKeys } from '#web/keys'
import { Refused } from '#web/page/Refused'
import { useWords } from '#web/words'
import { useCetakNota } from '../use-cetak-nota.tsx'
import { AlasanDialog } from './AlasanDialog.tsx'
import { TampilNota } from './TampilNota.tsx'
import { useNota } from './use-nota.tsx'

/** Why a nota is printed again; it stands with the print (DOMAIN 5). */
const alasanCetak = paragraph({
  label: 'Alasan Cetak Ulang',
  required: 'Alasan Cetak Ulang Tidak Boleh Kosong',
  max: 200,
})

interface Props {
  readonly nomor: string
  readonly onClose: () => void
}

function Isi({ nomor, onClose }: Props) {
  const t = useWords()
  const { data: nota, error, refetch } = useNota(nomor)
  const cetakNota = useCetakNota()
  const [reason, setReason] = useState(false)
  const printed = (nota?.cetak ?? 0) > 0
  const can = nota?.status === 'VALID'
  const print = (alasan: string | null): void => {
    setReason(false)
    void cetakNota.cetak([nomor], alasan).then(() => refetch())
  }
  const ask = (): void => (printed ? setReason(true) : print(null))
  useKeys([
    { key: 'F9', label: printed ? 'Cetak Ulang' : 'Cetak Nota', run: ask, off: !can },
    { key: 'Esc', label: 'Tutup', run: onClose },
  ])
  return (
    <>
      <div className="nota-lihat">
        {error ? <Refused error={error} onRetry={refetch} /> : null}
        {nota ? <TampilNota nota={nota} /> : null}
      </div>
      <div className="dialog-buttons">
        <Button onClick={onClose}>
          {t('Tutup')} <Key>Esc</Key>
        </Button>
        <Button type="primary" autoFocus disabled={!can} onClick={ask}>
          {t(printed ? 'Cetak Ulang' : 'Cetak Nota')} <Key>F9</Key>
        </Button>
      </div>
      {reason ? (
        <AlasanDialog
          title={t('Cetak Ulang {{nomor}}', { nomor })}
          saveLabel={t('Cetak Ulang')}
          field={alasanCetak}
          busy={false}
          onSave={print}
          onClose={() => setReason(false)}
        />
      ) : null}
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
